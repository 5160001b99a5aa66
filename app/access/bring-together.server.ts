import { db, Prisma } from "#app/platform/db.server.ts";

/** Longer than from one run of the job "clean-up" to the next, and than any transaction. */
const LATELY = Prisma.sql`now() - interval '2 hours'`;

/** Who came to which account lately: those who look after it, from `outside`, and the staff whose own it is. */
const CAME = Prisma.sql`
  SELECT "accountId" AS account, "advisorId" AS seer, true AS outside FROM "AccountAdvisor" WHERE "createdAt" > ${LATELY}
  UNION SELECT "accountId", "id", false FROM "User" WHERE "role" IN ('advisor', 'technician') AND "updatedAt" > ${LATELY}
  UNION SELECT u."accountId", t."id", false FROM "Technician" t JOIN "User" u ON u."id" = t."userId"
    WHERE t."updatedAt" > ${LATELY} OR u."updatedAt" > ${LATELY}`;

/**
 * Who comes to an account, and what comes to it at the same instant, do not see each other: neither writes the other's row of seers, and
 * the advisor's list hides the car, the invoice or the customer until the next change. Here they are found, for those who came in the
 * last two hours, and written. Held apart from the change itself: to hold the account there would let two changes wait for each other.
 */
export async function bringTogether(): Promise<void> {
  // Cars, people, invoices, as the triggers go. Each on its own, so that nobody waits long.
  await db.$executeRaw`
    WITH came AS (${CAME})
    SELECT write_vehicle_search(w.ids), write_vehicle_seers(w.ids) FROM (
      SELECT array_agg(DISTINCT t."id") AS ids FROM "Vehicle" t JOIN came c ON c.account = t."accountId"
      WHERE NOT EXISTS (SELECT 1 FROM "VehicleSeer" s WHERE (s."seer", s."createdAt", s."vehicleId") = (c.seer, t."createdAt", t."id"))
    ) w WHERE w.ids IS NOT NULL`;
  await db.$executeRaw`
    WITH came AS (${CAME})
    SELECT write_user_search(w.ids), write_user_seers(w.ids) FROM (
      SELECT array_agg(DISTINCT t."id") AS ids FROM "User" t JOIN came c ON c.account = t."accountId"
      WHERE (t."role" = 'driver' OR c.outside)
        AND NOT EXISTS (SELECT 1 FROM "UserSeer" s WHERE (s."seer", s."createdAt", s."userId") = (c.seer, t."createdAt", t."id"))
    ) w WHERE w.ids IS NOT NULL`;
  await db.$executeRaw`
    WITH came AS (${CAME})
    SELECT write_invoice_search(w.ids), write_invoice_seers(w.ids) FROM (
      SELECT array_agg(DISTINCT t."id") AS ids FROM "Invoice" t JOIN came c ON c.account = t."accountId"
      WHERE NOT EXISTS (SELECT 1 FROM "InvoiceSeer" s WHERE (s."seer", s."issuedAt", s."invoiceId") = (c.seer, t."issuedAt", t."id"))
    ) w WHERE w.ids IS NOT NULL`;
}
