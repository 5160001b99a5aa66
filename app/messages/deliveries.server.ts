import { type Delivery, deliveryOf } from "#app/messages/delivery.ts";
import { db } from "#app/platform/db.server.ts";

/** What became of the texts that some messages are, by message. The caller may read the messages. */
export async function findDeliveries(messages: { id: string; channel: string }[]): Promise<Map<string, Delivery>> {
  const ids = messages.flatMap(({ id, channel }) => (channel === "sms" ? [id] : []));
  if (ids.length === 0) return new Map();
  const texts = await db.outboundMessage.findMany({
    where: { communicationId: { in: ids } },
    orderBy: { createdAt: "asc" },
    select: { communicationId: true, status: true, error: true },
  });
  return new Map(texts.flatMap((text) => (text.communicationId ? [[text.communicationId, deliveryOf(text)]] : [])));
}
