import { may } from "#app/access/permissions.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { Prisma } from "#app/platform/db.server.ts";

/** Matches no row: what is out of scope cannot be found. */
const NOTHING = { id: { in: [] as string[] } };

type RequestTerm = readonly ["id" | "accountId" | "advisorId" | "technicianId", string];

/** One of these columns opens a repair request to the viewer; null opens all of them. */
function requestTerms({ user, repairCode, codeUser }: Viewer): RequestTerm[] | null {
  if (user?.role === "admin") return null;
  const terms: RequestTerm[] = [];
  if (user?.role === "advisor") terms.push(["advisorId", user.id]);
  if (user?.role === "technician" && user.technicianId) terms.push(["technicianId", user.technicianId]);
  if (user?.role === "driver") terms.push(["accountId", user.accountId]);
  if (repairCode) terms.push(["id", repairCode.repairRequestId]);
  if (codeUser) terms.push(["accountId", codeUser.accountId]);
  return terms;
}

/** Which repair requests the viewer may see. */
export function requestScope(viewer: Viewer): Prisma.RepairRequestWhereInput {
  const terms = requestTerms(viewer);
  if (!terms) return {};
  return terms.length ? { OR: terms.map(([column, value]) => ({ [column]: value })) } : NOTHING;
}

/** The same as a condition in SQL on "RepairRequest", for statements that lock: what is out of scope is not locked either. */
export function requestScopeSql(viewer: Viewer): Prisma.Sql {
  const terms = requestTerms(viewer);
  if (!terms) return Prisma.sql`TRUE`;
  if (terms.length === 0) return Prisma.sql`FALSE`;
  const conditions = terms.map(([column, value]) => Prisma.sql`${Prisma.raw(`"${column}"`)} = ${value}::uuid`);
  return Prisma.sql`(${Prisma.join(conditions, " OR ")})`;
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

/** The same as a condition in SQL on "User". */
export function userScopeSql({ user }: Viewer): Prisma.Sql {
  if (!user) return Prisma.sql`FALSE`;
  const own = user.role === "admin" ? Prisma.sql`TRUE` : Prisma.sql`"User"."accountId" = ${user.accountId}::uuid`;
  return Prisma.sql`("User"."deletedAt" IS NULL AND ${own})`;
}

/** The customers (drivers) of the accounts within reach: for admins and advisors, nobody's for anybody else. */
export function customerScope(viewer: Viewer): Prisma.UserWhereInput {
  const { user } = viewer;
  if (!user || !may(user.role, "customers.keep")) return NOTHING;
  const present = { role: "driver", deletedAt: null };
  return user.role === "admin" ? present : { ...present, account: accountScope(viewer) };
}

/** Messages: all for an admin; otherwise one's own and those of the users of one's account. */
export function communicationScope(viewer: Viewer): Prisma.CommunicationWhereInput {
  const { user } = viewer;
  if (!user) return viewer.repairCode ? { repairRequestId: viewer.repairCode.repairRequestId } : NOTHING;
  if (user.role === "admin") return {};
  return {
    OR: [
      { senderUserId: user.id },
      { receiverUserId: user.id },
      { sender: { accountId: user.accountId } },
      { receiver: { accountId: user.accountId } },
    ],
  };
}

function ownOrAdvised(viewer: Viewer) {
  const { user } = viewer;
  if (!user) return [];
  if (user.role !== "advisor") return [{ accountId: user.accountId }];
  return [{ accountId: user.accountId }, { account: { advisors: { some: { advisorId: user.id } } } }];
}
