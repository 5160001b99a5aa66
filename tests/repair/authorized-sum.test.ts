import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { percentOf, sum, toCents } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { authorizationOf, authorizationStamp, authorizedSum, stampOf } from "#app/repair/authorization.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { evolve } from "#app/repair/evolve.ts";
import { GROUPS, type LineItem, summarize } from "#app/repair/line-item.ts";
import { ShownAuthorization } from "#app/repair/records/shown.ts";
import { stageOf } from "#app/repair/repair-request.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { type Actor, actorOf, type RepairCommand, type RepairState } from "#app/repair/state.ts";
import { NO_PAPER } from "#app/repair/tax.ts";
import { approveRepair } from "#app/repair/verbs.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

const CUSTOMER: Actor = { userId: "customer", role: "driver" };
const SHOP: Actor = { userId: "admin", role: "admin" };
const WORD = { person: "Mike R.", way: "phone" as const, at: "2026-01-05T17:00:00Z", until: null, note: null };
const HEARD = { person: "Dana Driver", way: "phone" as const, at: "2026-01-05T17:00:00Z", said: "Go ahead" };

const cents = fc.integer({ min: 0, max: 300_000 });
const at = fc.nat({ max: 5 });

/** What people do: the customer looks, and presses what stood there; the shop changes it meanwhile. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("look" as const) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("decide" as const), at, to: fc.constantFrom(...GROUPS) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("approve line" as const), at }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("approve all" as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("approve repair" as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("ask savings" as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ kind: fc.constant("edit" as const), at, unitPrice: cents, quantity: fc.integer({ min: 0, max: 3 }) },
      to: fc.option(fc.constantFrom(...GROUPS)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("add" as const), unitPrice: cents }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), at }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("agree" as const), at, share: fc.integer({ min: 0, max: 100 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("keep" as const), at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("recorded" as const), at, approveRepair: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("expire" as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("paper" as const), tax: cents }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The command of a step, by who gives it; `seen` is the page as the customer last loaded it. */
function commandOf(step: Step, seen: RepairState, now: RepairState, newId: string): [RepairCommand, Actor] | null {
  const onPage = "at" in step ? seen.lineItems[step.at % Math.max(1, seen.lineItems.length)] : undefined;
  const standing = "at" in step ? now.lineItems[step.at % Math.max(1, now.lineItems.length)] : undefined;
  switch (step.kind) {
    case "look":
      return null;
    case "decide":
    case "approve line": {
      const to = step.kind === "decide" ? step.to : "approved";
      if (!onPage) return null;
      return [{ do: "move", item: onPage.id, to, from: onPage.group, price: onPage.totalPrice }, CUSTOMER];
    }
    case "approve all":
      return [{ do: "approve_all", shown: stampOf(seen.lineItems, "pending") }, CUSTOMER];
    case "approve repair":
      return [{ do: "approve", shown: authorizationStamp(seen.lineItems, authorizedSum(seen)) }, CUSTOMER];
    case "ask savings":
      return [{ do: "ask_savings" }, CUSTOMER];
    case "edit": {
      const { unitPrice, quantity, to } = step;
      const edit = { unitPrice, quantity };
      return standing ? [{ do: "edit", item: standing.id, edit, ...(to ? { to } : {}) }, SHOP] : null;
    }
    case "add": {
      const line = { id: newId, type: "Part" as const, description: "More", quantity: 1, status: "Pending" as const };
      return [{ do: "add", line: { ...line, unitPrice: step.unitPrice } }, SHOP];
    }
    case "remove":
      return standing ? [{ do: "remove", item: standing.id }, SHOP] : null;
    case "agree":
    case "keep": {
      if (!standing) return null;
      const unitPrice = step.kind === "keep" ? null : Math.floor((standing.originalUnitPrice * step.share) / 100);
      return [{ do: "record_prices", word: WORD, prices: [{ id: standing.id, unitPrice }] }, SHOP];
    }
    case "recorded": {
      const lines = onPage ? [{ id: onPage.id, to: "approved" as const, price: onPage.totalPrice }] : [];
      return [{ do: "record_decision", word: HEARD, lines, approveRepair: step.approveRepair }, SHOP];
    }
    case "paper": {
      const lines = sum(now.lineItems.filter(isApproved).map(({ originalPrice }) => originalPrice));
      const said = { kind: "quote_revised" as const, summary: "Another tax", details: {} };
      const paper = { ...now.paper, lines, tax: step.tax };
      return [
        { do: "replace_lines", removed: [], added: [], paper, ...said },
        { userId: null, role: null },
      ];
    }
    case "expire":
      return [{ do: "expire", today: "2027-01-01" }, SHOP];
  }
}

function isApproved({ group }: LineItem) {
  return group === "approved";
}

/** While the repair is under way it never comes to more than the customer authorized: what does asks them first. */
function expectNothingAbove(state: RepairState) {
  if (stageOf(state.status) !== "Pending_Repair" || state.authorized === null) return;
  expect(authorizedSum(state)).toBeLessThanOrEqual(Math.max(state.authorized, state.notToExceed ?? 0));
}

/** What each approved line cost on the page when the customer said yes to it. */
type SaidYes = Map<string, number>;

function expectOnlyWhatWasShown(
  before: RepairState,
  after: RepairState,
  command: RepairCommand,
  seen: RepairState,
  yes: SaidYes,
) {
  const was = new Map(before.lineItems.map((line) => [line.id, line]));
  for (const line of after.lineItems) {
    if (line.group !== "approved") yes.delete(line.id);
    else if (was.get(line.id)?.group !== "approved") {
      const shown = seen.lineItems.find(({ id }) => id === line.id);
      expect(shown?.totalPrice, `${command.do}: ${line.description}`).toBe(line.totalPrice);
      yes.set(line.id, line.totalPrice);
    } else
      expect(line.totalPrice, `${command.do} made an approved line dearer`).toBeLessThanOrEqual(yes.get(line.id) ?? -1);
  }
}

function expectTrueFigures({ lineItems, feePercent, paper, taxRates }: RepairState) {
  const approved = lineItems.filter(({ group }) => group === "approved");
  const taxation = { paper, rates: taxRates };
  const { confirmed } = summarize(approved, undefined, feePercent, taxation);
  // What the shop agreed to, less what it raised; a target is at what was quoted.
  const said = approved.filter(({ priceBasis }) => priceBasis !== "target");
  const saved = Math.max(0, sum(said.map((line) => line.originalPrice - line.totalPrice)));
  expect(confirmed.serviceFee).toBe(percentOf(saved, feePercent));
  expect(confirmed.keeps).toBeLessThanOrEqual(saved);
  const { sum: authorized, subtotal, tax, discount, serviceFee } = authorizationOf(lineItems, feePercent, taxation);
  expect(subtotal).toBe(sum(approved.map(({ totalPrice }) => totalPrice)));
  expect(authorized).toBe(subtotal - discount + tax + serviceFee);
}

function line(index: number, unitPrice: number): LineItem {
  const id = idOf(index);
  return {
    ...{
      id,
      repairRequestId: "r",
      name: `Line ${index}`,
      description: `Line ${index}`,
      type: index % 2 ? "Part" : "Labor",
    },
    ...{ detailedDescription: null, partNumber: null, partCondition: null, originalQuantity: 1, quantity: 1 },
    ...{ originalUnitPrice: unitPrice, unitPrice, originalPrice: unitPrice, totalPrice: unitPrice, status: "Pending" },
    ...{ group: "quote_analyzed", quoteDocumentId: null, sourcePage: null, sourceBox: null, reconciles: null },
    ...{ priceBasis: "quoted", shopWord: null, byHand: null, version: 1 },
  };
}

function idOf(index: number) {
  return `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
}

function begun(prices: number[]): RepairState {
  return {
    ...{
      id: "r",
      status: "Pending_Approval",
      version: 1,
      advisorId: null,
      feePercent: 25,
      settlement: "whole",
      invoice: null,
    },
    lineItems: prices.map((price, index) => line(index, price)),
    paper: NO_PAPER,
    taxRates: { Part: 9.5, Labor: 0, Service: 0, Fee: 0 },
    ...{
      notToExceed: null,
      authorized: null,
      alternatives: [],
      designee: null,
      delay: null,
      scheduledServiceDate: null,
      ...{ timeAskedAt: null, timeAsked: null, timeCancelledAt: null },
      technicianId: null,
      workDoneAt: null,
      workAgainAt: null,
    },
  };
}

test("whatever comes between looking and pressing, what is authorized is what was shown", () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 4 }),
      fc.array(step, { minLength: 4, maxLength: 24 }),
      (prices, steps) => {
        let now = begun(prices);
        let seen = now;
        const yes: SaidYes = new Map();
        for (const [index, step] of steps.entries()) {
          if (step.kind === "look") seen = now;
          const given = commandOf(step, seen, now, idOf(100 + index));
          if (!given) continue;
          const [command, actor] = given;
          const before = now;
          try {
            now = decide(before, command, actor).reduce<RepairState>(evolve, before);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            continue;
          }
          expectOnlyWhatWasShown(before, now, command, seen, yes);
          expectTrueFigures(now);
          expectNothingAbove(now);
          if (command.do === "approve" && before.status !== now.status)
            expect(authorizedSum(now)).toBe(authorizedSum(seen));
        }
      },
    ),
    { numRuns: 400 },
  );
});

test("a go-ahead for another sum than the one that stands is refused, and freezes nothing", async () => {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver, { status: "Pending_Approval", lines: [{ group: "approved" }] });
  const stands = await changeRequest(viewerOf(driver), request.id, async (_tx, now) => authorizedSum(now));
  for (const seen of [{ sum: stands - 1 }, { sum: stands + 1 }, { shown: "another" }]) {
    await expect(approveRepair(viewerOf(driver), request.id, seen)).rejects.toMatchObject({
      status: 409,
      message: "What you would authorize has changed since it was shown. Look at it once more.",
    });
  }
  expect(await db.authorization.count({ where: { repairRequestId: request.id } })).toBe(0);
  expect(await approveRepair(viewerOf(driver), request.id, { sum: stands })).toEqual({ status: "Pending_Repair" });
});

test("each go-ahead is frozen with the sum of its lines, and an invoice has no target and no fee on one", async () => {
  const driver = await makeUser("driver");
  const [asDriver, asAdmin] = [viewerOf(driver), viewerOf(await makeUser("admin"))];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 18 }), async (steps) => {
      const request = await makeRequest(driver, {
        status: "Pending_Approval",
        lines: [
          { unitPrice: 12_000 },
          { unitPrice: 30_050, type: "Part" },
          { unitPrice: 9_900, group: "quote_analyzed" },
        ],
      });
      let seen: RepairState | null = null;
      for (const step of steps) {
        await changeRequest(asAdmin, request.id, async (tx, now) => {
          if (!seen || step.kind === "look") seen = now;
          const given = commandOf(step, seen, now, randomUUID());
          if (!given) return;
          const viewer = given[1] === CUSTOMER ? asDriver : asAdmin;
          const after = await commit(tx, viewer, now, decide(now, given[0], actorOf(viewer)));
          const yes = (state: RepairState) => state.lineItems.filter(({ group }) => group === "approved");
          const further = yes(after).some(({ id }) => !yes(now).some((line) => line.id === id));
          const goAhead = after.status !== now.status || (further && stageOf(now.status) === "Pending_Repair");
          if (stageOf(after.status) !== "Pending_Repair" || !goAhead) return;
          const { shown } = await tx.authorization.findFirstOrThrow({
            where: { repairRequestId: request.id },
            orderBy: { revision: "desc" },
          });
          const { sum: authorized, lines } = ShownAuthorization.parse(shown);
          expect(authorized).toBe(authorizedSum(after));
          expect(sum(lines.map(({ totalPrice }) => totalPrice))).toBe(sum(yes(after).map((line) => line.totalPrice)));
        }).catch(rethrowUnlessRefused);
      }
      await createInvoice(asAdmin, request.id).catch(rethrowUnlessRefused);
      const row = await db.repairRequest.findUniqueOrThrow({
        where: { id: request.id },
        include: { invoice: true, lineItems: { where: { group: "approved" } } },
      });
      if (!row.invoice) return;
      expect(row.lineItems.map(({ priceBasis }) => priceBasis)).not.toContain("target");
      const agreed = row.lineItems.filter(({ priceBasis }) => priceBasis === "agreed");
      const saved = sum(agreed.map((line) => toCents(line.originalPrice) - toCents(line.totalPrice)));
      expect(toCents(row.invoice.serviceFee)).toBe(percentOf(Math.max(0, saved), 25));
    }),
    { numRuns: 4 },
  );
});

function rethrowUnlessRefused(error: unknown) {
  if (!(error instanceof Refusal)) throw error;
}
