import { randomUUID } from "node:crypto";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { listWaiting } from "#app/desk/now.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { takePayment } from "#app/payments/take.server.ts";
import { db } from "#app/platform/db.server.ts";
import { approveRepair } from "#app/repair/verbs.server.ts";
import { loader as repairPage } from "#app/routes/dashboard/repair/page.tsx";
import RepairStatusPage, { loader } from "#app/routes/repair-status/page.tsx";
import { args } from "../support/args.ts";
import { handIn, reading, storedFile } from "../support/readings.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const SHOP = "Pecan Street Auto Care";

type Then = (id: string, advisor: Awaited<ReturnType<typeof makeUser>>) => Promise<unknown>;

async function billed(pads: number, discount: number, tax: number, then?: Then) {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id } = await makeRequest(driver, { advisor, status: "Pending_Approval" });
  const lines = (of: number): [string, number][] => [
    ["Front brake pads", of],
    ["Front brake rotors", 40_000],
  ];
  const quote = { shop: SHOP, number: "48213", lines: lines(30_000), discount: 1_705, tax: 4_000, total: 72_295 };
  await handIn(viewerOf(driver), id, quote);
  await db.repairLineItem.updateMany({ where: { repairRequestId: id }, data: { group: "approved" } });
  await approveRepair(viewerOf(driver), id, {});
  await db.repairRequest.update({ where: { id }, data: { status: "Completed" } });
  const total = pads + 40_000 - discount + tax;
  const bill = reading({ shop: SHOP, number: "48213-1", lines: lines(pads), discount, tax, total });
  await handIn(viewerOf(advisor), id, { ...bill, bill: "completed" as const });
  await then?.(id, advisor);
  const path = `/repair-status/${id}`;
  const cookie = await signIn(driver, "phone_code");
  const { data } = (await loader(args(path, { params: { id }, cookie }))) as { data: unknown };
  const Stub = createRoutesStub([{ id: "page", path: "/repair-status/:id", Component: RepairStatusPage as never }]);
  const html = renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData: { page: data } }} />);
  return html.replaceAll("<!-- -->", "");
}

test("a bill above what was authorized is said first, with parts that add up, and nobody is said to have agreed to it", async () => {
  const html = await billed(38_500, 0, 4_436);
  expect(html).toContain("The bill is $106.41 above what you authorized.");
  expect(html).toContain("It comes to $829.36; what you authorized comes to $722.95 at the shop, before our fee.");
  expect(html).not.toContain("An advisor will look at this");
  expect(html).not.toContain("All done.");
  expect(html).toContain("The $17.05 discount that was approved is not on it.");
  expect(html).toContain("$85.00 more on lines, $17.05 less discount, $4.36 more sales tax");
  expect(html).not.toContain("the shop agreed to it");
});

const above = (settlement: "whole" | "fee", paid: boolean) =>
  billed(38_500, 0, 4_436, async (id, advisor) => {
    await db.repairRequest.update({ where: { id }, data: { settlement, status: "In Progress" } });
    const asAdvisor = viewerOf(advisor);
    const asked = await createInvoice(asAdvisor, id).catch((error: Error) => error.message);
    const invoice = await createInvoice(asAdvisor, id, { anyway: String(asked) });
    const pay = { amount: invoice.outstandingBalance, method: "cash" as const, note: "", key: randomUUID() };
    if (paid && pay.amount > 0) await takePayment(asAdvisor, invoice.id, pay);
  });

test("who pays us for all of it reads what is due, and that the rest is not theirs; paid, it was", async () => {
  const due = await above("whole", false);
  expect(due).toContain("$722.95 is due.");
  expect(due).toContain("Nothing else is charged. The shop&#x27;s bill comes to $829.36, $106.41 above the $722.95");
  expect(due).not.toContain("Talk to the shop");
  expect(due).not.toContain("The bill is $106.41 above");
  const paid = await above("whole", true);
  expect(paid).toContain("All done.");
  expect(paid).toContain("The shop&#x27;s bill was $106.41 above what you authorized. You were charged no more");
  expect(paid).not.toContain("Talk to the shop");
});

test("who pays the shop is told what they owe it", async () => {
  const html = await above("fee", true);
  expect(html).toContain("The shop&#x27;s bill was $106.41 above what you authorized. You owe the shop $722.95");
  expect(html).not.toContain("Talk to the shop before you pay");
});

test("Now names the difference, and a bill below the whole is not said to be above it", async () => {
  const admin = viewerOf(await makeUser("admin"));
  const waits = async (id: string) =>
    (await listWaiting(admin, "all")).rows.find(({ kind, thingId }) => kind === "bill" && thingId === id);
  let [request, sum]: [string, number | null | undefined] = ["", 0];
  await billed(38_500, 0, 4_436, async (id) => {
    [request, sum] = [id, (await waits(id))?.sum];
  });
  expect([request === "", sum]).toEqual([false, 10_641]);
  // Dearer on one line, and a whole line of $400.00 is not on it.
  await billed(30_000, 1_705, 4_000, async (id, advisor) => {
    const lines: [string, number][] = [["Front brake pads", 31_800]];
    const bill = reading({ shop: SHOP, number: "48213-2", lines, total: 31_800 });
    await handIn(viewerOf(advisor), id, { ...bill, bill: "completed" as const }, storedFile("second.pdf"));
    expect((await waits(id))?.sum).toBeNull();
    const params = { id };
    const at = args(`/dashboard/repair-requests/${id}`, { cookie: await signIn(advisor), params });
    const { bill: standing } = (await repairPage(at)) as { bill: { above: number; sentence: string } };
    expect(standing.above).toBeLessThan(0);
    expect(standing.sentence).toContain("1 approved line is not on it: Front brake rotors $400.00.");
    expect(standing.sentence).toContain("below what was approved");
  });
});

test("a bill as approved is praised", async () => {
  const html = await billed(30_000, 1_705, 4_000);
  expect(html).toContain("All done.");
  expect(html).not.toContain("above what you authorized");
});
