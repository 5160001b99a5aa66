import { randomUUID } from "node:crypto";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { askedLater } from "#app/repair/asked-later.ts";
import { addLineItems } from "#app/repair/lines/add-many.server.ts";
import { addLineItem } from "#app/repair/lines/add-one.server.ts";
import { demoRequest } from "#app/repair/sample/sample.ts";
import { approveRepair, editLineItem, moveLineItem } from "#app/repair/verbs.server.ts";
import { FurtherWork } from "#app/routes/repair-status/lines/further-work.tsx";
import { loader } from "#app/routes/repair-status/page.tsx";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

/** Pads approved, two lines left, and the go-ahead given. */
async function underWay() {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  const lines = [
    { description: "Pads", group: "approved" as const },
    { description: "Flush", group: "pending" as const, unitPrice: 21_000 },
    { description: "Alignment", group: "pending" as const, unitPrice: 34_900 },
  ];
  const { id, itemIds } = await makeRequest(driver, { advisor, status: "Pending_Approval", lines });
  const [asDriver, asAdvisor] = [viewerOf(driver), viewerOf(advisor)];
  await approveRepair(asDriver, id);
  const cookie = await signIn(driver, "phone_code");
  const said = async () => {
    const answer = await loader(args(`/repair-status/${id}`, { params: { id }, cookie }));
    const { repair } = (answer as unknown as { data: { repair: StatusView } }).data;
    return renderToString(<FurtherWork repair={repair} />).replaceAll("<!-- -->", "");
  };
  const [pads = "", flush = "", alignment = ""] = itemIds;
  return { id, asDriver, asAdvisor, said, pads, flush, alignment };
}

const added = { type: "Part" as const, quantity: 1, status: "Pending" as const };

describe("while the repair is under way", () => {
  test("lines that were left open at the go-ahead are not decided yet: the shop asks for nothing", async () => {
    const { said, asDriver, flush } = await underWay();
    expect(await said()).toContain("2 lines are not decided yet, $559.00");
    expect(await said()).not.toContain("The shop asks");
    await moveLineItem(asDriver, flush, "declined");
    expect(await said()).toContain("One line is not decided yet: Alignment, $349.00");
    await moveLineItem(asDriver, flush, "pending");
    expect(await said()).not.toContain("The shop asks");
  });

  test("what the shop adds it asks for, beside what is not decided yet", async () => {
    const { id, said, asDriver, asAdvisor } = await underWay();
    const caliper = await addLineItem(asAdvisor, {
      ...added,
      repairRequestId: id,
      description: "Caliper",
      unitPrice: 312.5,
    });
    expect(await said()).toContain("The shop asks for more: Caliper, $312.50");
    expect(await said()).toContain("2 lines are not decided yet, $559.00.");
    await moveLineItem(asDriver, caliper.id, "declined");
    await moveLineItem(asDriver, caliper.id, "pending");
    expect(await said()).toContain("The shop asks for more: Caliper, $312.50");
  });

  test("an approved line that the shop raises is asked for anew", async () => {
    const { said, asDriver, asAdvisor, pads, flush, alignment } = await underWay();
    await moveLineItem(asDriver, alignment, "declined");
    await editLineItem(asAdvisor, pads, { unitPrice: 150 });
    const { group } = await db.repairLineItem.findUniqueOrThrow({ where: { id: pads }, select: { group: true } });
    expect(group).toBe("pending");
    expect(await said()).toContain("Changed since you approved it: Pads, $150.00 now");
    expect(await said()).toContain("One line is not decided yet: Flush, $210.00.");
    await moveLineItem(asDriver, flush, "approved");
    expect(await said()).not.toContain("not decided yet");
  });
});

test("what the shop only words anew is not asked for by it, nor what it raises of a line that was left open", async () => {
  const { said, asAdvisor, flush } = await underWay();
  await editLineItem(asAdvisor, flush, { description: "Brake fluid flush" });
  expect(await said()).toContain("2 lines are not decided yet, $559.00");
  expect(await said()).not.toContain("The shop asks");
});

test("a line that was added and put right in the same form is asked for", async () => {
  const { id, said, asAdvisor } = await underWay();
  const line = (unitPrice: number) => ({
    key: "1",
    type: "Part" as const,
    description: "Caliper",
    quantity: 1,
    unitPrice,
  });
  const token = randomUUID();
  await addLineItems(asAdvisor, id, { token, lines: [line(31_250)] });
  await addLineItems(asAdvisor, id, { token, lines: [line(32_150)] });
  expect(await said()).toContain("The shop asks for more: Caliper, $321.50");
});

test("the sample's own lines are not asked for by its shop", () => {
  const { request, history } = demoRequest([["approve", 1]]);
  expect(request.status).toBe("Pending_Repair");
  expect(request.lineItems.filter(({ group }) => group === "pending")).toHaveLength(3);
  expect(askedLater(request.lineItems, history)).toEqual({ more: [], changed: [] });
});
