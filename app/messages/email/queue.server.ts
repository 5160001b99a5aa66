import { randomUUID } from "node:crypto";
import { contentOf, type EmailContent } from "#app/messages/email/frame.ts";
import { mailer } from "#app/messages/email/mail.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";

export type EmailKind =
  | "status_update"
  | "ask"
  | "receipt"
  | "record"
  | "invoice"
  | "link"
  | "notice"
  | "invitation"
  | "sign_in"
  | "password_reset"
  | "confirm_address"
  | "test";

type NewEmail = {
  address: string;
  kind: EmailKind;
  content: EmailContent;
  dedupeKey: string;
  userId?: string | null;
  repairRequestId?: string | null;
};

/** Puts an e-mail on its way, after so many seconds: once for each dedupeKey. The caller has looked whether the person wants it. */
export async function queueEmail(tx: Transaction, email: NewEmail, heldSeconds = 0): Promise<string> {
  const id = randomUUID();
  const { count } = await tx.outboundEmail.createMany({
    data: { ...email, id, provider: mailer.name },
    skipDuplicates: true,
  });
  if (count > 0) await enqueue(tx, "send-email", { emailId: id }, { singletonKey: id, startAfter: heldSeconds });
  return id;
}

/** The simulated e-mails, newest first. The caller has made sure that the person may see them. */
export async function listEmailOutbox(limit = 100) {
  const rows = await db.outboundEmail.findMany({
    where: { provider: "simulated" },
    orderBy: { createdAt: "desc" },
    take: limit,
    select: { id: true, address: true, kind: true, content: true, status: true, createdAt: true },
  });
  return rows.map(({ content, ...row }) => ({ ...row, content: contentOf(content) }));
}
