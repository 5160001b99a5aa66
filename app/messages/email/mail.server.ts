import { randomUUID } from "node:crypto";
import type { Mailer } from "#app/messages/email/mailer.ts";
import { smtpMailer } from "#app/messages/email/smtp.server.ts";
import { env } from "#app/platform/env.server.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";

/** Sends nothing: what was written stays in the outbox, where the outbox page shows it. */
const simulatedMailer: Mailer = { name: "simulated", send: async () => `simulated-${randomUUID()}` };

/** Of a real shop without a mail server: each e-mail fails with that reason, and none is said to have been sent. */
const noMailer: Mailer = {
  name: "none",
  send: () => Promise.reject(new ProviderFault("SMTP", { passing: false, mayHaveActed: false, code: "absent" })),
};

/** The one mailer of this process. */
export const mailer: Mailer = chooseMailer();

function chooseMailer(): Mailer {
  if (env.SMTP_URL && env.EMAIL_FROM) return smtpMailer({ url: env.SMTP_URL });
  return env.embedded || env.ALLOW_SIMULATIONS ? simulatedMailer : noMailer;
}

/** Who e-mails come from: the address of EMAIL_FROM ("Name <address>" or the address alone), under the shop's name where none is said. */
export function senderOf(company: string): { name: string; address: string } {
  const [, name = "", address = ""] =
    /^\s*(?:"?([^"<]*?)"?\s*<)?([^<>\s]+@[^<>\s]+)>?\s*$/.exec(env.EMAIL_FROM ?? "") ?? [];
  return { name: name || company, address: address || "nobody@localhost" };
}
