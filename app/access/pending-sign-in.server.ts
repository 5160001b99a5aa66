import { randomBytes } from "node:crypto";
import { personFields } from "#app/access/person-fields.ts";
import { hashToken } from "#app/access/session.server.ts";
import { db } from "#app/platform/db.server.ts";
import { signedCookie } from "#app/platform/secrets/signed-cookie.server.ts";

const MINUTES = 10;
export const SECOND_STEP_TRIES = 5;

const pendingCookie = signedCookie("sign_in", { maxAge: MINUTES * 60 });

/** Remembers that the password was right; nothing is open until the second step. Returns the Set-Cookie value. */
export async function startPendingSignIn(userId: string, redirectTo: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.pendingSignIn.deleteMany({ where: { expiresAt: { lt: new Date() } } });
  await db.pendingSignIn.create({
    data: {
      tokenHash: hashToken(token),
      userId,
      redirectTo: redirectTo.slice(0, 2000),
      expiresAt: new Date(Date.now() + MINUTES * 60_000),
    },
  });
  return pendingCookie.serialize(token);
}

const pendingFields = {
  id: true,
  userId: true,
  redirectTo: true,
  passedAt: true,
  user: {
    select: {
      ...personFields,
      passwordHash: true,
      deletedAt: true,
      account: { select: { status: true } },
    },
  },
} as const;

/** The open second step of this browser, or null. */
export async function findPendingSignIn(cookieHeader: string | null) {
  const token = await pendingCookie.parse(cookieHeader);
  if (typeof token !== "string") return null;
  const pending = await db.pendingSignIn.findFirst({
    where: { tokenHash: hashToken(token), endedAt: null, expiresAt: { gt: new Date() } },
    select: pendingFields,
  });
  if (!pending) return null;
  const { user } = pending;
  return user.deletedAt || user.status !== "Active" || user.account.status !== "Active" ? null : pending;
}

export type PendingSignIn = NonNullable<Awaited<ReturnType<typeof findPendingSignIn>>>;

/** Counts a try at the second step. Returns false when there were too many: the password is asked for again. */
export async function countSecondStep(id: string): Promise<boolean> {
  const { count } = await db.pendingSignIn.updateMany({
    where: { id, endedAt: null, attempts: { lt: SECOND_STEP_TRIES } },
    data: { attempts: { increment: 1 } },
  });
  if (count === 1) return true;
  await db.pendingSignIn.updateMany({ where: { id, endedAt: null }, data: { endedAt: new Date() } });
  return false;
}

/** Ends it, once: of two at the same moment one gets true. */
export async function takePendingSignIn(id: string): Promise<boolean> {
  const { count } = await db.pendingSignIn.updateMany({ where: { id, endedAt: null }, data: { endedAt: new Date() } });
  return count === 1;
}

export function clearPendingCookie(): Promise<string> {
  return pendingCookie.serialize("", { maxAge: 0 });
}
