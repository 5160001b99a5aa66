import { systemViewer } from "#app/access/viewer.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { lockForSystem } from "#app/repair/requests/lock.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

/** Agreed prices whose last day is over, by the shop's calendar, ask again. Returns in how many requests. Safe to repeat. */
export async function expireAgreements(now = new Date()): Promise<number> {
  const { timeZone, companyName } = await readSettings();
  const today = dayOf(now, timeZone);
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT r."id"::text AS id FROM "RepairLineItem" l
    JOIN "RepairRequest" r ON r."id" = l."repairRequestId"
    WHERE l."priceBasis" = 'agreed' AND l."shopWord"->>'until' < ${today} AND r."closedAt" IS NULL
    LIMIT 1000`;
  const actor = { userId: null, role: null };
  let changed = 0;
  for (const { id } of found) {
    await db.$transaction(async (tx) => {
      const request = await lockForSystem(tx, id);
      const events = decide(request, { do: "expire", today }, actor);
      await commit(tx, systemViewer("system", companyName), request, events);
      if (events.length > 0) changed++;
    });
  }
  return changed;
}
