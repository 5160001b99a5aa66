// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, an action a redirect
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { checkPoint } from "#app/repair/work/inspection.server.ts";
import { loader as opened, action as setAside } from "#app/routes/dashboard/repair/findings/set-aside.tsx";
import { loader as asked, action as confirm } from "#app/routes/dashboard/repair/invoice/confirm.tsx";
import { action as press } from "#app/routes/dashboard/repair/invoice/create-invoice.ts";
import { action as shopsAnswer } from "#app/routes/dashboard/repair/prices.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

// What the technician says while the advisor reads the question is not answered by what the advisor had read.

const PADS = { name: "Front brakes", rating: "red" as const, note: "Pads at 2 mm", proposal: "Replace the front pads" };
const BELT = { name: "Belts", rating: "red" as const, note: "Cracked", proposal: "Replace the drive belt" };
const WORDS = "Your own shop does it";

async function repair() {
  const [driver, advisor, technician] = [
    await makeUser("driver"),
    await makeUser("advisor"),
    await makeUser("technician"),
  ];
  const lines = [{ description: "Oil change", unitPrice: 9_000, group: "approved" as const }];
  const { id } = await makeRequest(driver, { advisor, technician, status: "In Progress", lines });
  await db.repairRequest.update({ where: { id }, data: { workDoneAt: new Date() } });
  const finds = (found: typeof PADS, version?: number) => checkPoint(viewerOf(technician), id, { ...found, version });
  const base = `/dashboard/repair-requests/${id}`;
  const cookie = await signIn(advisor);
  const at = (path: string, form?: Record<string, string | string[]>, pointId = ""): any =>
    args(`${base}${path}`, { cookie, params: { id, pointId }, ...(form ? { form } : {}) });
  const reasons = async () =>
    (await db.inspectionPoint.findMany({ where: { repairRequestId: id }, orderBy: { createdAt: "asc" } })).map(
      (point) => point.setAside,
    );
  const invoices = () => db.invoice.count({ where: { repairRequestId: id } });
  return { id, base, at, finds, reasons, invoices };
}

test("a finding that came while the invoice was asked about is not set aside unseen", async () => {
  const { base, at, finds, reasons, invoices } = await repair();
  await finds(PADS);
  const said: any = await asked(at("/invoice/confirm"));
  const form = { version: String(said.version), notOffered: WORDS, finding: said.findings[0].said };
  await finds(BELT);
  // What was typed stays, and the question is asked anew.
  expect(await confirm(at("/invoice/confirm", form))).toMatchObject({ data: { words: WORDS, stale: true } });
  expect([await reasons(), await invoices()]).toEqual([[null, null], 0]);
  const { findings }: any = await asked(at("/invoice/confirm"));
  const both = { ...form, finding: findings.map((one: any) => one.said) };
  expect(await confirm(at("/invoice/confirm", both))).toRedirectTo(base);
  expect([await reasons(), await invoices()]).toEqual([[WORDS, WORDS], 1]);
});

test("one that came while the invoice was asked about for another reason is not left out of it unseen", async () => {
  const { id, at, finds, reasons, invoices } = await repair();
  await db.repairRequest.update({ where: { id }, data: { workDoneAt: null, status: "Delayed" } });
  const said: any = await asked(at("/invoice/confirm"));
  await finds(BELT);
  const form = { version: String(said.version), asked: "work" };
  expect(await confirm(at("/invoice/confirm", form))).toMatchObject({ data: { stale: true } });
  expect([await reasons(), await invoices()]).toEqual([[null], 0]);
});

test("where the shop's word on a price comes first, what was found is asked about after it, and nothing is left out", async () => {
  const { id, base, at, finds, reasons, invoices } = await repair();
  await finds(PADS);
  const line = await db.repairLineItem.findFirstOrThrow({ where: { repairRequestId: id } });
  await db.repairLineItem.update({ where: { id: line.id }, data: { priceBasis: "target" } });
  expect(await press(at("/invoice", { go: "1" })).catch((thrown: Response) => thrown)).toRedirectTo(
    `${base}/prices?then=invoice`,
  );
  const answer = { person: "Lou", way: "phone", "lines[0].id": line.id, "lines[0].said": "kept" };
  expect(await shopsAnswer(at("/prices?then=invoice", answer))).toRedirectTo(`${base}/invoice/confirm`);
  expect([await reasons(), await invoices()]).toEqual([[null], 0]);
  const said: any = await asked(at("/invoice/confirm"));
  const form = { version: String(said.version), notOffered: WORDS, finding: said.findings[0].said };
  expect(await confirm(at("/invoice/confirm", form))).toRedirectTo(base);
  expect([await reasons(), await invoices()]).toEqual([[WORDS], 1]);
});

test("what is set aside is what was read: other work that the technician proposed meanwhile is not, and nothing where none is left", async () => {
  const { base, at, finds, reasons } = await repair();
  const id = await finds(PADS);
  const door = (form?: Record<string, string>) => at(`/findings/${id}/set-aside`, form, id);
  const { version }: any = await opened(door());
  await finds({ ...PADS, proposal: "Replace the pads and the rotors" }, 1);
  const refused: any = await setAside(door({ words: WORDS, version: String(version) }));
  expect(JSON.stringify(refused)).toContain("changed by someone else");
  expect(await reasons()).toEqual([null]);
  const now: any = await opened(door());
  for (const _ of [1, 2]) {
    expect(await setAside(door({ words: WORDS, version: String(now.version) }))).toRedirectTo(base);
  }
  expect(await reasons()).toEqual([WORDS]);

  const good = await repair();
  const point = await good.finds({ ...PADS, proposal: null } as never);
  const nothing: any = await setAside(good.at(`/findings/${point}/set-aside`, { words: WORDS }, point));
  expect(JSON.stringify(nothing)).toContain("No work is proposed");
  expect(await good.reasons()).toEqual([null]);
});
