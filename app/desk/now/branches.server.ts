import { may } from "#app/access/permissions.ts";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { asksSql, stepsSql, WAITS_FOR_PRICE } from "#app/desk/now/steps.server.ts";
import { OPEN_DISPUTES } from "#app/payments/open-disputes.server.ts";
import { startOfDay } from "#app/platform/clock.ts";
import { Prisma } from "#app/platform/db.server.ts";
import { shopZone } from "#app/platform/zone.ts";
import { UNDECIDED } from "#app/repair/line-item.ts";
import { DECISION_STATUSES } from "#app/repair/repair-request.ts";
import { needsTechnicianSql } from "#app/repair/work/needs-technician.server.ts";

/** Failed texts are waited on for so many days. */
const TEXT_DAYS = 14;

/** What was read and has waited longer for an answer was answered by mouth. */
const MESSAGE_DAYS = 30;

/** A customer is waited for so many days before somebody asks. */
const ANSWER_DAYS = 3;

/** What can wait: of each repair its next step, and what comes beside it. Each of them: kind, thing, request, person, count, sum, since. */
export function branchesFor(viewer: SignedInViewer, open: Prisma.Sql, few: boolean): Prisma.Sql[] {
  const work = [
    stepsSql(viewer, Prisma.sql`(SELECT * FROM ${open} UNION ALL SELECT * FROM "owing" WHERE "unbilled")`),
    Prisma.sql`SELECT 'withdrawn', "id", "id", NULL::uuid, 1, "totalPrice", "withdrawnAt"
      FROM ${open} WHERE "withdrawnAt" IS NOT NULL`,
    // A customer's word stands until somebody of the shop answered, by whichever way; a colleague's until it was read. The repair that the
    // newest of them is about.
    Prisma.sql`SELECT 'message', "senderUserId",
      (array_agg("repairRequestId" ORDER BY "sentAt" DESC) FILTER (WHERE "repairRequestId" IS NOT NULL))[1],
      "senderUserId", count(*), NULL::numeric, min("sentAt")
      FROM "Communication" said
      WHERE "receiverUserId" = ${viewer.user.id}::uuid AND "senderUserId" IS NOT NULL
        AND ("readAt" IS NULL OR "sentAt" > now() - make_interval(days => ${MESSAGE_DAYS}::int))
        AND CASE WHEN (SELECT w."role" FROM "User" w WHERE w."id" = said."senderUserId") = 'driver' THEN NOT EXISTS (
          SELECT 1 FROM "Communication" a JOIN "User" s ON s."id" = a."senderUserId"
          WHERE a."receiverUserId" = said."senderUserId" AND a."sentAt" >= said."sentAt" AND s."role" <> 'driver'
        ) ELSE "readAt" IS NULL END
      GROUP BY "senderUserId"`,
  ];
  // Money and promises are the advisors'.
  if (!may(viewer.user.role, "requests.assign")) return work.map(withoutSums);
  return [
    ...work,
    ...(may(viewer.user.role, "users.manage") ? [DELETIONS] : []),
    // The customer's turn, with lines to decide, and nothing came of it.
    Prisma.sql`SELECT 'unanswered', o."id", o."id", NULL::uuid, 1, o."totalPrice", o."updatedAt"
      FROM ${open} o WHERE o."status" = ANY(${DECISION_STATUSES}::text[]) AND ${asksSql(viewer.user.role)}
        AND o."updatedAt" < now() - make_interval(days => ${ANSWER_DAYS}::int)
        AND EXISTS (SELECT 1 FROM "RepairLineItem" i WHERE i."repairRequestId" = o."id" AND i."group" = ANY(${UNDECIDED}::text[]))`,
    Prisma.sql`SELECT 'unpaid', n."id", o."id", NULL::uuid, 1, n."outstandingBalance", n."issuedAt"
      FROM "Invoice" n JOIN "owing" o ON o."id" = n."liveRequestId" WHERE n."outstandingBalance" > 0`,
    // They are few: whose repairs they are of is looked up for them alone.
    Prisma.sql`SELECT 'dispute', n."id", n."repairRequestId", NULL::uuid, 1, p."amount", coalesce(p."disputeDueAt", p."updatedAt")
      FROM ${OPEN_DISPUTES} p JOIN "Invoice" n ON n."id" = p."invoiceId"
      WHERE n."repairRequestId" IN (SELECT "id" FROM ${open}) OR n."repairRequestId" IN (SELECT "id" FROM "owing")`,
    Prisma.sql`SELECT 'bill', o."id", o."id", NULL::uuid, 1, o."billAbove", o."billAboveAt"
      FROM (SELECT * FROM ${open} UNION ALL SELECT * FROM "owing") o WHERE o."billAboveAt" IS NOT NULL`,
    Prisma.sql`SELECT 'call_back', c."id", o."id", NULL::uuid, 1, NULL::numeric, c."createdAt"
      FROM "CallRequest" c JOIN ${open} o ON o."id" = c."repairRequestId"
      WHERE c."kind" = 'call_back' AND c."status" = 'queued'`,
    Prisma.sql`SELECT 'text_failed', m."id", o."id", NULL::uuid, 1, NULL::numeric, m."createdAt"
      FROM "OutboundMessage" m JOIN ${open} o ON o."id" = m."repairRequestId"
      WHERE m."status" = 'failed' AND m."createdAt" > now() - make_interval(days => ${TEXT_DAYS}::int)`,
    Prisma.sql`SELECT 'finding', o."id", o."id", NULL::uuid, count(*), NULL::numeric, min(f."proposedAt")
      FROM "InspectionPoint" f JOIN ${open} o ON o."id" = f."repairRequestId"
      WHERE ${WAITS_FOR_PRICE} GROUP BY o."id"`,
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
    // Booked with somebody who has that day off.
    Prisma.sql`SELECT 'technician_away', o."id", o."id", t."userId", 1, o."totalPrice", o."scheduledServiceDate"
      FROM ${open} o JOIN "Technician" t ON t."id" = o."technicianId"
      WHERE o."scheduledServiceDate" >= ${startOfDay()} AND ${needsTechnicianSql} AND EXISTS (SELECT 1 FROM "DayOff" d
        WHERE d."userId" = t."userId" AND (o."scheduledServiceDate" AT TIME ZONE ${shopZone()})::date BETWEEN d."first" AND d."last")`,
  ];
}

/** Customers who asked for it. */
const DELETIONS = Prisma.sql`SELECT 'deletion', u."id", NULL::uuid, u."id", 1, NULL::numeric, u."deletionAskedAt"
  FROM "User" u WHERE u."deletionAskedAt" IS NOT NULL AND u."deletedAt" IS NULL AND u."role" = 'driver'`;

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
