import { hash, verify } from "@node-rs/argon2";
import { recordAudit } from "#app/access/audit.server.ts";
import { findKnownBrowser } from "#app/access/known-browser.server.ts";
import { startPendingSignIn } from "#app/access/pending-sign-in.server.ts";
import { mustHaveTwoFactors } from "#app/access/session.server.ts";
import { beginTry } from "#app/access/sign-in-brake.server.ts";
import { tellOfGuessing } from "#app/people/sign-in/guessing.server.ts";
import { openSession, type SignedIn, type Visit } from "#app/people/sign-in/open-session.server.ts";
import { findPersonByEmail, hasSecondFactor, isActive, type Person } from "#app/people/sign-in/person.server.ts";
import { takeSecondStepCode } from "#app/people/sign-in/second-step.server.ts";
import { db } from "#app/platform/db.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** Of a password that nobody has: an unknown email takes as long as a wrong password. */
let nobodysHash: Promise<string> | undefined;

type Given = { email: string; password: string };

export type SignInStep = ({ step: "done" } & SignedIn) | { step: "second-factor" | "set-up"; cookies: string[] };

/**
 * Proves who someone is by email and password. Where there is or must be a second factor, no session starts before it: the
 * cookie only says that the first step is done. `redirectTo` is where the person goes in the end.
 * Errors: 401 wrong; 403 right, but the person or account is not active; 429 too many wrong tries.
 */
export async function signInWithPassword(given: Given, visit: Visit, redirectTo: string): Promise<SignInStep> {
  const person = await provePassword(given, visit);
  const step = nextStep(person);
  if (step !== "done") return { step, cookies: [await startPendingSignIn(person.id, redirectTo)] };
  return { step, ...(await openSession(person, { by: "password", twoFactors: false }, visit)) };
}

/**
 * The same in one call, with the code of the second step beside the password. Errors: as above; 400 a wrong code; 401 without
 * a code where one is needed; 403 where a second factor has to be set up first.
 */
export async function signInByCall(given: Given & { code?: string | undefined }, visit: Visit): Promise<SignedIn> {
  const person = await provePassword(given, visit);
  const step = nextStep(person);
  if (step === "done") return openSession(person, { by: "password", twoFactors: false }, visit);
  if (step === "set-up") {
    throw new Refusal(403, "This account needs a second factor. Please sign in on the website once to set it up.");
  }
  if (!given.code) {
    throw new Refusal(401, "Please send a code of your authenticator app, or a recovery code, as code.", {
      field: "code",
    });
  }
  const { by } = await takeSecondStepCode(person, given.code, visit);
  return openSession(person, { by, twoFactors: true }, visit);
}

function nextStep(person: Person): SignInStep["step"] {
  if (hasSecondFactor(person)) return "second-factor";
  return mustHaveTwoFactors(person.role) ? "set-up" : "done";
}

async function provePassword(given: Given, visit: Visit): Promise<Person> {
  const person = await findPersonByEmail(given.email);
  const browser = await findKnownBrowser(visit.cookie, person);
  const attempt = await beginTry({ email: given.email, ip: visit.ip, browser });
  nobodysHash ??= hash(`nobody ${Math.random()}`);
  const right = await verify(person?.passwordHash ?? (await nobodysHash), given.password);
  if (!person?.passwordHash || !right) {
    const { among, refusal } = await attempt.wrong();
    if (among === "few") await recordFailure(visit, given.email, person, person ? "wrong password" : "unknown email");
    if (among === "guessing") await tellOfGuessing("password", given.email, person, visit);
    throw refusal ?? new Refusal(401, messages.auth.invalid);
  }
  await attempt.right();
  if (isActive(person)) return person;
  await recordFailure(visit, given.email, person, "not active");
  throw new Refusal(403, "This account is not active. Please contact your administrator.");
}

/** The email stays, so that an attack can be told from a slip; what was typed as the password does not. */
function recordFailure(visit: Visit, email: string, person: Person | null, why: string) {
  return recordAudit(db, visit, {
    kind: "sign_in_failed",
    subject: { type: person ? "user" : "email", id: person?.id ?? null, name: email },
    summary: `Sign-in failed for ${email}: ${why}`,
    detail: { why },
  });
}
