import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { approveAllPending, approveRepair, recordPrices } from "#app/repair/verbs.server.ts";
import { FurtherWork } from "#app/routes/repair-status/lines/further-work.tsx";
import { JobRow } from "#app/routes/repair-status/lines/row.tsx";
import { loader } from "#app/routes/repair-status/page.tsx";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { args } from "../support/args.ts";
import { handIn, storedFile } from "../support/readings.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

// A part that a newer paper has dearer is not new: the customer reads what they approved, and whose word that price was.

const SHOP = { shop: "Pecan Street Auto Care", number: "48213" };
const PADS: [string, number] = ["Front brake pads", 16_000];

async function revised(agreed: boolean, lines: [string, number][]) {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id } = await makeRequest(driver, { advisor, status: "Pending_Approval" });
  const [asDriver, asAdvisor] = [viewerOf(driver), viewerOf(advisor)];
  await handIn(asDriver, id, { ...SHOP, lines: [PADS, ["Front brake rotors", 23_700]], total: 39_700 });
  const rotors = { repairRequestId: id, description: "Front brake rotors" };
  await db.repairLineItem.updateMany({ where: { repairRequestId: id }, data: { group: "pending" } });
  const { id: line } = await db.repairLineItem.findFirstOrThrow({ where: rotors });
  if (agreed) {
    const said = [{ id: line, said: "agreed" as const, unitPrice: 21_000 }];
    await recordPrices(asAdvisor, id, { person: "Lou", way: "phone", lines: said });
  }
  await approveAllPending(asDriver, id);
  await approveRepair(asDriver, id, {});
  await db.repairRequest.update({ where: { id }, data: { status: "In Progress" } });
  const total = lines.reduce((sum, [, cents]) => sum + cents, 0);
  await handIn(asAdvisor, id, { ...SHOP, number: "48213-R", lines, total }, storedFile("revised.pdf"));
  const cookie = await signIn(driver, "phone_code");
  const answer = await loader(args(`/repair-status/${id}`, { params: { id }, cookie }));
  const { repair } = (answer as unknown as { data: { repair: StatusView } }).data;
  const state = { locked: false, corrects: false, staff: false, demo: false, begun: true };
  const row = { key: "job", name: "Front brakes", items: repair.lineItems };
  const Component = () => (
    <>
      <FurtherWork repair={repair} />
      <ul>
        <JobRow {...state} row={row} status={repair.status} evidence={null} approvedBefore={repair.approvedBefore} />
      </ul>
    </>
  );
  const Stub = createRoutesStub([{ path: "/", Component }]);
  const html = renderToString(<Stub />).replaceAll("<!-- -->", "");
  const texts = await db.outboundMessage.findMany({ where: { repairRequestId: id }, orderBy: { createdAt: "asc" } });
  return { html, text: texts.at(-1)?.body ?? "" };
}

const DEARER: [string, number] = ["Front brake rotors", 26_200];

test("new and dearer are counted apart, with the agreed price and whose word it was, and the row says which line", async () => {
  const { html, text } = await revised(true, [PADS, DEARER, ["Brake caliper", 18_900]]);
  expect(html).toContain("The shop asks for more: Brake caliper, $189.00");
  const changed =
    "Changed since you approved it: Front brake rotors, $262.00 now, you approved $210.00, agreed with Lou";
  expect(html).toContain(changed);
  expect(html).not.toContain("2 more items");
  expect(html).toContain("You approved Front brake rotors at $210.00, agreed with Lou by phone; it is $262.00 now");
  expect(text).toContain("Front brake rotors, $262.00 now, you approved $210.00, and 1 more item, $451.00 together");
});

test("dearer alone, at the price that was quoted: that is the heading, and nothing is new", async () => {
  const { html, text } = await revised(false, [PADS, DEARER]);
  expect(html).toContain("Changed since you approved it: Front brake rotors, $262.00 now, you approved $237.00");
  expect(html).not.toContain("The shop asks for more");
  expect(text).toContain("Front brake rotors, $262.00 now, you approved $237.00");
});
