import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { addLineItem } from "#app/repair/lines/add-one.server.ts";
import { totalsSaid } from "#app/repair/records/totals-said.ts";
import { approveRepair, send, updateStatus } from "#app/repair/verbs.server.ts";
import ReviewAuthorization, { loader as review } from "#app/routes/repair-status/authorization/approve.tsx";
import { action as withdraw } from "#app/routes/repair-status/authorization/take-back.ts";
import ApproveMore, { loader as further } from "#app/routes/repair-status/further.tsx";
import { action as approveAll } from "#app/routes/repair-status/lines/approve-all.ts";
import RepairStatusPage, { loader } from "#app/routes/repair-status/page.tsx";
import { args } from "../support/args.ts";
import { handIn } from "../support/readings.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

let driver: Awaited<ReturnType<typeof makeUser>>;
let cookie: string;

beforeAll(async () => {
  driver = await makeUser("driver");
  cookie = await signIn(driver, "phone_code");
});

/** The page as a browser without script gets it. */
async function htmlOf(id: string) {
  const path = `/repair-status/${id}`;
  const { data } = (await loader(args(path, { params: { id }, cookie }))) as { data: unknown };
  const Stub = createRoutesStub([{ id: "page", path: "/repair-status/:id", Component: RepairStatusPage as never }]);
  const html = renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData: { page: data } }} />);
  return html.replaceAll("<!-- -->", "");
}

async function authorized() {
  const lines = [
    { group: "approved" as const, unitPrice: 50_000 },
    { group: "deferred" as const, unitPrice: 15_000 },
    { group: "pending" as const, unitPrice: 9_000 },
  ];
  const request = await makeRequest(driver, { status: "Pending_Approval", lines });
  await approveRepair(viewerOf(driver), request.id);
  return request;
}

test("what was put off is approved later with its sum and its statement in view, not by one tap", async () => {
  const { id, itemIds } = await authorized();
  const [, deferred = "", asked = ""] = itemIds;
  const html = await htmlOf(id);
  expect(html).toContain(`href="/repair-status/${id}/further?item=${deferred}"`);
  // What waits is said above the lines, with the statement.
  expect(html).not.toContain(`further?item=${asked}`);
  expect(html).toContain("By approving a line here I authorize it at the price shown");

  const path = `/repair-status/${id}/further?item=${deferred}`;
  const data = await further(args(path, { params: { id }, cookie }) as never);
  expect(data).toMatchObject({ before: 50_000, after: 65_000, lines: [{ id: deferred, totalPrice: 15_000 }] });
  const Stub = createRoutesStub([{ id: "more", path: "/repair-status/:id/further", Component: ApproveMore as never }]);
  const dialog = renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData: { more: data } }} />);
  for (const words of [
    "Authorize $150.00 more",
    "$650.00",
    "$500.00",
    "sign this electronically",
    `/line-items/${deferred}"`,
  ])
    expect(dialog.replaceAll("<!-- -->", "")).toContain(words);
});

test("all that waits after the go-ahead is approved where its sum with tax and its statement are read, and not by one tap", async () => {
  const { id, itemIds } = await authorized();
  const [, deferred = "", asked = ""] = itemIds;
  await send(viewerOf(driver), id, { do: "move", item: deferred, to: "pending" });
  const html = await htmlOf(id);
  expect(html).toContain(`href="/repair-status/${id}/further"`);
  expect(html).not.toContain(`action="/repair-status/${id}/approve-all"`);
  const more = await further(args(`/repair-status/${id}/further`, { params: { id }, cookie }) as never);
  expect(more).toMatchObject({ before: 50_000, after: 74_000, lines: [{ id: deferred }, { id: asked }] });
  // The form of a page from before the go-ahead.
  const form = { returnTo: `/repair-status/${id}` };
  const answer = await approveAll(args(`/repair-status/${id}/approve-all`, { params: { id }, cookie, form }) as never);
  expect(answer).toRedirectTo(`/repair-status/${id}/further`);
  expect(await db.repairLineItem.count({ where: { repairRequestId: id, group: "approved" } })).toBe(1);
});

test("what was authorized is withdrawn until the work has begun, and its lines wait again", async () => {
  const { id, itemIds } = await authorized();
  expect(await htmlOf(id)).toContain("Withdraw Authorization");
  const ask = () =>
    withdraw(args(`/repair-status/${id}/take-back`, { params: { id }, cookie, form: { a: "" } }) as never);
  expect(await ask()).toRedirectTo(`/repair-status/${id}`);
  const row = await db.repairRequest.findUniqueOrThrow({
    where: { id },
    include: { lineItems: { orderBy: { position: "asc" } }, history: { orderBy: { id: "asc" } } },
  });
  expect(row.status).toBe("Pending_Approval");
  expect(row.lineItems.map(({ group }) => group)).toEqual(["pending", "deferred", "pending"]);
  expect(row.history.at(-1)?.summary).toBe(
    "Authorization withdrawn by the customer. Status changed from Pending Repair to Pending Approval",
  );
  expect(await htmlOf(id)).not.toContain("Withdraw Authorization");

  await send(viewerOf(driver), id, { do: "move", item: itemIds[0] ?? "", to: "approved" });
  await approveRepair(viewerOf(driver), id);
  await updateStatus(viewerOf(await makeUser("admin")), id, "In Progress");
  expect(await htmlOf(id)).not.toContain("Withdraw Authorization");
  await ask();
  expect((await db.repairRequest.findUniqueOrThrow({ where: { id } })).status).toBe("In Progress");
});

test("what was only quoted is undecided like what was asked for, in every place that says so", async () => {
  const lines = [
    { group: "approved" as const, unitPrice: 50_000 },
    { group: "pending" as const, unitPrice: 9_000 },
    { group: "quote_analyzed" as const, unitPrice: 12_995 },
  ];
  const { id, itemIds } = await makeRequest(driver, { status: "Pending_Approval", lines });
  const [, pending = ""] = itemIds;
  const open = await htmlOf(id);
  expect(open).toContain("1 line, $90.00 before tax and our fee. 1 more line, $129.95, stays undecided");
  await send(viewerOf(driver), id, { do: "move", item: pending, to: "declined" });
  // Not one press: what is open is looked at first.
  const html = await htmlOf(id);
  expect(html).toContain(`href="/repair-status/${id}/approve"`);
  expect(html).not.toContain(`action="/repair-status/${id}/approve"`);
  const dialog = await review(args(`/repair-status/${id}/approve`, { params: { id }, cookie }) as never);
  expect(dialog).toMatchObject({ undecided: 1 });
  await send(viewerOf(driver), id, { do: "move", item: pending, to: "pending" });
  await approveRepair(viewerOf(driver), id);
  expect(await htmlOf(id)).toContain("2 lines are not decided yet, $219.95");
  const { shown } = await db.authorization.findFirstOrThrow({ where: { repairRequestId: id } });
  expect(shown).toMatchObject({ notIncluded: expect.arrayContaining(["2 items not decided at that moment"]) });
});

test("a misread line that is corrected authorizes nothing", async () => {
  const { id, itemIds } = await makeRequest(driver, { lines: [{ group: "quote_analyzed", unitPrice: 162_400 }] });
  const item = itemIds[0] ?? "";
  await send(viewerOf(driver), id, { do: "correct", item, description: "Coils", quantity: 1, unitPrice: 62_000 });
  const { data } = (await loader(args(`/repair-status/${id}`, { params: { id }, cookie }))) as {
    data: { history: Parameters<typeof totalsSaid>[0][] };
  };
  expect(data.history.map(totalsSaid).filter(Boolean)).toEqual([]);
  // Nothing of what was typed vanishes.
  expect(await htmlOf(id)).toContain(
    "A typed line was corrected from $1,624.00 to $620.00: $1,004.00 of what was typed stands on no line now.",
  );
  const before = { kind: "item_edited", totalBefore: 162_400, totalAfter: 62_000, lines: [{ to: "quote_analyzed" }] };
  expect(totalsSaid(before)).toBeNull();
});

test("a repair that is done has the day of it", async () => {
  const { id } = await makeRequest(driver, { status: "Completed" });
  await db.repairRequest.update({ where: { id }, data: { completedDate: new Date("2026-03-04T18:00:00Z") } });
  expect(await htmlOf(id)).toContain("Service date: Mar 4, 2026");
});

test("before the go-ahead every line of the quote is accounted for, and the fee is of what would be saved while nothing is confirmed", async () => {
  const lines = [
    { group: "quote_analyzed" as const, unitPrice: 50_000 },
    { group: "quote_analyzed" as const, unitPrice: 30_000 },
    { group: "deferred" as const, unitPrice: 15_000 },
    { group: "declined" as const, unitPrice: 9_000 },
    { group: "quote_analyzed" as const, unitPrice: 8_000 },
  ];
  const { id, itemIds } = await makeRequest(driver, { status: "Pending_Review", lines });
  const [first = "", second = ""] = itemIds;
  const asDriver = viewerOf(driver);
  for (const item of [first, second]) await send(asDriver, id, { do: "move", item, to: "pending" });
  for (const item of [first, second]) await send(asDriver, id, { do: "move", item, to: "approved" });
  const path = `/repair-status/${id}/approve`;
  const data = await review(args(path, { params: { id }, cookie }) as never);
  expect(data).toMatchObject({ undecided: 1, deferred: 1, declined: 1, targets: 2, confirmedFee: 0 });
  const Stub = createRoutesStub([
    { id: "approve", path: "/repair-status/:id/approve", Component: ReviewAuthorization as never },
  ]);
  const dialog = renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData: { approve: data } }} />);
  const said = dialog.replaceAll("<!-- -->", "");
  expect(said).toContain("Our fee, a share of what would be saved if the shop agrees");
  expect(said).not.toContain("what was saved");
  expect(said).toContain(
    "2 lines of 5. Not included: 1 line that is not decided; 1 line that is put off; 1 line that is declined.",
  );
  const html = await htmlOf(id);
  expect(html).toContain("1 line that is not decided; 1 line that is put off; 1 line that is declined");
});

test("the cost summary says what its sums are of: what waits, what the shop added later, and what is authorized beside it", async () => {
  const { id } = await makeRequest(driver);
  const lines: [string, number, "Service"][] = [
    ["Pads", 50_000, "Service"],
    ["Filter", 9_000, "Service"],
  ];
  await handIn(viewerOf(driver), id, { shop: "Hansen", lines, tax: 0, total: 59_000 });
  await send(viewerOf(driver), id, { do: "ask_savings" });
  await db.repairLineItem.updateMany({
    where: { repairRequestId: id },
    data: { priceBasis: "quoted", status: "Same", unitPrice: 0, totalPrice: 0 },
  });
  for (const [description, cents] of lines) {
    const price = { unitPrice: cents / 100, totalPrice: cents / 100 };
    await db.repairLineItem.updateMany({ where: { repairRequestId: id, description }, data: price });
  }
  const [pads] = await db.repairLineItem.findMany({ where: { repairRequestId: id, description: "Pads" } });
  await send(viewerOf(driver), id, { do: "move", item: pads?.id ?? "", to: "declined" });
  expect(await htmlOf(id)).toContain("Of the line that waits for your decision");
  await send(viewerOf(driver), id, { do: "move", item: pads?.id ?? "", to: "approved" });
  const open = await htmlOf(id);
  expect(open).toContain("Of 2 lines: 1 approved, 1 to decide");
  expect(open).not.toContain("If you approve what waits");
  await approveRepair(viewerOf(driver), id);
  const admin = viewerOf(await makeUser("admin"));
  const caliper = { type: "Part" as const, description: "Caliper", quantity: 1, unitPrice: 385 };
  await addLineItem(admin, { repairRequestId: id, ...caliper, status: "Pending" });
  const html = await htmlOf(id);
  expect(html).toContain("Of 3 lines: 1 approved, 2 to decide");
  expect(html).toContain("$385.00 of it was added after the quote");
  expect(html).toContain("If you approve what waits. You have authorized $500.00");
});
