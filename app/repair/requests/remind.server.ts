import { queueReminder } from "#app/messages/customers/remind.server.ts";
import { wallTimeOf } from "#app/platform/clock.ts";
import { daysBefore } from "#app/platform/days.ts";
import { db } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { UNDECIDED } from "#app/repair/line-item.ts";
import { GO_AHEAD_STATUSES } from "#app/repair/repair-request.ts";
import { lockForSystem } from "#app/repair/requests/lock.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

/** Hours after the last word on it; what is older than the days was left alone on purpose. */
const [AFTER_HOURS, WITHIN_DAYS] = [3, 7];

/** In these hours of the shop's day a reminder leaves, until eight in the evening. */
const [FIRST_HOUR, LAST_HOUR] = [9, 19];

/** Every line has its answer and some are approved, but the go-ahead was not given. */
const DECIDED = {
  status: { in: [...GO_AHEAD_STATUSES] },
  closedAt: null,
  invoice: null,
  lineItems: { some: { group: "approved" as const }, none: { group: { in: [...UNDECIDED] } } },
};

/**
 * Reminds customers who decided and did not authorize, once for each go-ahead that is waited for, by the way they chose. The work of the
 * hourly job. Returns how many repairs it looked at.
 */
export async function remindOfGoAheads(now = new Date()): Promise<number> {
  const { timeZone } = await readSettings();
  const hour = Number(wallTimeOf(now, timeZone).slice(11, 13));
  if (hour < FIRST_HOUR || hour > LAST_HOUR) return 0;
  const found = await db.repairRequest.findMany({
    where: {
      ...DECIDED,
      updatedAt: { lt: new Date(now.getTime() - AFTER_HOURS * 3_600_000), gt: daysBefore(WITHIN_DAYS, now) },
    },
    orderBy: { updatedAt: "desc" },
    take: 1000,
    select: { id: true },
  });
  for (const { id } of found) await remind(id);
  return found.length;
}

/** Looked at once more under the lock: the go-ahead may have come meanwhile. */
async function remind(id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { accountId, vehicle } = await lockForSystem(tx, id);
    const waits = await tx.repairRequest.findFirst({
      where: { ...DECIDED, id },
      select: { _count: { select: { authorizations: true } } },
    });
    if (!waits) return;
    const nth = waits._count.authorizations;
    await queueReminder(tx, { repairRequestId: id, accountId, vehicle: vehicleTitle(vehicle), nth });
  });
}
