import { recordAudit } from "#app/access/audit.server.ts";
import { endSessionsOf, mustHaveTwoFactors } from "#app/access/session.server.ts";
import { isUuid, requireMay, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { makeRecoveryCodes } from "#app/people/second-factor/recovery-codes.server.ts";
import { personSubject } from "#app/people/user-audit.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { doneInSetUp } from "#app/shop/settings/settings.server.ts";

/** What opens a person's second step. */
export async function findFactors(userId: string) {
  const user = await db.user.findUnique({
    where: { id: userId },
    relationLoadStrategy: "join",
    select: {
      authenticator: { select: { createdAt: true } },
      passkeys: {
        orderBy: { createdAt: "asc" },
        select: { id: true, name: true, backedUp: true, createdAt: true, lastUsedAt: true },
      },
      _count: { select: { recoveryCodes: { where: { usedAt: null } } } },
    },
  });
  const app = user?.authenticator?.createdAt ?? null;
  const passkeys = user?.passkeys ?? [];
  return { app, passkeys, codesLeft: user?._count.recoveryCodes ?? 0, any: app !== null || passkeys.length > 0 };
}

/** Everything at once: nothing opens the second step any more. */
export async function dropSecondFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.authenticatorApp.deleteMany({ where: { userId } });
  await tx.passkey.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}

/**
 * Removes the own app (`app`) or one passkey by its id; with the last of them the recovery codes go too.
 * Errors: 401; 404; 409 when it is the last one of somebody who must have one.
 */
export async function removeFactor(viewer: Viewer, id: string): Promise<void> {
  requireSignedIn(viewer);
  const { user } = viewer;
  await db.$transaction(async (tx) => {
    // Two at once must not both see another one left.
    await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${user.id}::uuid FOR UPDATE`;
    const name = await nameOf(tx, user.id, id);
    if (id === "app") await tx.authenticatorApp.deleteMany({ where: { userId: user.id } });
    else await tx.passkey.deleteMany({ where: { id, userId: user.id } });
    const left = (await tx.passkey.count({ where: { userId: user.id } })) + (await countApps(tx, user.id));
    if (left === 0 && mustHaveTwoFactors(user.role)) {
      throw new Refusal(409, "Admins need a second factor. Please add another one before you remove this one.");
    }
    if (left === 0) await tx.recoveryCode.deleteMany({ where: { userId: user.id } });
    await recordAudit(tx, viewer, {
      kind: id === "app" ? "second_factor_changed" : "passkey_changed",
      subject: personSubject(user),
      summary: `${viewer.name} removed ${name}`,
    });
  });
}

/** How a page calls one of them before it is removed; null where it is none of them. */
export function nameOfFactor({ app, passkeys }: Awaited<ReturnType<typeof findFactors>>, id: string): string | null {
  if (id === "app") return app && "the authenticator app";
  const passkey = passkeys.find((one) => one.id === id);
  return passkey ? `the passkey “${passkey.name}”` : null;
}

async function nameOf(tx: Transaction, userId: string, id: string): Promise<string> {
  if (id === "app" && (await countApps(tx, userId)) > 0) return "the authenticator app";
  const passkey = isUuid(id) ? await tx.passkey.findFirst({ where: { id, userId }, select: { name: true } }) : null;
  if (!passkey) throw notFound("This second factor");
  return `the passkey “${passkey.name}”`;
}

function countApps(tx: Transaction, userId: string) {
  return tx.authenticatorApp.count({ where: { userId } });
}

/** Ten new codes; those before are void. Errors: 401; 409 without a second factor. */
export async function renewRecoveryCodes(viewer: Viewer): Promise<string[]> {
  requireSignedIn(viewer);
  const { user } = viewer;
  if (!(await findFactors(user.id)).any) throw new Refusal(409, "Please set up a second factor first.");
  return db.$transaction(async (tx) => {
    const codes = await makeRecoveryCodes(tx, user.id);
    if (user.role === "admin") await doneInSetUp(tx, ["codes"]);
    await recordAudit(tx, viewer, {
      kind: "second_factor_changed",
      subject: personSubject(user),
      summary: `${viewer.name} made new recovery codes`,
    });
    return codes;
  });
}

/**
 * For somebody who lost it: the second factor of another goes, and every session with it.
 * Errors: 401; 403 for anyone but admins; 404; 409 for oneself, or when there is none.
 */
export async function resetSecondFactor(viewer: Viewer, userId: string): Promise<void> {
  requireMay(viewer, "users.manage");
  if (userId === viewer.user.id) throw new Refusal(409, "Your own second factor is changed under My Account.");
  const person = isUuid(userId)
    ? await db.user.findFirst({
        where: { id: userId, deletedAt: null },
        select: { id: true, firstName: true, lastName: true, email: true, phone: true },
      })
    : null;
  if (!person) throw notFound("This user");
  const { any, codesLeft } = await findFactors(userId);
  if (!any && codesLeft === 0) throw new Refusal(409, "This person has no second factor.");
  await db.$transaction(async (tx) => {
    await dropSecondFactor(tx, userId);
    await tx.pendingSignIn.updateMany({ where: { userId, endedAt: null }, data: { endedAt: new Date() } });
    await endSessionsOf({ userId }, undefined, tx);
    const subject = personSubject(person);
    await recordAudit(tx, viewer, {
      kind: "second_factor_changed",
      subject,
      summary: `${viewer.name} reset the second factor of ${subject.name}`,
    });
  });
}
