import { isUuid, requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { accountFields } from "#app/people/account.server.ts";
import { ACCOUNT_STATUSES, TIERS } from "#app/people/account.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { shortId } from "#app/platform/format.ts";
import { asText, cursorValue, cutPage, keysetArgs, ordersOf, type Place, parseDate } from "#app/platform/keyset.ts";
import { likeLiteral, uuidRange } from "#app/platform/search-terms.ts";
import { accountName } from "#app/shop/owner.ts";

export const accountOrders = ordersOf(
  {
    newest: { field: "createdAt", direction: "desc", parse: parseDate },
    oldest: { field: "createdAt", direction: "asc", parse: parseDate },
    tier: { field: "subscriptionTier", direction: "asc", parse: asText },
    "-tier": { field: "subscriptionTier", direction: "desc", parse: asText },
    status: { field: "status", direction: "asc", parse: asText },
    "-status": { field: "status", direction: "desc", parse: asText },
  },
  "newest",
);
export type AccountSort = ReturnType<typeof accountOrders.sortOf>;

/** Whoever came first of those who are there, staff too; where everybody was deleted, as a customer who was. */
export const FIRST_OF_ACCOUNT = {
  orderBy: [{ deletedAt: { sort: "desc", nulls: "first" } }, { createdAt: "asc" }],
  take: 1,
  select: { firstName: true, lastName: true },
} as const satisfies Prisma.Account$usersArgs;

type Query = { q?: string | null; sort?: AccountSort; place?: Place; limit?: number };

/** One page of accounts, searched by a name, the beginning of the id, by tier and by status. Errors: 401, 403. */
export async function searchAccounts(viewer: Viewer, query: Query = {}) {
  requireMay(viewer, "accounts.manage");
  const { q, sort = "newest", place = null, limit = 20 } = query;
  const order = accountOrders.orderOf(sort);
  const page = keysetArgs(order, place);
  const rows = await db.account.findMany({
    where: { AND: [await accountsWhere(q), page.where] },
    orderBy: page.orderBy,
    take: limit + 1,
    relationLoadStrategy: "join",
    select: { ...accountFields, users: FIRST_OF_ACCOUNT },
  });
  return cutPage(rows, limit, place, (row) => cursorValue(order, row));
}

/** What typed words find. */
export async function accountsWhere(q: string | null | undefined): Promise<Prisma.AccountWhereInput> {
  const typed = q?.trim().toLowerCase() ?? "";
  if (typed === "") return {};
  const ids = uuidRange(typed);
  const holds = (value: string) => value.toLowerCase().includes(typed);
  return {
    OR: [
      { subscriptionTier: { in: TIERS.filter(holds) } },
      { status: { in: ACCOUNT_STATUSES.filter(holds) } },
      ...(await namedSo(typed)),
      ...(ids ? [{ id: ids }] : []),
    ],
  };
}

/** Of a name that more have, twenty are found soon from the newest on. */
const FEW = 1000;

/**
 * The accounts of this name, and those of people of this name. Of a rare one they are looked up first, each by its index: where the list
 * asks for both at once, every account is looked at.
 */
async function namedSo(typed: string): Promise<Prisma.AccountWhereInput[]> {
  const like = likeLiteral(typed);
  const pattern = `%${like}%`;
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM (
      SELECT "id" FROM "Account" WHERE "name" ILIKE ${pattern}
      UNION ALL
      SELECT "accountId" FROM "User" WHERE "deletedAt" IS NULL AND ("firstName" ILIKE ${pattern} OR "lastName" ILIKE ${pattern})
    ) AS named LIMIT ${FEW + 1}`;
  if (found.length <= FEW) return [{ id: { in: found.map(({ id }) => id) } }];
  const contains = { contains: like, mode: "insensitive" as const };
  return [
    { name: contains },
    { users: { some: { deletedAt: null, OR: [{ firstName: contains }, { lastName: contains }] } } },
  ];
}

const CHOICES = 20;

/**
 * The newest accounts that a field offers to choose from: those that hold what is searched for, and always the chosen one.
 * Errors: 401, 403 for anyone but admins.
 */
export async function listAccountChoices(
  viewer: Viewer,
  { q, chosen }: { q?: string | null; chosen?: string | null } = {},
): Promise<{ value: string; label: string }[]> {
  requireMay(viewer, "accounts.manage");
  const select = { id: true, name: true, subscriptionTier: true, users: FIRST_OF_ACCOUNT } as const;
  const [found, own] = await Promise.all([
    db.account.findMany({
      where: await accountsWhere(q),
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: CHOICES,
      relationLoadStrategy: "join",
      select,
    }),
    chosen && isUuid(chosen) ? db.account.findMany({ where: { id: chosen }, select }) : [],
  ]);
  return [...own, ...found.filter(({ id }) => id !== chosen)].map((account) => ({
    value: account.id,
    label: `${accountName(account)} · ${account.subscriptionTier} · ${shortId(account.id)}`,
  }));
}
