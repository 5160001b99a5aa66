import { Prisma } from "#app/platform/db.server.ts";

/** Payments whose dispute the shop can answer still, and has not; `amount` is what is at stake. */
export const OPEN_DISPUTES = Prisma.sql`(
  SELECT p."id", p."invoiceId", p."disputeDueAt", p."updatedAt", -b."held" AS "amount" FROM "Payment" p
  JOIN LATERAL (
    SELECT sum(l."amount") AS "held", (array_agg(l."kind" ORDER BY l."id" DESC))[1] AS "last"
    FROM "LedgerEntry" l WHERE l."paymentId" = p."id" AND l."kind" IN ('dispute', 'dispute_won', 'dispute_lost')
  ) b ON b."last" = 'dispute'
  WHERE p."status" = 'disputed' AND p."evidenceSentAt" IS NULL AND (p."disputeDueAt" IS NULL OR p."disputeDueAt" > now())
)`;
