import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { approveRepair } from "#app/repair/verbs.server.ts";
import RepairStatusPage, { loader } from "#app/routes/repair-status/page.tsx";
import { args } from "../support/args.ts";
import { handIn, reading } from "../support/readings.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const SHOP = "Pecan Street Auto Care";

async function billed(pads: number, discount: number, tax: number) {
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

test("a bill as approved is praised", async () => {
  const html = await billed(30_000, 1_705, 4_000);
  expect(html).toContain("All done.");
  expect(html).not.toContain("above what you authorized");
});
