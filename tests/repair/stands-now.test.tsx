import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { analyzeItems, editLineItem, recordPrices } from "#app/repair/verbs.server.ts";
import RepairStatusPage, { loader } from "#app/routes/repair-status/page.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const MIKE = { person: "Mike R.", way: "phone" as const };

async function quoted() {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  const { id, itemIds } = await makeRequest(driver, {
    advisor,
    lines: [
      { description: "Front brake pads", unitPrice: 143_000, type: "Service", group: "quote_analyzed" },
      { description: "Replace alternator", unitPrice: 200_000, type: "Service", group: "quote_analyzed" },
      { description: "Cabin air filter", unitPrice: 6_000, type: "Service", group: "quote_analyzed" },
    ],
  });
  const cookie = await signIn(driver, "phone_code");
  const shown = async () => findEvidence(await findRepairRequest(viewerOf(driver), id));
  const path = `/repair-status/${id}`;
  const text = async () => {
    const Stub = createRoutesStub([
      { path: "/repair-status/:id", Component: RepairStatusPage as never, loader: (asked) => loader(asked as never) },
    ]);
    const loaded = await loader(args(path, { params: { id }, cookie }));
    const hydrationData = { loaderData: { "0": "data" in loaded ? loaded.data : loaded } };
    const html = renderToString(<Stub initialEntries={[path]} hydrationData={hydrationData} />);
    return html
      .replace(/<!-- -->/g, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ");
  };
  return { driver, advisor, id, itemIds, shown, text };
}

test("what the shop came down to is compared, in the row and in the headline; our own target is not", async () => {
  const { driver, advisor, id, itemIds, shown, text } = await quoted();
  const [pads = "", alternator = "", filter = ""] = itemIds;
  const before = await shown();
  await analyzeItems(viewerOf(driver), id);
  // Nobody's word but ours: the shop's price is compared still.
  expect((await shown()).summary).toBe(before.summary);
  expect((await shown()).picture).toEqual(before.picture);
  const high = (before.byItem[alternator]?.high ?? 0) - 1_000;
  await recordPrices(viewerOf(advisor), id, {
    ...MIKE,
    lines: [
      { id: pads, said: "agreed", unitPrice: 80_000 },
      { id: alternator, said: "agreed", unitPrice: high },
      { id: filter, said: "kept" },
    ],
  });
  const after = await shown();
  expect(after.picture).toMatchObject({ whole: 80_000 + high + 6_000, quoted: 80_000 + high + 6_000, moved: true });
  const above = Math.round((80_000 - (before.byItem[pads]?.high ?? 0)) / 100);
  expect(after.summary).toMatch(new RegExp(`about \\$${above} more than usual`, "i"));
  const page = await text();
  expect(page).toContain("now within it");
  expect(page).toContain(`now $800, $${above} above`);
  expect(page).not.toContain(before.summary?.split(";")[0]);
  expect(page).not.toMatch(/quoted \$[\d,]+ above/);
});

test("a price that was raised at the desk is compared as it stands", async () => {
  const { advisor, itemIds, shown, text } = await quoted();
  const [, , filter = ""] = itemIds;
  const { version } = await db.repairLineItem.findUniqueOrThrow({ where: { id: filter } });
  await editLineItem(viewerOf(advisor), filter, { unitPrice: 160, version } as never);
  const { byItem, summary } = await shown();
  const above = Math.round((16_000 - (byItem[filter]?.high ?? 0)) / 100);
  expect(byItem[filter]?.standingVerdict).toMatch(/high/);
  expect(await text()).toContain(`now $160, $${above} above`);
  expect(summary).toContain("more than usual");
});
