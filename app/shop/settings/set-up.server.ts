import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { SET_UP_STEPS } from "#app/shop/settings/setting-values.ts";
import { doneInSetUp, writeSetting } from "#app/shop/settings/settings.server.ts";

/** The first admin is there: every step is left until it is done or put away. */
export function beginSetUp(tx: Transaction): Promise<void> {
  return writeSetting("setUpLeft", SET_UP_STEPS.join(" "), tx);
}

/** The last step has been looked at. Errors: 401, 403. */
export async function noteServicesSeen(viewer: Viewer): Promise<void> {
  requireMay(viewer, "settings.manage");
  await db.$transaction((tx) => doneInSetUp(tx, ["services"]));
}

/** The dashboard offers it no longer; all of it stands in Shop Settings. Errors: 401, 403. */
export async function putSetUpAway(viewer: Viewer): Promise<void> {
  requireMay(viewer, "settings.manage");
  await writeSetting("setUpLeft", "");
}
