import { recordAudit } from "#app/access/audit.server.ts";
import { isInScope } from "#app/access/require-request.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { findAttempt, isPhoneOf } from "#app/messages/codes/one-time-code.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formatPhone } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { findPendingOfAttempt } from "#app/quotes/pending-form.server.ts";
import { attachKeptFile } from "#app/quotes/quote.server.ts";
import type { VerifyForm } from "#app/quotes/quote-form.ts";

/** A wrong code for a phone that one was sent to: an attempt takes five tries, so that strangers cannot fill the record. */
export async function recordWrongCode(viewer: Viewer, given: VerifyForm, error: unknown): Promise<never> {
  if (!(error instanceof Refusal) || error.status !== 400) throw error;
  const attempt = await findAttempt(given.methodId);
  if (!attempt || !isPhoneOf(attempt.phone, given.phone) || attempt.usedAt || attempt.expiresAt < new Date()) {
    throw error;
  }
  await recordAudit(db, viewer, {
    kind: "sign_in_failed",
    subject: { type: "phone", name: formatPhone(attempt.phone) },
    summary: `Sign-in failed for ${formatPhone(attempt.phone)}: wrong code`,
    detail: { why: "wrong code" },
  });
  throw error;
}

/** A page on which somebody is signed in does not turn into somebody else's by a code that was sent to another phone. */
export async function refuseSomeoneElse(viewer: Viewer, methodId: string): Promise<void> {
  if (!viewer.user || viewer.channel !== "web") return;
  const attempt = await findAttempt(methodId);
  if (!attempt || attempt.purpose === "password_reset" || attempt.phone === viewer.user.phone) return;
  throw new Refusal(409, `You are signed in as ${viewer.name}. Sign out first to go on with another phone.`, {
    title: messages.verify.failed,
  });
}

/** A document that waited for the phone's code to go to the request whose link was open. Returns where that is. */
export async function attachWaiting(driver: Viewer, methodId: string): Promise<string | null> {
  const waiting = await findPendingOfAttempt(methodId);
  const { attachTo, form } = waiting?.data ?? {};
  if (!waiting || waiting.becameId || !attachTo || !(await isInScope(driver, attachTo))) return null;
  const description = form && "description" in form ? form.description : "";
  const { id, already } = await attachKeptFile(driver, attachTo, waiting, description);
  return `/repair-status/${attachTo}?${already ? `already=${id}` : "newQuote=true"}`;
}
