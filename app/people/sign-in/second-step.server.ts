import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { recordAudit } from "#app/access/audit.server.ts";
import { findKnownBrowser } from "#app/access/known-browser.server.ts";
import { countSecondStep, type PendingSignIn, takePendingSignIn } from "#app/access/pending-sign-in.server.ts";
import { beginSecondStep } from "#app/access/sign-in-brake.server.ts";
import { takeAuthenticatorCode, wrongCode } from "#app/people/second-factor/authenticator.server.ts";
import { type Site, takePasskey } from "#app/people/second-factor/passkeys.server.ts";
import { takeRecoveryCode } from "#app/people/second-factor/recovery-codes.server.ts";
import { tellOfGuessing } from "#app/people/sign-in/guessing.server.ts";
import { openSession, type SignedIn, type Visit } from "#app/people/sign-in/open-session.server.ts";
import { findPersonById, isActive } from "#app/people/sign-in/person.server.ts";
import { personSubject, type SignInWay } from "#app/people/user-audit.server.ts";
import { db } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { doneInSetUp } from "#app/shop/settings/settings.server.ts";

type Person = Pick<
  PendingSignIn["user"],
  "id" | "firstName" | "lastName" | "email" | "phone" | "passwordHash" | "accountId" | "role" | "status"
>;

export type Passed = SignedIn & { redirectTo: string; codesLeft: number | null };

/**
 * Takes a code of the app or a recovery code, once; `codesLeft` tells how many recovery codes remain when one was used.
 * Errors: 400 at `code`; 429 too many wrong ones.
 */
export async function takeSecondStepCode(
  person: Person,
  code: string,
  visit: Visit,
): Promise<{ by: SignInWay; codesLeft: number | null }> {
  const browser = await findKnownBrowser(visit.cookie, person);
  const attempt = await beginSecondStep({ userId: person.id, ip: visit.ip, browser });
  if (await takeAuthenticatorCode(person.id, code)) {
    await attempt.right();
    return { by: "password and authenticator app", codesLeft: null };
  }
  const codesLeft = await takeRecoveryCode(person.id, code);
  const subject = personSubject(person);
  if (codesLeft === null) {
    const { among } = await attempt.wrong();
    if (among === "guessing") await tellOfGuessing("code", subject.name, person, visit);
    if (among !== "few") throw wrongCode();
    await recordAudit(db, visit, {
      kind: "sign_in_failed",
      subject,
      summary: `Sign-in failed for ${subject.name}: wrong code in the second step`,
      detail: { why: "wrong code" },
    });
    throw wrongCode();
  }
  await attempt.right();
  return { by: "password and recovery code", codesLeft };
}

/** The second step by a code. Errors: 400 at `code`; 401 when it is over and the password is asked for again; 429. */
export async function passByCode(pending: PendingSignIn, code: string, visit: Visit): Promise<Passed> {
  if (!(await countSecondStep(pending.id))) throw startAgain();
  const { by, codesLeft } = await takeSecondStepCode(pending.user, code, visit);
  return finish(pending, by, visit, codesLeft);
}

/** The second step by a passkey. Errors: 401. */
export async function passByPasskey(
  pending: PendingSignIn,
  site: Site,
  credential: AuthenticationResponseJSON,
  visit: Visit,
): Promise<Passed> {
  await takePasskey(site, { credential, userId: pending.userId });
  return finish(pending, "password and passkey", visit, null);
}

/** A second factor was set up during the sign-in, and its recovery codes were seen. Errors: 401. */
export async function passAfterSetUp(pending: PendingSignIn, visit: Visit): Promise<Passed> {
  if (!pending.passedAt) throw startAgain();
  const passed = await finish(pending, "password and a new second factor", visit, null);
  if (pending.user.role === "admin") await db.$transaction((tx) => doneInSetUp(tx, ["codes"]));
  return passed;
}

/** A passkey alone says who it is, and its owner showed a finger, a face or a PIN to it. Errors: 401, 403. */
export async function signInWithPasskey(
  site: Site,
  credential: AuthenticationResponseJSON,
  visit: Visit,
): Promise<SignedIn> {
  const { userId } = await takePasskey(site, { credential, userId: null });
  const person = await findPersonById(userId);
  if (!person || !isActive(person)) {
    throw new Refusal(403, "This account is not active. Please contact your administrator.");
  }
  return openSession(person, { by: "passkey", twoFactors: true }, visit);
}

async function finish(pending: PendingSignIn, by: SignInWay, visit: Visit, codesLeft: number | null): Promise<Passed> {
  if (!(await takePendingSignIn(pending.id))) throw startAgain();
  const signedIn = await openSession(pending.user, { by, twoFactors: true }, visit);
  return { ...signedIn, redirectTo: pending.redirectTo, codesLeft };
}

function startAgain() {
  return new Refusal(401, "That took too long or too many tries. Please sign in again.");
}
