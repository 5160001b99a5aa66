// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data
import { expect, test } from "vitest";
import { listWaiting } from "#app/desk/now.server.ts";
import { db } from "#app/platform/db.server.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";
import { settleBill } from "#app/repair/work/settle.server.ts";
import { loader as repairPage } from "#app/routes/dashboard/repair/page.tsx";
import { workers } from "#app/workers.server.ts";
import { args } from "../support/args.ts";
import { handIn, reading, storedFile } from "../support/readings.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const PADS: [string, number] = ["Front brake pads", 30_000];
const FILTER: [string, number] = ["Cabin air filter", 6_000];
const WIPERS: [string, number] = ["Wiper blades", 4_000];

test("a bill that asks for lines which the customer then authorizes asks for less, and for nothing in the end: Now and the repair say the same", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id } = await makeRequest(driver, { advisor, status: "Pending_Approval" });
  const lines = [PADS, FILTER, WIPERS];
  await handIn(viewerOf(driver), id, { shop: "Pecan Street", number: "48213", lines, total: 40_000 });
  const group = (description: string) => (description === PADS[0] ? "approved" : "pending") as "approved" | "pending";
  for (const [description] of lines)
    await db.repairLineItem.updateMany({
      where: { repairRequestId: id, description },
      data: { group: group(description) },
    });
  await db.repairRequest.update({ where: { id }, data: { status: "In Progress" } });
  const bill = reading({ shop: "Pecan Street", number: "48213-1", lines, total: 40_000 });
  await handIn(viewerOf(advisor), id, { ...bill, bill: "completed" as const }, storedFile("final.pdf"));

  const cookie = await signIn(advisor);
  const said = async () => {
    const { rows } = await listWaiting(viewerOf(advisor));
    const page: any = await repairPage(args(`/dashboard/repair-requests/${id}`, { cookie, params: { id } }));
    const now = rows.filter(({ kind, requestId }) => kind === "bill" && requestId === id);
    return { now: now.map(({ sum }) => sum), page: page.bill && [page.bill.above, page.bill.sentence] };
  };
  const decide = async ([description]: [string, number], to: "approved" | "declined") => {
    const line = await db.repairLineItem.findFirstOrThrow({ where: { repairRequestId: id, description } });
    await moveLineItem(viewerOf(driver), line.id, to, { withdraw: true });
    const [job] = await db.$queryRaw<{ data: { repairRequestId: string } }[]>`
      SELECT "data" FROM pgboss.job WHERE "name" = 'weigh-bills' AND "data"->>'repairRequestId' = ${id}
      ORDER BY "created_on" DESC LIMIT 1`;
    if (job) await workers["weigh-bills"]?.(job.data);
  };
  expect(await said()).toMatchObject({ now: [10_000], page: [10_000, expect.any(String)] });
  await decide(FILTER, "approved");
  const left = "The bill asks for $40.00 more than was approved: Wiper blades $40.00, not approved.";
  expect(await said()).toEqual({ now: [4_000], page: [4_000, left] });
  await decide(WIPERS, "approved");
  expect(await said()).toEqual({ now: [], page: null });
  // Taken back, it is billed above what is authorized again; once a person has settled that, it stays so.
  await decide(WIPERS, "declined");
  expect(await said()).toEqual({ now: [4_000], page: [4_000, left] });
  await settleBill(viewerOf(advisor), id);
  await decide(FILTER, "declined");
  expect(await said()).toEqual({ now: [], page: null });
});
