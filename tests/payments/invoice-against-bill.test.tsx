// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, an action a redirect
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as post } from "#app/routes/api/invoices.ts";
import ConfirmInvoice, { loader as asked, action as confirm } from "#app/routes/dashboard/repair/invoice/confirm.tsx";
import { action as press } from "#app/routes/dashboard/repair/invoice/create-invoice.ts";
import { action as shopsAnswer } from "#app/routes/dashboard/repair/prices.tsx";
import { args } from "../support/args.ts";
import { handIn, reading, storedFile } from "../support/readings.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

// Where the shop's final bill stands, nothing is invoiced that it does not have before somebody says that it was done.

const PADS: [string, number] = ["Front brake pads", 30_000];
const CALIPER: [string, number] = ["Brake caliper, front left", 18_900];
const ROTORS: [string, number] = ["Front brake rotors", 21_000];
const SAID =
  "Billed $528.00, authorized $699.00; 1 approved line is not on the bill: Brake caliper, front left $189.00. Billed at another price: Front brake rotors $228.00, approved $210.00.";

async function billed(lines: [string, number][] = [PADS, ["Front brake rotors", 22_800]]) {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id } = await makeRequest(driver, { advisor, status: "Pending_Approval" });
  await handIn(viewerOf(driver), id, {
    shop: "Pecan Street Auto Care",
    number: "48213",
    lines: [PADS, CALIPER, ROTORS],
    total: 69_900,
  });
  await db.repairLineItem.updateMany({ where: { repairRequestId: id }, data: { group: "approved" } });
  await db.repairRequest.update({ where: { id }, data: { status: "In Progress" } });
  const total = lines.reduce((sum, [, cents]) => sum + cents, 0);
  const bill = reading({ shop: "Pecan Street Auto Care", number: "48213-1", lines, total });
  await handIn(viewerOf(advisor), id, { ...bill, bill: "completed" as const }, storedFile("final.pdf"));
  const base = `/dashboard/repair-requests/${id}`;
  const cookie = await signIn(advisor);
  const at = (path: string, form?: Record<string, string>): any =>
    args(`${base}${path}${path.includes("?") ? "" : "?"}status=open`, {
      cookie,
      params: { id },
      ...(form ? { form } : {}),
    });
  const call = (json: object): any => args("/api/invoices", { cookie, json: { repairRequestId: id, ...json } });
  const invoice = () => db.invoice.findUnique({ where: { liveRequestId: id } });
  const lineOf = ([description]: [string, number]) =>
    db.repairLineItem.findFirstOrThrow({ where: { repairRequestId: id, description } });
  return { id, advisor, base, at, call, invoice, lineOf };
}

test("an approved line that the bill does not have is asked about, and what was not done is not invoiced", async () => {
  const { id, base, at, invoice, lineOf } = await billed();
  expect(await press(at("/invoice", { go: "1" }))).toRedirectTo(`${base}/invoice/confirm?status=open`);
  const said: any = await asked(at("/invoice/confirm"));
  const caliper = await lineOf(CALIPER);
  expect(said.bill).toEqual({
    sentence: SAID,
    missing: [{ id: caliper.id, description: "Brake caliper, front left", price: 18_900 }],
    less: [],
  });
  const form = { version: String(said.version), anyway: SAID, line: caliper.id };

  const unsaid: any = await confirm(at("/invoice/confirm", { ...form, notOffered: "Your own shop does it" }));
  expect([unsaid.init.status, unsaid.data.missing]).toEqual([
    400,
    "Answer for each line that the bill has otherwise, or not at all.",
  ]);
  expect(await invoice()).toBeNull();
  // Without a script the page is drawn anew: what was typed beside the question stays.
  const findings = [{ id: "a", said: "Belts: Replace the drive belt" }];
  const loaderData = { ...said, left: [], work: null, findings };
  const Component = () => <ConfirmInvoice {...({ loaderData, actionData: unsaid.data, params: { id } } as any)} />;
  const Stub = createRoutesStub([{ id: "screen", path: "/", Component }]);
  const html = renderToString(<Stub hydrationData={{ loaderData: { screen: null } }} />);
  expect(html).toContain('value="Your own shop does it"');

  const word = { ...form, [`line-${caliper.id}`]: "not_done" };
  expect(await confirm(at("/invoice/confirm", word))).toRedirectTo(`${base}?status=open`);
  expect(Number((await invoice())?.subtotal)).toBe(510);
  expect(await db.repairLineItem.findUnique({ where: { id: caliper.id } })).toBeNull();
  const history = await db.historyEvent.findMany({ where: { repairRequestId: id }, orderBy: { id: "asc" } });
  const summaries = history.map(({ summary }) => summary);
  expect(summaries).toContain("Not done, and not on the final bill: Brake caliper, front left, $189.00 taken off");

  // Pressed twice, nothing is made or taken off twice.
  await expect(confirm(at("/invoice/confirm", word))).rejects.toMatchObject({ status: 403 });
  expect(await db.invoice.count({ where: { repairRequestId: id } })).toBe(1);
});

test("what was done all the same is invoiced as it was approved", async () => {
  const { at, invoice, lineOf } = await billed();
  const { version }: any = await asked(at("/invoice/confirm"));
  const { id } = await lineOf(CALIPER);
  await confirm(at("/invoice/confirm", { version: String(version), anyway: SAID, [`line-${id}`]: "done" }));
  expect(Number((await invoice())?.subtotal)).toBe(699);
});

test("a call is refused in the same sentence until it sends it, with what was not done", async () => {
  const { call, invoice, lineOf } = await billed();
  const refused = await post(call({}));
  expect([refused.status, (await refused.json()).message]).toEqual([409, SAID]);
  expect((await post(call({ anyway: "Billed otherwise" }))).status).toBe(409);
  const { id: pads } = await lineOf(PADS);
  // What the bill has was done.
  expect((await post(call({ anyway: SAID, notDone: [pads] }))).status).toBe(400);
  expect(await invoice()).toBeNull();
  const made = await post(call({ anyway: SAID, notDone: [(await lineOf(CALIPER)).id] }));
  expect([made.status, (await made.json()).subtotal]).toEqual([201, 510]);
});

const LESS =
  "Billed $675.00, authorized $699.00. Billed at another price: Front brake pads $286.00, approved $300.00; Front brake rotors $200.00, approved $210.00.";

test("what the bill asks less for is invoiced at that where it is said so, by the bill's own word", async () => {
  const { id, base, at, invoice, lineOf } = await billed([
    ["Front brake pads", 28_600],
    CALIPER,
    ["Front brake rotors", 20_000],
  ]);
  expect(await press(at("/invoice", { go: "1" }))).toRedirectTo(`${base}/invoice/confirm?status=open`);
  const { bill, version }: any = await asked(at("/invoice/confirm"));
  const [pads, rotors] = await Promise.all([PADS, ROTORS].map(lineOf));
  expect(bill).toEqual({
    sentence: LESS,
    missing: [],
    less: [
      { id: pads?.id, description: "Front brake pads", price: 30_000, billed: 28_600, unitPrice: 28_600 },
      { id: rotors?.id, description: "Front brake rotors", price: 21_000, billed: 20_000, unitPrice: 20_000 },
    ],
  });
  const form = { version: String(version), anyway: LESS, line: String(pads?.id), [`line-${pads?.id}`]: "" };
  const unsaid: any = await confirm(at("/invoice/confirm", form));
  expect([unsaid.init.status, await invoice()]).toEqual([400, null]);

  const word = { ...form, [`line-${pads?.id}`]: "billed", [`line-${rotors?.id}`]: "approved" };
  expect(await confirm(at("/invoice/confirm", word))).toRedirectTo(`${base}?status=open`);
  expect(Number((await invoice())?.subtotal)).toBe(685);
  const { priceBasis, shopWord } = await lineOf(PADS);
  expect([priceBasis, shopWord]).toMatchObject(["agreed", { person: "the shop", way: "bill" }]);
  const history = await db.historyEvent.findMany({ where: { repairRequestId: id, kind: "prices_agreed" } });
  expect(history.map(({ summary }) => summary)).toEqual([
    "Invoiced at the lower price of the shop's final bill: Front brake pads $286.00",
  ]);
});

test("a call names what is invoiced as it is billed, and nothing that is not billed for less", async () => {
  const { call, lineOf } = await billed([["Front brake pads", 28_600], CALIPER, ["Front brake rotors", 20_000]]);
  const [pads, caliper] = await Promise.all([PADS, CALIPER].map(async (line) => (await lineOf(line)).id));
  expect((await post(call({ asBilled: [pads] }))).status).toBe(409);
  expect((await post(call({ anyway: LESS, asBilled: [pads, caliper] }))).status).toBe(400);
  const made = await post(call({ anyway: LESS, asBilled: [pads] }));
  expect([made.status, (await made.json()).subtotal]).toEqual([201, 685]);
});

test("where the quantity does not divide what is billed, the invoice is a cent below the bill, never above", async () => {
  const { at, lineOf } = await billed([["Front brake pads", 28_600], CALIPER, ROTORS]);
  const { id } = await lineOf(PADS);
  await db.repairLineItem.update({ where: { id }, data: { quantity: 3, unitPrice: 100 } });
  const { bill }: any = await asked(at("/invoice/confirm"));
  expect(bill.less).toMatchObject([{ price: 30_000, unitPrice: 9_533, billed: 28_599 }]);
});

test("a bill as approved asks nothing", async () => {
  const { advisor, id } = await billed([PADS, CALIPER, ROTORS]);
  expect((await createInvoice(viewerOf(advisor), id)).subtotal).toBe(69_900);
});

test("who says the shop's word on a price first is asked about the bill after it", async () => {
  const { base, at, invoice, lineOf } = await billed();
  const { id: pads } = await lineOf(PADS);
  await db.repairLineItem.update({ where: { id: pads }, data: { priceBasis: "target" } });
  const first = await press(at("/invoice", { go: "1" })).catch((thrown: Response) => thrown);
  expect(first).toRedirectTo(`${base}/prices?status=open&then=invoice`);
  const form = { person: "Lou", way: "phone", "lines[0].id": pads, "lines[0].said": "kept" };
  const answer = await shopsAnswer(at("/prices?then=invoice&", form));
  expect(answer).toRedirectTo(`${base}/invoice/confirm?status=open`);
  expect((await lineOf(PADS)).priceBasis).toBe("quoted");
  expect(await invoice()).toBeNull();
});
