import { beforeAll, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { loader as page } from "#app/routes/dashboard/repair/page.tsx";
import { loader as sheet } from "#app/routes/dashboard/work/sheet.tsx";
import { action as time } from "#app/routes/dashboard/work/time.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

let driver: Awaited<ReturnType<typeof makeUser>>;
let technician: Awaited<ReturnType<typeof makeUser>>;
const cookies = new Map<object, string>();

beforeAll(async () => {
  [driver, technician] = [await makeUser("driver"), await makeUser("technician")];
  for (const user of [driver, technician]) cookies.set(user, await signIn(user));
});

function given(user: object, id: string, form?: Record<string, string>) {
  return args("/dashboard/x", { cookie: cookies.get(user) ?? "", params: { id }, ...(form ? { form } : {}) });
}

test.each([
  ["Completed", "This repair is completed: no work begins on it."],
  ["Cancelled", "This repair was cancelled: no work begins on it."],
  ["Pending_Payment", "This repair is billed: no work begins on it unless your advisor opens it again."],
  ["Pending_Car_Delivery", "This repair is paid: no work begins on it unless your advisor opens it again."],
] as const)("in %s neither the sheet offers a start nor the door takes one", async (status, sentence) => {
  const { id } = await makeRequest(driver, {
    ...{ technician, status },
    lines: [{ description: "Oil change", unitPrice: 8_995, group: "pending" }],
  });
  expect(await sheet(given(technician, id))).toMatchObject({ ended: sentence });
  await expect(await time(given(technician, id, { do: "start" }))).toHaveToast("Not started", sentence);
  expect(await db.workSession.count({ where: { repairRequestId: id } })).toBe(0);
  // Nor is its owner asked to decide.
  expect(await page(given(driver, id))).toMatchObject({ decides: false });
});

test("what runs when it is billed can be paused, and nothing more", async () => {
  const { id } = await makeRequest(driver, { technician, status: "Scheduled" });
  expect(await sheet(given(technician, id))).toMatchObject({ ended: null, running: false });
  await time(given(technician, id, { do: "start" }));
  await db.repairRequest.update({ where: { id }, data: { status: "Pending_Payment" } });
  await expect(await time(given(technician, id, { do: "pause" }))).toHaveToast("Paused");
});

test("a driver is asked to decide while lines wait for it", async () => {
  const lines = [{ description: "Front pads", unitPrice: 20_000, group: "pending" as const }];
  const { id } = await makeRequest(driver, { status: "Pending_Approval", lines });
  expect(await page(given(driver, id))).toMatchObject({ decides: true });
  await db.repairLineItem.updateMany({ where: { repairRequestId: id }, data: { group: "approved" } });
  expect(await page(given(driver, id))).toMatchObject({ decides: false });
});
