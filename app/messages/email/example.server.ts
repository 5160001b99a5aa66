import { randomUUID } from "node:crypto";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { letterheadOf } from "#app/messages/email/deliver.server.ts";
import type { EmailContent } from "#app/messages/email/frame.ts";
import { queueEmail } from "#app/messages/email/queue.server.ts";
import { db } from "#app/platform/db.server.ts";
import { ownOrigin } from "#app/platform/env.server.ts";
import { consume } from "#app/platform/limits.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

/** An e-mail as a customer gets it, with the company's own frame. */
export async function exampleEmail() {
  const settings = await readSettings();
  const content: EmailContent = {
    subject: "Receipt: $412.50 for your Honda Civic 2019",
    lines: ["Thank you. We received $412.50 by card.", ...(settings.invoiceNote ? [settings.invoiceNote] : [])],
    facts: [
      ["Invoice", `${settings.invoicePrefix}${settings.invoiceNext}`],
      ["Total", "$412.50"],
      ["Left to pay", "$0.00"],
    ],
    action: {
      label: "See your repair",
      url: `${ownOrigin()}/repair-status/demo`,
    },
    why: "This is an example.",
  };
  return { content, head: letterheadOf(settings) };
}

/** Sends the example to the viewer's own address, which is returned. Errors: 401; 409 without an address; 429. */
export async function sendTestEmail(viewer: Viewer): Promise<string> {
  requireSignedIn(viewer);
  const { id, email } = viewer.user;
  if (!email) throw new Refusal(409, "You have no e-mail address yet: enter one under Profile.");
  await consume("email_links_per_person", `test:${id}`);
  const { content } = await exampleEmail();
  const dedupeKey = `test:${randomUUID()}`;
  await db.$transaction((tx) => queueEmail(tx, { address: email, kind: "test", content, dedupeKey, userId: id }));
  return email;
}
