import type { AuditActor } from "#app/access/audit.server.ts";
import { rememberBrowser } from "#app/access/known-browser.server.ts";
import { clearPendingCookie } from "#app/access/pending-sign-in.server.ts";
import type { Role } from "#app/access/permissions.ts";
import { endSession, startSession } from "#app/access/session.server.ts";
import { recordSignIn, type SignInWay } from "#app/people/user-audit.server.ts";
import { type Account, db } from "#app/platform/db.server.ts";

/** Where somebody knocks from; `cookie` is the request's whole Cookie header. */
export type Visit = Pick<AuditActor, "ip" | "userAgent" | "channel"> & { cookie: string | null };

type Person = {
  id: string;
  accountId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  role: Role;
  status: Account["status"];
  passwordHash: string | null;
};

export type SignedIn = {
  user: Omit<Person, "passwordHash">;
  /** Set-Cookie values: the session, the browser that is known from now on, and the end of the second step. */
  cookies: string[];
};

/** The session of someone who has proven who they are. The one that this browser held before ends. */
export async function openSession(
  person: Person,
  way: { by: SignInWay; twoFactors: boolean },
  visit: Visit,
): Promise<SignedIn> {
  await endSession(visit.cookie);
  const session = await db.$transaction(async (tx) => {
    const knownBy = way.by === "passkey" ? "passkey" : way.by === "e-mail link" ? "email_link" : "password";
    const cookie = await startSession(person.id, knownBy, visit, tx, way.twoFactors);
    await recordSignIn(tx, visit, person, way.by);
    return cookie;
  });
  const { id, accountId, firstName, lastName, email, phone, role, status } = person;
  return {
    user: { id, accountId, firstName, lastName, email, phone, role, status },
    cookies: [session, await rememberBrowser(visit.cookie, person), await clearPendingCookie()],
  };
}
