import { requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { openSql, toWaiting, type Waiting, type WaitingRow, waitingSql } from "#app/desk/now.server.ts";
import { db, Prisma } from "#app/platform/db.server.ts";

/** Hides something from one's own list until a moment; snoozing again moves it. Errors: 401. */
export async function snooze(viewer: Viewer, key: string, until: Date): Promise<void> {
  requireSignedIn(viewer);
  const id = { userId: viewer.user.id, key };
  await db.snooze.upsert({ where: { userId_key: id }, create: { ...id, until }, update: { until } });
  await db.snooze.deleteMany({ where: { userId: viewer.user.id, until: { lt: new Date() } } });
}

/** Back in one's own list at once; what is there already stays. Errors: 401. */
export async function bringBack(viewer: Viewer, key: string): Promise<void> {
  requireSignedIn(viewer);
  await db.snooze.deleteMany({ where: { userId: viewer.user.id, key } });
}

/** What would wait on the viewer had they not snoozed it, and until when. Errors: 401. */
export async function listSnoozed(viewer: Viewer): Promise<(Waiting & { until: Date })[]> {
  requireSignedIn(viewer);
  const [rows, snoozes] = await Promise.all([
    db.$queryRaw<WaitingRow[]>`
      WITH ${openSql(viewer, "all")} SELECT * FROM (${waitingSql(viewer, "all", { snoozed: true })}) AS waits`,
    db.snooze.findMany({ where: { userId: viewer.user.id, until: { gt: new Date() } } }),
  ]);
  const until = new Map(snoozes.map((one) => [one.key, one.until]));
  return toWaiting(rows, null).rows.flatMap((row) => {
    const at = until.get(row.key);
    return at ? [{ ...row, until: at }] : [];
  });
}

/** How many the viewer has hidden, within a larger statement. */
export function snoozedSql({ user }: SignedInViewer): Prisma.Sql {
  return Prisma.sql`(SELECT count(*)::int FROM "Snooze" s WHERE s."userId" = ${user.id}::uuid AND s."until" > now())`;
}
