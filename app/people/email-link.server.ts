import { randomBytes, randomUUID } from "node:crypto";
import { recordAudit } from "#app/access/audit.server.ts";
import { rememberBrowser } from "#app/access/known-browser.server.ts";
import { startPendingSignIn } from "#app/access/pending-sign-in.server.ts";
import { endSessionsOf, hashToken } from "#app/access/session.server.ts";
import { isUuid, type SignedInViewer } from "#app/access/viewer.server.ts";
import type { EmailContent } from "#app/messages/email/frame.ts";
import { queueEmail } from "#app/messages/email/queue.server.ts";
import { refuseWeakPassword } from "#app/people/new-password.server.ts";
import { setPassword } from "#app/people/password.server.ts";
import { openSession, type SignedIn, type Visit } from "#app/people/sign-in/open-session.server.ts";
import {
  findPersonByEmail,
  findPersonById,
  hasSecondFactor,
  isActive,
  type Person,
} from "#app/people/sign-in/person.server.ts";
import { daysBefore } from "#app/platform/days.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { ownOrigin } from "#app/platform/env.server.ts";
import { consume } from "#app/platform/limits.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

export type LinkPurpose = "sign_in" | "password_reset" | "confirm_address";

const MINUTES: Record<LinkPurpose, number> = { sign_in: 15, password_reset: 30, confirm_address: 3 * 24 * 60 };
const ENDED = "This link has ended: it was used already or is too old. Please ask for a new one.";

/**
 * Sends a link by which somebody signs in, or sets a new password. The answer is the same whether or not the address is anybody's.
 * A customer's own address has to be confirmed first: until then the e-mail only says how else to sign in. Errors: 429.
 */
export async function askForLink(
  purpose: "sign_in" | "password_reset",
  { email, redirectTo, ip }: { email: string; redirectTo: string; ip: string | null },
): Promise<void> {
  await consume("email_links_per_address", ip ?? "unknown");
  await consume("email_links_per_person", email);
  const person = await findPersonByEmail(email);
  if (!person || !isActive(person) || !person.email) return;
  const company = await readSetting("companyName");
  await db.$transaction(async (tx) => {
    const url = isTrusted(person, purpose) ? await makeLink(tx, purpose, person, redirectTo) : null;
    await queueEmail(tx, {
      address: person.email ?? email,
      kind: purpose,
      userId: person.id,
      dedupeKey: `${purpose}:${randomBytes(12).toString("hex")}`,
      content: url ? wordsOf(purpose, company, url) : otherWay(person, company),
    });
  });
}

/** Staff's address is the name they sign in by; a customer's counts once a link in it was followed. A link is no second factor. */
function isTrusted(person: Person, purpose: LinkPurpose): boolean {
  if (person.role === "driver") return person.emailProvenAt !== null;
  return purpose === "password_reset" || hasSecondFactor(person);
}

function wordsOf(purpose: LinkPurpose, company: string, url: string): EmailContent {
  const why = "If you did not ask for it, you need not do anything: without the link nothing changes.";
  const minutes = MINUTES[purpose];
  if (purpose === "sign_in") {
    const lines = [`With this link you sign in at ${company}. It works once, for ${minutes} minutes.`];
    return { subject: `Sign in at ${company}`, lines, action: { label: "Sign in", url, once: true }, why };
  }
  const lines = [`With this link you set a new password at ${company}. It works once, for ${minutes} minutes.`];
  return { subject: "Your new password", lines, action: { label: "Set a new password", url, once: true }, why };
}

function otherWay(person: Person, company: string): EmailContent {
  const driver = person.role === "driver";
  return {
    subject: `Sign in at ${company}`,
    lines: [
      driver
        ? "Somebody asked to sign in with this address. It has not been confirmed yet, so please sign in with your phone; under Profile you can confirm the address."
        : "Somebody asked to sign in with this address. A link takes the place of a password only where there is a second step: sign in with your password, and add a passkey or an authenticator app under My Account.",
    ],
    action: { label: "Sign in", url: `${ownOrigin()}${driver ? "/login/phone" : "/login"}` },
    why: "If that was not you, you need not do anything.",
  };
}

/** Asks the person to confirm their address: until then nobody signs in by it. Errors: 409 without one; 429. */
export async function askToConfirm({ user }: SignedInViewer): Promise<void> {
  if (!user.email) throw new Refusal(409, "You have no e-mail address yet.");
  await consume("email_links_per_person", user.email);
  await db.$transaction((tx) => askToConfirmIn(tx, { id: user.id, email: user.email }));
}

/** The same inside a larger change, which counts it. */
export async function askToConfirmIn(
  tx: Transaction,
  { id, email }: { id: string; email: string | null },
): Promise<void> {
  if (!email) return;
  const company = await readSetting("companyName", tx);
  const url = await makeLink(tx, "confirm_address", { id, email }, "/dashboard/profile");
  const lines = [`Please confirm that this is your address at ${company}. After that you can sign in by a link to it.`];
  await queueEmail(tx, {
    address: email,
    kind: "confirm_address",
    userId: id,
    dedupeKey: `confirm:${randomBytes(12).toString("hex")}`,
    content: {
      subject: "Confirm your e-mail address",
      lines,
      action: { label: "Confirm", url, once: true },
      why: "If this is not your account, you need not do anything.",
    },
  });
}

async function makeLink(
  tx: Transaction,
  purpose: LinkPurpose,
  { id, email }: { id: string; email: string | null },
  redirectTo: string,
): Promise<string> {
  // Of this form the log keeps the beginning alone.
  const token = randomUUID();
  await tx.emailLink.create({
    data: {
      tokenHash: hashToken(token),
      purpose,
      userId: id,
      address: email ?? "",
      redirectTo: redirectTo.slice(0, 2000),
      expiresAt: new Date(Date.now() + MINUTES[purpose] * 60_000),
    },
  });
  return `${ownOrigin()}/login/link/${token}`;
}

/**
 * What an open link is for, and what it confirmed where that stands. Opening it uses nothing up: programs look at links before people do. Errors: 410; 429 after 30
 * wrong ones a minute.
 */
export async function findLink(token: string | undefined, ip: string | null) {
  const row = isUuid(token)
    ? await db.emailLink.findFirst({
        where: { tokenHash: hashToken(token), expiresAt: { gt: new Date() }, OR: [{ usedAt: null }, CONFIRMED] },
        select: { id: true, purpose: true, userId: true, address: true, redirectTo: true, usedAt: true },
      })
    : null;
  if (!row) await consume("code_lookup", ip ?? "unknown");
  const person = row && (await findPersonById(row.userId));
  // An address that changed since is another one.
  if (!row || !person || !isActive(person) || person.email?.toLowerCase() !== row.address.toLowerCase()) {
    throw new Refusal(410, ENDED);
  }
  return { ...row, person };
}

const CONFIRMED = { purpose: "confirm_address", user: { emailProvenAt: { not: null } } } as const;

export type OpenLink = Awaited<ReturnType<typeof findLink>>;

export type LinkStep =
  | ({ step: "done"; redirectTo: string } & SignedIn)
  | { step: "second-factor"; cookies: string[] }
  | { step: "confirmed" };

/** Signs in by the link, or confirms the address; once. Staff go on to their second step. Errors: 410. */
export async function followLink(link: OpenLink, visit: Visit): Promise<LinkStep> {
  const { person, redirectTo, purpose } = link;
  await take(db, link);
  await db.user.updateMany({ where: { id: person.id, email: person.email }, data: { emailProvenAt: new Date() } });
  if (purpose === "confirm_address") return { step: "confirmed" };
  if (hasSecondFactor(person)) {
    return { step: "second-factor", cookies: [await startPendingSignIn(person.id, redirectTo)] };
  }
  if (person.role !== "driver") throw new Refusal(410, ENDED);
  const signedIn = await openSession(person, { by: "e-mail link", twoFactors: false }, visit);
  return { step: "done", redirectTo, ...signedIn };
}

/**
 * Sets a new password by the link, once, and ends every session. Returns the Set-Cookie value of the browser, which is known
 * from now on. Errors: 400 too easily guessed; 410.
 */
export async function resetByLink(link: OpenLink, password: string, visit: Visit): Promise<string> {
  const { person } = link;
  refuseWeakPassword(password, person);
  const changed = await setPassword(person.id, password, async (tx) => {
    await take(tx, link);
    await tx.user.updateMany({ where: { id: person.id, email: person.email }, data: { emailProvenAt: new Date() } });
    await endSessionsOf({ userId: person.id }, undefined, tx);
    await recordAudit(
      tx,
      { ...visit, user: { id: person.id }, name: link.address, knownBy: "session" },
      {
        kind: "password_reset",
        subject: { type: "user", id: person.id, name: link.address },
        summary: `Password of ${link.address} set anew by a link in an e-mail`,
      },
    );
  });
  return rememberBrowser(visit.cookie, changed);
}

async function take(tx: Transaction, { id }: OpenLink): Promise<void> {
  const { count } = await tx.emailLink.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: new Date() } },
    data: { usedAt: new Date() },
  });
  if (count === 0) throw new Refusal(410, ENDED);
}

/** Links that ended a while ago. */
export async function dropOldLinks(): Promise<void> {
  await db.emailLink.deleteMany({ where: { expiresAt: { lt: daysBefore(1) } } });
}
