import { may } from "#app/access/permissions.ts";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { accountFields } from "#app/people/account.server.ts";
import { ACCOUNT_STATUSES, TIERS } from "#app/people/account.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { shortId } from "#app/platform/format.ts";
import { cutPage, keysetArgs, type Place, parseDate } from "#app/platform/keyset.ts";
import { forbidden } from "#app/platform/refusal.ts";
import { uuidRange } from "#app/platform/search-terms.ts";

const ORDERS = {
  newest: { field: "createdAt", direction: "desc", parse: parseDate },
  oldest: { field: "createdAt", direction: "asc", parse: parseDate },
  tier: { field: "subscriptionTier", direction: "asc", parse: (value: string) => value },
  "-tier": { field: "subscriptionTier", direction: "desc", parse: (value: string) => value },
  status: { field: "status", direction: "asc", parse: (value: string) => value },
  "-status": { field: "status", direction: "desc", parse: (value: string) => value },
} as const;
export type AccountSort = keyof typeof ORDERS;

export function accountSortOf(value: string | null | undefined): AccountSort {
  return value && Object.hasOwn(ORDERS, value) ? (value as AccountSort) : "newest";
}

type Query = { q?: string | null; sort?: AccountSort; place?: Place; limit?: number };

/** One page of accounts, searched by the beginning of the id, by tier and by status. Errors: 401, 403. */
export async function searchAccounts(viewer: Viewer, query: Query = {}) {
  requireSignedIn(viewer);
  if (!may(viewer.user.role, "accounts.manage")) throw forbidden();
  const { q, sort = "newest", place = null, limit = 20 } = query;
  const order = ORDERS[sort];
  const page = keysetArgs(order, place);
  const rows = await db.account.findMany({
    where: { AND: [searched(q), page.where] },
    orderBy: page.orderBy,
    take: limit + 1,
    select: accountFields,
  });
  return cutPage(rows, limit, place, (row) => {
    const value = row[order.field];
    return value instanceof Date ? value.toISOString() : value;
  });
}

function searched(q: string | null | undefined): Prisma.AccountWhereInput {
  const typed = q?.trim().toLowerCase() ?? "";
  if (typed === "") return {};
  const ids = uuidRange(typed);
  const holds = (value: string) => value.toLowerCase().includes(typed);
  return {
    OR: [
      { subscriptionTier: { in: TIERS.filter(holds) } },
      { status: { in: ACCOUNT_STATUSES.filter(holds) } },
      ...(ids ? [{ id: ids }] : []),
    ],
  };
}

const CHOICES = 200;

/** The newest accounts for a field to choose from, named by their first user; null where there are too many. */
export async function listAccountChoices(viewer: Viewer): Promise<{ value: string; label: string }[] | null> {
  requireSignedIn(viewer);
  if (!may(viewer.user.role, "accounts.manage")) throw forbidden();
  const rows = await db.account.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: CHOICES + 1,
    relationLoadStrategy: "join",
    select: {
      id: true,
      subscriptionTier: true,
      users: {
        where: { deletedAt: null },
        orderBy: { createdAt: "asc" },
        take: 1,
        select: { firstName: true, lastName: true },
      },
    },
  });
  if (rows.length > CHOICES) return null;
  return rows.map(({ id, subscriptionTier, users: [first] }) => ({
    value: id,
    label: [subscriptionTier, shortId(id), first && `${first.firstName} ${first.lastName}`].filter(Boolean).join(" · "),
  }));
}
