// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, an action a redirect
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { stepOf, turnOf } from "#app/desk/now/turn.ts";
import { listWaiting } from "#app/desk/now.server.ts";
import { placeOf, verbOf } from "#app/desk/now.ts";
import { dayOf, startOfDay } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { formatDate } from "#app/platform/format.ts";
import { listRepairRequests } from "#app/repair/requests/list.server.ts";
import { loader as home } from "#app/routes/dashboard/home.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const DAY = 24 * 60;

async function shop() {
  const advisor = await makeUser("advisor", { firstName: "Ada", lastName: "Advisor" });
  const driver = await makeUser("driver", { firstName: "Dana", lastName: "Driver" });
  return { advisor, driver, viewer: viewerOf(advisor), cookie: await signIn(advisor) };
}

// What other files left waiting in this copy of the database waits no more.
beforeEach(async () => {
  await db.repairRequest.updateMany({ where: { closedAt: null }, data: { closedAt: new Date() } });
  await db.payment.updateMany({ where: { status: "disputed" }, data: { evidenceSentAt: new Date() } });
  await db.callRequest.updateMany({ data: { status: "handled" } });
});

describe("more than a page of it", () => {
  async function full(count: number) {
    const all = await shop();
    const { id } = await makeRequest(all.driver, { advisor: all.advisor, status: "Pending_Repair" });
    const row = await db.repairRequest.findUniqueOrThrow({ where: { id } });
    const { accountId, vehicleId, requesterId, advisorId } = row;
    // Several in one moment: the pages part them all the same.
    await db.repairRequest.createMany({
      data: Array.from({ length: count - 1 }, (_, index) => ({
        ...{ accountId, vehicleId, requesterId, advisorId, status: "Pending_Repair" as const },
        updatedAt: ago(DAY + Math.floor(index / 3)),
      })),
    });
    return all;
  }

  test("each row stands on one page, and the pages lead on and back", async () => {
    const { cookie } = await full(63);
    const first: any = await home(args("/dashboard", { cookie }));
    expect(first.now).toMatchObject({ total: 63, summary: "1–50 of 63", previous: null });
    expect(first.now.rows).toHaveLength(50);
    const second: any = await home(args(first.now.next, { cookie }));
    expect(second.now).toMatchObject({ total: 63, summary: "51–63 of 63", next: null });
    const keys = [...first.now.rows, ...second.now.rows].map(({ key }: any) => key);
    expect(new Set(keys).size).toBe(63);
    const back: any = await home(args(second.now.previous, { cookie }));
    expect(back.now.rows).toEqual(first.now.rows);
    expect(back.now.summary).toBe("1–50 of 63");
  });

  test("a page of which nothing waits any more leads to the first one; words that make no place do as well", async () => {
    const { cookie, advisor } = await full(51);
    const first: any = await home(args("/dashboard", { cookie }));
    const odd: any = await home(args(`/dashboard?after=${randomUUID()}_x`, { cookie }));
    expect(odd.now.rows).toEqual(first.now.rows);
    await db.repairRequest.updateMany({ where: { advisorId: advisor.id }, data: { closedAt: new Date() } });
    const gone: any = await home(args(first.now.next, { cookie })).catch((thrown) => thrown);
    expect(gone).toRedirectTo("/dashboard");
  });

  test("who wrote or asked to be called stands before all that is only old, late appointments too", async () => {
    const { advisor, driver, viewer } = await full(60);
    const late = await makeRequest(driver, { advisor, status: "Scheduled" });
    await db.repairRequest.update({ where: { id: late.id }, data: { scheduledServiceDate: ago(9 * DAY) } });
    const asked = await makeRequest(driver, { advisor, status: "In Progress" });
    await db.callRequest.create({
      data: { kind: "call_back", phoneNumber: driver.phone ?? "", userName: "Dana", repairRequestId: asked.id },
    });
    await db.communication.create({
      data: { senderUserId: driver.id, receiverUserId: advisor.id, messageBody: "Can you call?", sentAt: ago(1) },
    });
    const kinds = (await listWaiting(viewer)).rows.map(({ kind }) => kind);
    expect(kinds.slice(0, 4)).toEqual(["message", "call_back", "overdue", "approved"]);
  });
});

describe("a payment that its customer disputes", () => {
  async function disputed(dueAt: Date | null, changes: { evidenceSentAt?: Date; ended?: "dispute_won" } = {}) {
    const { advisor, driver, viewer, cookie } = await shop();
    const { id } = await makeRequest(driver, { advisor, status: "Completed", lines: [{ group: "approved" }] });
    await db.repairRequest.update({ where: { id }, data: { closedAt: new Date(), completedDate: ago(DAY) } });
    const money = { originalTotalPrice: 300, subtotal: 300, serviceFee: 0, totalAmount: 300, outstandingBalance: 0 };
    const invoice = await db.invoice.create({
      data: {
        number: randomUUID(),
        repairRequestId: id,
        accountId: driver.accountId,
        status: "Disputed",
        ...money,
      },
    });
    const payment = await db.payment.create({
      data: {
        invoiceId: invoice.id,
        amount: 300,
        provider: "simulated",
        idempotencyKey: randomUUID(),
        status: "disputed",
        disputeId: randomUUID(),
        disputeDueAt: dueAt,
        evidenceSentAt: changes.evidenceSentAt ?? null,
      },
    });
    const base = { invoiceId: invoice.id, paymentId: payment.id, method: "card" } as const;
    const enter = (kind: string, amount: number) =>
      db.ledgerEntry.create({ data: { ...base, kind, amount, key: randomUUID() } });
    await enter("payment", 300);
    await enter("dispute", -300);
    if (changes.ended) await enter(changes.ended, 300);
    return { id, invoice, viewer, cookie, driver };
  }

  test("stands in Now with its day and its sum, until it is answered", async () => {
    const dueAt = ago(-9 * DAY);
    const { invoice, viewer, cookie } = await disputed(dueAt);
    const { rows } = await listWaiting(viewer);
    expect(rows).toMatchObject([{ kind: "dispute", thingId: invoice.id, sum: 30_000, customer: "Dana Driver" }]);
    expect(rows.map((row) => verbOf(row))).toEqual([`Answer the dispute, until ${formatDate(dueAt)}`]);
    expect(rows.map((row) => placeOf(row))).toEqual([`/dashboard/invoices/${invoice.id}`]);
    const shown: any = await home(args("/dashboard", { cookie }));
    expect(shown.now.rows).toMatchObject([{ since: "in 8d", sum: "$300.00 disputed" }]);
    expect(shown.owed).toMatchObject({ count: 0, disputed: 30_000 });
  });

  test.each([
    ["answered", ago(-9 * DAY), { evidenceSentAt: ago(5) }],
    ["over", ago(5), {}],
    ["won", ago(-9 * DAY), { ended: "dispute_won" as const }],
  ])("waits for nobody once it is %s", async (_how, dueAt, changes) => {
    const { viewer } = await disputed(dueAt, changes);
    expect((await listWaiting(viewer)).rows).toEqual([]);
  });

  test("is another shop's advisor's not to see, and no technician's", async () => {
    const { invoice } = await disputed(ago(-9 * DAY));
    expect((await listWaiting(viewerOf(await makeUser("advisor")))).rows).toEqual([]);
    const admin = viewerOf(await makeUser("admin"));
    expect((await listWaiting(admin, "all")).rows.map(({ thingId }) => thingId)).toContain(invoice.id);
    expect((await listWaiting(admin, "mine")).rows.map(({ thingId }) => thingId)).not.toContain(invoice.id);
  });
});

test("an admin on whom nothing waits begins with the team's work, and has their own by its name", async () => {
  const { advisor, driver } = await shop();
  await makeRequest(driver, { advisor, status: "Pending_Repair" });
  // What customers of other files asked for waits on every admin.
  await db.user.updateMany({ where: { deletionAskedAt: { not: null } }, data: { deletionAskedAt: null } });
  // Thousands that other files left behind, each with its row of the search: those stay as they are.
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    await tx.repairRequest.updateMany({ where: { advisorId: null }, data: { advisorId: advisor.id } });
  });
  const cookie = await signIn(await makeUser("admin"));
  const opened: any = await home(args("/dashboard", { cookie }));
  expect(opened.now).toMatchObject({ whose: "team" });
  expect(opened.now.rows.map(({ verb }: any) => verb)).toContain("Start the repair");
  const own: any = await home(args("/dashboard?whose=mine", { cookie }));
  expect(own.now).toMatchObject({ whose: "mine", total: 0 });
  await makeRequest(driver);
  expect(((await home(args("/dashboard", { cookie }))) as any).now).toMatchObject({ whose: "mine" });
});

describe("approved work with an appointment", () => {
  async function booked(at: Date) {
    const technician = await makeUser("technician");
    const { advisor, driver, viewer } = await shop();
    const { id } = await makeRequest(driver, {
      ...{ advisor, technician, status: "Pending_Repair" as const },
      lines: [{ group: "approved", unitPrice: 9900 }],
    });
    await db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: at } });
    const [row] = (await listRepairRequests(viewer)).rows.filter((one) => one.id === id);
    if (!row) throw new Error("The repair is not in the list.");
    const lists = [await listWaiting(viewer), await listWaiting(viewerOf(technician))];
    return { row, waits: lists.map(({ rows }) => rows.map(({ kind }) => kind)) };
  }

  test("is not begun before its day: it says when it is booked, and waits on nobody", async () => {
    const at = new Date(startOfDay(new Date(), 2).getTime() + 9 * 3_600_000);
    const { row, waits } = await booked(at);
    expect(waits).toEqual([[], []]);
    expect(stepOf(row, dayOf())).toBeNull();
    const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "America/Los_Angeles" });
    expect(turnOf(row, dayOf())).toMatchObject({
      side: "shop",
      words: expect.stringContaining(`Booked for ${day.format(at)}, `),
    });
  });

  test("is begun on its day, whatever its hour", async () => {
    const { row, waits } = await booked(new Date(startOfDay(new Date(), 1).getTime() - 60_000));
    expect(waits).toEqual([["approved"], ["approved"]]);
    expect(turnOf(row, dayOf()).words).toBe("We begin");
  });
});
