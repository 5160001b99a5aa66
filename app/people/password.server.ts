import { createHash } from "node:crypto";
import { verify } from "@node-rs/argon2";
import { type AuditActor, recordAudit } from "#app/access/audit.server.ts";
import { findKnownBrowser, rememberBrowser } from "#app/access/known-browser.server.ts";
import { confirmSession, endSessionsOf } from "#app/access/session.server.ts";
import { beginTry, forgiveTries } from "#app/access/sign-in-brake.server.ts";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { sendCode, verifyCode } from "#app/messages/codes/one-time-code.server.ts";
import { hashNewPassword, refuseWeakPassword } from "#app/people/new-password.server.ts";
import { findPersonByEmail, isActive } from "#app/people/sign-in/person.server.ts";
import { personSubject } from "#app/people/user-audit.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { consume, forgive } from "#app/platform/limits.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** Sets a user's password and does the rest with it; answers what a browser is remembered by. The caller has the right to. Errors: 400 at `password` when it is too easily guessed. */
export async function setPassword(
  userId: string,
  password: string,
  also: (tx: Transaction) => Promise<unknown> = async () => {},
): Promise<{ id: string; passwordHash: string }> {
  const owner = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, firstName: true, lastName: true },
  });
  const passwordHash = await hashNewPassword(password, owner);
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await also(tx);
  });
  return { id: userId, passwordHash };
}

/**
 * One's own new password; every other session ends. Someone who never had a password needs no current one. Returns the
 * Set-Cookie value of the browser, which stays known.
 * Errors: 400 the current one is wrong or the new one too easily guessed; 401; 429.
 */
export async function changePassword(
  viewer: Viewer,
  given: { currentPassword: string; password: string },
  cookie: string | null = null,
): Promise<string> {
  requireSignedIn(viewer);
  await consume("sign_in", `change:${viewer.user.id}`);
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: viewer.user.id },
    select: { passwordHash: true },
  });
  if (passwordHash && !(await verify(passwordHash, given.currentPassword))) {
    throw new Refusal(400, "The current password is not right", { field: "currentPassword" });
  }
  const person = await setPassword(viewer.user.id, given.password, async (tx) => {
    await endSessionsOf({ userId: viewer.user.id }, viewer.sessionId ?? undefined, tx);
    await recordAudit(tx, viewer, {
      kind: "password_changed",
      subject: personSubject(viewer.user),
      summary: `${viewer.name} changed the own password`,
    });
  });
  await forgive("sign_in", `change:${viewer.user.id}`);
  return rememberBrowser(cookie, person);
}

/**
 * The password once more, before the way of signing in is changed. `cookie` is the request's Cookie header.
 * Errors: 400 at `password`; 401; 429 too many wrong tries.
 */
export async function confirmByPassword(viewer: Viewer, password: string, cookie: string | null): Promise<void> {
  requireSignedIn(viewer);
  const { id, email } = viewer.user;
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } });
  // Who is signed in has proven here who they are: strangers' tries elsewhere do not slow them down.
  const browser = (await findKnownBrowser(cookie, { id, passwordHash })) ?? viewer.sessionId;
  const attempt = await beginTry({ email: email ?? id, ip: viewer.ip, browser });
  if (!passwordHash || !(await verify(passwordHash, password))) {
    const { refusal } = await attempt.wrong();
    throw refusal ?? new Refusal(400, "This password is not right", { field: "password" });
  }
  await attempt.right();
  if (viewer.sessionId) await confirmSession(viewer.sessionId);
}

/**
 * Sends a one-time code to the phone of the user with this email. The answer is the same whether or not there is one.
 * Errors: 429.
 */
export async function askForPasswordReset(email: string, ip: string | null): Promise<{ methodId: string }> {
  const { phone, deliver } = await findResetPhone(email);
  return sendCode({ phone, purpose: "password_reset", ip, deliver });
}

/**
 * Sets a new password by the code that was sent, and ends every session of the user. Returns the Set-Cookie value of the
 * browser, which is known from now on.
 * Errors: 400 a wrong, used or expired code, or a password too easily guessed; 429 after five tries.
 */
export async function resetPassword(
  given: { email: string; methodId: string; code: string; password: string },
  actor: AuditActor,
  cookie: string | null = null,
): Promise<string> {
  const { phone, userId } = await findResetPhone(given.email);
  // Before the code is used up; what is known of the person stays out of it until the code was right.
  refuseWeakPassword(given.password, { email: given.email });
  const { purpose } = await verifyCode({ methodId: given.methodId, phone, code: given.code });
  if (purpose !== "password_reset" || !userId) {
    throw new Refusal(400, messages.verify.invalidCode, { title: messages.verify.failed, field: "code" });
  }
  const person = await setPassword(userId, given.password, async (tx) => {
    await endSessionsOf({ userId }, undefined, tx);
    await recordAudit(
      tx,
      { ...actor, user: { id: userId }, name: given.email, knownBy: "phone_code" },
      {
        kind: "password_reset",
        subject: { type: "user", id: userId, name: given.email },
        summary: `Password of ${given.email} set anew by a code to the phone`,
      },
    );
  });
  await forgiveTries(given.email, actor.ip);
  return rememberBrowser(cookie, person);
}

/** For an email without an active user a number that is nobody's stands in, so that limits and answers do not differ. */
async function findResetPhone(email: string) {
  const person = await findPersonByEmail(email);
  if (person?.phone && isActive(person)) {
    return { phone: person.phone, deliver: true, userId: person.id };
  }
  const digits = createHash("sha256").update(email).digest().readUInt32BE(0) % 10_000_000;
  return { phone: `+1000${String(digits).padStart(7, "0")}`, deliver: false, userId: null };
}

/** Whether the demo world is in the database: its sign-ins are then shown. */
export async function hasDemoData(): Promise<boolean> {
  const setting = await db.appSetting.findUnique({ where: { key: "demo_data" }, select: { value: true } });
  return setting?.value === "loaded";
}
