import { may } from "#app/access/permissions.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { whereSql } from "#app/platform/database/reads/reads.server.ts";
import type { Prisma } from "#app/platform/db.server.ts";

/** Matches no row: what is out of scope cannot be found. */
const NOTHING = { id: { in: [] } };

/** Which repair requests the viewer may see. */
export function requestScope({ user, repairCode, codeUser }: Viewer): Prisma.RepairRequestWhereInput {
  if (user?.role === "admin") return {};
  const scopes: Prisma.RepairRequestWhereInput[] = [];
  if (user?.role === "advisor") scopes.push({ advisorId: user.id });
  if (user?.role === "technician" && user.technicianId) scopes.push({ technicianId: user.technicianId });
  if (user?.role === "driver") scopes.push({ accountId: user.accountId });
  if (repairCode) scopes.push({ id: repairCode.repairRequestId });
  if (codeUser) scopes.push({ accountId: codeUser.accountId });
  return scopes.length ? { OR: scopes } : NOTHING;
}

/** The same as a condition in SQL on "RepairRequest", for statements that lock: what is out of scope is not locked either. */
export function requestScopeSql(viewer: Viewer): Prisma.Sql {
  return whereSql("RepairRequest", requestScope(viewer));
}

/**
 * "By account": the own account, for an advisor also the accounts they look after and, for advisors and technicians,
 * the accounts of the requests that are theirs.
 */
export function accountScope(viewer: Viewer): Prisma.AccountWhereInput {
  const { user, codeUser } = viewer;
  if (user?.role === "admin") return {};
  const scopes: Prisma.AccountWhereInput[] = [];
  if (user) scopes.push({ id: user.accountId });
  if (user?.role === "advisor") {
    scopes.push({ advisors: { some: { advisorId: user.id } } }, { repairRequests: { some: { advisorId: user.id } } });
  }
  if (user?.role === "technician" && user.technicianId) {
    scopes.push({ repairRequests: { some: { technicianId: user.technicianId } } });
  }
  if (codeUser) scopes.push({ id: codeUser.accountId });
  return scopes.length ? { OR: scopes } : NOTHING;
}

export function vehicleScope(viewer: Viewer): Prisma.VehicleWhereInput {
  const { user, codeUser, repairCode } = viewer;
  if (user?.role === "admin") return {};
  const scopes: Prisma.VehicleWhereInput[] = [];
  if (user) scopes.push(...ownOrAdvised(viewer));
  if (user?.role === "advisor") scopes.push({ repairRequests: { some: { advisorId: user.id } } });
  if (user?.role === "technician" && user.technicianId) {
    scopes.push({ repairRequests: { some: { technicianId: user.technicianId } } });
  }
  if (codeUser) scopes.push({ accountId: codeUser.accountId });
  if (repairCode) scopes.push({ repairRequests: { some: { id: repairCode.repairRequestId } } });
  return scopes.length ? { OR: scopes } : NOTHING;
}

/** The same as a condition in SQL on "Vehicle". */
export function vehicleScopeSql(viewer: Viewer): Prisma.Sql {
  return whereSql("Vehicle", vehicleScope(viewer));
}

export function invoiceScope(viewer: Viewer): Prisma.InvoiceWhereInput {
  const { user } = viewer;
  if (user?.role === "admin") return {};
  const scopes: Prisma.InvoiceWhereInput[] = [];
  if (user) scopes.push(...ownOrAdvised(viewer));
  scopes.push({ repairRequest: requestScope(viewer) });
  return { OR: scopes };
}

/** The users list: all for an admin, the own account for everybody else. */
export function userScope(viewer: Viewer): Prisma.UserWhereInput {
  const { user } = viewer;
  if (!user) return NOTHING;
  if (user.role === "admin") return { deletedAt: null };
  return { deletedAt: null, accountId: user.accountId };
}

/** The customers (drivers) of the accounts within reach: for admins and advisors, nobody's for anybody else. */
export function customerScope(viewer: Viewer): Prisma.UserWhereInput {
  const { user } = viewer;
  if (!user || !may(user.role, "customers.keep")) return NOTHING;
  const present = { role: "driver", deletedAt: null };
  return user.role === "admin" ? present : { ...present, account: accountScope(viewer) };
}

/**
 * Messages: all for an admin. A customer's own and those of the people of their account; who works at the shop their own, those
 * about the repairs that are theirs, and an advisor what was written about no repair with the customers of the accounts in their care.
 */
export function communicationScope(viewer: Viewer): Prisma.CommunicationWhereInput {
  const { user } = viewer;
  if (!user) {
    const { repairRequestId } = viewer.repairCode ?? {};
    return repairRequestId ? { AND: [{ repairRequestId }, messagesOfRepair(viewer)] } : NOTHING;
  }
  if (user.role === "admin") return {};
  const own: Prisma.CommunicationWhereInput[] = [{ senderUserId: user.id }, { receiverUserId: user.id }];
  if (user.role === "driver") return { OR: [...own, ...withEither({ accountId: user.accountId })] };
  const theirs = { repairRequest: requestScope(viewer) };
  if (user.role !== "advisor") return { OR: [...own, theirs] };
  const customers = { role: "driver", account: accountScope(viewer) };
  return { OR: [...own, theirs, { repairRequestId: null, OR: withEither(customers) }] };
}

/** Of the messages about a repair that the viewer may open: a customer those to and from customers, not what the shop says to itself. */
export function messagesOfRepair({ user }: Viewer): Prisma.CommunicationWhereInput {
  return user && user.role !== "driver" ? {} : WITH_CUSTOMERS;
}

/** What stands between the shop and its customers. */
export const WITH_CUSTOMERS: Prisma.CommunicationWhereInput = { OR: withEither({ role: "driver" }) };

function withEither(person: Prisma.UserWhereInput): Prisma.CommunicationWhereInput[] {
  return [{ sender: person }, { receiver: person }];
}

function ownOrAdvised(viewer: Viewer) {
  const { user } = viewer;
  if (!user) return [];
  if (user.role !== "advisor") return [{ accountId: user.accountId }];
  return [{ accountId: user.accountId }, { account: { advisors: { some: { advisorId: user.id } } } }];
}
