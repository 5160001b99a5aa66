import { may } from "#app/access/permissions.ts";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { ASKS_STATUSES } from "#app/desk/now/turn.ts";
import { dayOf } from "#app/platform/clock.ts";
import { Prisma } from "#app/platform/db.server.ts";
import { BILLED, needsTechnicianSql } from "#app/repair/work/needs-technician.server.ts";

/** Failed texts are waited on for so many days. */
const TEXT_DAYS = 14;

/** A customer is waited for so many days before somebody asks. */
const ANSWER_DAYS = 3;

/** Nothing of its papers waits to be read, or for somebody to say what it is: that goes first. */
const READ = Prisma.sql`NOT o."needsAdvisor" AND NOT EXISTS (
  SELECT 1 FROM "QuoteDocument" d WHERE d."repairRequestId" = o."id" AND d."waitsFor" IS NOT NULL)`;

/** What was approved of it: what nobody has decided on is not billed. */
const APPROVED = Prisma.sql`(SELECT sum(i."totalPrice") FROM "RepairLineItem" i
  WHERE i."repairRequestId" = o."id" AND i."group" = 'approved')`;

const STANDS = Prisma.sql`EXISTS (SELECT 1 FROM "RepairLineItem" i
  WHERE i."repairRequestId" = o."id" AND i."group" IN ('pending', 'quote_analyzed', 'approved'))`;

/** What can wait, as turnOf has it. Each of them: kind, thing, request, person, count, sum, since. */
export function branchesFor(viewer: SignedInViewer, open: Prisma.Sql, few: boolean): Prisma.Sql[] {
  const work = [
    Prisma.sql`SELECT 'overdue' AS "kind", "id" AS "thing", "id" AS "request", NULL::uuid AS "person", 1 AS "count",
      "totalPrice" AS "sum", "scheduledServiceDate" AS "since"
      FROM ${open} WHERE "status" = 'Scheduled' AND "scheduledServiceDate" < now() AND "workDoneAt" IS NULL
      UNION ALL SELECT CASE WHEN "delayedUntil" IS NULL THEN 'delayed' ELSE 'delay_over' END,
        "id", "id", NULL::uuid, 1, "totalPrice", coalesce("delayedUntil"::timestamptz, "updatedAt")
      FROM ${open} WHERE "status" = 'Delayed' AND "workDoneAt" IS NULL AND ("delayedUntil" IS NULL OR "delayedUntil" < ${dayOf()}::date)`,
    Prisma.sql`SELECT 'approved', "id", "id", NULL::uuid, 1, "totalPrice", "updatedAt"
      FROM ${open} WHERE "status" = 'Pending_Repair' AND "workDoneAt" IS NULL`,
    Prisma.sql`SELECT 'withdrawn', "id", "id", NULL::uuid, 1, "totalPrice", "withdrawnAt"
      FROM ${open} WHERE "withdrawnAt" IS NOT NULL`,
    // The repair that the newest of them is about.
    Prisma.sql`SELECT 'message', "senderUserId",
      (array_agg("repairRequestId" ORDER BY "sentAt" DESC) FILTER (WHERE "repairRequestId" IS NOT NULL))[1],
      "senderUserId", count(*), NULL::numeric, min("sentAt")
      FROM "Communication"
      WHERE "receiverUserId" = ${viewer.user.id}::uuid AND "readAt" IS NULL AND "senderUserId" IS NOT NULL
      GROUP BY "senderUserId"`,
  ];
  // Money and promises are the advisors'.
  if (!may(viewer.user.role, "requests.assign")) return work.map(withoutSums);
  return [
    ...work,
    Prisma.sql`SELECT 'quote', "id", "id", NULL::uuid, 1, "totalPrice", "updatedAt" FROM ${open} WHERE "needsAdvisor"`,
    // One at a time: first what the quote is, then its prices, then the link.
    Prisma.sql`SELECT 'paper', d."id", o."id", NULL::uuid, 1, NULL::numeric, coalesce(d."readAt", d."uploadedAt")
      FROM "QuoteDocument" d JOIN ${open} o ON o."id" = d."repairRequestId" WHERE d."waitsFor" IS NOT NULL`,
    Prisma.sql`SELECT 'link_due', o."id", o."id", NULL::uuid, 1, o."totalPrice", o."createdAt"
      FROM ${open} o WHERE o."linkDue" AND ${READ} AND o."status" = ANY(${ASKS_STATUSES}::text[])
        AND EXISTS (SELECT 1 FROM "RepairLineItem" i WHERE i."repairRequestId" = o."id" AND i."group" IN ('pending', 'quote_analyzed'))`,
    // The customer's turn, and nothing came of it.
    Prisma.sql`SELECT 'unanswered', o."id", o."id", NULL::uuid, 1, o."totalPrice", o."updatedAt"
      FROM ${open} o WHERE NOT o."linkDue" AND ${READ} AND o."status" = ANY(${ASKS_STATUSES}::text[])
        AND o."updatedAt" < now() - make_interval(days => ${ANSWER_DAYS}::int) AND ${STANDS}
        AND NOT EXISTS (SELECT 1 FROM "RepairLineItem" i WHERE i."repairRequestId" = o."id"
          AND i."group" IN ('pending', 'quote_analyzed', 'approved') AND i."priceBasis" = 'target')`,
    // The customer has asked for savings, and nobody but an advisor can ask the shop.
    Prisma.sql`SELECT 'ask_shop', o."id", o."id", NULL::uuid, count(*), sum(i."totalPrice"), max(o."updatedAt")
      FROM "RepairLineItem" i JOIN ${open} o ON o."id" = i."repairRequestId"
      WHERE i."group" IN ('pending', 'quote_analyzed') AND i."priceBasis" = 'target' AND ${READ}
        AND o."status" <> ALL(${BILLED}::text[]) GROUP BY o."id"`,
    Prisma.sql`SELECT CASE WHEN EXISTS (SELECT 1 FROM "RepairLineItem" i WHERE i."repairRequestId" = o."id")
        THEN 'nothing_approved' ELSE 'no_lines' END, o."id", o."id", NULL::uuid, 1, NULL::numeric, o."updatedAt"
      FROM ${open} o WHERE ${READ} AND o."status" <> ALL(${BILLED}::text[])
        AND NOT ${STANDS}
        AND (EXISTS (SELECT 1 FROM "RepairLineItem" i WHERE i."repairRequestId" = o."id")
          OR (o."status" = ANY(${ASKS_STATUSES}::text[]) AND NOT EXISTS (SELECT 1 FROM "QuoteDocument" d
            WHERE d."repairRequestId" = o."id" AND d."readStatus" IN ('stored', 'reading'))))`,
    Prisma.sql`SELECT CASE o."status" WHEN 'Scheduled' THEN 'no_time' WHEN 'Pending_Pickup' THEN 'pickup' ELSE 'delivery' END,
        o."id", o."id", NULL::uuid, 1, NULL::numeric, coalesce(o."scheduledServiceDate", o."updatedAt")
      FROM ${open} o WHERE o."status" = 'Pending_Car_Delivery' OR (o."workDoneAt" IS NULL AND (
        (o."status" = 'Scheduled' AND o."scheduledServiceDate" IS NULL)
        OR (o."status" = 'Pending_Pickup' AND (o."scheduledServiceDate" IS NULL OR o."scheduledServiceDate" <= now()))))`,
    Prisma.sql`SELECT 'invoice_due', o."id", o."id", NULL::uuid, 1, ${APPROVED}, coalesce(o."completedDate", o."updatedAt")
      FROM "owing" o WHERE o."unbilled"`,
    Prisma.sql`SELECT 'unpaid', n."id", o."id", NULL::uuid, 1, n."outstandingBalance", n."issuedAt"
      FROM "Invoice" n JOIN "owing" o ON o."id" = n."liveRequestId" WHERE n."outstandingBalance" > 0`,
    Prisma.sql`SELECT 'invoice_due', o."id", o."id", NULL::uuid, 1, ${APPROVED}, coalesce(o."workDoneAt", o."updatedAt")
      FROM ${open} o WHERE (o."workDoneAt" IS NOT NULL OR o."status" = 'Pending_Payment')
        AND o."status" <> ALL(${[...ASKS_STATUSES, "Pending_Car_Delivery"]}::text[])
        AND NOT EXISTS (SELECT 1 FROM "Invoice" n WHERE n."liveRequestId" = o."id")
        AND (o."status" = 'Pending_Payment' OR ${STANDS}
          OR NOT EXISTS (SELECT 1 FROM "RepairLineItem" i WHERE i."repairRequestId" = o."id"))`,
    Prisma.sql`SELECT 'call_back', c."id", o."id", NULL::uuid, 1, NULL::numeric, c."createdAt"
      FROM "CallRequest" c JOIN ${open} o ON o."id" = c."repairRequestId"
      WHERE c."kind" = 'call_back' AND c."status" = 'queued'`,
    Prisma.sql`SELECT 'text_failed', m."id", o."id", NULL::uuid, 1, NULL::numeric, m."createdAt"
      FROM "OutboundMessage" m JOIN ${open} o ON o."id" = m."repairRequestId"
      WHERE m."status" = 'failed' AND m."createdAt" > now() - make_interval(days => ${TEXT_DAYS}::int)`,
    Prisma.sql`SELECT 'target', o."id", o."id", NULL::uuid, count(*), sum(i."totalPrice"), max(o."updatedAt")
      FROM "RepairLineItem" i JOIN ${open} o ON o."id" = i."repairRequestId"
      WHERE i."group" = 'approved' AND i."priceBasis" = 'target' GROUP BY o."id"`,
    Prisma.sql`SELECT 'finding', o."id", o."id", NULL::uuid, count(*), NULL::numeric, min(f."proposedAt")
      FROM "InspectionPoint" f JOIN ${open} o ON o."id" = f."repairRequestId"
      WHERE f."proposal" IS NOT NULL AND f."lineItemId" IS NULL GROUP BY o."id"`,
    Prisma.sql`SELECT 'unpaid', n."id", o."id", NULL::uuid, 1, n."outstandingBalance", n."issuedAt"
      FROM "Invoice" n JOIN ${open} o ON o."id" = n."repairRequestId" WHERE n."outstandingBalance" > 0`,
    Prisma.sql`SELECT 'unassigned', "id", "id", NULL::uuid, 1, "totalPrice", "createdAt"
      FROM ${open} WHERE "advisorId" IS NULL`,
    Prisma.sql`SELECT 'absent', o."id", o."id", NULL::uuid, 1, o."totalPrice", o."updatedAt"
      FROM ${few ? Prisma.sql`(${GIVEN_OF_EVERYBODY})` : open} o JOIN "User" gone ON gone."id" = o."advisorId"
      WHERE (gone."status" <> 'Active' OR gone."deletedAt" IS NOT NULL OR gone."role" NOT IN ('advisor', 'admin'))`,
    Prisma.sql`SELECT 'no_technician', o."id", o."id", NULL::uuid, 1, o."totalPrice", o."updatedAt"
      FROM ${open} o JOIN "Technician" t ON t."id" = o."technicianId" JOIN "User" gone ON gone."id" = t."userId"
      WHERE (gone."status" <> 'Active' OR gone."deletedAt" IS NOT NULL OR gone."role" <> 'technician') AND ${needsTechnicianSql}`,
  ];
}

/**
 * Everybody's open requests that are given to somebody, advisor by advisor: who they are is looked up in the index of open work, from one to the
 * next, for there are hundreds of them and many thousands of requests, and of who is there none is read.
 */
const GIVEN_OF_EVERYBODY = Prisma.sql`SELECT o.* FROM (
  WITH RECURSIVE given AS (
    (SELECT "advisorId" AS "id" FROM "RepairRequest" WHERE "closedAt" IS NULL AND "advisorId" IS NOT NULL ORDER BY "advisorId" LIMIT 1)
    UNION ALL
    SELECT (SELECT "advisorId" FROM "RepairRequest" WHERE "closedAt" IS NULL AND "advisorId" > given."id" ORDER BY "advisorId" LIMIT 1)
    FROM given WHERE given."id" IS NOT NULL
  ) SELECT "id" FROM given
) AS given JOIN "RepairRequest" o ON o."advisorId" = given."id" AND o."closedAt" IS NULL`;

/** What waits on a technician names no money. */
function withoutSums(branch: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT "kind", "thing", "request", "person", "count", NULL::numeric AS "sum", "since"
    FROM (${branch}) AS b("kind", "thing", "request", "person", "count", "sum", "since")`;
}
