import { type Delivery, deliveryOf, emailDeliveryOf, emailKeysOf } from "#app/messages/delivery.ts";
import { db } from "#app/platform/db.server.ts";

type Sent = { id: string; channel: string };
type Left = { key: string; email: boolean; status: string; error: string | null };

/** What became of the texts and e-mails that some messages are, by message. The caller may read the messages. */
export async function findDeliveries(messages: Sent[]): Promise<Map<string, Delivery>> {
  const by = (wanted: string) => messages.flatMap(({ id, channel }) => (channel === wanted ? [id] : []));
  const [texts, emails] = [by("sms"), by("email").flatMap(emailKeysOf)];
  if (texts.length === 0 && emails.length === 0) return new Map();
  const rows = await db.$queryRaw<Left[]>`
    SELECT "communicationId"::text AS "key", FALSE AS "email", "status", "error", "createdAt" FROM "OutboundMessage"
    WHERE "communicationId" = ANY(${texts}::uuid[])
    UNION ALL
    SELECT "dedupeKey", TRUE, "status", "error", "createdAt" FROM "OutboundEmail" WHERE "dedupeKey" = ANY(${emails}::text[])
    ORDER BY "createdAt"`;
  return new Map(
    rows.map(({ key, email, ...left }) =>
      email ? [key.replace(/^\w+:/, ""), emailDeliveryOf(left)] : [key, deliveryOf(left)],
    ),
  );
}
