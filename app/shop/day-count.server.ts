import { dayOf } from "#app/platform/clock.ts";
import { daysBefore } from "#app/platform/days.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

const KEPT_DAYS = 7;

/** The shop's day now, as 2026-11-21. */
export async function today(tx: Transaction = db): Promise<string> {
  return dayOf(new Date(), await readSetting("timeZone", tx));
}

/** Counts one more of a key today, up to `most`; null when there were that many already. Safe at the same moment. */
export async function countOneMore(key: string, most: number, tx: Transaction = db): Promise<number | null> {
  if (most < 1) return null;
  const rows = await tx.$queryRaw<{ count: number }[]>`
    INSERT INTO "DayCount" ("day", "key", "count") VALUES (${await today(tx)}::date, ${key}, 1)
    ON CONFLICT ("day", "key") DO UPDATE SET "count" = "DayCount"."count" + 1 WHERE "DayCount"."count" < ${most}
    RETURNING "count"`;
  return rows[0]?.count ?? null;
}

/** How many of a key were counted today. */
export async function countOf(key: string, tx: Transaction = db): Promise<number> {
  const day = new Date(await today(tx));
  const row = await tx.dayCount.findUnique({ where: { day_key: { day, key } }, select: { count: true } });
  return row?.count ?? 0;
}

/** The first value of a key today: the one given when there was none. Of several at the same moment one is first. */
export async function firstOfDay(key: string, value: string): Promise<string> {
  const rows = await db.$queryRaw<{ value: string }[]>`
    INSERT INTO "DayCount" ("day", "key", "value") VALUES (${await today()}::date, ${key}, ${value})
    ON CONFLICT ("day", "key") DO UPDATE SET "key" = EXCLUDED."key" RETURNING "value"`;
  return rows[0]?.value ?? value;
}

/** Forgets what was counted more than a week ago. Returns how many. */
export async function dropOldDayCounts(): Promise<number> {
  const { count } = await db.dayCount.deleteMany({
    where: { day: { lt: daysBefore(KEPT_DAYS) } },
  });
  return count;
}
