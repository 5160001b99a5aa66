// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers its data or throws, and each test knows which
import { beforeAll, describe, expect, test } from "vitest";
import { closeDay, findDay } from "#app/desk/day-close.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { takePayment } from "#app/payments/take.server.ts";
import { dayOf, startOfDay } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { action, loader } from "#app/routes/dashboard/day-close.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

type User = Awaited<ReturnType<typeof makeUser>>;

const day = dayOf();
let admin: User;
beforeAll(async () => {
  admin = await makeUser("admin");
});

async function paid(method: "cash" | "check", amount: number) {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver, {
    status: "Pending_Repair",
    lines: [{ unitPrice: amount, group: "approved" }],
  });
  const invoice = await createInvoice(viewerOf(admin), request.id);
  await takePayment(viewerOf(admin), invoice.id, { amount, method, note: "", key: crypto.randomUUID() });
}

async function booked() {
  const { methods } = await findDay(viewerOf(admin), day);
  return Object.fromEntries(methods.map(({ method, net }) => [method, net])) as Record<string, number>;
}

const dollars = (cents = 0) => (cents / 100).toFixed(2);

/** Sends the form as it lies before somebody, with the question that it asks ticked where `ticked`. */
async function send(form: Record<string, string>, { who = admin, ticked = false } = {}) {
  const cookie = await signIn(who);
  const shown = (await loader(args(`/dashboard/day-close?day=${form.day ?? day}`, { cookie }) as any)) as any;
  const anyway: Record<string, string> = ticked ? { anyway: shown.conflicts.join(" ") } : {};
  return (await action(
    args("/dashboard/day-close", { cookie, form: { day, note: "", ...form, ...anyway } }) as any,
  )) as any;
}

async function page() {
  return (await loader(args(`/dashboard/day-close?day=${day}`, { cookie: await signIn(admin) }) as any)) as any;
}

function lastAudit() {
  return db.auditEvent.findFirstOrThrow({ where: { kind: "day_closed" }, orderBy: { position: "desc" } });
}

describe("the end of a day", () => {
  test("cash that is short and checks that are over are two differences, kept kind by kind", async () => {
    await paid("cash", 12_345);
    await paid("check", 10_000);
    const { cash = 0, check = 0, card = 0 } = await booked();
    const answer = await send(
      { cash: dollars(cash - 5000), check: dollars(check + 5000), note: "Short" },
      { ticked: true },
    );
    await expect(answer).toHaveToast("Closed with a difference");
    const [close] = (await page()).closes;
    expect(close).toMatchObject({ note: "Short", closedByName: viewerOf(admin).name });
    expect(close.said).toContain("Cash: $50.00 less than the books say. Checks: $50.00 more than the books say.");
    expect(close.said).toContain("Not counted: card terminal");
    expect(close.said).not.toContain("agrees");
    const row = (method: string) => close.kinds.find((kind: any) => kind.method === method);
    expect(row("cash")).toMatchObject({ name: "Cash", difference: "$50.00 less" });
    expect(row("check")).toMatchObject({ name: "Checks", difference: "$50.00 more" });
    expect(row("card")).toMatchObject({ counted: "Not counted", difference: "Not compared" });
    const { summary, data } = await lastAudit();
    expect(summary).toMatch(
      /Cash: \$[\d,.]+ counted, \$[\d,.]+ in the books, \$50\.00 less; Checks: \$[\d,.]+ counted/,
    );
    expect(summary).toContain("Card company: not counted");
    expect(data).toMatchObject({
      kinds: expect.arrayContaining([
        { method: "cash", counted: cash - 5000, books: cash },
        { method: "check", counted: check + 5000, books: check },
        { method: "card", counted: null, books: card },
      ]),
    });
  });

  test("one kind that agrees is no agreement of the others", async () => {
    const { cash, check = 0 } = await booked();
    await expect(await send({ cash: dollars(cash) }, { ticked: true })).toHaveToast("The day is closed");
    const [close] = (await page()).closes;
    expect(close.said).toMatch(/^What was counted agrees with the books\. Not counted: checks/);
    expect(close.said).toContain(
      `checks ($${(check / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })} in the books)`,
    );
    const all = await booked();
    const counts = Object.fromEntries(Object.entries(all).map(([method, net]) => [method, dollars(net)]));
    await send(counts, { ticked: true });
    expect((await page()).closes[0].said).toBe("The count agrees with the books.");
  });

  test("nothing counted, and a day that has not come, are refused with what was typed", async () => {
    const before = await db.dayClose.count();
    const empty = await send({ note: "Nothing" }, { ticked: true });
    expect(empty.init?.status).toBe(400);
    expect(empty.data.error[""]).toEqual([
      "Nothing is counted yet: enter at least one kind of money, 0 where there is none.",
    ]);
    expect(empty.data.initialValue).toMatchObject({ note: "Nothing" });
    const tomorrow = dayOf(startOfDay(new Date(), 1));
    const early = await send({ day: tomorrow, cash: "10" });
    expect(early.init?.status).toBe(400);
    expect(early.data.error[""][0]).toMatch(/ has not come yet: close a day once it has\.$/);
    expect(early.data.initialValue).toMatchObject({ cash: "10" });
    expect(await db.dayClose.count()).toBe(before);
  });

  test("a day before the books begin, and less than nothing, are refused; what went back and never came in is counted below 0", async () => {
    const before = await db.dayClose.count();
    await paid("cash", 12_345);
    const early = await send({ day: "1900-01-01", cash: "10" });
    expect(early.init?.status).toBe(400);
    expect(early.data.error[""][0]).toMatch(/^The books begin on .*: there is nothing to close before it\.$/);
    const less = await send({ cash: "-5" }, { ticked: true });
    expect([less.init?.status, less.data.error]).toEqual([
      400,
      { cash: ["Below 0 only where more went back that day than came in"] },
    ]);
    expect(await db.dayClose.count()).toBe(before);
    const entry = await db.ledgerEntry.findFirstOrThrow({ where: { method: "cash", kind: "payment" } });
    const { id: refundOfId, invoiceId, method } = entry;
    const away = { invoiceId, method, refundOfId, kind: "refund", amount: -123.45, key: crypto.randomUUID() };
    const past = "2026-02-03";
    await db.ledgerEntry.create({ data: { ...away, occurredAt: new Date(`${past}T19:00:00Z`) } });
    await expect(await send({ day: past, cash: "-123.45" })).toHaveToast("The day is closed");
  });

  test("a day that is closed again says whose count it replaces, and keeps both", async () => {
    const { cash } = await booked();
    await send({ cash: dollars(cash), note: "First" }, { ticked: true });
    const other = await makeUser("admin");
    const asked = await send({ cash: "1" }, { who: other });
    expect(asked.init?.status).toBe(409);
    expect(asked.data.conflicts[0]).toContain(`a new count replaces the one of ${viewerOf(admin).name} at `);
    expect(asked.data.initialValue).toMatchObject({ cash: "1" });
    const before = await db.dayClose.count();
    await send({ cash: "1", note: "Second" }, { who: other, ticked: true });
    // Pressed twice it is one count.
    await send({ cash: "1", note: "Second" }, { who: other });
    expect(await db.dayClose.count()).toBe(before + 1);
    const { closes } = await page();
    expect(closes.slice(0, 2).map(({ note }: any) => note)).toEqual(["Second", "First"]);
    expect((await lastAudit()).summary).toContain(`in place of the count of ${viewerOf(admin).name} at `);
  });

  test("cash that comes after the close is said beside it, and nobody but admins sees a day", async () => {
    const { cash = 0 } = await booked();
    await send({ cash: dollars(cash) }, { ticked: true });
    await paid("cash", 12_345);
    const { closes } = await findDay(viewerOf(admin), day);
    expect(closes[0]?.changed).toEqual([{ method: "cash", booked: cash, now: cash + 12_345 }]);
    const advisor = viewerOf(await makeUser("advisor"));
    await expect(findDay(advisor, day)).rejects.toMatchObject({ status: 403 });
    const counts = { cash: 1, check: null, terminal: null, card: null, other: null };
    await expect(closeDay(advisor, { day, note: "", ...counts })).rejects.toMatchObject({ status: 403 });
  });
});
