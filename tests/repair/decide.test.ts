import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { evolve } from "#app/repair/evolve.ts";
import { GROUPS, ITEM_TYPES, type LineItem, totalsOfRepair } from "#app/repair/line-item.ts";
import { lineItemFields, toLineItem } from "#app/repair/lines/row.server.ts";
import { lockRequest } from "#app/repair/requests/lock.server.ts";
import { entryOf } from "#app/repair/sentences.ts";
import type { RepairCommand, RepairState } from "#app/repair/state.ts";
import { editLineItem, send } from "#app/repair/verbs.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

/** One in each group. */
const LINES = GROUPS.length;

/** Any command that page or API can send, on any of the lines. */
const command = (lines: LineItem[]): fc.Arbitrary<RepairCommand> => {
  const item = fc.constantFrom(...lines.map(({ id }) => id));
  return fc.oneof(
    fc.record({ do: fc.constant("move" as const), item, to: fc.constantFrom(...GROUPS) }),
    fc.constant({ do: "approve_all" as const }),
    fc.constant({ do: "ask_savings" as const }),
    fc.constant({ do: "approve" as const }),
    fc.record({
      do: fc.constant("edit" as const),
      item,
      edit: fc.record({ unitPrice: fc.integer({ min: 0, max: 500_000 }), quantity: fc.integer({ min: 0, max: 9 }) }),
    }),
    fc.record({
      do: fc.constant("retype" as const),
      item,
      edit: fc.record({ unitPrice: fc.integer({ min: 0, max: 500_000 }), quantity: fc.integer({ min: 0, max: 9 }) }),
      answered: fc.boolean(),
    }),
    fc.record({
      do: fc.constant("correct" as const),
      item,
      description: fc.constantFrom("Brake pads", "Rotors"),
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPrice: fc.integer({ min: 0, max: 500_000 }),
    }),
    fc.record({
      do: fc.constant("add_missing" as const),
      line: fc.record({
        id: fc.uuid({ version: 4 }),
        type: fc.constantFrom(...ITEM_TYPES),
        description: fc.constant("Tire rotation"),
        quantity: fc.integer({ min: 1, max: 9 }),
        unitPrice: fc.integer({ min: 0, max: 500_000 }),
      }),
      document: fc.constant(null),
    }),
    fc.record({ do: fc.constant("take_off" as const), item }),
    fc.record({
      do: fc.constant("put_back" as const),
      line: fc.constantFrom(...lines.filter(({ group }) => group === "quote_analyzed")),
      at: fc.nat(LINES),
    }),
  );
};

function withoutVersion({ version: _version, ...line }: LineItem) {
  return line;
}

describe("decide and evolve", () => {
  test("what is written is what the pure fold foresaw, command by command", async () => {
    const admin = viewerOf(await makeUser("admin"));
    const actor = { userId: admin.user?.id ?? null, role: "admin" as const };
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (gen) => {
        const { id } = await makeRequest(await makeUser("driver"), {
          status: "Pending_Approval",
          lines: Array.from({ length: LINES }, (_, at) => ({ unitPrice: 1_000 * (at + 1), group: GROUPS[at] })),
        });
        let state: RepairState = await db.$transaction((tx) => lockRequest(tx, admin, id));
        const { lineItems: begun } = state;
        for (let step = 0; step < 8; step++) {
          const next = gen(() => command(begun));
          try {
            state = decide(state, next, actor).reduce<RepairState>(evolve, state);
          } catch (refusal) {
            if (!(refusal instanceof Refusal)) throw refusal;
            await expect(send(admin, id, next)).rejects.toMatchObject({ message: refusal.message });
            continue;
          }
          await send(admin, id, next);
        }
        const row = await db.repairRequest.findUniqueOrThrow({
          where: { id },
          include: { lineItems: { select: lineItemFields, orderBy: { position: "asc" } } },
        });
        expect(row.lineItems.map(toLineItem).map(withoutVersion)).toEqual(state.lineItems.map(withoutVersion));
        expect(row.status).toBe(state.status);
        expect(toCents(row.totalPrice)).toBe(totalsOfRepair(state.lineItems, false).currentTotal);
      }),
      { endOnFailure: true, numRuns: 15 },
    );
  });

  test("one call is one change: a refused move keeps the price as it was", async () => {
    const admin = viewerOf(await makeUser("admin"));
    const { itemIds } = await makeRequest(await makeUser("driver"), {
      status: "Pending_Approval",
      lines: [{ unitPrice: 10_000, group: "approved" }],
    });
    const [item = ""] = itemIds;
    await expect(editLineItem(admin, item, { unitPrice: 50, group: "quote_analyzed" })).rejects.toMatchObject({
      status: 409,
      message: "An item that is approved cannot be moved to analyzed.",
    });
    const row = await db.repairLineItem.findUniqueOrThrow({ where: { id: item } });
    expect([row.unitPrice.toString(), row.group, row.version]).toEqual(["100", "approved", 1]);
  });

  test("an invoice holds its items, whatever status the shop sets the request back to", async () => {
    const driver = await makeUser("driver");
    const { id, itemIds } = await makeRequest(driver, { status: "Pending_Approval", lines: [{ group: "approved" }] });
    const state = await db.$transaction((tx) => lockRequest(tx, viewerOf(driver), id));
    const item = itemIds[0] ?? "";
    const actor = { userId: driver.id, role: "driver" as const };
    expect(decide(state, { do: "move", item, to: "declined" }, actor)).toHaveLength(1);
    const invoiced = {
      ...state,
      invoice: { id, number: "1", status: "Unpaid" as const, amountPaid: 0, outstandingBalance: 1 },
    };
    expect(() => decide(invoiced, { do: "move", item, to: "declined" }, actor)).toThrow(/Pending Payment/);
    const given = { ...state, status: "Pending_Repair" as const };
    expect(decide(given, { do: "withdraw" }, actor)).toHaveLength(2);
    expect(() => decide({ ...invoiced, status: given.status }, { do: "withdraw" }, actor)).toThrow(
      /can be withdrawn until the work has begun/,
    );
  });

  test("an invoice is made by an admin and the request's own advisor, whoever else may see it", async () => {
    const [driver, advisor, other] = [await makeUser("driver"), await makeUser("advisor"), await makeUser("advisor")];
    const { id } = await makeRequest(driver, { advisor, status: "Pending_Approval", lines: [{ group: "approved" }] });
    const state = await db.$transaction((tx) => lockRequest(tx, viewerOf(advisor), id));
    const by = (user: { id: string }, role: "advisor" | "technician" | "driver") =>
      decide(state, { do: "invoice" }, { userId: user.id, role }).map(({ type }) => type);
    expect(by(advisor, "advisor")).toEqual(["invoiced", "status_changed"]);
    for (const [user, role] of [
      [other, "advisor"] as const,
      [other, "technician"] as const,
      [driver, "driver"] as const,
    ])
      expect(() => by(user, role)).toThrow(expect.objectContaining({ status: 403 }));
  });

  test("what was authorized beyond the limit may be invoiced, and of both nothing above the higher one", async () => {
    const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
    const lines = [{ unitPrice: 12_000, group: "approved" as const }];
    const { id } = await makeRequest(driver, { advisor, status: "In Progress", lines });
    const state = await db.$transaction((tx) => lockRequest(tx, viewerOf(advisor), id));
    const by = (authorized: number, notToExceed: number) =>
      decide({ ...state, authorized, notToExceed }, { do: "invoice" }, { userId: advisor.id, role: "advisor" });
    expect([by(12_000, 10_000).length, by(10_000, 12_000).length]).toEqual([2, 2]);
    expect(() => by(10_000, 11_999)).toThrow(/^The customer authorized \$119\.99 at most; this comes to \$120\.00\./);
  });

  test("an agreement holds on its last day, also where another of the same repair is over", async () => {
    const driver = await makeUser("driver");
    const { id, itemIds } = await makeRequest(driver, { status: "Pending_Approval", lines: [{}, {}] });
    const state = await db.$transaction((tx) => lockRequest(tx, viewerOf(driver), id));
    const word = { person: "Mike R.", way: "phone" as const, at: "2026-11-01T17:00:00Z", note: null };
    const lineItems = state.lineItems.map((line, at) => {
      const shopWord = { ...word, until: ["2026-11-19", "2026-11-20"][at] ?? null };
      return { ...line, priceBasis: "agreed" as const, shopWord };
    });
    const over = (today: string) =>
      decide({ ...state, lineItems }, { do: "expire", today }, { userId: null, role: null });
    expect(over("2026-11-20")).toEqual([{ type: "agreements_expired", ids: itemIds.slice(0, 1) }]);
    expect(over("2026-11-21")).toEqual([{ type: "agreements_expired", ids: itemIds }]);
  });

  test("an approved line that becomes dearer is pending again; one that becomes cheaper stays approved", async () => {
    const admin = viewerOf(await makeUser("admin"));
    const lines = [{ unitPrice: 10_000, group: "approved" as const }];
    const { id, itemIds } = await makeRequest(await makeUser("driver"), { status: "Pending_Approval", lines });
    const state = await db.$transaction((tx) => lockRequest(tx, admin, id));
    const actor = { userId: admin.user?.id ?? null, role: "admin" as const };
    const groupAfter = (unitPrice: number) =>
      decide(state, { do: "edit", item: itemIds[0] ?? "", edit: { unitPrice } }, actor).reduce<RepairState>(
        evolve,
        state,
      ).lineItems[0]?.group;
    expect([groupAfter(10_001), groupAfter(10_000), groupAfter(9_999)]).toEqual(["pending", "approved", "approved"]);
  });
});

describe("a delay and its appointment", () => {
  const admin = { userId: null, role: "admin" } as const;
  const was = new Date("2099-12-01T17:00Z");
  const late = { reason: "The caliper is on back order", until: "2099-12-01" };
  const to = { at: new Date("2099-12-08T17:00Z"), day: "2099-12-08" };
  const delayed = {
    status: "Delayed",
    delay: late,
    scheduledServiceDate: was,
    lineItems: [],
  } as unknown as RepairState;
  const decided = (command: Omit<RepairCommand & { do: "schedule" }, "do">, state = delayed) =>
    decide(state, { do: "schedule", ...command }, admin);

  test("the day goes with the appointment, as one event that says so", () => {
    const [moved, ...more] = decided({ appointment: to });
    if (!moved) throw new Error("nothing moved");
    expect([moved, more]).toEqual([{ type: "delay_moved", delay: { ...late, until: "2099-12-08" } }, []]);
    const after = evolve(delayed, moved);
    expect(after.delay).toEqual({ ...late, until: "2099-12-08" });
    expect(entryOf(moved, delayed, after).summary).toBe(
      "With the appointment the delay moves: delayed until Dec 8, 2099: The caliper is on back order",
    );
  });

  test("the day that was named with it stands, the old one too", () => {
    expect(decided({ appointment: to, delay: late })).toEqual([]);
    const other = { ...late, until: "2099-12-24" };
    expect(decided({ appointment: to, delay: other })).toEqual([{ type: "delay_said", delay: other }]);
  });

  test("nothing moves where the appointment stays, is taken away, or the delay is over", () => {
    expect(
      decided({ appointment: { at: was, day: "2099-12-01" } }, { ...delayed, delay: { ...late, until: null } }),
    ).toEqual([]);
    expect(decided({ appointment: null })).toEqual([]);
    expect(decided({ appointment: to, status: "In Progress" })).toEqual([
      { type: "status_changed", to: "In Progress" },
    ]);
    expect(decided({ appointment: to }, { ...delayed, status: "Scheduled", delay: null })).toEqual([]);
  });
});
