import { customerScope, invoiceScope, requestScope, vehicleScope } from "#app/access/scopes.server.ts";
import { searchedInReach } from "#app/access/searched.server.ts";
import { isUuid, requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { type Customer, customerFields } from "#app/people/customer.server.ts";
import { BY_NAME } from "#app/people/user-list.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { formatPhone, fullName } from "#app/platform/format.ts";
import { cursorValue, cutPage, keysetArgs, ordersOf, type Place, parseDate } from "#app/platform/keyset.ts";
import { toCents } from "#app/platform/money.ts";
import { type Page, pageArgs } from "#app/platform/page.ts";
import { notFound } from "#app/platform/refusal.ts";

/** By since when, or by name as it is shown: of both there is an index, and every other order would have to look at all of them. */
export const customerOrders = ordersOf(
  {
    newest: { field: "createdAt", direction: "desc", parse: parseDate },
    oldest: { field: "createdAt", direction: "asc", parse: parseDate },
    ...BY_NAME,
  },
  "newest",
);
type Sort = ReturnType<typeof customerOrders.sortOf>;

type Query = { q?: string | null; sort?: Sort; place?: Place; limit?: number };

/**
 * One page of the customers the viewer may see: each word found in a name, the e-mail, the phone or one of their cars; with
 * what their account owes, in cents, of the bills in the viewer's sight. Errors: 401, 403 for drivers and technicians.
 */
export async function searchCustomers(viewer: Viewer, { q, sort, place = null, limit = 25 }: Query = {}) {
  requireMay(viewer, "customers.keep");
  const order = customerOrders.orderOf(sort);
  const page = keysetArgs(order, place);
  const lastRepair = {
    where: { AND: [requestScope(viewer), { status: { not: "Cancelled" } }] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 1,
    select: { status: true, createdAt: true },
  } satisfies Prisma.User$ownRequestsArgs;
  const rows = await db.user.findMany({
    where: { AND: [customerScope(viewer), searchedInReach(viewer, q), page.where] },
    orderBy: page.orderBy,
    take: limit + 1,
    relationLoadStrategy: "join",
    select: {
      ...customerFields,
      account: {
        select: {
          name: true,
          vehicles: {
            orderBy: { createdAt: "desc" },
            take: 3,
            select: { id: true, make: true, model: true, year: true },
          },
          users: { where: { deletedAt: null }, take: 2, select: { id: true } },
          repairRequests: lastRepair,
        },
      },
      ownRequests: lastRepair,
    },
  });
  const owed = await owedBy(viewer, [...new Set(rows.map(({ accountId }) => accountId))]);
  const people = rows.map(({ ownRequests, ...row }) => ({
    ...row,
    owed: owed.get(row.accountId) ?? 0,
    // Where several share an account, what somebody else asked for is not theirs.
    last: (row.account.users.length > 1 ? ownRequests : row.account.repairRequests)[0] ?? null,
  }));
  return cutPage(people, limit, place, (row) => cursorValue(order, row));
}

/** What accounts owe, in cents, of the bills in the viewer's sight; none where nothing is owed. */
export async function owedBy(viewer: Viewer, accounts: string[]): Promise<Map<string, number>> {
  const sums = await db.invoice.groupBy({
    by: ["accountId"],
    where: { AND: [invoiceScope(viewer), { outstandingBalance: { gt: 0 }, accountId: { in: accounts } }] },
    _sum: { outstandingBalance: true },
  });
  return new Map(sums.map(({ accountId, _sum }) => [accountId, toCents(_sum.outstandingBalance ?? 0)]));
}

/** The same for GET /api/customers. */
export function listCustomers(viewer: Viewer, { q, page }: { q?: string | undefined; page?: Page } = {}) {
  requireMay(viewer, "customers.keep");
  return db.user.findMany({
    where: { AND: [customerScope(viewer), searchedInReach(viewer, q)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    ...pageArgs(page),
    select: customerFields,
  });
}

const SHOWN = 50;
const titled = { select: { id: true, make: true, model: true, year: true, vin: true, plate: true } } as const;

/** The cars, the newest repairs and invoices, what is owed and what the cars are due for, of a customer's account; money in cents. Errors: as findCustomer. */
export async function openCustomer(viewer: Viewer, customer: Customer) {
  requireMay(viewer, "customers.keep");
  const [account, owed] = await Promise.all([
    db.account.findFirst({
      where: { id: customer.accountId },
      relationLoadStrategy: "join",
      select: {
        vehicles: {
          where: vehicleScope(viewer),
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: SHOWN,
          select: { ...titled.select, mileage: true, recommendations: dueFields },
        },
        repairRequests: {
          where: requestScope(viewer),
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: SHOWN,
          select: {
            id: true,
            status: true,
            initiatedBy: true,
            createdAt: true,
            totalPrice: true,
            vehicle: { select: { make: true, model: true, year: true } },
          },
        },
        invoices: {
          where: invoiceScope(viewer),
          orderBy: [{ issuedAt: "desc" }, { id: "desc" }],
          take: SHOWN,
          select: { id: true, number: true, status: true, issuedAt: true, totalAmount: true, outstandingBalance: true },
        },
      },
    }),
    owedBy(viewer, [customer.accountId]),
  ]);
  if (!account) throw notFound("This customer");
  const { vehicles, repairRequests, invoices } = account;
  return {
    cars: vehicles,
    due: dueOf(vehicles),
    owed: owed.get(customer.accountId) ?? 0,
    invoices: invoices.map(({ totalAmount, outstandingBalance, ...invoice }) => ({
      ...invoice,
      total: toCents(totalAmount),
      due: toCents(outstandingBalance),
    })),
    repairs: repairRequests.map(({ totalPrice, ...repair }) => ({ ...repair, total: toCents(totalPrice) })),
  };
}

const DUE = 20;

/** What a car is due for and nobody has done, the put-off work among it, soonest first. */
const dueFields = {
  where: { status: { not: "Completed" } },
  orderBy: [{ recommendedDueDate: { sort: "asc", nulls: "last" } }, { id: "asc" }],
  take: DUE,
  select: { id: true, recommendedServiceDescription: true, recommendedDueDate: true },
} satisfies Prisma.Vehicle$recommendationsArgs;

type DueCar = Prisma.VehicleGetPayload<typeof titled> & {
  recommendations: { id: string; recommendedServiceDescription: string; recommendedDueDate: Date | null }[];
};

function dueOf(cars: DueCar[]) {
  const day = (date: Date | null) => date?.getTime() ?? Number.POSITIVE_INFINITY;
  return cars
    .flatMap(({ recommendations, ...vehicle }) => recommendations.map((one) => ({ ...one, vehicle })))
    .sort((one, other) => day(one.recommendedDueDate) - day(other.recommendedDueDate))
    .slice(0, DUE);
}

/** The same of an account by itself. */
export async function listDue(viewer: Viewer, accountId: string) {
  const where = { AND: [{ accountId }, vehicleScope(viewer)] };
  const select = { ...titled.select, recommendations: dueFields };
  return dueOf(await db.vehicle.findMany({ where, take: SHOWN, relationLoadStrategy: "join", select }));
}

const CHOICES = 20;

/** Whose a car can be: the accounts of the customers that the search finds, each once, and always the chosen account. */
export async function listOwnerChoices(
  viewer: Viewer,
  { q, chosen }: { q?: string | null; chosen?: string | null } = {},
): Promise<{ value: string; label: string }[]> {
  requireMay(viewer, "customers.keep");
  const select = { accountId: true, firstName: true, lastName: true, phone: true } as const;
  const newest = [{ createdAt: "desc" }, { id: "desc" }] satisfies Prisma.UserOrderByWithRelationInput[];
  const [found, own] = await Promise.all([
    db.user.findMany({
      where: { AND: [customerScope(viewer), searchedInReach(viewer, q)] },
      orderBy: newest,
      take: CHOICES,
      select,
    }),
    chosen && isUuid(chosen)
      ? db.user.findMany({ where: { AND: [{ accountId: chosen }, customerScope(viewer)] }, take: 1, select })
      : [],
  ]);
  const byAccount = new Map([...own, ...found].map((row) => [row.accountId, row]));
  return [...byAccount.values()].map(({ accountId, firstName, lastName, phone }) => ({
    value: accountId,
    label: [fullName({ firstName, lastName }), formatPhone(phone)].filter(Boolean).join(" · "),
  }));
}

/** Whose car is to be added: the account that the address names, or the account of the user that the list was restricted to. */
export async function findAccountIdOf(viewer: Viewer, search: URLSearchParams): Promise<string> {
  const accountId = search.get("accountId") ?? "";
  if (isUuid(accountId)) return accountId;
  const userId = search.get("userId") ?? "";
  if (!isUuid(userId)) return "";
  const user = await db.user.findFirst({
    where: { AND: [{ id: userId }, customerScope(viewer)] },
    select: { accountId: true },
  });
  return user?.accountId ?? "";
}
