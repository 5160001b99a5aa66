import { randomUUID } from "node:crypto";
import type { Mailer } from "#app/messages/email/mailer.ts";
import { smtpMailer } from "#app/messages/email/smtp.server.ts";
import { env } from "#app/platform/env.server.ts";

/** Sends nothing: what was written stays in the outbox, where the outbox page shows it. */
const simulatedMailer: Mailer = { name: "simulated", send: async () => `simulated-${randomUUID()}` };

/** The one mailer of this process. */
export const mailer: Mailer = env.SMTP_URL && env.EMAIL_FROM ? smtpMailer({ url: env.SMTP_URL }) : simulatedMailer;

/** Who e-mails come from: the address of EMAIL_FROM ("Name <address>" or the address alone), under the shop's name where none is said. */
export function senderOf(company: string): { name: string; address: string } {
  const [, name = "", address = ""] =
    /^\s*(?:"?([^"<]*?)"?\s*<)?([^<>\s]+@[^<>\s]+)>?\s*$/.exec(env.EMAIL_FROM ?? "") ?? [];
  return { name: name || company, address: address || "nobody@localhost" };
}
