import { requestScope } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { agreedAmong, silentAmong } from "#app/messages/do-not-contact.server.ts";
import { findCaller } from "#app/people/customer.server.ts";
import { listDue } from "#app/people/customer-list.server.ts";
import { db } from "#app/platform/db.server.ts";

const OPEN = 6;

/**
 * Who calls, with what they said of texts, and of who is within reach the repairs that are not done and what their cars are due for,
 * the put-off work among it. Errors: as findCaller.
 */
export async function findCallerAndWork(viewer: Viewer, phone: string) {
  const caller = await findCaller(viewer, phone);
  if (!caller) return null;
  const { accountId, known } = caller;
  const [stopped, agreed, open, due] = await Promise.all([
    silentAmong(db, [phone]),
    agreedAmong(db, [phone]),
    known
      ? db.repairRequest.findMany({
          where: { AND: [{ accountId, closedAt: null }, requestScope(viewer)] },
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: OPEN,
          relationLoadStrategy: "join",
          select: {
            id: true,
            initiatedBy: true,
            status: true,
            vehicle: { select: { make: true, model: true, year: true } },
          },
        })
      : [],
    known ? listDue(viewer, accountId) : [],
  ]);
  const texts = stopped.has(phone) ? ("stopped" as const) : agreed.has(phone) ? ("agreed" as const) : null;
  return {
    ...caller,
    texts,
    open,
    due: due.map(({ id, recommendedServiceDescription, vehicle }) => ({ id, recommendedServiceDescription, vehicle })),
  };
}
