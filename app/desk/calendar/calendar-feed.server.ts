import { randomBytes } from "node:crypto";
import { hashToken } from "#app/access/session.server.ts";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { daysAfter, daysBefore } from "#app/platform/days.ts";
import { db } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { notFound } from "#app/platform/refusal.ts";
import { feedOf } from "#app/repair/work/ics.ts";
import { heldMinutes, slotFields, USUAL_MINUTES } from "#app/repair/work/slot.server.ts";
import { placeOf } from "#app/shop/settings/place.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

const DAYS_BEHIND = 60;
const DAYS_AHEAD = 400;
const MOST = 1000;

/** When the person's feed got its address, or null. Errors: 401. */
export async function findFeed(viewer: Viewer): Promise<Date | null> {
  requireSignedIn(viewer);
  const feed = await db.calendarFeed.findUnique({ where: { userId: viewer.user.id }, select: { createdAt: true } });
  return feed?.createdAt ?? null;
}

/** A new secret address for the person's feed, as its path; the one before ends. Only its hash is kept. Errors: 401. */
export async function renewFeed(viewer: Viewer): Promise<string> {
  requireSignedIn(viewer);
  const token = randomBytes(24).toString("base64url");
  const made = { tokenHash: hashToken(token), createdAt: new Date() };
  await db.calendarFeed.upsert({
    where: { userId: viewer.user.id },
    create: { userId: viewer.user.id, ...made },
    update: made,
  });
  return `/calendar/${token}.ics`;
}

/** The address opens nothing any more. Errors: 401. */
export async function endFeed(viewer: Viewer): Promise<void> {
  requireSignedIn(viewer);
  await db.calendarFeed.deleteMany({ where: { userId: viewer.user.id } });
}

/**
 * What is scheduled for the person behind the secret: the repairs they work on or look after, and their own as a customer. Names a
 * car and the work, no customer: a calendar's server reads it. Errors: 404 for an unknown address, and of who cannot sign in.
 */
export async function readFeed(token: string, origin: string): Promise<string> {
  const feed = await db.calendarFeed.findFirst({
    where: {
      tokenHash: hashToken(token),
      user: { status: "Active", deletedAt: null, account: { status: "Active" } },
    },
    select: { userId: true, user: { select: { role: true } } },
  });
  if (!feed) throw notFound("This calendar");
  const { userId, user } = feed;
  const now = Date.now();
  const rows = await db.repairRequest.findMany({
    where: {
      OR: user.role === "driver" ? [{ requesterId: userId }] : [{ advisorId: userId }, { technician: { userId } }],
      scheduledServiceDate: { gte: daysBefore(DAYS_BEHIND, now), lt: daysAfter(DAYS_AHEAD, now) },
    },
    orderBy: [{ scheduledServiceDate: "asc" }, { id: "asc" }],
    take: MOST,
    relationLoadStrategy: "join",
    select: {
      ...slotFields,
      vehicle: { select: { make: true, model: true, year: true } },
      repairProvider: { select: { name: true, address: true, city: true, state: true, zip: true } },
    },
  });
  const page = user.role === "driver" ? "/repair-status" : "/dashboard/repair-requests";
  const own = await readSettings();
  return feedOf(
    rows.map((row) => ({
      id: row.id,
      start: row.scheduledServiceDate ?? new Date(),
      minutes: row.scheduledMinutes ?? USUAL_MINUTES,
      version: row.version,
      cancelled: row.status === "Cancelled" || heldMinutes(row, USUAL_MINUTES) === 0,
      summary: `${vehicleTitle(row.vehicle)}: ${row.initiatedBy || "repair"}`,
      location: placeOf(row.repairProvider, own),
      url: `${origin}${page}/${row.id}`,
    })),
  );
}
