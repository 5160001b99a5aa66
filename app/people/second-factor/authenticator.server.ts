import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { seal, unseal } from "#app/platform/secrets/seal.server.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** One step before and after: a phone's clock is seldom right to the second. */
const WINDOW = 1;
const USE = "authenticator";

type Person = { id: string; email: string | null };

function appOf(base32: string, label: string, issuer: string) {
  return new TOTP({
    issuer,
    label,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(base32),
  });
}

export type NewAuthenticator = {
  /** Comes back with the first code: until then nothing is kept. */
  sealed: string;
  /** The secret in groups of four, for typing. */
  secret: string;
  uri: string;
  /** The address as a QR code: an SVG document. */
  svg: string;
};

/** A secret for an app that is being set up; with `sealed` the one that the page already showed. */
export async function offerAuthenticator(person: Person, sealed?: string): Promise<NewAuthenticator> {
  const shown = sealed ? unseal(USE, person.id, sealed)?.text : undefined;
  const base32 = shown ?? new Secret({ size: SECRET_BYTES }).base32;
  const uri = appOf(base32, person.email ?? person.id, await readSetting("companyName")).toString();
  return {
    sealed: shown && sealed ? sealed : seal(USE, person.id, base32),
    secret: base32.match(/.{1,4}/g)?.join(" ") ?? base32,
    uri,
    svg: renderSVG(uri, { border: 2, ecc: "M" }),
  };
}

/**
 * Keeps the app whose first code is right; one that was there before is replaced.
 * Errors: 400 at `code`, or when the page is too old to tell which secret it showed.
 */
export async function keepAuthenticator(
  tx: Transaction,
  person: Person,
  given: { sealed: string; code: string },
): Promise<void> {
  const secret = unseal(USE, person.id, given.sealed)?.text;
  if (!secret) throw new Refusal(400, "This page is out of date. Please open it again and scan the new code.");
  const step = stepOf(secret, given.code);
  if (step === null) throw wrongCode();
  const data = { sealedSecret: seal(USE, person.id, secret), lastStep: step };
  await tx.authenticatorApp.upsert({
    where: { userId: person.id },
    create: { userId: person.id, ...data },
    update: data,
  });
}

/** Takes a code of the person's app, once: the same code again is no longer right. */
export async function takeAuthenticatorCode(userId: string, code: string): Promise<boolean> {
  const app = await db.authenticatorApp.findUnique({ where: { userId }, select: { sealedSecret: true } });
  const opened = app && unseal(USE, userId, app.sealedSecret);
  if (!opened) return false;
  const step = stepOf(opened.text, code);
  if (step === null) return false;
  const { count } = await db.authenticatorApp.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step, ...(opened.older ? { sealedSecret: seal(USE, userId, opened.text) } : {}) },
  });
  return count === 1;
}

/** The 30-second step that the code belongs to, or null when it is none of now. */
function stepOf(base32: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = appOf(base32, "", "").validate({ token: code, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS }) + delta;
}

export function wrongCode(): Refusal {
  return new Refusal(
    400,
    "This code is not right. A code is good for 30 seconds and once: please enter the one that the app shows now.",
    { field: "code" },
  );
}
