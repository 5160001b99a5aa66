import { userScope } from "#app/access/scopes.server.ts";
import { searched } from "#app/access/searched.server.ts";
import { isUuid, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { cutPage, keysetArgs, type Place, parseDate } from "#app/platform/keyset.ts";
import { isNameOf } from "#app/platform/known.ts";

const rowFields = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  role: true,
  status: true,
  createdAt: true,
} satisfies Prisma.UserSelect;

const text = (value: string) => value;
const ORDERS = {
  newest: { field: "createdAt", direction: "desc", parse: parseDate },
  name: { field: "lastName", direction: "asc", parse: text },
  "-name": { field: "lastName", direction: "desc", parse: text },
  role: { field: "role", direction: "asc", parse: text },
  "-role": { field: "role", direction: "desc", parse: text },
  status: { field: "status", direction: "asc", parse: text },
  "-status": { field: "status", direction: "desc", parse: text },
} as const;
export type UserSort = keyof typeof ORDERS;

export function userSortOf(value: string | null | undefined): UserSort {
  return isNameOf(ORDERS, value) ? value : "newest";
}

type Query = { q?: string | null; accountId?: string | null; sort?: UserSort; place?: Place; limit?: number };

/** One page of the users the viewer may see, each word found in a name, the email, the phone or the role. Errors: 401. */
export async function searchUsers(viewer: Viewer, query: Query = {}) {
  requireSignedIn(viewer);
  const { q, accountId, sort = "newest", place = null, limit = 20 } = query;
  const order = ORDERS[sort];
  const page = keysetArgs(order, place);
  const rows = await db.user.findMany({
    where: { AND: [usersWhere(viewer, { q, accountId }), page.where] },
    orderBy: page.orderBy,
    take: limit + 1,
    select: rowFields,
  });
  return cutPage(rows, limit, place, (row) => {
    const value = row[order.field];
    return value instanceof Date ? value.toISOString() : value;
  });
}

/** The users of the viewer's list as it is searched, and of one account. */
export function usersWhere(
  viewer: Viewer,
  { q, accountId }: { q?: string | null; accountId?: string | null },
): Prisma.UserWhereInput {
  const account = !accountId ? {} : isUuid(accountId) ? { accountId } : { id: { in: [] } };
  return { AND: [userScope(viewer), account, searched(viewer, q, { own: true })] };
}
