// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { describe, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { amountFor } from "#app/payments/ledger.ts";
import { PayInvoice } from "#app/payments/payment.ts";
import { db } from "#app/platform/db.server.ts";
import { PriceFinding } from "#app/repair/work/inspection.ts";
import { action as invoicesApi } from "#app/routes/api/invoices.ts";
import { action as discount } from "#app/routes/dashboard/invoices/discount.tsx";
import { action as refund, loader as refundForm } from "#app/routes/dashboard/invoices/refund.tsx";
import { action as send } from "#app/routes/dashboard/invoices/send.tsx";
import { action as take } from "#app/routes/dashboard/invoices/take.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const SUCH_AS = "Enter an amount such as 120.50";
const TWO = "An amount has at most two decimals, such as 120.50";
const ABOVE = "Enter an amount above 0";
const FAULTS = [
  ["0.001", TWO],
  ["500.005", TWO],
  ["0", ABOVE],
  ["0.00", ABOVE],
  ["-5", ABOVE],
  ["10000000", "Enter an amount of at most $9,999,999.99"],
  ["1e3", SUCH_AS],
  ["12,50", SUCH_AS],
  ["", SUCH_AS],
] as const;

const key = () => crypto.randomUUID();

async function invoiced(unitPrice = 100_000) {
  const [driver, admin] = [await makeUser("driver"), await makeUser("admin", { firstName: "Ada", lastName: "Owner" })];
  const request = await makeRequest(driver, { status: "Pending_Repair", lines: [{ unitPrice, group: "approved" }] });
  const { id } = await createInvoice(viewerOf(admin), request.id);
  const cookie = await signIn(admin);
  const press = (door: (given: any) => unknown, verb: string, form: Record<string, string>) =>
    door(args(`/dashboard/invoices/${id}/${verb}`, { cookie, params: { id }, form })) as Promise<any>;
  const call = (path: string, json: object) =>
    invoicesApi(args(`/api/invoices/${id}/${path}`, { method: "POST", json, cookie, params: { id } })) as Promise<any>;
  const offered = async () =>
    ((await refundForm(args(`/dashboard/invoices/${id}/refund`, { cookie, params: { id } }))) as any).payments;
  return { id, request, driver, press, call, offered };
}

describe("an amount of money that is typed", () => {
  test.each(FAULTS)("%j is refused at its field: %s", async (amount, sentence) => {
    const { id, press, call } = await invoiced();
    await press(take, "take", { amount: "50", method: "cash", key: key() });
    const [paid] = await db.ledgerEntry.findMany({ where: { invoiceId: id } });
    const entry = String(paid?.id);
    const pressed = [
      await press(take, "take", { amount, method: "cash", note: "No. 7", key: key() }),
      await press(discount, "discount", { amount, reason: "Waited long", key: key() }),
      await press(refund, "refund", { entry, amount, reason: "Too much", key: key() }),
    ];
    for (const { data, init } of pressed) {
      expect([init.status, data.error]).toEqual([400, { amount: [sentence] }]);
      if (amount) expect(data.initialValue.amount).toBe(amount);
    }
    for (const sent of [amount, ...(Number(amount) ? [Number(amount)] : [])].filter((one) => one !== 1000)) {
      const called = [
        await call("payments", { amount: sent, method: "cash", key: key() }),
        await call("refunds", { entry, amount: sent, reason: "Too much", key: key() }),
      ];
      for (const answer of called) {
        expect(answer.status).toBe(400);
        expect(JSON.stringify(await answer.json())).toContain(sentence);
      }
    }
    expect(await db.ledgerEntry.count({ where: { invoiceId: id } })).toBe(1);
    expect(await db.invoice.findUniqueOrThrow({ where: { id } })).toMatchObject({ discountReason: null });
  });

  test("the price of a finding and what a payer saw are read to the cent", () => {
    for (const [typed, sentence] of FAULTS) {
      const said = PriceFinding.safeParse({ description: "Pads", unitPrice: typed }).error?.issues;
      expect(said?.map(({ message }) => message)).toEqual([sentence]);
    }
    expect(PriceFinding.parse({ description: "Pads", unitPrice: "$1,250.50" }).unitPrice).toBe(125_050);
    const invoiceId = key();
    expect(PayInvoice.safeParse({ invoiceId, amount: 1e21 }).success).toBe(false);
    const seen = [1e-7, 19.99, 0.1 + 0.2].map((amount) => PayInvoice.parse({ invoiceId, amount }).amount);
    expect(seen).toEqual([0, 1999, 30]);
  });
});

describe("a refund", () => {
  test("names what tells two payments apart, and gives back no more than the chosen one has left", async () => {
    const { press, offered } = await invoiced();
    for (const note of ["No. 101", "No. 102"]) {
      await press(take, "take", { amount: "500", method: "check", note, key: key() });
    }
    const [first, second] = await offered();
    const when = /[A-Z][a-z]+ \d+, \d{4} at \d+:\d\d [AP]M/;
    expect(first.label).toMatch(/^1 of 2: \$500\.00 left, paid by check \(No\. 101\) on /);
    expect(second.label).toMatch(/^2 of 2: \$500\.00 left, paid by check \(No\. 102\) on /);
    expect(first.label).toMatch(when);
    expect(first.label).toMatch(/, taken by Ada Owner$/);
    const back = { entry: second.value, reason: "Half of it", key: key() };
    await press(refund, "refund", { ...back, amount: "200" });
    const over = await press(refund, "refund", { ...back, amount: "500", key: key() });
    expect(over.init.status).toBe(409);
    expect(over.data.error.amount).toEqual(["$300.00 is left of this payment."]);
    expect(over.data.initialValue).toMatchObject({ entry: second.value, amount: "500", reason: "Half of it" });
    expect((await offered()).map(({ left }: any) => left)).toEqual(["500.00", "300.00"]);
    await press(refund, "refund", { ...back, amount: "300", key: key() });
    const gone = await press(refund, "refund", { ...back, amount: "1", key: key() });
    expect(gone.data.error).toEqual({ entry: ["Nothing is left of this payment."] });
    expect((await offered()).map(({ label }: any) => label)).toEqual([
      expect.stringMatching(/^\$500\.00 left, paid by check \(No\. 101\)/),
    ]);
  });
});

test("the proposed amount goes with the payment that is chosen, what was typed stays", () => {
  const choices = [
    { value: "7", left: "500.00" },
    { value: "9", left: "300.00" },
  ];
  expect(amountFor(choices, "9", "500.00")).toBe("300.00");
  expect(amountFor(choices, "7", "")).toBe("500.00");
  expect(amountFor(choices, "9", "120")).toBe("120");
  expect(amountFor(choices, "", "500.00")).toBe("500.00");
});

test("Send pressed twice sends once", async () => {
  const { press, request } = await invoiced();
  const form = { key: key() };
  const count = () =>
    db.outboundMessage.count({ where: { repairRequestId: request.id, body: { contains: "is due" } } });
  await press(send, "send", form);
  await press(send, "send", form);
  expect(await count()).toBe(1);
  await press(send, "send", { key: key() });
  expect(await count()).toBe(2);
});
