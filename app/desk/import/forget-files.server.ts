import { daysBefore } from "#app/platform/days.ts";
import { db } from "#app/platform/db.server.ts";

/** Days that what a file says of people is kept beside what was made of it. */
const KEPT = { preview: 1, leftOut: 30 };

/** Each night: a file that was only looked at goes, and the rows that were left out of one. */
export async function forgetFiles(now = Date.now()): Promise<void> {
  await db.import.deleteMany({ where: { state: "preview", createdAt: { lt: daysBefore(KEPT.preview, now) } } });
  await db.$executeRaw`
    UPDATE "Import" SET "made" = "made" - 'head' - 'leftOut'
    WHERE "createdAt" < ${daysBefore(KEPT.leftOut, now)} AND "made"->'leftOut' IS NOT NULL`;
}
