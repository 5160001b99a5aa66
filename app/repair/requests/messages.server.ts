import { readableBy } from "#app/access/keys-in-words.ts";
import { messagesOfRepair } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { toAttachmentView } from "#app/messages/attachments/attachment.ts";
import { ofMessage } from "#app/messages/attachments/expect.server.ts";
import { deliveryOf, emailDeliveryOf, emailKeysOf } from "#app/messages/delivery.ts";
import { contentOf } from "#app/messages/email/frame.ts";
import type { Prisma } from "#app/platform/db.server.ts";
import { fullName } from "#app/platform/format.ts";

const LIMIT = 200;
const TEXTS = 300;
const who = { select: { firstName: true, lastName: true } } as const;

/** What was written about one request: its newest 200 messages. */
export function messageFields(viewer: Viewer) {
  return {
    where: messagesOfRepair(viewer),
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    take: LIMIT,
    select: {
      id: true,
      messageBody: true,
      channel: true,
      direction: true,
      sentAt: true,
      sender: who,
      receiver: who,
      attachments: ofMessage,
    },
  } satisfies Prisma.RepairRequest$communicationsArgs;
}

/** For staff, the texts that left about one request, newest first: messages on their way, and its status updates. */
export function textFields({ user }: Viewer) {
  return {
    where: { OR: [{ kind: "status_update" }, { communicationId: { not: null } }] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    // What became of a text is the shop's business.
    take: user !== null && user.role !== "driver" ? TEXTS : 0,
    select: {
      id: true,
      kind: true,
      phone: true,
      body: true,
      communicationId: true,
      status: true,
      error: true,
      createdAt: true,
    },
  } satisfies Prisma.RepairRequest$messagesArgs;
}

/** And the e-mails. */
export function emailFields({ user }: Viewer) {
  return {
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: user !== null && user.role !== "driver" ? TEXTS : 0,
    select: {
      id: true,
      kind: true,
      address: true,
      content: true,
      dedupeKey: true,
      status: true,
      error: true,
      createdAt: true,
    },
  } satisfies Prisma.RepairRequest$emailsArgs;
}

type Email = Prisma.OutboundEmailGetPayload<ReturnType<typeof emailFields>>;
type Message = Prisma.CommunicationGetPayload<ReturnType<typeof messageFields>>;
type Text = Prisma.OutboundMessageGetPayload<ReturnType<typeof textFields>>;

/** Oldest first, and what became of each that left as a text or an e-mail. */
export function toMessages(viewer: Viewer, rows: Message[], texts: Text[], emails: Email[]) {
  const mailed = new Map(emails.map((email) => [email.dedupeKey, email]));
  const sent = new Map(texts.toReversed().map((text) => [text.communicationId, text]));
  return rows.toReversed().map(({ sender, receiver, attachments, ...message }) => {
    const text = message.channel === "sms" && message.direction === "outbound" ? sent.get(message.id) : undefined;
    const email =
      message.channel === "email"
        ? emailKeysOf(message.id)
            .map((key) => mailed.get(key))
            .find(Boolean)
        : undefined;
    return {
      ...message,
      messageBody: readableBy(viewer, message.messageBody),
      files: attachments.map(toAttachmentView),
      delivery: text ? deliveryOf(text) : email ? emailDeliveryOf(email) : null,
      from: fullName(sender) || "Unknown",
      to: fullName(receiver) || "Unknown",
    };
  });
}

const STATUS_TEXTS = 20;

/** The status updates among them, newest first, with what became of each. */
export function toStatusTexts(viewer: Viewer, texts: Text[]) {
  return texts
    .filter(({ kind }) => kind === "status_update")
    .slice(0, STATUS_TEXTS)
    .map(({ id, phone, body, createdAt, ...text }) => ({
      id,
      phone,
      createdAt,
      body: readableBy(viewer, body),
      delivery: deliveryOf(text),
    }));
}

/** What went to the customer by e-mail and is no message of anybody, newest first: its subject and words, and what became of it. */
export function toSentEmails(viewer: Viewer, emails: Email[]) {
  return emails
    .filter(({ kind }) => kind !== "link")
    .slice(0, STATUS_TEXTS)
    .map(({ id, address, content, createdAt, status, error }) => {
      const { subject, lines } = contentOf(content);
      const body = readableBy(viewer, [subject, ...lines].join("\n"));
      return { id, address, createdAt, body, delivery: emailDeliveryOf({ status, error }) };
    });
}
