import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { findDashboardMetrics } from "#app/desk/dashboard.server.ts";
import { branchesFor } from "#app/desk/now/branches.server.ts";
import { STEPS, stepOf, turnOf } from "#app/desk/now/turn.ts";
import { dayOf } from "#app/platform/clock.ts";
import { db, Prisma } from "#app/platform/db.server.ts";
import type { Group, PriceBasis } from "#app/repair/line-item.ts";
import { REQUEST_STATUSES } from "#app/repair/repair-request.ts";
import { listRepairRequests, type RequestRow } from "#app/repair/requests/list.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

// What is next of a repair is said in a list, on its page, in Now and in figures: here in every state that a repair can be in.

const HOUR = 3_600_000;
const past = new Date(Date.now() - 48 * HOUR);
const ahead = new Date(Date.now() + 48 * HOUR);

const TIMES = [null, past, ahead];
const NO_TIME: (Date | null)[] = [null];
const LINES: [Group, PriceBasis][][] = [
  [],
  [["pending", "quoted"]],
  [["pending", "target"]],
  [["quote_analyzed", "quoted"]],
  [["quote_analyzed", "target"]],
  [["approved", "quoted"]],
  [["approved", "target"]],
  [["declined", "target"]],
  [
    ["approved", "quoted"],
    ["pending", "quoted"],
  ],
];
type More = {
  linkDue?: true;
  needsAdvisor?: true;
  done?: true;
  billed?: true;
  waited?: true;
  come?: true;
  missed?: true;
  timeAsked?: true;
  timeCancelled?: true;
  paper?: { readStatus?: "reading"; waitsFor?: "car" };
  /** What the workshop found waits for its price, or is not offered. */
  finding?: { setAside: string | null };
};
const MORE: More[] = [
  {},
  { linkDue: true },
  { linkDue: true, paper: { readStatus: "reading" } },
  { paper: { waitsFor: "car" } },
  { needsAdvisor: true },
  { done: true },
  { done: true, billed: true },
  { done: true, finding: { setAside: null } },
  { done: true, finding: { setAside: "Not offered" } },
  { waited: true },
  { come: true },
  { missed: true },
  { timeAsked: true },
  { timeAsked: true, done: true },
  { timeAsked: true, timeCancelled: true, missed: true },
  { timeCancelled: true, missed: true },
];

let people: { advisor: Awaited<ReturnType<typeof makeUser>>; driver: Awaited<ReturnType<typeof makeUser>> };
let rows: RequestRow[];

// Other files count what waits in this copy of the database.
afterAll(async () => {
  const where = { requesterId: people.driver.id };
  await db.invoice.deleteMany({ where: { repairRequest: where } });
  await db.repairRequest.deleteMany({ where });
});

beforeAll(async () => {
  people = { advisor: await makeUser("advisor"), driver: await makeUser("driver") };
  const { advisor, driver } = people;
  const { id: first, vehicleId } = await makeRequest(driver);
  await db.repairRequest.delete({ where: { id: first } });
  const requests: Prisma.RepairRequestCreateManyInput[] = [];
  const lines: Prisma.RepairLineItemCreateManyInput[] = [];
  const papers: Prisma.QuoteDocumentCreateManyInput[] = [];
  const invoices: Prisma.InvoiceCreateManyInput[] = [];
  const findings: Prisma.InspectionPointCreateManyInput[] = [];
  const of = { accountId: driver.accountId, vehicleId, requesterId: driver.id, advisorId: advisor.id };
  const price = {
    quantity: 1,
    originalQuantity: 1,
    ...{ unitPrice: 9, originalUnitPrice: 9, totalPrice: 9, originalPrice: 9 },
  };
  const money = { originalTotalPrice: 9, subtotal: 9, serviceFee: 0, totalAmount: 9, outstandingBalance: 9 };
  for (const status of REQUEST_STATUSES) {
    const timed = ["Scheduled", "Pending_Pickup", "Pending_Repair", "Pending_Review", "Pending_Approval"].includes(
      status,
    );
    for (const at of timed || status === "Delayed" ? TIMES : NO_TIME)
      for (const group of LINES)
        for (const {
          linkDue = false,
          needsAdvisor = false,
          done,
          billed,
          waited,
          come,
          missed,
          timeAsked,
          timeCancelled,
          paper,
          finding,
        } of MORE) {
          const id = randomUUID();
          const time = timed ? { scheduledServiceDate: at } : { delayedUntil: at, delayReason: at && "Parts" };
          const unbilled = status === "Completed" && !billed && group.some(([where]) => where === "approved");
          requests.push({
            id,
            ...of,
            status,
            ...time,
            workDoneAt: done ? past : null,
            ...{ mileageIn: come ? 9 : null, missedAt: missed ? past : null },
            ...{ timeAskedAt: timeAsked ? past : null, timeCancelledAt: timeCancelled ? past : null },
            needsAdvisor,
            linkDue,
            unbilled,
            ...(waited ? { updatedAt: past } : {}),
          });
          group.forEach(([where, priceBasis], position) => {
            const words = { type: "Service" as const, name: "Pads", description: "Pads" };
            lines.push({ repairRequestId: id, position, ...words, group: where, priceBasis, ...price });
          });
          const file = { fileName: "q.pdf", fileType: "application/pdf", fileSize: 1, sha256: "0", storageKey: id };
          if (paper) papers.push({ repairRequestId: id, ...file, readStatus: "read", ...paper });
          const point = {
            repairRequestId: id,
            name: "Brakes",
            rating: "red" as const,
            proposal: "Pads",
            checkedByName: "Tess",
          };
          if (finding) findings.push({ ...point, ...finding, proposedAt: past });
          if (billed) invoices.push({ number: id, repairRequestId: id, accountId: driver.accountId, ...money });
        }
  }
  const write = async <Row>(all: Row[], model: { createMany: (args: { data: Row[] }) => Promise<unknown> }) => {
    for (let from = 0; from < all.length; from += 100) await model.createMany({ data: all.slice(from, from + 100) });
  };
  await write(requests, db.repairRequest);
  await write(lines, db.repairLineItem);
  await write(papers, db.quoteDocument);
  await write(invoices, db.invoice);
  await write(findings, db.inspectionPoint);
  rows = (await listRepairRequests(viewerOf(advisor), { limit: 10_000 })).rows;
  expect(rows).toHaveLength(requests.length);
}, 300_000);

/** A state in words. */
function stateOf(row: RequestRow) {
  const { status, workDoneAt, invoice, needsAdvisor, linkDue, scheduledServiceDate, delayedUntil } = row;
  const at = scheduledServiceDate ?? delayedUntil;
  return [
    status,
    row.lineItems.map(({ group, priceBasis }) => `${group} ${priceBasis}`).join("+") || "no lines",
    ...[
      workDoneAt && "done",
      invoice && "billed",
      row.mileageIn && "come",
      row.missedAt && "missed",
      row.timeAskedAt && "time asked",
      row.timeCancelledAt && "time cancelled",
      row.inspection.length > 0 && "finding",
      needsAdvisor && "not read",
      linkDue && "link due",
    ],
    ...row.quoteDocuments.map(({ waitsFor, readStatus }) => waitsFor ?? readStatus),
    at && (at < new Date() ? "past" : "ahead"),
  ]
    .filter(Boolean)
    .join(", ");
}

test("in every state the step that the list and the page say is the one that stands in Now, alone", async () => {
  const own = Prisma.sql`"advisorId" = ${people.advisor.id}::uuid`;
  const branches = branchesFor(viewerOf(people.advisor) as SignedInViewer, Prisma.raw('"open"'), false);
  const waits = await db.$queryRaw<{ kind: string; request: string }[]>`
    WITH "open" AS MATERIALIZED (SELECT * FROM "RepairRequest" WHERE "closedAt" IS NULL AND ${own}),
      "owing" AS MATERIALIZED (SELECT * FROM "RepairRequest" WHERE "unbilled" AND ${own})
    SELECT w."kind", w."request"::text FROM (${Prisma.join(branches, " UNION ALL ")}) AS w("kind", "thing", "request", "person", "count", "sum", "since")`;
  const steps = new Map<string, string[]>();
  for (const { kind, request } of waits) {
    if (kind in STEPS) steps.set(request, [...(steps.get(request) ?? []), kind]);
  }
  const differ = rows.flatMap((row) => {
    const step = stepOf(row, dayOf());
    const said = `${step ?? "nothing"}`;
    const stands = (steps.get(row.id) ?? ["nothing"]).join(" and ");
    return said === stands ? [] : [`${stateOf(row)}: said ${said}, in Now ${stands}`];
  });
  expect(differ).toEqual([]);
});

test("in every state the figure and its filter take exactly those whose rows say that the customer decides", async () => {
  const asked = rows.filter((row) => turnOf(row, dayOf()).asks).map(stateOf);
  const filtered = await listRepairRequests(viewerOf(people.advisor), { status: "waiting", limit: 10_000 });
  expect(filtered.rows.map(stateOf).sort()).toEqual(asked.sort());
  expect((await findDashboardMetrics(viewerOf(people.advisor))).pendingApproval).toBe(asked.length);
});

test("a customer is shown the same, whoever was or was not sent the link", async () => {
  const asked = rows.filter((row) => turnOf({ ...row, linkDue: false }, dayOf()).asks).map(stateOf);
  const filtered = await listRepairRequests(viewerOf(people.driver), { status: "waiting", limit: 10_000 });
  expect(filtered.rows.map(stateOf).sort()).toEqual(asked.sort());
  expect((await findDashboardMetrics(viewerOf(people.driver))).pendingApproval).toBe(asked.length);
});
