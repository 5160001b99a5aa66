import { requestScope } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { findDeliveries } from "#app/messages/deliveries.server.ts";
import { db } from "#app/platform/db.server.ts";

const LIMIT = 200;

/** What was written about one request that the viewer may see, oldest first: the newest 200 messages. */
export async function listRequestMessages(viewer: Viewer, repairRequestId: string) {
  const rows = await db.communication.findMany({
    where: { repairRequestId, repairRequest: requestScope(viewer) },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    take: LIMIT,
    select: {
      id: true,
      messageBody: true,
      channel: true,
      direction: true,
      sentAt: true,
      sender: { select: { firstName: true, lastName: true } },
      receiver: { select: { firstName: true, lastName: true } },
    },
  });
  // What became of a text is the shop's business.
  const staff = viewer.user !== null && viewer.user.role !== "driver";
  const deliveries = await findDeliveries(staff ? rows.filter(({ direction }) => direction === "outbound") : []);
  return rows.toReversed().map(({ sender, receiver, ...message }) => ({
    ...message,
    delivery: deliveries.get(message.id) ?? null,
    from: nameOf(sender) ?? "Unknown",
    to: nameOf(receiver) ?? "Unknown",
  }));
}

function nameOf(person: { firstName: string; lastName: string } | null) {
  return person ? `${person.firstName} ${person.lastName}`.trim() : null;
}
