import type { Viewer } from "#app/access/viewer.server.ts";
import { countWork } from "#app/repair/hand-over.server.ts";
import { PATH } from "./address.ts";

/** Where one goes on after an advisor or a technician cannot sign in any more: to what is still theirs, or back. Errors: as countWork. */
export async function afterLeaving(viewer: Viewer, { id, role }: { id: string; role: string }, back: string) {
  if (!hasWork(role)) return back;
  const { repairs, accounts } = await countWork(viewer, id);
  return repairs + accounts > 0 ? `${PATH}/${id}/hand-over` : back;
}

/** Whether requests are given to people of this role. */
export function hasWork(role: string): boolean {
  return role === "advisor" || role === "technician";
}
