import type { Role } from "#app/access/permissions.ts";
import { requireRequest } from "#app/access/require-request.server.ts";
import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import type { NewMessage } from "#app/messages/communication.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { fullName } from "#app/platform/format.ts";
import { forbidden, Refusal } from "#app/platform/refusal.ts";
import { likeLiteral } from "#app/platform/search-terms.ts";

/**
 * Whom one may write to: an admin everybody; others their own account, and the people of the repairs that join them.
 */
export function recipientScope(viewer: SignedInViewer): Prisma.UserWhereInput {
  const { user } = viewer;
  const present = { deletedAt: null, status: "Active", id: { not: user.id } };
  if (user.role === "admin") return present;
  const joined: Prisma.UserWhereInput[] = [
    { accountId: user.accountId },
    { sentMessages: { some: { receiverUserId: user.id } } },
  ];
  if (user.role === "driver") {
    const ours = { some: { accountId: user.accountId } };
    joined.push({ advisedRequests: ours }, { technician: { repairRequests: ours } }, { advisedAccounts: ours });
  } else {
    joined.push({ account: { repairRequests: { some: requestScope(viewer) } } });
    joined.push({ advisedRequests: { some: requestScope(viewer) } });
    joined.push({ technician: { repairRequests: { some: requestScope(viewer) } } });
  }
  if (user.role === "advisor") joined.push({ account: { advisors: { some: { advisorId: user.id } } } });
  return { AND: [present, { OR: joined }] };
}

/** Whom a message goes to. Errors: as sendMessage. */
export async function requireReceiver(viewer: Viewer, input: NewMessage): Promise<{ id: string; role: Role }> {
  requireSignedIn(viewer);
  if (input.senderUserId && input.senderUserId !== viewer.user.id)
    throw forbidden("You can only write in your own name.");
  const receiver = await db.user.findFirst({
    where: { AND: [{ id: input.receiverUserId }, recipientScope(viewer)] },
    select: { id: true, role: true },
  });
  if (!receiver) throw new Refusal(404, "This recipient was not found.", { field: "receiverUserId" });
  if (input.repairRequestId) await requireRequest(viewer, input.repairRequestId);
  return receiver;
}

const CHOICES = 20;

/** Whom the viewer may write to and the search finds, by name, and always the chosen one. */
export async function listRecipientChoices(
  viewer: SignedInViewer,
  { q, chosen }: { q?: string | null; chosen?: string | null } = {},
): Promise<{ value: string; label: string }[]> {
  const select = { id: true, firstName: true, lastName: true, role: true } as const;
  const scope = recipientScope(viewer);
  const within = viewer.user.role === "driver" ? [{ id: { in: await listPeopleOf(viewer) } }] : [];
  const [found, own] = await Promise.all([
    db.user.findMany({
      where: { AND: [scope, ...within, ...named(q)] },
      orderBy: [{ firstName: "asc" }, { lastName: "asc" }, { id: "asc" }],
      take: CHOICES,
      select,
    }),
    chosen && isUuid(chosen) ? db.user.findMany({ where: { AND: [scope, { id: chosen }] }, select }) : [],
  ]);
  return [...own, ...found.filter(({ id }) => id !== chosen)].map((user) => ({
    value: user.id,
    label: `${fullName(user)} (${user.role})`,
  }));
}

/**
 * Ids of all whom a driver may write to, each found from the driver's side. It only narrows: the scope beside it decides. To ask the scope
 * of everybody in turn, by name, who has three people would wait for half a million.
 */
async function listPeopleOf({ user }: SignedInViewer): Promise<string[]> {
  const people = await db.$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM "User" WHERE "accountId" = ${user.accountId}::uuid
    UNION SELECT "senderUserId"::text FROM "Communication" WHERE "receiverUserId" = ${user.id}::uuid AND "senderUserId" IS NOT NULL
    UNION SELECT "advisorId"::text FROM "RepairRequest" WHERE "accountId" = ${user.accountId}::uuid AND "advisorId" IS NOT NULL
    UNION SELECT t."userId"::text FROM "RepairRequest" r JOIN "Technician" t ON t."id" = r."technicianId"
      WHERE r."accountId" = ${user.accountId}::uuid
    UNION SELECT "advisorId"::text FROM "AccountAdvisor" WHERE "accountId" = ${user.accountId}::uuid`;
  return people.map(({ id }) => id);
}

/** Each word found in the first or the last name. */
function named(q: string | null | undefined): Prisma.UserWhereInput[] {
  const words = q?.trim().split(/\s+/).filter(Boolean).slice(0, 6) ?? [];
  return words.map((word) => {
    const contains = { contains: likeLiteral(word), mode: "insensitive" as const };
    return { OR: [{ firstName: contains }, { lastName: contains }] };
  });
}
