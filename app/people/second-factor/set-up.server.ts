import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { type AuditActor, recordAudit } from "#app/access/audit.server.ts";
import { endSessionsOf } from "#app/access/session.server.ts";
import { keepAuthenticator } from "#app/people/second-factor/authenticator.server.ts";
import { findFactors } from "#app/people/second-factor/factors.server.ts";
import { keepPasskey, type Site } from "#app/people/second-factor/passkeys.server.ts";
import { makeRecoveryCodes } from "#app/people/second-factor/recovery-codes.server.ts";
import { personSubject } from "#app/people/user-audit.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";

/** Whose second factor is set up: somebody signed in, or somebody whose password was just right and who has none yet. */
export type FactorOwner = {
  person: {
    id: string;
    email: string | null;
    phone: string | null;
    firstName: string;
    lastName: string;
  };
  sessionId: string | null;
  pendingId: string | null;
  actor: AuditActor;
};

/** Returns the recovery codes where there were none yet. Errors: 400 a wrong code or a page that is too old. */
export function setUpAuthenticator(
  owner: FactorOwner,
  given: { sealed: string; code: string },
): Promise<string[] | null> {
  return setUp(owner, "second_factor_changed", "an authenticator app", (tx) =>
    keepAuthenticator(tx, owner.person, given),
  );
}

/** Returns the recovery codes where there were none yet. Errors: 400, 409. */
export async function setUpPasskey(
  owner: FactorOwner,
  site: Site,
  given: { name: string; credential: RegistrationResponseJSON },
): Promise<string[] | null> {
  const keep = await keepPasskey(owner.person, site, given);
  return setUp(owner, "passkey_changed", `the passkey “${given.name}”`, keep);
}

async function setUp(
  { person, sessionId, pendingId, actor }: FactorOwner,
  kind: "second_factor_changed" | "passkey_changed",
  what: string,
  keep: (tx: Transaction) => Promise<void>,
): Promise<string[] | null> {
  const { any: hadOne, codesLeft } = await findFactors(person.id);
  return db.$transaction(async (tx) => {
    await keep(tx);
    const codes = codesLeft === 0 ? await makeRecoveryCodes(tx, person.id) : null;
    if (sessionId) await tx.session.update({ where: { id: sessionId }, data: { twoFactors: true } });
    if (pendingId) await tx.pendingSignIn.update({ where: { id: pendingId }, data: { passedAt: new Date() } });
    // From here on a password alone is not enough, and what it alone opened elsewhere is closed.
    if (!hadOne) await endSessionsOf({ userId: person.id }, sessionId ?? undefined, tx);
    const subject = personSubject(person);
    await recordAudit(
      tx,
      { ...actor, user: { id: person.id }, name: subject.name, knownBy: "session" },
      { kind, subject, summary: `${subject.name} added ${what}` },
    );
    return codes;
  });
}
