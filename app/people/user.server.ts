import { recordAudit } from "#app/access/audit.server.ts";
import { DELETED_CUSTOMER, DELETED_NAME } from "#app/access/forgotten.ts";
import { personFields } from "#app/access/person-fields.ts";
import { accountScope, userScope } from "#app/access/scopes.server.ts";
import { endSessionsOf } from "#app/access/session.server.ts";
import { isUuid, requireMay, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { queueStaffMessage } from "#app/messages/outbound-message.server.ts";
import { forgetDeletedAccounts, forgetWords } from "#app/people/forget.server.ts";
import { hashNewPassword } from "#app/people/new-password.server.ts";
import { dropSecondFactor } from "#app/people/second-factor/factors.server.ts";
import { DRIVER_TAKEN, orTaken, refuseOthersPhone } from "#app/people/taken.server.ts";
import type { EditUser, NewUser, UpdateUser } from "#app/people/user.ts";
import { personSubject, recordUserChange } from "#app/people/user-audit.server.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";
import { type Page, pageArgs } from "#app/platform/page.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { orChanged, unchangedSince } from "#app/platform/version.ts";

export const userFields = {
  ...personFields,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.UserSelect;

export type User = Prisma.UserGetPayload<{ select: typeof userFields }>;

/** The users the viewer may see, newest first. Errors: 404 for an account that is out of reach. */
export async function listUsers(viewer: Viewer, options: { accountId?: string; page?: Page } = {}): Promise<User[]> {
  requireSignedIn(viewer);
  const { accountId } = options;
  if (accountId !== undefined) {
    const account = isUuid(accountId)
      ? await db.account.findFirst({ where: { AND: [{ id: accountId }, accountScope(viewer)] }, select: { id: true } })
      : null;
    if (!account) throw notFound("This account");
  }
  return db.user.findMany({
    where: { AND: [userScope(viewer), accountId ? { accountId } : {}] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    ...pageArgs(options.page),
    select: userFields,
  });
}

/** Errors: 401, 404 outside the scope. */
export async function findUser(viewer: Viewer, id: string): Promise<User> {
  requireSignedIn(viewer);
  const user = isUuid(id)
    ? await db.user.findFirst({ where: { AND: [{ id }, userScope(viewer)] }, select: userFields })
    : null;
  if (!user) throw notFound("This user");
  return user;
}

/** The same with whether a second factor is set up, in one statement. Errors: as findUser. */
export async function findUserAndFactor(viewer: Viewer, id: string): Promise<User & { secondFactor: boolean }> {
  requireSignedIn(viewer);
  const found = isUuid(id)
    ? await db.user.findFirst({
        where: { AND: [{ id }, userScope(viewer)] },
        relationLoadStrategy: "join",
        select: { ...userFields, authenticator: { select: { userId: true } }, _count: { select: { passkeys: true } } },
      })
    : null;
  if (!found) throw notFound("This user");
  const { authenticator, _count, ...user } = found;
  return { ...user, secondFactor: authenticator !== null || _count.passkeys > 0 };
}

/** Errors: 400 a password too easily guessed; 401, 403 for anyone but admins, 404 no such account, 409 the email or phone is taken. */
export async function createUser(viewer: Viewer, input: NewUser): Promise<User> {
  requireMay(viewer, "users.manage");
  await requireAccount(input.accountId);
  const { password, ...data } = input;
  const passwordHash = password ? { passwordHash: await hashNewPassword(password, data) } : {};
  return orTaken(
    db.$transaction(async (tx) => {
      await refuseOthersPhone(tx, data);
      const user = await tx.user.create({ data: { ...data, ...passwordHash }, select: userFields });
      // Of staff the record says who they were; of a customer it keeps no name from here on.
      const subject = user.role === "driver" ? { ...personSubject(user), name: DELETED_CUSTOMER } : personSubject(user);
      await recordAudit(tx, viewer, {
        kind: "user_created",
        subject,
        summary: `${subject.name} created as ${user.role}`,
        detail: { role: user.role, status: user.status, accountId: user.accountId },
      });
      return user;
    }),
    DRIVER_TAKEN,
    { viewer, email: data.email },
  );
}

/**
 * A new password, role, status or account ends the user's sessions at once.
 * Errors: 401, 403, 404, 409 the email or phone is taken, or an admin takes the own rights away.
 */
export async function updateUser(viewer: Viewer, id: string, input: UpdateUser | EditUser): Promise<User> {
  requireMay(viewer, "users.manage");
  const before = await findUser(viewer, id);
  const { password, version, ...data } = { version: undefined, ...input };
  const loses = (data.role ?? before.role) !== before.role || (data.status ?? before.status) !== before.status;
  if (loses && before.id === viewer.user.id) {
    throw new Refusal(409, "You cannot change your own role or status. Another admin can.");
  }
  if (data.accountId && data.accountId !== before.accountId) await requireAccount(data.accountId);
  const passwordHash = password ? { passwordHash: await hashNewPassword(password, { ...before, ...data }) } : {};
  const proof = data.email !== undefined && data.email !== before.email ? { emailProvenAt: null } : {};
  const moved = data.accountId !== undefined && data.accountId !== before.accountId;
  const kept = before.id === viewer.user.id ? (viewer.sessionId ?? undefined) : undefined;
  return orTaken(
    db.$transaction(async (tx) => {
      const now = {
        id: before.id,
        phone: data.phone === undefined ? before.phone : data.phone,
        role: data.role ?? before.role,
      };
      if (now.phone !== before.phone || now.role !== before.role) await refuseOthersPhone(tx, now);
      const write = tx.user.update({
        where: { id: before.id, ...unchangedSince(version) },
        data: { ...data, ...passwordHash, ...proof },
        select: userFields,
      });
      const user = await orChanged(write, "This user");
      if (loses || moved || password) await endSessionsOf({ userId: user.id }, kept, tx);
      await recordUserChange(tx, viewer, before, user, Boolean(password));
      return user;
    }),
    DRIVER_TAKEN,
    { viewer, email: data.email },
  );
}

/**
 * Deletes a user, with their messages, calls and codes, and the documents and VINs of an account that nobody is left in. Who has
 * history is hidden and made anonymous, and the history stays without the name.
 * Errors: 401, 403, 404, 409 for oneself.
 */
export async function deleteUser(viewer: Viewer, id: string): Promise<void> {
  requireMay(viewer, "users.manage");
  const { accountId, ...found } = await findUser(viewer, id);
  if (found.id === viewer.user.id) throw new Refusal(409, "You cannot delete yourself. Another admin can.");
  await db.$transaction(async (tx) => {
    // Whoever deletes the same person waits here, and is told that they are gone.
    const { count } = await tx.user.updateMany({
      where: { id: found.id, deletedAt: null },
      data: { status: "Inactive" },
    });
    if (count === 0) throw notFound("This user");
    const user = await tx.user.findUniqueOrThrow({ where: { id: found.id }, select: userFields });
    await tx.session.updateMany({ where: { userId: user.id, endedAt: null }, data: { endedAt: new Date() } });
    await tx.accessCode.updateMany({ where: { userId: user.id, revokedAt: null }, data: { revokedAt: new Date() } });
    const traces = await tx.user.findUniqueOrThrow({
      where: { id: user.id },
      select: {
        technician: { select: { id: true } },
        _count: {
          select: {
            historyEvents: true,
            ownRequests: true,
            advisedRequests: true,
            sentMessages: true,
            receivedMessages: true,
            uploadedDocuments: true,
            guideCorrections: true,
          },
        },
      },
    });
    await forgetWords(tx, user);
    const hasHistory = traces.technician !== null || Object.values(traces._count).some((count) => count > 0);
    if (!hasHistory) await tx.user.delete({ where: { id: user.id } });
    else await makeAnonymous(tx, user);
    await tx.account.updateMany({
      where: { id: user.accountId, users: { none: { deletedAt: null } } },
      data: { name: null },
    });
    const subject = personSubject(user);
    await recordAudit(tx, viewer, {
      kind: "user_deleted",
      subject,
      summary:
        user.role === "driver"
          ? `A customer was deleted${hasHistory ? "; the history stays without the name" : ""}`
          : `${subject.name} (${user.role}) deleted${hasHistory ? "; the history stays without the name" : ""}`,
      detail: { role: user.role, accountId: user.accountId, hasHistory },
    });
  });
  await forgetDeletedAccounts(accountId);
}

async function makeAnonymous(tx: Transaction, { id, role }: User) {
  await dropSecondFactor(tx, id);
  return tx.user.update({
    where: { id },
    data: {
      ...(role === "driver" ? DELETED_NAME : { firstName: "Deleted", lastName: "user" }),
      email: null,
      phone: null,
      passwordHash: null,
      status: "Inactive",
      deletedAt: new Date(),
    },
  });
}

/** Errors: 401, 403, 404; 409 without a phone or after STOP. */
export function sendTextTo(viewer: Viewer, userId: string, message: string): Promise<{ messageId: string }> {
  return db.$transaction((tx) => queueStaffMessage(tx, viewer, { userId, message }));
}

async function requireAccount(id: string) {
  const account = await db.account.findUnique({ where: { id }, select: { id: true } });
  if (!account) throw new Refusal(404, "This account was not found.", { field: "accountId" });
}
