import { type Delivery, deliveryOf, emailDeliveryOf, emailKeysOf } from "#app/messages/delivery.ts";
import { db } from "#app/platform/db.server.ts";

type Sent = { id: string; channel: string };

/** What became of the texts and e-mails that some messages are, by message. The caller may read the messages. */
export async function findDeliveries(messages: Sent[]): Promise<Map<string, Delivery>> {
  const by = (wanted: string) => messages.flatMap(({ id, channel }) => (channel === wanted ? [id] : []));
  return new Map([...(await findTexts(by("sms"))), ...(await findEmails(by("email")))]);
}

async function findTexts(ids: string[]): Promise<[string, Delivery][]> {
  if (ids.length === 0) return [];
  const texts = await db.outboundMessage.findMany({
    where: { communicationId: { in: ids } },
    orderBy: { createdAt: "asc" },
    select: { communicationId: true, status: true, error: true },
  });
  return texts.flatMap((text): [string, Delivery][] =>
    text.communicationId ? [[text.communicationId, deliveryOf(text)]] : [],
  );
}

async function findEmails(ids: string[]): Promise<[string, Delivery][]> {
  if (ids.length === 0) return [];
  const emails = await db.outboundEmail.findMany({
    where: { dedupeKey: { in: ids.flatMap(emailKeysOf) } },
    select: { dedupeKey: true, status: true, error: true },
  });
  return emails.map((email): [string, Delivery] => [email.dedupeKey.replace(/^\w+:/, ""), emailDeliveryOf(email)]);
}
