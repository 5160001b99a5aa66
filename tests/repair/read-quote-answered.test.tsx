// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, and each test knows which
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import {
  analyzeItems,
  approveRepair,
  editLineItem,
  moveLineItem,
  recordPrices,
  updateTotals,
} from "#app/repair/verbs.server.ts";
import { loader as page } from "#app/routes/dashboard/repair/page.tsx";
import { loader as answers } from "#app/routes/dashboard/repair/prices.tsx";
import { JobRow } from "#app/routes/repair-status/lines/row.tsx";
import { loader as statusPage } from "#app/routes/repair-status/page.tsx";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

// A quote that was read, and an advisor who phones the shop right away: nobody has asked for savings.

const MIKE = { person: "Mike R.", way: "phone" as const };

async function read() {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const lines = [
    { description: "Struts", unitPrice: 57_800, group: "quote_analyzed" as const },
    { description: "Alignment", unitPrice: 12_000, group: "quote_analyzed" as const },
  ];
  const { id, itemIds } = await makeRequest(driver, { advisor, lines });
  const [struts = "", alignment = ""] = itemIds;
  const cookie = await signIn(advisor);
  const shown = async (): Promise<any> => page(args(`/dashboard/repair-requests/${id}`, { cookie, params: { id } }));
  const lineOf = (item: string) => db.repairLineItem.findUniqueOrThrow({ where: { id: item } });
  const texts = async () =>
    (await db.outboundMessage.findMany({ where: { repairRequestId: id }, orderBy: { createdAt: "asc" } })).map(
      ({ body }) => body,
    );
  return {
    id,
    struts,
    alignment,
    cookie,
    driver,
    shown,
    lineOf,
    texts,
    asDriver: viewerOf(driver),
    asAdvisor: viewerOf(advisor),
  };
}

test("every line of a read quote may be answered by the shop at once, and then waits for the customer", async () => {
  const { id, struts, alignment, cookie, asDriver, asAdvisor, lineOf } = await read();
  const dialog: any = await answers(args(`/dashboard/repair-requests/${id}/prices`, { cookie, params: { id } }));
  expect(dialog.lines.map(({ description }: any) => description)).toEqual(["Struts", "Alignment"]);
  await recordPrices(asAdvisor, id, {
    ...MIKE,
    lines: [
      { id: struts, said: "agreed", unitPrice: 50_000 },
      { id: alignment, said: "" },
    ],
  });
  const request = await db.repairRequest.findUniqueOrThrow({ where: { id }, select: { status: true } });
  expect(request.status).toBe("Pending_Approval");
  expect(await lineOf(struts)).toMatchObject({ group: "pending", priceBasis: "agreed", status: "Lowered" });
  expect(await lineOf(alignment)).toMatchObject({ group: "quote_analyzed", priceBasis: "quoted" });
  // Savings on the rest leave what was agreed alone.
  await analyzeItems(asDriver, id);
  expect((await lineOf(struts)).totalPrice.toFixed(2)).toBe("500.00");
  await moveLineItem(asDriver, struts, "approved");
});

test("an edited price of a read quote is a target and in no sum that the paper asks", async () => {
  const { id, struts, asDriver, asAdvisor, shown, lineOf, texts } = await read();
  await editLineItem(asAdvisor, struts, { unitPrice: 500 });
  expect(await shown()).toMatchObject({ quoted: 69_800, summary: { currentTotal: 69_800 } });
  expect((await shown()).linkText).toContain(
    "has 2 lines, $698.00 in all before tax (our target: $620.00, not confirmed by the shop yet).",
  );
  expect(await updateTotals(asAdvisor, id)).toMatchObject({ currentTotal: 69_800, undecided: true });
  // The advisor's own target is not written over by ours.
  await analyzeItems(asDriver, id);
  expect(await lineOf(struts)).toMatchObject({ group: "pending", priceBasis: "target" });
  expect((await lineOf(struts)).totalPrice.toFixed(2)).toBe("500.00");
  expect((await texts()).at(-1)).toContain(
    "waiting for your decision on $698.00 before tax (our target: $593.60, not confirmed by the shop yet).",
  );
});

test("what the shop says of several approved lines at once asks once, with all of them", async () => {
  const { id, struts, alignment, asDriver, asAdvisor, texts } = await read();
  await analyzeItems(asDriver, id);
  await moveLineItem(asDriver, struts, "approved");
  await moveLineItem(asDriver, alignment, "approved");
  await recordPrices(asAdvisor, id, {
    ...MIKE,
    lines: [
      { id: struts, said: "agreed", unitPrice: 55_000 },
      { id: alignment, said: "kept" },
    ],
  });
  const asked = (await texts()).filter((text) => text.includes("needs your decision"));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("needs your decision: Struts and 1 more, $670.00 together before tax.");
  const notices = await db.notification.findMany({
    where: { repairRequestId: id, title: { endsWith: "please decide" } },
  });
  expect(notices.map(({ body }) => body)).toEqual([
    "Shop agreed: Struts $550.00. Mike R. by phone. Shop keeps its price: Alignment $120.00. Mike R. by phone. Approve or decline them.",
  ]);
});

test("a row of several lines says whose word its prices are", async () => {
  const base: any = {
    quantity: 1,
    originalQuantity: 1,
    originalPrice: 100,
    unitPrice: 100,
    totalPrice: 100,
    type: "Part",
    status: "Same",
    group: "pending",
  };
  const word = { person: "Mike R.", way: "phone", at: "2026-01-05T17:00:00Z", until: null, note: null };
  const line = (id: string, priceBasis: string, shopWord: object | null) => ({
    ...base,
    id,
    description: id,
    priceBasis,
    shopWord,
  });
  const said = (items: any[]) => {
    const Stub = createRoutesStub([
      {
        path: "/",
        Component: () => (
          <JobRow
            row={{ key: "a", name: "Brakes", items }}
            evidence={null}
            locked
            corrects={false}
            staff
            demo={false}
            begun={false}
            status="Pending_Approval"
          />
        ),
      },
    ]);
    return renderToStaticMarkup(<Stub />);
  };
  expect(said([line("a", "agreed", word), line("b", "quoted", word)])).toContain(
    "The shop has confirmed all of these prices",
  );
  expect(said([line("a", "target", null), line("b", "quoted", null)])).toContain(
    "1 of these 2 prices is our target, not confirmed by the shop yet",
  );
  expect(said([line("a", "target", null), line("b", "quoted", word)])).toContain(
    "Some of these prices are confirmed by the shop, some are not yet",
  );
  // Of what is billed nothing is waited for any more.
  const settled = said([line("a", "agreed", word), line("b", "quoted", null)]);
  expect(settled).toContain("The shop confirmed 1 of these 2 prices; the rest are as quoted");
  expect(settled).not.toContain("not yet");

  // The shop's own price is struck through once the shop has let go of it.
  const lowered = (id: string, priceBasis: string, shopWord: object | null) => ({
    ...line(id, priceBasis, shopWord),
    ...{ originalPrice: 10_000, originalUnitPrice: 10_000, totalPrice: 7_800, unitPrice: 7_800, status: "Lowered" },
  });
  const wordsOf = (html: string) => html.replaceAll(/<(?!\/?s[ >])[^>]*>/g, "");
  const target = wordsOf(said([lowered("a", "target", null)]));
  expect(target).toContain("Quoted $100.00Target $78.00");
  expect(target).toContain("Price: Lowered, if the shop agrees");
  expect(target).not.toContain("<s ");
  const agreed = wordsOf(said([lowered("a", "agreed", word)]));
  expect(agreed).toMatch(/<s [^>]*>\$100\.00<\/s>\$78\.00/);
  expect(agreed).toContain("Price: Lowered");
  expect(agreed).not.toContain("target");
  // What is the same as it was stands once.
  expect(wordsOf(said([{ ...line("a", "quoted", null), originalUnitPrice: 100 }]))).not.toContain("Original");
  expect(target).toContain("Original Total$100.00Total$78.00");
  expect(target).not.toContain("Original Quantity");
});

test("what was approved before the shop's answer stands beside the price that it asks now", async () => {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  const lines = [{ group: "quote_analyzed" as const, unitPrice: 64_995, description: "Pads and rotors" }];
  const request = await makeRequest(driver, { advisor, status: "Pending_Review", lines });
  const [pads = ""] = request.itemIds;
  await analyzeItems(viewerOf(driver), request.id);
  await moveLineItem(viewerOf(driver), pads, "approved");
  await approveRepair(viewerOf(driver), request.id);
  const view = async () => {
    const cookie = await signIn(driver, "phone_code");
    const answer = await statusPage(args(`/repair-status/${request.id}`, { params: { id: request.id }, cookie }));
    return (answer as any).data.repair as StatusView;
  };
  expect((await view()).approvedBefore).toEqual({});
  const said = [{ id: pads, said: "agreed" as const, unitPrice: 55_156 }];
  await recordPrices(viewerOf(advisor), request.id, { person: "Mike R.", way: "phone", lines: said });
  expect((await view()).approvedBefore).toEqual({ [pads]: { price: 50_696, said: "$506.96" } });
  await moveLineItem(viewerOf(driver), pads, "approved");
  expect((await view()).approvedBefore).toEqual({});
});
