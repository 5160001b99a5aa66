import { recordAudit } from "#app/access/audit.server.ts";
import { accountScope } from "#app/access/scopes.server.ts";
import { endSessionsOf } from "#app/access/session.server.ts";
import { isUuid, requireMay, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import type { EditAccount, NewAccount, UpdateAccount } from "#app/people/account.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { shortId } from "#app/platform/format.ts";
import { type Page, pageArgs } from "#app/platform/page.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { orChanged, unchangedSince } from "#app/platform/version.ts";

export const accountFields = {
  id: true,
  name: true,
  subscriptionTier: true,
  status: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.AccountSelect;

export type Account = Prisma.AccountGetPayload<{ select: typeof accountFields }>;

/** Every account, newest first. Errors: 401, 403 for anyone but admins. */
export async function listAccounts(viewer: Viewer, page?: Page): Promise<Account[]> {
  requireMay(viewer, "accounts.manage");
  return db.account.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    ...pageArgs(page),
    select: accountFields,
  });
}

/** Errors: 401, 404 outside the scope. */
export async function findAccount(viewer: Viewer, id: string): Promise<Account> {
  requireSignedIn(viewer);
  const account = isUuid(id)
    ? await db.account.findFirst({ where: { AND: [{ id }, accountScope(viewer)] }, select: accountFields })
    : null;
  if (!account) throw notFound("This account");
  return account;
}

/** Errors: 401, 403. */
export async function createAccount(viewer: Viewer, input: NewAccount): Promise<Account> {
  requireMay(viewer, "accounts.manage");
  return db.$transaction(async (tx) => {
    const account = await tx.account.create({ data: input, select: accountFields });
    await recordAudit(tx, viewer, {
      kind: "account_created",
      subject: accountSubject(account),
      summary: `${account.subscriptionTier} account created`,
      detail: { tier: account.subscriptionTier, status: account.status },
    });
    return account;
  });
}

/** An account that is not active any more ends the sessions of all its users. Errors: 401, 403, 404, 409 for one's own. */
export async function updateAccount(viewer: Viewer, id: string, input: UpdateAccount | EditAccount): Promise<Account> {
  requireMay(viewer, "accounts.manage");
  const before = await findAccount(viewer, id);
  const closes = input.status !== undefined && input.status !== "Active";
  if (closes && before.id === viewer.user.accountId) {
    throw new Refusal(409, "You cannot close the account that you belong to.", { field: "status" });
  }
  return db.$transaction(async (tx) => {
    const { version, ...data } = { version: undefined, ...input };
    const where = { id: before.id, ...unchangedSince(version) };
    const account = await orChanged(tx.account.update({ where, data, select: accountFields }), "This account");
    if (closes) await endSessionsOf({ accountId: account.id }, undefined, tx);
    const changes = [
      ["name", before.name ?? "none", account.name ?? "none"],
      ["tier", before.subscriptionTier, account.subscriptionTier],
      ["status", before.status, account.status],
    ].filter(([, from, to]) => from !== to);
    if (changes.length === 0) return account;
    await recordAudit(tx, viewer, {
      kind: "account_changed",
      subject: accountSubject(account),
      summary: `Account: ${changes.map(([word, from, to]) => `${word} changed from ${from} to ${to}`).join(", ")}`,
      detail: Object.fromEntries(changes.map(([word, from, to]) => [word, { from, to }])),
    });
    return account;
  });
}

function accountSubject({ id, name, subscriptionTier }: Pick<Account, "id" | "name" | "subscriptionTier">) {
  return { type: "account", id, name: name || `${subscriptionTier} account ${shortId(id)}` } as const;
}

/** Errors: 401, 403, 404; 409 with what is left in the account. */
export async function deleteAccount(viewer: Viewer, id: string): Promise<void> {
  requireMay(viewer, "accounts.manage");
  const account = await findAccount(viewer, id);
  const [users, vehicles, requests] = await Promise.all([
    db.user.count({ where: { accountId: account.id } }),
    db.vehicle.count({ where: { accountId: account.id } }),
    db.repairRequest.count({ where: { accountId: account.id } }),
  ]);
  const left = [counted(users, "user"), counted(vehicles, "vehicle"), counted(requests, "repair request")].filter(
    Boolean,
  );
  if (left.length > 0) throw new Refusal(409, `This account still has ${left.join(", ")} and cannot be deleted.`);
  await db.$transaction(async (tx) => {
    await tx.account.delete({ where: { id: account.id } });
    await recordAudit(tx, viewer, {
      kind: "account_deleted",
      subject: accountSubject(account),
      summary: `${account.subscriptionTier} account deleted`,
    });
  });
}

export type AccountAdvisor = { id: string; firstName: string; lastName: string };

/** Adds advisors to those who look after an account. Errors: 401, 403, 404; 409 someone who is no advisor. */
export async function addAccountAdvisors(
  viewer: Viewer,
  accountId: string,
  advisorIds: string[],
): Promise<AccountAdvisor[]> {
  requireMay(viewer, "accounts.manage");
  const account = await findAccount(viewer, accountId);
  const advisors = await db.user.findMany({
    where: { id: { in: advisorIds }, role: "advisor", deletedAt: null },
    select: { id: true },
  });
  if (advisors.length !== new Set(advisorIds).size) {
    throw new Refusal(409, "Only advisors can look after an account.", { field: "advisorId" });
  }
  await db.$transaction(async (tx) => {
    const { count } = await tx.accountAdvisor.createMany({
      data: advisors.map(({ id }) => ({ accountId: account.id, advisorId: id })),
      skipDuplicates: true,
    });
    if (count === 0) return;
    await recordAudit(tx, viewer, {
      kind: "account_changed",
      subject: accountSubject(account),
      summary: `Account: ${counted(count, "advisor")} added`,
      detail: { advisorIds: advisors.map(({ id }) => id) },
    });
  });
  const rows = await db.accountAdvisor.findMany({
    where: { accountId: account.id },
    orderBy: { createdAt: "asc" },
    select: { advisor: { select: { id: true, firstName: true, lastName: true } } },
  });
  return rows.map(({ advisor }) => advisor);
}

function counted(count: number, word: string) {
  return count === 0 ? "" : `${count} ${word}${count === 1 ? "" : "s"}`;
}
