import { userScope } from "#app/access/scopes.server.ts";
import { searched } from "#app/access/searched.server.ts";
import { isUuid, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { asText, cursorValue, cutPage, keysetArgs, ordersOf, type Place, parseDate } from "#app/platform/keyset.ts";

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

/** As a name is shown. */
const last = { field: "lastName", parse: asText };
export const BY_NAME = {
  name: { field: "firstName", direction: "asc", parse: asText, second: last },
  "-name": { field: "firstName", direction: "desc", parse: asText, second: last },
} as const;
export const userOrders = ordersOf(
  {
    newest: { field: "createdAt", direction: "desc", parse: parseDate },
    ...BY_NAME,
    role: { field: "role", direction: "asc", parse: asText },
    "-role": { field: "role", direction: "desc", parse: asText },
    status: { field: "status", direction: "asc", parse: asText },
    "-status": { field: "status", direction: "desc", parse: asText },
  },
  "name",
);
export type UserSort = ReturnType<typeof userOrders.sortOf>;

type Query = { q?: string | null; accountId?: string | null; sort?: UserSort; place?: Place; limit?: number };

/** One page of the users the viewer may see, each word found in a name, the email, the phone or the role. Errors: 401. */
export async function searchUsers(viewer: Viewer, query: Query = {}) {
  requireSignedIn(viewer);
  const { q, accountId, sort = "name", place = null, limit = 20 } = query;
  const order = userOrders.orderOf(sort);
  const page = keysetArgs(order, place);
  const rows = await db.user.findMany({
    where: { AND: [usersWhere(viewer, { q, accountId }), page.where] },
    orderBy: page.orderBy,
    take: limit + 1,
    select: rowFields,
  });
  return cutPage(rows, limit, place, (row) => cursorValue(order, row));
}

/** The users of the viewer's list as it is searched, and of one account. */
export function usersWhere(
  viewer: Viewer,
  { q, accountId }: { q?: string | null; accountId?: string | null },
): Prisma.UserWhereInput {
  const account = !accountId ? {} : isUuid(accountId) ? { accountId } : { id: { in: [] } };
  return { AND: [userScope(viewer), account, searched(viewer, q, { own: true })] };
}
