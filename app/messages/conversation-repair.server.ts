import type { Role } from "#app/access/permissions.ts";
import { requestScopeSql } from "#app/access/scopes.server.ts";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { Prisma } from "#app/platform/db.server.ts";

export type RepairBetween = {
  id: string;
  advisorId: string | null;
  open: boolean;
  vehicle: { make: string; model: string; year: number };
};

type Person<Value> = { id: Value; accountId: Value };

/** How many of one customer's are offered; nobody has so many cars in the shop at once. */
const MOST = 20;

/** Whether the viewer is the shop to this person: between any two others a conversation is about nothing by itself. */
export function isServed(viewer: SignedInViewer, role: Role): boolean {
  return role === "driver" && viewer.user.role !== "driver";
}

export function idsOf({ id, accountId }: Person<string>): Person<Prisma.Sql> {
  return { id: Prisma.sql`${id}::uuid`, accountId: Prisma.sql`${accountId}::uuid` };
}

/**
 * The repairs of a customer's account that the viewer may see, the one that their conversation is about first: an open one before one
 * that is closed, then what was last written about between the two, then the newest. The one rule of it: the list, the head and where
 * an answer is kept ask here.
 */
export function repairsBetweenSql(viewer: SignedInViewer, customer: Person<Prisma.Sql>, most = MOST): Prisma.Sql {
  const me = Prisma.sql`${viewer.user.id}::uuid`;
  return Prisma.sql`
    SELECT "RepairRequest"."id", "RepairRequest"."advisorId", "RepairRequest"."closedAt" IS NULL AS "open",
      json_build_object('make', car."make", 'model', car."model", 'year', car."year") AS "vehicle"
    FROM "RepairRequest" JOIN "Vehicle" AS car ON car."id" = "RepairRequest"."vehicleId"
    LEFT JOIN LATERAL (
      SELECT said."sentAt" FROM "Communication" AS said WHERE said."repairRequestId" = "RepairRequest"."id"
        AND ((said."senderUserId" = ${me} AND said."receiverUserId" = ${customer.id})
          OR (said."senderUserId" = ${customer.id} AND said."receiverUserId" = ${me}))
      ORDER BY said."sentAt" DESC, said."id" DESC LIMIT 1
    ) AS spoken ON TRUE
    WHERE "RepairRequest"."accountId" = ${customer.accountId} AND ${requestScopeSql(viewer)}
    ORDER BY "RepairRequest"."closedAt" IS NULL DESC, spoken."sentAt" DESC NULLS LAST, "RepairRequest"."createdAt" DESC, "RepairRequest"."id" DESC
    LIMIT ${most}`;
}
