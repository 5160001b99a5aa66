import type { Prisma } from "#app/platform/db.server.ts";

/** A time without a length is held for an hour. */
export const USUAL_MINUTES = 60;

/** What every calendar, feed and list of work reads of a scheduled repair. */
export const slotFields = {
  id: true,
  status: true,
  initiatedBy: true,
  scheduledServiceDate: true,
  scheduledMinutes: true,
  bay: true,
  version: true,
} satisfies Prisma.RepairRequestSelect;
