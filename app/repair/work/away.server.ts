import { dayOf } from "#app/platform/clock.ts";
import type { Prisma } from "#app/platform/db.server.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { whyNotBegun } from "#app/repair/work/begin.ts";
import { spanOf } from "#app/shop/absence/days-off.ts";

/** Of a technician: the days off that are not over. */
export function offFields() {
  const today = new Date(`${dayOf()}T00:00:00Z`);
  return {
    daysOff: { where: { last: { gte: today } }, orderBy: { first: "asc" }, select: { first: true, last: true } },
  } satisfies Prisma.UserSelect;
}

type Booked = {
  status: RequestStatus;
  closedAt?: Date | null;
  workDoneAt: Date | null;
  scheduledServiceDate: Date | null;
  technician: { user: { daysOff: { first: Date; last: Date }[] } } | null;
};

/** When the technician is away who is to do the work: on the day that is booked, or today where that has come; null where they are there. */
export function awayOf({ status, workDoneAt, scheduledServiceDate: at, technician }: Booked): string | null {
  if (workDoneAt || whyNotBegun(status) !== null) return null;
  const today = dayOf();
  const day = at && dayOf(at) > today ? dayOf(at) : today;
  const off = technician?.user.daysOff
    .map(({ first, last }) => ({ first: first.toISOString().slice(0, 10), last: last.toISOString().slice(0, 10) }))
    .find(({ first, last }) => first <= day && day <= last);
  return off ? spanOf(off) : null;
}
