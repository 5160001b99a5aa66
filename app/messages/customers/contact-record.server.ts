import { recordAudit } from "#app/access/audit.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatPhone } from "#app/platform/format.ts";

type Said = {
  phone: string;
  /** STOP or START, and the like. */
  words: string;
  /** "reply", "provider", or where it was said. */
  source: string;
  silent: boolean;
};

/** That a phone is on the do-not-contact list from here on, or off it: a link of the audit record's chain beside the consent itself. */
export async function recordContact(tx: Transaction, { phone, words, source, silent }: Said): Promise<void> {
  const owner = await tx.user.findFirst({
    where: { phone, role: "driver", deletedAt: null },
    select: { id: true },
  });
  const number = formatPhone(phone);
  const reply = source === "reply";
  await recordAudit(
    tx,
    {
      ...{ user: owner, name: number, ip: null, userAgent: null },
      ...{ knownBy: "provider", channel: reply ? "sms" : "webhook" },
    },
    {
      kind: "do_not_contact_changed",
      subject: { type: "phone", id: owner?.id ?? null, name: number },
      summary: silent
        ? `No text and no call of the assistant reaches ${number} any more`
        : `Texts and calls may reach ${number} again`,
      detail: { said: words.slice(0, 200), source },
    },
  );
}
