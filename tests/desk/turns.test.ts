import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TURNS, turnOf } from "#app/desk/now/turn.ts";
import { listWaiting } from "#app/desk/now.server.ts";
import { placeOf, verbOf } from "#app/desk/now.ts";
import { createInvoice, invoiceIn } from "#app/payments/invoice.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { REQUEST_STATUSES, type RequestStatus } from "#app/repair/repair-request.ts";
import { listRepairRequests } from "#app/repair/requests/list.server.ts";
import { analyzeItems, recordPrices, updateStatus } from "#app/repair/verbs.server.ts";
import { finishWork, startWork } from "#app/repair/work/work.server.ts";
import { loader as home } from "#app/routes/dashboard/home.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

// Every open repair that waits for the desk stands in Now, and the words beside its state say the same.

type Group = "pending" | "approved" | "declined" | "quote_analyzed";
type Basis = "quoted" | "target" | "agreed";
type Case = {
  status: RequestStatus;
  lines?: [Group, Basis][];
  columns?: object;
  paper?: { waitsFor?: "car"; readStatus?: "reading" };
  billed?: true;
};

const HOUR = 3_600_000;
const soon = () => new Date(Date.now() + 48 * HOUR);
const past = () => new Date(Date.now() - 48 * HOUR);

let number = 0;
let open: string[] = [];
beforeEach(() => {
  open = [];
});
afterEach(async () => {
  await db.repairRequest.updateMany({
    where: { id: { in: open } },
    data: { status: "Cancelled", linkDue: false, unbilled: false },
  });
});

async function world({ status, lines = [], columns = {}, paper, billed }: Case) {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
  const { id } = await makeRequest(driver, { advisor, status, lines: lines.map(([group]) => ({ group })) });
  open.push(id);
  const rows = await db.repairLineItem.findMany({ where: { repairRequestId: id }, orderBy: { position: "asc" } });
  for (const [at, row] of rows.entries()) {
    await db.repairLineItem.update({ where: { id: row.id }, data: { priceBasis: lines[at]?.[1] ?? "quoted" } });
  }
  if (Object.keys(columns).length > 0) await db.repairRequest.update({ where: { id }, data: columns });
  if (paper) {
    const file = { fileName: "q.pdf", fileType: "application/pdf", fileSize: 1, sha256: "0", storageKey: `turn-${id}` };
    await db.quoteDocument.create({ data: { repairRequestId: id, ...file, readStatus: "read", ...paper } });
  }
  if (billed) {
    const money = { originalTotalPrice: 9, subtotal: 9, serviceFee: 0, totalAmount: 9, outstandingBalance: 9 };
    const invoice = { number: `TURN-${number++}-${id}`, repairRequestId: id, accountId: driver.accountId };
    await db.invoice.create({ data: { ...invoice, ...money } });
  }
  const viewer = viewerOf(advisor);
  const [row] = (await listRepairRequests(viewer)).rows;
  if (!row) throw new Error("The request is not in the list.");
  const waiting = (await listWaiting(viewer)).rows;
  return { id, viewer, turn: turnOf(row, dayOf()), now: waiting.map((each) => verbOf(each)), waiting };
}

const LINES: [Group, Basis][] = [["pending", "quoted"]];
const READ: [Group, Basis][] = [["quote_analyzed", "quoted"]];
const OK: [Group, Basis][] = [["approved", "quoted"]];

describe.each<[RequestStatus, string, Omit<Case, "status">, string, string | null, string[]]>([
  ["Pending_Review", "without lines", {}, "desk", "We get the quote", ["Get the quote"]],
  ["Pending_Review", "being read", { paper: { readStatus: "reading" } }, "nobody", "The quote is being read", []],
  ["Pending_Review", "not read", { columns: { needsAdvisor: true } }, "desk", "We read the quote", ["Read the quote"]],
  [
    "Pending_Review",
    "asked what it is",
    { lines: READ, paper: { waitsFor: "car" } },
    "desk",
    "We say what the quote is",
    ["Say what the quote is"],
  ],
  ["Pending_Review", "read", { lines: READ }, "customer", "Customer asks or decides", []],
  [
    "Pending_Review",
    "unsent",
    { lines: READ, columns: { linkDue: true } },
    "desk",
    "We send the link",
    ["Send the link"],
  ],
  [
    "Pending_Review",
    "our target",
    { lines: [["quote_analyzed", "target"]] },
    "desk",
    "We ask the shop",
    ["Ask the shop about 1 price"],
  ],
  ["Pending_Approval", "quoted", { lines: LINES }, "customer", "Customer decides", []],
  [
    "Pending_Approval",
    "asked for savings",
    {
      lines: [
        ["pending", "target"],
        ["pending", "target"],
      ],
    },
    "desk",
    "We ask the shop",
    ["Ask the shop about 2 prices"],
  ],
  ["Pending_Approval", "approved", { lines: OK }, "customer", "Customer decides", []],
  [
    "Pending_Approval",
    "approved yesterday",
    { lines: OK, columns: { updatedAt: past() } },
    "desk",
    "We ask for the go-ahead",
    ["Ask for the go-ahead"],
  ],
  [
    "Pending_Approval",
    "approved a week ago",
    { lines: OK, columns: { updatedAt: new Date(Date.now() - 7 * 24 * HOUR) } },
    "desk",
    "We ask for the go-ahead",
    ["Ask for the go-ahead"],
  ],
  [
    "Pending_Approval",
    "declined",
    { lines: [["declined", "quoted"]] },
    "desk",
    "Nothing is approved",
    ["Nothing approved: ask or close"],
  ],
  ["Needs Approval", "quoted", { lines: LINES }, "customer", "Customer, on a finding", []],
  ["Scheduled", "no day", { lines: OK }, "desk", "We name a time", ["Name a time"]],
  ["Scheduled", "to come", { lines: OK, columns: { scheduledServiceDate: soon() } }, "shop", null, []],
  [
    "Scheduled",
    "over",
    { lines: OK, columns: { scheduledServiceDate: past() } },
    "desk",
    "Its appointment has passed",
    ["Overdue"],
  ],
  ["Pending_Pickup", "now", { lines: OK }, "desk", "We pick up the car", ["Pick up the car"]],
  ["Pending_Pickup", "to come", { lines: OK, columns: { scheduledServiceDate: soon() } }, "shop", null, []],
  ["Pending_Repair", "approved", { lines: OK }, "desk", "We begin", ["Start the repair"]],
  // Its one line was changed after the go-ahead: there is nothing to begin.
  ["Pending_Repair", "undecided", { lines: LINES }, "customer", "Customer decides: nothing is approved", []],
  ["In Progress", "at work", { lines: OK }, "shop", null, []],
  [
    "In Progress",
    "done",
    { lines: OK, columns: { workDoneAt: past() } },
    "desk",
    "We make the invoice",
    ["Make the invoice"],
  ],
  [
    "In Progress",
    "done, and all of it declined",
    { lines: [["declined", "quoted"]], columns: { workDoneAt: past() } },
    "desk",
    "Nothing is approved",
    ["Nothing approved: ask or close"],
  ],
  ["Parts Ordered", "at work", { lines: OK }, "shop", "Parts are to come", []],
  [
    "Parts Ordered",
    "done",
    { lines: OK, columns: { workDoneAt: past() } },
    "desk",
    "We make the invoice",
    ["Make the invoice"],
  ],
  ["Delayed", "no day", { lines: OK }, "desk", "We say until when", ["Say until when"]],
  ["Pending_Payment", "billed", { lines: OK, billed: true }, "customer", "Customer pays", ["Collect payment"]],
  ["Pending_Payment", "no bill", { lines: OK }, "desk", "We make the invoice", ["Make the invoice"]],
  ["Pending_Car_Delivery", "paid", { lines: OK }, "desk", "We bring it back", ["Bring the car back"]],
  [
    "In Progress",
    "asked for more",
    { lines: [...OK, ["pending", "quoted"]] },
    "customer",
    "Customer decides on more",
    [],
  ],
  [
    "Pending_Repair",
    "asked for more",
    { lines: [...OK, ["pending", "quoted"]] },
    "desk",
    "We begin; customer decides on more",
    ["Start the repair"],
  ],
  ["In Progress", "our target", { lines: [["approved", "target"]] }, "desk", "We ask the shop", ["Confirm 1 price"]],
  [
    "Scheduled",
    "typed in by the shop and not sent",
    { lines: LINES, columns: { linkDue: true } },
    "desk",
    "We send the link",
    ["Send the link"],
  ],
  ["Completed", "closed", { lines: OK }, "nobody", null, []],
  [
    "Completed",
    "not billed",
    { lines: OK, columns: { unbilled: true } },
    "desk",
    "We make the invoice",
    ["Make the invoice"],
  ],
  ["Completed", "not paid", { lines: OK, billed: true }, "customer", "Customer pays", ["Collect payment"]],
  ["Cancelled", "closed", { lines: OK }, "nobody", null, []],
])("%s, %s", (status, _, case_, side, words, now) => {
  test(`is the turn of the ${side}`, async () => {
    const seen = await world({ status, ...case_ });
    expect([seen.turn.side, seen.turn.words, seen.now]).toEqual([side, words, now]);
  });
});

test("every status has its turn", () => {
  expect(Object.keys(TURNS).sort()).toEqual([...REQUEST_STATUSES].sort());
});

test("the customer asks for savings, and the advisor is to ask the shop; nobody waits for nobody", async () => {
  const { id, viewer } = await world({ status: "Pending_Review", lines: READ });
  const driver = await db.user.findFirstOrThrow({
    where: { ownRequests: { some: { id } } },
    include: { technician: true },
  });
  await analyzeItems(viewerOf(driver), id);
  const { rows } = await listWaiting(viewer);
  expect(rows.map((row) => [verbOf(row), placeOf(row)])).toEqual([
    ["Ask the shop about 1 price", `/dashboard/repair-requests/${id}/prices`],
  ]);
});

test("a technician's Done is the desk's to bill", async () => {
  const [advisor, technician] = [await makeUser("advisor"), await makeUser("technician")];
  const driver = await makeUser("driver");
  const { id } = await makeRequest(driver, {
    advisor,
    technician,
    status: "Pending_Repair",
    lines: [{ group: "approved" }],
  });
  open.push(id);
  await startWork(viewerOf(technician), id);
  await finishWork(viewerOf(technician), id);
  const { rows } = await listWaiting(viewerOf(advisor));
  expect(rows.map((row) => [verbOf(row), row.sum !== null])).toEqual([["Make the invoice", true]]);
  expect((await listWaiting(viewerOf(technician))).rows).toEqual([]);
});

test("what is set to Completed without its invoice is the desk's to bill, whoever sets it, until it is billed or goes on", async () => {
  const [advisor, technician] = [await makeUser("advisor"), await makeUser("technician")];
  const driver = await makeUser("driver");
  const { id } = await makeRequest(driver, {
    ...{ advisor, technician, status: "In Progress" },
    lines: [
      { group: "approved", unitPrice: 80_000 },
      { group: "approved", unitPrice: 15_200 },
      { group: "pending", unitPrice: 9900 },
    ],
  });
  open.push(id);
  const now = async (user: typeof advisor) =>
    (await listWaiting(viewerOf(user))).rows.map((row) => [verbOf(row), row.sum, row.customer !== ""]);
  await updateStatus(viewerOf(technician), id, "Completed", { unbilled: true });
  expect(await now(advisor)).toEqual([["Make the invoice", 95_200, true]]);
  expect(await now(technician)).toEqual([]);
  await updateStatus(viewerOf(advisor), id, "In Progress");
  expect(await now(advisor)).toEqual([]);
  await updateStatus(viewerOf(advisor), id, "Completed", { unbilled: true });
  await createInvoice(viewerOf(advisor), id);
  expect((await now(advisor)).map(([verb]) => verb)).toEqual(["Collect payment"]);
});

test("what is Completed and has nothing to bill is nobody's turn", async () => {
  const advisor = await makeUser("advisor");
  const { id } = await makeRequest(await makeUser("driver"), {
    ...{ advisor, status: "In Progress", lines: [{ group: "declined" }] },
  });
  open.push(id);
  await updateStatus(viewerOf(advisor), id, "Completed");
  expect((await listWaiting(viewerOf(advisor))).rows).toEqual([]);
});

test("who has not answered in three days is asked by somebody, and sees it among what waits for them from the start", async () => {
  const { id, viewer } = await world({ status: "Pending_Review", lines: READ });
  const driver = await db.user.findFirstOrThrow({ where: { ownRequests: { some: { id } } } });
  const { requests } = await home(args("/dashboard", { cookie: await signIn(driver) }));
  expect(requests.map((row) => [row.id, row.verb])).toEqual([[id, "Decide"]]);
  await db.$executeRaw`UPDATE "RepairRequest" SET "updatedAt" = ${new Date(Date.now() - 73 * HOUR)} WHERE "id" = ${id}::uuid`;
  expect((await listWaiting(viewer)).rows.map((row) => verbOf(row))).toEqual(["No answer yet: ask the customer"]);
});

test("while we ask the shop nothing waits for the customer", async () => {
  const { id } = await world({ status: "Pending_Approval", lines: [["pending", "target"]] });
  const driver = await db.user.findFirstOrThrow({ where: { ownRequests: { some: { id } } } });
  const { requests } = await home(args("/dashboard", { cookie: await signIn(driver) }));
  expect(requests.map(({ verb }) => verb)).toEqual([null]);
});

test("what was completed at a price that only we asked for can be confirmed and billed; dearer than it was approved, the customer decides", async () => {
  const word = { person: "Al", way: "phone" as const };
  const late = async () => {
    const { id, viewer } = await world({ status: "In Progress", lines: [["approved", "target"]] });
    await db.repairLineItem.updateMany({
      where: { repairRequestId: id },
      data: { unitPrice: 80, totalPrice: 80 },
    });
    await updateStatus(viewer, id, "Completed", { unbilled: true });
    const line = await db.repairLineItem.findFirstOrThrow({ where: { repairRequestId: id } });
    return { id, viewer, line: line.id };
  };
  const agreed = await late();
  await recordPrices(
    agreed.viewer,
    agreed.id,
    { ...word, lines: [{ id: agreed.line, said: "agreed", unitPrice: 80 }] },
    (tx, request) => invoiceIn(tx, agreed.viewer, request, { done: true }),
  );
  expect(await db.invoice.count({ where: { liveRequestId: agreed.id } })).toBe(1);
  const kept = await late();
  await recordPrices(kept.viewer, kept.id, { ...word, lines: [{ id: kept.line, said: "kept" }] });
  const row = await db.repairRequest.findUniqueOrThrow({ where: { id: kept.id } });
  expect([row.status, row.unbilled]).toEqual(["Needs Approval", false]);
});
