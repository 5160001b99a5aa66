import { recordAudit } from "#app/access/audit.server.ts";
import type { EmailContent } from "#app/messages/email/frame.ts";
import { queueEmail } from "#app/messages/email/queue.server.ts";
import type { Visit } from "#app/people/sign-in/open-session.server.ts";
import { type Account, db, type Transaction } from "#app/platform/db.server.ts";
import { ownOrigin } from "#app/platform/env.server.ts";
import { today } from "#app/shop/day-count.server.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

type Guessed = "password" | "code";
type Owner = { id: string; email: string | null; status: Account["status"] };

/**
 * That one account's password, or code of the second step, is tried out from browsers it does not know: one row of the audit
 * record in place of many, and one e-mail a day to whom it belongs. `name` is what was typed.
 */
export async function tellOfGuessing(what: Guessed, name: string, owner: Owner | null, visit: Visit): Promise<void> {
  await db.$transaction(async (tx) => {
    if (owner?.email && owner.status === "Active") {
      await queueEmail(tx, {
        address: owner.email,
        kind: "notice",
        userId: owner.id,
        dedupeKey: `guessing:${what}:${owner.id}:${await today(tx)}`,
        content: contentOf(what, await readSetting("companyName", tx)),
      });
    }
    const { tries, addresses } = await countFailures(tx, owner?.id ?? null, name);
    const noun = what === "password" ? "password" : "code of the second step";
    await recordAudit(tx, visit, {
      kind: "limit_reached",
      subject: { type: owner ? "user" : "email", id: owner?.id ?? null, name },
      summary: `Somebody is guessing the ${noun} of ${name}: ${tries} wrong tries within an hour, from ${addresses} ${addresses === 1 ? "address" : "addresses"}. New browsers wait between tries now; what else they try is not listed one by one.`,
      detail: { what, tries, addresses },
    });
  });
}

/** What stands in the record of the last hour, and the try that is told of now. */
async function countFailures(tx: Transaction, subjectId: string | null, subjectName: string) {
  const rows = await tx.auditEvent.findMany({
    where: {
      kind: "sign_in_failed",
      createdAt: { gt: new Date(Date.now() - 3_600_000) },
      ...(subjectId ? { subjectId } : { subjectName }),
    },
    select: { ip: true },
  });
  return { tries: rows.length + 1, addresses: new Set(rows.map(({ ip }) => ip)).size };
}

function contentOf(what: Guessed, company: string): EmailContent {
  const slowed =
    "From now on browsers that are new to your account wait between tries. One where you have signed in before does not wait.";
  return {
    subject: "Someone is trying to sign in to your account",
    lines:
      what === "password"
        ? [
            `Someone is trying passwords for your account at ${company}: there were about 20 wrong ones.`,
            slowed,
            "If your password is short, or in use elsewhere too, please set a new one.",
          ]
        : [
            `Someone who knows your password for ${company} is guessing the code of your second step: there were about 20 wrong ones.`,
            slowed,
            "Please set a new password, which stops them.",
          ],
    action: { label: "Set a new password", url: `${ownOrigin()}/login/forgot` },
    why: "You get this e-mail because it is about your account, and at most once a day.",
  };
}
