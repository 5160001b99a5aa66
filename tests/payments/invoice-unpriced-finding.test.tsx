// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, an action a redirect
import { expect, test } from "vitest";
import { listWaiting } from "#app/desk/now.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as setAside } from "#app/routes/dashboard/repair/findings/set-aside.tsx";
import { loader as asked, action as confirm } from "#app/routes/dashboard/repair/invoice/confirm.tsx";
import { action as press } from "#app/routes/dashboard/repair/invoice/create-invoice.ts";
import { loader as repairPage } from "#app/routes/dashboard/repair/page.tsx";
import { loader as status } from "#app/routes/repair-status/page.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

// What the technician found and nobody has priced is named before the invoice leaves it out, and its task ends.

async function done() {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const lines = [{ description: "Oil change", unitPrice: 9_000, group: "approved" as const }];
  const technician = await makeUser("technician");
  const { id } = await makeRequest(driver, { advisor, technician, status: "In Progress", lines });
  await db.repairRequest.update({ where: { id }, data: { workDoneAt: new Date() } });
  const found = {
    name: "Front brakes",
    rating: "red" as const,
    note: "Pads at 2 mm",
    proposal: "Replace the front pads",
  };
  const point = await db.inspectionPoint.create({
    data: { ...found, repairRequestId: id, checkedByName: "Tess", proposedAt: new Date() },
  });
  const base = `/dashboard/repair-requests/${id}`;
  const cookie = await signIn(advisor);
  const at = (path: string, form?: Record<string, string>): any =>
    args(`${base}${path}`, { cookie, params: { id, pointId: point.id }, ...(form ? { form } : {}) });
  const waits = async () =>
    (await listWaiting(viewerOf(advisor))).rows.filter(({ requestId }) => requestId === id).map(({ kind }) => kind);
  const customers = async () => {
    const page: any = await status(args(`/repair-status/${id}`, { params: { id }, cookie: await signIn(driver) }));
    return (page.data ?? page).repair.notOffered;
  };
  return { id, base, at, waits, customers };
}

const SHOWN = { name: "Front brakes", note: "Pads at 2 mm" };

test("while it waits for its price that is what is done next, and the invoice asks first and names it", async () => {
  const { id, base, at, waits, customers } = await done();
  const page: any = await repairPage(at(""));
  expect([page.next.label, page.turn]).toEqual(["Price 1 finding", "We price what was found"]);
  expect(await waits()).toEqual(["finding"]);
  expect(await press(at("/invoice", { go: "1" }))).toRedirectTo(`${base}/invoice/confirm`);
  const said: any = await asked(at("/invoice/confirm"));
  expect(said.findings.map(({ said }: any) => said)).toEqual(["Front brakes: Replace the front pads"]);
  expect(await customers()).toEqual([]);
  const finding = "Front brakes: Replace the front pads";
  const form = { version: String(said.version), notOffered: "Your own shop does the brakes", finding };
  expect(await confirm(at("/invoice/confirm", form))).toRedirectTo(base);
  expect(await db.invoice.count({ where: { repairRequestId: id } })).toBe(1);
  expect(await waits()).toEqual(["unpaid"]);
  expect(await customers()).toMatchObject([{ ...SHOWN, why: "Your own shop does the brakes" }]);
  const history = await db.historyEvent.findMany({ where: { repairRequestId: id } });
  expect(history.map(({ summary }) => summary)).toContain(
    "Finding not offered: Front brakes, Replace the front pads. Your own shop does the brakes",
  );
});

test("it is set aside in words, once, and then the invoice is what is done next; invoiced without being asked it is no dead end", async () => {
  const { id, base, at, waits, customers } = await done();
  const blank: any = await setAside(at("/findings/x/set-aside", { words: " " }));
  expect(JSON.stringify(blank)).toContain("Please say why it is not offered");
  for (const _ of [1, 2]) {
    expect(await setAside(at("/findings/x/set-aside", { words: "The customer sells the car" }))).toRedirectTo(base);
  }
  const summary = "Finding not offered: Front brakes, Replace the front pads. The customer sells the car";
  expect(await db.historyEvent.count({ where: { repairRequestId: id, summary } })).toBe(1);
  expect(await waits()).toEqual(["invoice_due"]);
  expect(await customers()).toMatchObject([{ ...SHOWN, why: "The customer sells the car" }]);

  const after = await done();
  await db.repairRequest.update({ where: { id: after.id }, data: { status: "Pending_Payment" } });
  expect(await setAside(after.at("/findings/x/set-aside", { words: "Not offered" }))).toRedirectTo(after.base);
  expect(await after.waits()).not.toContain("finding");
});
