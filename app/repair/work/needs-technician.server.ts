import { Prisma } from "#app/platform/db.server.ts";

/** Nothing is left to do on the car. */
export const BILLED = ["Pending_Payment", "Pending_Car_Delivery"];

/** Of open requests: those on whose car something is left to do. */
export const NEEDS_TECHNICIAN = {
  workDoneAt: null,
  status: { notIn: BILLED },
} satisfies Prisma.RepairRequestWhereInput;

/** The same of a request that a statement calls `o`. */
export const needsTechnicianSql = Prisma.sql`(o."workDoneAt" IS NULL AND o."status" <> ALL (${BILLED}::text[]))`;

/** Whether anybody has worked on a request: see `hasCome`. */
export const someWork = { workSessions: { take: 1, select: { id: true } } } satisfies Prisma.RepairRequestSelect;
