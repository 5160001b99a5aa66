import type { Viewer } from "#app/access/viewer.server.ts";
import { countWork } from "#app/repair/hand-over.server.ts";
import { PATH } from "./address.ts";

/** Where one goes on after an advisor or a technician cannot sign in any more: to what is still theirs, or back. */
export async function afterLeaving(viewer: Viewer, { id, role }: { id: string; role: string }, back: string) {
  return hasWork(role) ? stillToHandOver(viewer, id, back) : back;
}

/** Where one goes on after something was done about somebody's work: to what is still theirs, or back. */
export async function stillToHandOver(viewer: Viewer, id: string, back: string): Promise<string> {
  // What was done is done: who is gone without a trace has no work, and a count that fails does not make the deed fail.
  const work = await countWork(viewer, id).catch(() => null);
  return work && work.repairs + work.accounts > 0 ? `${PATH}/${id}/hand-over` : back;
}

/** Whether requests are given to people of this role. */
export function hasWork(role: string): boolean {
  return role === "advisor" || role === "technician";
}
