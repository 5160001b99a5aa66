import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { MOST_PASSKEYS } from "#app/people/second-factor/second-factor.ts";
import { db, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { fullName } from "#app/platform/format.ts";
import { isOneOf } from "#app/platform/known.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

const MINUTES = 5;

/** Its certificates are a tenth of the start: loaded with the first passkey. */
const webAuthn = () => import("@simplewebauthn/server");

/** The site that a passkey belongs to, such as `https://amped.example`, and the browser that asks. */
export type Site = { origin: string; visitorId: string };
type Person = { id: string; email: string | null; firstName: string; lastName: string };
type Purpose = "sign_in" | "second_step" | "register";

function rpIdOf(site: Site) {
  return new URL(site.origin).hostname;
}

async function keepChallenge(challenge: string, purpose: Purpose, site: Site, userId: string | null) {
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: new Date() } } });
  await db.passkeyChallenge.create({
    data: { challenge, purpose, userId, visitorId: site.visitorId, expiresAt: new Date(Date.now() + MINUTES * 60_000) },
  });
}

/** Each challenge is answered once, in the browser that asked for it. */
function takeChallenge(purpose: Purpose, site: Site, userId: string | null) {
  return async (challenge: string) => {
    const { count } = await db.passkeyChallenge.deleteMany({
      where: { challenge, purpose, userId, visitorId: site.visitorId, expiresAt: { gt: new Date() } },
    });
    return count === 1;
  };
}

/** What the browser needs to make a new passkey. Errors: 409 when there are twenty. */
export async function offerRegistration(person: Person, site: Site): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await db.passkey.findMany({
    where: { userId: person.id },
    select: { credentialId: true, transports: true },
  });
  if (known.length >= MOST_PASSKEYS) throw new Refusal(409, "You have twenty passkeys. Please remove one first.");
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: await readSetting("companyName"),
    rpID: rpIdOf(site),
    userName: person.email ?? person.id,
    userDisplayName: fullName(person),
    userID: new TextEncoder().encode(person.id),
    attestationType: "none",
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(options.challenge, "register", site, person.id);
  return options;
}

/** Keeps a passkey under its name. Errors: 400 when it does not answer what was asked; 409 when it is known already. */
export async function keepPasskey(
  person: Person,
  site: Site,
  given: { name: string; credential: RegistrationResponseJSON },
): Promise<(tx: Transaction) => Promise<void>> {
  const proof = await (await webAuthn())
    .verifyRegistrationResponse({
      response: given.credential,
      expectedChallenge: takeChallenge("register", site, person.id),
      expectedOrigin: site.origin,
      expectedRPID: rpIdOf(site),
      requireUserVerification: true,
    })
    .catch(() => null);
  if (!proof?.verified) throw notAccepted();
  const { credential, credentialBackedUp } = proof.registrationInfo;
  const data = {
    userId: person.id,
    name: given.name,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
    backedUp: credentialBackedUp,
  };
  return async (tx) => {
    try {
      await tx.passkey.create({ data });
    } catch (error) {
      if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") throw error;
      throw new Refusal(409, "This passkey is registered already.");
    }
  };
}

/**
 * What the browser needs to use a passkey: of this person as a second step, or of whoever it belongs to, who is then known
 * by it alone and has to show a finger, a face or a PIN.
 */
export async function offerAuthentication(
  site: Site,
  userId: string | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known = userId
    ? await db.passkey.findMany({ where: { userId }, select: { credentialId: true, transports: true } })
    : [];
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: rpIdOf(site),
    userVerification: userId ? "preferred" : "required",
    ...(userId ? { allowCredentials: known.map(toDescriptor) } : {}),
  });
  await keepChallenge(options.challenge, userId ? "second_step" : "sign_in", site, userId);
  return options;
}

/** Whose passkey answered. Errors: 401 when it is nobody's here or did not answer what was asked. */
export async function takePasskey(
  site: Site,
  answer: { credential: AuthenticationResponseJSON; userId: string | null },
): Promise<{ userId: string; name: string }> {
  const response = answer.credential;
  const passkey = await db.passkey.findUnique({ where: { credentialId: response.id } });
  if (!passkey || (answer.userId && passkey.userId !== answer.userId)) throw unknownPasskey();
  const proof = await (await webAuthn())
    .verifyAuthenticationResponse({
      response,
      expectedChallenge: takeChallenge(answer.userId ? "second_step" : "sign_in", site, answer.userId),
      expectedOrigin: site.origin,
      expectedRPID: rpIdOf(site),
      requireUserVerification: answer.userId === null,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
        transports: transportsOf(passkey.transports),
      },
    })
    .catch(() => null);
  if (!proof?.verified) throw unknownPasskey();
  const { newCounter, credentialBackedUp } = proof.authenticationInfo;
  await db.passkey.update({
    where: { id: passkey.id },
    data: { counter: newCounter, backedUp: credentialBackedUp, lastUsedAt: new Date() },
  });
  return { userId: passkey.userId, name: passkey.name };
}

function toDescriptor({ credentialId, transports }: { credentialId: string; transports: string[] }) {
  return { id: credentialId, transports: transportsOf(transports) };
}

/** The ways to reach a passkey that are known; a browser may name others. */
function transportsOf(kept: string[]) {
  return kept.filter((way) => isOneOf(TRANSPORTS, way));
}

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

function notAccepted() {
  return new Refusal(400, "This passkey could not be registered. Please open the page again and try once more.");
}

function unknownPasskey() {
  return new Refusal(
    401,
    "This passkey is not known here, or it took too long. Please try again, or use your password.",
  );
}
