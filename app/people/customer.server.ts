import { recordAudit } from "#app/access/audit.server.ts";
import { customerScope } from "#app/access/scopes.server.ts";
import { isUuid, requireMay, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import type { EditCustomer, NewCustomer } from "#app/people/customer.ts";
import type { ContactPreference } from "#app/people/profile.ts";
import { CUSTOMER_TAKEN, orTaken, refuseOthersPhone } from "#app/people/taken.server.ts";
import { userFields } from "#app/people/user.server.ts";
import { personSubject } from "#app/people/user-audit.server.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";
import { fullName } from "#app/platform/format.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { orChanged, unchangedSince } from "#app/platform/version.ts";

export const customerFields = {
  ...userFields,
  contactPreference: true,
  deletionAskedAt: true,
} satisfies Prisma.UserSelect;

export type Customer = Prisma.UserGetPayload<{ select: typeof customerFields }>;

/** Errors: 401, 403 for drivers and technicians, 404 outside the scope. */
export async function findCustomer(viewer: Viewer, id: string): Promise<Customer> {
  requireMay(viewer, "customers.keep");
  const customer = isUuid(id)
    ? await db.user.findFirst({ where: { AND: [{ id }, customerScope(viewer)] }, select: customerFields })
    : null;
  if (!customer) throw notFound("This customer");
  return customer;
}

const carFields = {
  id: true,
  make: true,
  model: true,
  year: true,
  vin: true,
  plate: true,
} satisfies Prisma.VehicleSelect;
const CARS = 20;

export type Caller = {
  id: string;
  name: string;
  accountId: string;
  /** Within the viewer's reach already; otherwise the e-mail and the VINs are kept back until the customer is taken on. */
  known: boolean;
  active: boolean;
  email: string | null;
  contactPreference: ContactPreference;
  cars: { id: string; make: string; model: string; year: number; vin: string | null; plate: string | null }[];
};

/**
 * The customer who calls from this number (E.164), wherever they belong: who gives the whole number is on the phone. Null when
 * nobody has it. Errors: 401, 403 for drivers and technicians.
 */
export async function findCaller(viewer: Viewer, phone: string): Promise<Caller | null> {
  requireMay(viewer, "customers.keep");
  const row = await db.user.findFirst({
    where: { phone, role: "driver", deletedAt: null },
    relationLoadStrategy: "join",
    select: {
      ...customerFields,
      account: {
        select: {
          status: true,
          vehicles: { orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: CARS, select: carFields },
        },
      },
    },
  });
  if (!row) return null;
  const known = await isWithinReach(db, viewer, row.id);
  return {
    id: row.id,
    name: fullName(row),
    accountId: row.accountId,
    known,
    active: row.status === "Active" && row.account.status === "Active",
    email: known ? row.email : null,
    contactPreference: row.contactPreference,
    cars: row.account.vehicles.map((car) => (known ? car : { ...car, vin: null })),
  };
}

async function isWithinReach(tx: Transaction | typeof db, viewer: SignedInViewer, id: string): Promise<boolean> {
  if (viewer.user.role === "admin") return true;
  return (await tx.user.count({ where: { AND: [{ id }, customerScope(viewer)] } })) > 0;
}

/** Errors: 401, 403 for drivers and technicians, 400 a phone that no text reaches, 409 when the phone or the e-mail is somebody's already. */
export function makeCustomer(viewer: Viewer, input: NewCustomer): Promise<Customer> {
  return orTaken(
    db.$transaction((tx) => makeCustomerIn(tx, viewer, input)),
    CUSTOMER_TAKEN,
    { viewer, email: input.email },
  );
}

/** The same inside a larger change. The advisor who makes a customer looks after the account from then on. */
export async function makeCustomerIn(tx: Transaction, viewer: Viewer, input: NewCustomer): Promise<Customer> {
  requireMay(viewer, "customers.keep");
  const { name, phone, email, contactPreference } = input;
  await refuseOthersPhone(tx, { phone, role: "driver" });
  const customer = await tx.user.create({
    data: {
      ...name,
      phone,
      email: email ?? null,
      contactPreference,
      role: "driver",
      account: {
        create: {
          name: fullName(name),
          ...(viewer.user.role === "advisor" ? { advisors: { create: { advisorId: viewer.user.id } } } : {}),
        },
      },
    },
    select: customerFields,
  });
  const subject = personSubject(customer);
  await recordAudit(tx, viewer, {
    kind: "user_created",
    subject,
    summary: `${subject.name} created as driver`,
    detail: { role: "driver", status: customer.status, accountId: customer.accountId },
  });
  return customer;
}

/**
 * Takes on a customer who is there already: an advisor looks after the account from then on. Outside one's reach only together
 * with the whole phone number, or the e-mail. Errors: 401, 403; 404; 409 when the customer or the account is not active.
 */
export async function takeOnCustomerIn(
  tx: Transaction,
  viewer: Viewer,
  { id, ...said }: { id: string; phone?: string; email?: string | undefined },
): Promise<Customer> {
  requireMay(viewer, "customers.keep");
  const customer = await tx.user.findFirst({
    where: { id, role: "driver", deletedAt: null, OR: [...given(said), customerScope(viewer)] },
    select: { ...customerFields, account: { select: { status: true } } },
  });
  if (!customer) throw notFound("This customer");
  const { account, ...rest } = customer;
  if (customer.status !== "Active" || account.status !== "Active") {
    throw new Refusal(409, "This customer's account is not active. An admin can activate it.", { field: "phone" });
  }
  if (await isWithinReach(tx, viewer, id)) return rest;
  await tx.accountAdvisor.create({ data: { accountId: customer.accountId, advisorId: viewer.user.id } });
  const subject = personSubject(customer);
  await recordAudit(tx, viewer, {
    kind: "account_changed",
    subject,
    summary: `${viewer.name} looks after ${subject.name} from now on`,
    detail: { advisorIds: [viewer.user.id], accountId: customer.accountId },
  });
  return rest;
}

function given({ phone, email }: { phone?: string; email?: string | undefined }) {
  return [...(phone ? [{ phone }] : []), ...(email ? [{ email }] : [])];
}

/** Errors: 401, 403, 404. */
export async function editCustomer(viewer: Viewer, id: string, input: EditCustomer): Promise<Customer> {
  const before = await findCustomer(viewer, id);
  return db.$transaction(async (tx) => {
    const { name, contactPreference, version } = input;
    const write = tx.user.update({
      where: { id: before.id, ...unchangedSince(version) },
      data: { ...name, contactPreference },
      select: customerFields,
    });
    const customer = await orChanged(write, "This customer");
    await preferInOpenRequests(tx, before.id, contactPreference);
    const subject = personSubject(customer);
    await recordAudit(tx, viewer, {
      kind: "user_changed",
      subject,
      summary: `${subject.name}: name or preferred way changed`,
      detail: { from: personSubject(before).name, to: subject.name, contactPreference },
    });
    return customer;
  });
}

/** The repairs that are under way are told of by the new way too. */
export async function preferInOpenRequests(tx: Transaction, userId: string, contactPreference: ContactPreference) {
  await tx.repairRequest.updateMany({
    where: { requesterId: userId, closedAt: null, contactPreference: { not: contactPreference } },
    data: { contactPreference },
  });
}
