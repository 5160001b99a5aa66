import type { Role } from "#app/access/permissions.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import type { Account } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { countWork } from "#app/repair/assign/hand-over.server.ts";
import { PATH } from "./address.ts";

type Person = { id: string; role: Role; status: Account["status"] };

/** Where one goes on after somebody was changed: to the work that they cannot do any more, which somebody has to take, or back. */
export function afterChange(viewer: Viewer, { id, role, status }: Person, back: string): Promise<string> {
  return stillToHandOver(viewer, id, back, status === "Active" ? role : undefined);
}

/**
 * Where one goes on after something was done about somebody's work: to what is still theirs, or back. The work of a role that they are
 * at `work` in is not left behind.
 */
export async function stillToHandOver(viewer: Viewer, id: string, back: string, at?: string): Promise<string> {
  const page = `${PATH}/${id}/hand-over`;
  try {
    const work = await countWork(viewer, id);
    return work.repairs + work.accounts > 0 && work.role !== at ? page : back;
  } catch (error) {
    // Who is gone without a trace has no work. What was done is done, whatever else the count met: the page that asks again says it.
    return error instanceof Refusal && error.status === 404 ? back : page;
  }
}

/** Whether requests are given to people of this role. */
export function hasWork(role: Role): boolean {
  return role === "advisor" || role === "technician";
}
