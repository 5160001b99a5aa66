// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data, an action a redirect or its form
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { takePayment } from "#app/payments/take.server.ts";
import { db } from "#app/platform/db.server.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { loader as discountForm, action as giveDiscount } from "#app/routes/dashboard/invoices/discount.tsx";
import { action as refund, loader as refundForm } from "#app/routes/dashboard/invoices/refund.tsx";
import { action as take, loader as takeForm } from "#app/routes/dashboard/invoices/take.tsx";
import { action as takeBack, loader as takeBackForm } from "#app/routes/dashboard/invoices/take-back.tsx";
import { loader as voidForm, action as voidIt } from "#app/routes/dashboard/invoices/void.tsx";
import { makeShop, type Shop, send } from "../routes/api/callers.ts";
import { args } from "../support/args.ts";
import { makeRequest, viewerOf } from "../support/world.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});

const CHANGED =
  "This invoice was changed by someone else while you were editing. Check what stands now, then try again.";

async function invoiced() {
  const request = await makeRequest(shop.driver, { status: "Pending_Repair", lines: [{ group: "approved" }] });
  return (await createInvoice(viewerOf(shop.admin), request.id)).id;
}

async function paid(invoiceId: string, dollars: number) {
  const cash = { amount: dollars * 100, method: "cash", note: "", key: randomUUID() } as const;
  await takePayment(viewerOf(shop.admin), invoiceId, cash);
  const entry = await db.ledgerEntry.findFirstOrThrow({ where: { invoiceId }, orderBy: { id: "desc" } });
  return String(entry.id);
}

const booked = async (invoiceId: string) =>
  (await db.ledgerEntry.findMany({ where: { invoiceId }, orderBy: { id: "asc" } })).map(({ amount }) => Number(amount));

type Door = { load: (args: any) => any; save: (args: any) => any };

/** Two people open the form and press one after the other, each twice; the second presses again once the page has asked anew. */
async function byTwo({ load, save }: Door, params: Record<string, string>, entries: Record<string, string>) {
  const call = (form?: Record<string, string>) =>
    args("/dashboard/x", { cookie: shop.cookies.admin, params, ...(form ? { form } : {}) });
  const opened = [await load(call()), await load(call())];
  const [first, second] = opened.map(({ version, key }) => ({ ...entries, version, ...(key ? { key } : {}) }));
  if (!first || !second) throw new Error("two forms");
  expect(first.version).not.toBe("");
  for (const _ of ["pressed", "pressed twice"]) expect((await save(call(first))).status).toBe(302);
  const refused = await save(call(second));
  expect(refused.init?.status).toBe(409);
  expect(refused.data).toMatchObject({ stale: true, initialValue: entries });
  expect(JSON.stringify(refused.data.error)).toContain(CHANGED);
  return async () => save(call({ ...second, version: (await load(call())).version }));
}

test("the same money is given back twice only by who saw the first", async () => {
  const id = await invoiced();
  const entry = await paid(id, 50);
  const again = await byTwo({ load: refundForm, save: refund }, { id }, { entry, amount: "10.00", reason: "Goodwill" });
  expect(await booked(id)).toEqual([50, -10]);
  expect((await again()).status).toBe(302);
  expect(await booked(id)).toEqual([50, -10, -10]);
});

test("the same payment is booked twice only by who saw the first", async () => {
  const id = await invoiced();
  const again = await byTwo({ load: takeForm, save: take }, { id }, { amount: "10.00", method: "cash" });
  expect(await booked(id)).toEqual([10]);
  expect((await again()).status).toBe(302);
  expect(await booked(id)).toEqual([10, 10]);
});

test("the same discount is given twice only by who saw the first", async () => {
  const id = await invoiced();
  const again = await byTwo({ load: discountForm, save: giveDiscount }, { id }, { amount: "10.00", reason: "Late" });
  const total = async () => Number((await db.invoice.findUniqueOrThrow({ where: { id } })).totalAmount);
  expect(await total()).toBe(90);
  expect((await again()).status).toBe(302);
  expect(await total()).toBe(80);
});

test("an invoice that was discounted meanwhile is not void unseen, and one of two like entries is taken back once", async () => {
  const call = (params: object, form?: object) =>
    args("/dashboard/x", { cookie: shop.cookies.admin, params, ...(form ? { form } : {}) } as object);
  const id = await invoiced();
  const { version } = (await voidForm(call({ id }))) as any;
  const { key } = (await discountForm(call({ id }))) as any;
  await giveDiscount(call({ id }, { amount: "10", reason: "Late", key }));
  const refused: any = await voidIt(call({ id }, { reason: "Wrong car", version }));
  expect([refused.init?.status, JSON.stringify(refused.data?.error)]).toEqual([409, expect.stringContaining(CHANGED)]);

  const [one, two] = [await paid(id, 20), await paid(id, 20)];
  const opened = [one, two].map((entry) => ({ id, entry }));
  const [seen, other] = (await Promise.all(opened.map((params) => takeBackForm(call(params))))) as any[];
  const press = (at: number, seenThen: string) =>
    takeBack(call(opened[at] ?? {}, { reason: "Typed twice", version: seenThen })) as any;
  for (const _ of ["pressed", "pressed twice"]) expect((await press(0, seen.version)).status).toBe(302);
  expect((await press(1, other.version)).init?.status).toBe(409);
  expect(await booked(id)).toEqual([20, 20, -20]);
});

test("a refund that the card company was asked for, and has not answered, counts for the second form", async () => {
  const id = await invoiced();
  const entry = await paid(id, 50);
  const call = (form?: object) =>
    args("/dashboard/x", { cookie: shop.cookies.admin, params: { id }, ...(form ? { form } : {}) } as object);
  const { version, key } = (await refundForm(call())) as any;
  const { repairRequestId } = await db.invoice.findUniqueOrThrow({ where: { id } });
  await db.$transaction((tx) =>
    appendHistory(tx, viewerOf(shop.admin), {
      repairRequestId,
      kind: "payment",
      summary: "Refund decided",
      details: { invoiceId: id, entry, amount: 1_000, refundKey: randomUUID() },
    }),
  );
  const refused: any = await refund(call({ entry, amount: "10.00", reason: "Goodwill", version, key }));
  expect([refused.init?.status, await booked(id)]).toEqual([409, [50]]);
});

test("a call that says what it saw is asked first too, and one that says nothing is not", async () => {
  const id = await invoiced();
  const entry = await paid(id, 50);
  const post = async (what: string, json: object) => {
    const answer = await send("POST", `/api/invoices/${id}/${what}`, { cookie: shop.cookies.admin, json });
    return [answer.status, ((await answer.json()) as any).message];
  };
  const back = () => ({ entry, amount: "10.00", reason: "Goodwill", key: randomUUID() });
  const first = { ...back(), seen: 50 };
  for (const _ of ["sent", "sent twice"]) expect(await post("refunds", first)).toEqual([201, undefined]);
  expect(await post("refunds", { ...back(), seen: 50 })).toEqual([409, CHANGED]);
  expect(await post("refunds", { ...back(), seen: 40 })).toEqual([201, undefined]);
  expect(await post("refunds", back())).toEqual([201, undefined]);
  const cash = () => ({ amount: 10, method: "cash", key: randomUUID() });
  expect(await post("payments", { ...cash(), seen: 50 })).toEqual([201, undefined]);
  expect(await post("payments", { ...cash(), seen: 50 })).toEqual([409, CHANGED]);
  expect(await post("payments", { ...cash(), seen: 40 })).toEqual([201, undefined]);
});
