// biome-ignore-all lint/suspicious/noExplicitAny: the loader answers data or a redirect
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { approveAllPending, approveRepair, moveLineItem, updateStatus } from "#app/repair/verbs.server.ts";
import { loader } from "#app/routes/repair-status/page.tsx";
import { nothingOwed } from "#app/routes/repair-status/summary/counted-said.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

async function declinedAll() {
  const driver = await makeUser("driver");
  const { id, itemIds } = await makeRequest(driver, {
    status: "Pending_Approval",
    lines: [
      { description: "Front brake caliper replacement", unitPrice: 38_500 },
      { description: "Cabin air filter replacement", unitPrice: 6_500 },
    ],
  });
  const cookie = await signIn(driver);
  const open = async () => {
    const answer = (await loader(args(`/repair-status/${id}`, { cookie, params: { id } }) as any)) as any;
    return answer.data;
  };
  return { driver, itemIds, open, decline: (item: string) => moveLineItem(viewerOf(driver), item, "declined") };
}

test("a line that is declined says by when it is looked at again, and whether it carries safety", async () => {
  const { itemIds, open, decline } = await declinedAll();
  const [caliper = "", filter = ""] = itemIds;
  await decline(caliper);
  const { repair, evidence } = await open();
  expect(repair.askedAgainBy).toEqual({ [caliper]: expect.stringMatching(/^[A-Z][a-z]{2} \d+, \d{4}$/) });
  expect([evidence.byItem[caliper]?.safety, evidence.byItem[filter]?.safety]).toEqual([true, false]);
  const row = await db.serviceRecommendation.findUniqueOrThrow({ where: { sourceLineItemId: caliper } });
  expect(row.recommendedDueDate).not.toBeNull();
});

test("who declined everything reads that nothing is owed and what can still be done; not while one line waits", async () => {
  const { itemIds, open, decline } = await declinedAll();
  await decline(itemIds[0] ?? "");
  expect(nothingOwed((await open()).repair)).toBeNull();
  await decline(itemIds[1] ?? "");
  expect(nothingOwed((await open()).repair)).toContain("You want none of it now");
});

test("who takes everything back once the work has begun does not read that nothing is owed and nothing done", async () => {
  const { driver, itemIds, open } = await declinedAll();
  const { id } = (await open()).repair;
  await approveAllPending(viewerOf(driver), id);
  await approveRepair(viewerOf(driver), id);
  await updateStatus(viewerOf(await makeUser("admin")), id, "In Progress");
  for (const item of itemIds) await moveLineItem(viewerOf(driver), item, "declined", { withdraw: true });
  expect(nothingOwed((await open()).repair)).toBeNull();
});
