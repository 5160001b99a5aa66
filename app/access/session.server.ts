import { hash, randomBytes, randomUUID } from "node:crypto";
import type { Role } from "#app/access/permissions.ts";
import { DAY_SECONDS, daysAfter } from "#app/platform/days.ts";
import { type Account, db, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { signedCookie } from "#app/platform/secrets/signed-cookie.server.ts";

const SESSION_DAYS = 30;

export const sessionCookie = signedCookie("session", { maxAge: SESSION_DAYS * DAY_SECONDS });
/** Names a browser before anybody signed in: pending forms and upload limits hang on it. */
export const visitorCookie = signedCookie("visitor", { maxAge: 90 * DAY_SECONDS });

/** Who was signed in here last. It opens nothing, and stays when the session is gone. */
const personCookie = signedCookie("person", { maxAge: 90 * DAY_SECONDS });

export type KnownBy = "password" | "phone_code" | "passkey" | "email_link";

/** Admins of a database that somebody named do not work with a password alone; the embedded one is a trial. */
export function mustHaveTwoFactors(role: Role): boolean {
  return role === "admin" && !env.embedded;
}

export function hashToken(token: string) {
  return hash("sha256", token);
}

/** Starts a session with a new token, whatever the browser held before. Returns the Set-Cookie value. */
export async function startSession(
  userId: string,
  knownBy: KnownBy,
  origin: { ip: string | null; userAgent: string | null },
  tx: Transaction = db,
  twoFactors = false,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.session.create({
    data: {
      tokenHash: hashToken(token),
      userId,
      knownBy,
      twoFactors,
      ip: origin.ip,
      userAgent: origin.userAgent?.slice(0, 400) ?? null,
      expiresAt: daysAfter(SESSION_DAYS),
    },
  });
  return sessionCookie.serialize(token);
}

/** A live session with its user. Times of PostgreSQL, ids as text. */
type LiveSession = {
  id: string;
  knownBy: string;
  twoFactors: boolean;
  lastSeenAt: Date;
  confirmedAt: Date;
  userId: string;
  accountId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  role: Role;
  theme: string;
  tier: Account["subscriptionTier"];
  technicianId: string | null;
  /** Notices that the person has not read; null where nobody asked. */
  unread: number | null;
};

const UNREAD = Prisma.sql`(SELECT count(*)::int FROM "Notification" n WHERE n."userId" = u."id" AND n."readAt" IS NULL)`;

/**
 * The live session of the request with its user, or null. Suspended and inactive people have none. A page of the desk shows how many
 * notices wait: it asks for them here, for one statement costs the page less than two. Two texts: of one that leaves the count out by a value the database makes
 * a new plan each time, dearer than its answer.
 */
export async function findSession(cookieHeader: string | null, { unread = false } = {}): Promise<LiveSession | null> {
  const token = await sessionCookie.parse(cookieHeader);
  if (typeof token !== "string") return null;
  const waiting = unread ? UNREAD : Prisma.sql`NULL::int`;
  const [session] = await db.$queryRaw<LiveSession[]>`
    SELECT s."id"::text AS "id", s."knownBy", s."twoFactors", s."lastSeenAt", s."confirmedAt", u."id"::text AS "userId", u."accountId"::text AS "accountId",
      u."firstName", u."lastName", u."email", u."phone", u."role", u."theme", a."subscriptionTier" AS "tier", t."id"::text AS "technicianId",
      ${waiting} AS "unread"
    FROM "Session" s JOIN "User" u ON u."id" = s."userId" JOIN "Account" a ON a."id" = u."accountId"
    LEFT JOIN "Technician" t ON t."userId" = u."id"
    WHERE s."tokenHash" = ${hashToken(token)} AND s."endedAt" IS NULL AND s."expiresAt" >= ${new Date()}
      AND u."deletedAt" IS NULL AND u."status" = 'Active' AND a."status" = 'Active'`;
  // The one gate before pages and calls alike: without a second factor such a session is none.
  if (!session || (mustHaveTwoFactors(session.role) && !session.twoFactors)) return null;
  await noteSeen(session);
  return session;
}

const SEEN_MINUTES = 10;

/** For the list of one's sessions; a page of ten loaders must not write ten times. */
async function noteSeen({ id, lastSeenAt }: { id: string; lastSeenAt: Date }) {
  const before = new Date(Date.now() - SEEN_MINUTES * 60_000);
  if (lastSeenAt > before) return;
  await db.session.updateMany({ where: { id, lastSeenAt: { lte: before } }, data: { lastSeenAt: new Date() } });
}

/** Which of these sessions are still live, by their ids: as findSession, for many at once in one statement. */
export async function liveSessionsAmong(ids: string[]): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT s."id"::text AS id FROM "Session" s
    JOIN "User" u ON u."id" = s."userId" JOIN "Account" a ON a."id" = u."accountId"
    WHERE s."id" = ANY(${ids}::uuid[]) AND s."endedAt" IS NULL AND s."expiresAt" > now()
      AND u."deletedAt" IS NULL AND u."status" = 'Active' AND a."status" = 'Active'`;
  return new Set(rows.map(({ id }) => id));
}

const FRESH_MINUTES = 15;

/** Whether that is a short while ago, when somebody proved who they are. */
export function isFresh(confirmedAt: Date | null | undefined): boolean {
  return Boolean(confirmedAt && confirmedAt.getTime() > Date.now() - FRESH_MINUTES * 60_000);
}

export async function confirmSession(id: string): Promise<void> {
  await db.session.updateMany({ where: { id, endedAt: null }, data: { confirmedAt: new Date() } });
}

/** Who was signed in at this browser, though the session has ended or its cookie is gone; null where nobody is known to have been. */
export async function findLastPerson(cookieHeader: string | null): Promise<string | null> {
  const token = await sessionCookie.parse(cookieHeader);
  if (typeof token === "string") {
    const session = await db.session.findUnique({ where: { tokenHash: hashToken(token) }, select: { userId: true } });
    if (session) return session.userId;
  }
  const person = await personCookie.parse(cookieHeader);
  return typeof person === "string" ? person : null;
}

/** The Set-Cookie value by which this browser knows whose it was; null where it knows. */
export async function rememberPerson(cookieHeader: string | null, userId: string): Promise<string | null> {
  return (await personCookie.parse(cookieHeader)) === userId ? null : personCookie.serialize(userId);
}

/** Ends the session on the server too. Returns the Set-Cookie value that clears the browser's. */
export async function endSession(cookieHeader: string | null): Promise<string> {
  const token = await sessionCookie.parse(cookieHeader);
  if (typeof token === "string") {
    await db.session.updateMany({ where: { tokenHash: hashToken(token) }, data: { endedAt: new Date() } });
  }
  return sessionCookie.serialize("", { maxAge: 0 });
}

/** Ends every session of the users at once: suspension, a new password, "sign out everywhere". Returns how many were live. */
export async function endSessionsOf(
  where: { userId: string } | { accountId: string },
  exceptSessionId?: string,
  tx: Transaction = db,
): Promise<number> {
  const { count } = await tx.session.updateMany({
    where: {
      endedAt: null,
      ...("userId" in where ? { userId: where.userId } : { user: { accountId: where.accountId } }),
      ...(exceptSessionId ? { id: { not: exceptSessionId } } : {}),
    },
    data: { endedAt: new Date() },
  });
  return count;
}

/** The browser's own id, and the Set-Cookie value where it had none. */
export async function findVisitorId(cookieHeader: string | null): Promise<{ visitorId: string; setCookie?: string }> {
  const known = await visitorCookie.parse(cookieHeader);
  if (typeof known === "string") return { visitorId: known };
  const visitorId = randomUUID();
  return { visitorId, setCookie: await visitorCookie.serialize(visitorId) };
}
