import { multiply } from "#app/platform/money.ts";
import { isCoreDeposit } from "#app/prices/core-deposit.ts";
import { authorizedSum } from "#app/repair/authorization.ts";
import { analyzedUnitPrice, type Group, type LineItem } from "#app/repair/line-item.ts";
import { stageOf } from "#app/repair/repair-request.ts";
import type { LinesReplaced, RepairEvent, RepairState } from "#app/repair/state.ts";

/** The request after something came about. Pure: the sample, the optimistic screen and `commit` fold the same events. */
export function evolve<State extends RepairState>(state: State, event: RepairEvent): State {
  switch (event.type) {
    case "lines_moved":
      return withinLimit(
        withLines(state, event.ids, (line) => ({ ...line, group: event.group })),
        event.group,
      );
    case "savings_asked":
      return withLines(state, event.ids, asked);
    case "line_corrected": {
      const after = withLines(state, [event.id], (line) => ({
        ...corrected(line, event),
        byHand: line.byHand ?? ("corrected" as const),
      }));
      return withPaper(state, after, event.id);
    }
    case "line_retyped":
      return withLines(state, [event.id], (line) => corrected(line, { ...event, description: line.description }));
    case "line_edited":
      return withLines(state, [event.id], (line) => ({ ...line, ...event.changes }));
    case "prices_agreed": {
      const prices = new Map(event.prices.map(({ id, unitPrice }) => [id, unitPrice]));
      return withLines(state, [...prices.keys()], (line) => {
        const unitPrice = prices.get(line.id) ?? line.unitPrice;
        return repriced({ ...line, priceBasis: "agreed", shopWord: event.word }, unitPrice);
      });
    }
    case "prices_kept":
      // Back to what is on the paper, a quantity that only we typed too.
      return withLines(state, event.ids, (line) =>
        repriced(
          { ...line, quantity: line.originalQuantity, priceBasis: "quoted", shopWord: event.word },
          line.originalUnitPrice,
        ),
      );
    case "line_added":
      return withPaper(
        state,
        { ...state, lineItems: state.lineItems.toSpliced(event.at ?? state.lineItems.length, 0, event.line) },
        event.line.id,
      );
    case "line_removed": {
      const after = { ...state, lineItems: state.lineItems.filter(({ id }) => id !== event.id) };
      return event.misread ? withPaper(state, after, event.id) : withGone(state, after, event.id);
    }
    case "sums_corrected":
      return { ...state, paper: event.paper };
    case "lines_replaced":
      return { ...state, paper: event.paper, lineItems: replaced(state.lineItems, event) };
    case "status_changed":
      return { ...state, status: event.to, delay: event.to === "Delayed" ? state.delay : null };
    case "delay_said":
    case "delay_moved":
      return { ...state, delay: event.delay };
    case "agreements_expired":
      return withLines(state, event.ids, (line) => ({ ...line, priceBasis: "target", shopWord: null }));
    case "designee_named":
      return { ...state, designee: event.designee };
    case "time_asked":
      return { ...state, timeAskedAt: event.now, timeAsked: event.words };
    case "time_cancelled": {
      const { now } = event;
      return { ...state, timeAskedAt: now, timeAsked: null, timeCancelledAt: now, scheduledServiceDate: null };
    }
    case "repair_approved":
      return { ...state, notToExceed: event.notToExceed, authorized: authorizedSum(state) };
    case "invoiced":
      return state;
    case "invoice_voided":
      return { ...state, invoice: null };
  }
}

/** Who approves a line that goes beyond what they authorized has answered for it: that, and the limit, are what it comes to then. */
function withinLimit<State extends RepairState>(state: State, group: Group): State {
  if (group !== "approved") return state;
  const sum = authorizedSum(state);
  const { notToExceed } = state;
  return {
    ...state,
    notToExceed: notToExceed === null ? null : Math.max(notToExceed, sum),
    authorized: stageOf(state.status) === "Pending_Repair" ? sum : state.authorized,
  };
}

/** Each new line takes the place of the one it stands for; the others come last. */
function replaced(lines: LineItem[], { removed, added }: LinesReplaced): LineItem[] {
  const gone = new Set(removed);
  const instead = new Map(added.flatMap(({ line, instead: of }) => (of ? [[of, line]] : [])));
  const standing = lines.flatMap((line) => instead.get(line.id) ?? (gone.has(line.id) ? [] : [line]));
  return [...standing, ...added.filter(({ instead: of }) => of === null).map(({ line }) => line)];
}

/** What was put right of a paper's line, one that was missed and one that is not there too, is printed so on it. */
function withPaper<State extends RepairState>(before: State, after: State, id: string): State {
  const [was, is] = [before, after].map(({ lineItems }) => lineItems.find((line) => line.id === id));
  if ((was ?? is)?.quoteDocumentId == null) return after;
  const lines = after.paper.lines + (is?.originalPrice ?? 0) - (was?.originalPrice ?? 0);
  return { ...after, paper: { ...after.paper, lines: Math.max(0, lines) } };
}

/** It stands on the paper all the same, whose tax and discounts are of it too. */
function withGone<State extends RepairState>(before: State, after: State, removed: string): State {
  const line = before.lineItems.find(({ id }) => id === removed);
  if (!line || line.quoteDocumentId === null) return after;
  const { id, type, description, originalPrice } = line;
  const { gone = [], ...terms } = after.paper.terms ?? { rates: [], off: [] };
  const all = [...gone, { id, type, description, originalPrice }];
  return { ...after, paper: { ...after.paper, terms: { ...terms, gone: all } } };
}

function withLines<State extends RepairState>(
  state: State,
  ids: string[],
  change: (line: LineItem) => LineItem,
): State {
  const wanted = new Set(ids);
  return { ...state, lineItems: state.lineItems.map((line) => (wanted.has(line.id) ? change(line) : line)) };
}

/** A line at the shop's price; an approval that was given at a lower one asks again, and a line of the paper asks from then on. */
export function repriced(line: LineItem, unitPrice: number): LineItem {
  const asQuoted = line.quantity === line.originalQuantity && unitPrice === line.originalUnitPrice;
  const isSame = unitPrice === line.unitPrice;
  const totalPrice = asQuoted ? line.originalPrice : isSame ? line.totalPrice : multiply(line.quantity, unitPrice);
  const asks = line.group === "quote_analyzed" || (line.group === "approved" && totalPrice > line.totalPrice);
  return {
    ...line,
    unitPrice,
    totalPrice,
    status: totalPrice < line.originalPrice ? "Lowered" : "Same",
    group: asks ? "pending" : line.group,
  };
}

/** The share of a line's total: of a paper's 1.8 hours for $602 no unit price in cents comes to it. */
function analyzedTotal(line: LineItem, unitPrice: number): number {
  const isOdd =
    line.quantity === line.originalQuantity &&
    line.originalUnitPrice > 0 &&
    multiply(line.originalQuantity, line.originalUnitPrice) !== line.originalPrice;
  return isOdd ? analyzedUnitPrice(line.originalPrice) : multiply(line.quantity, unitPrice);
}

/** "Get AMPed Savings": to pending with the lower price, which is our target until the shop has agreed to it. What an advisor asks for already stays, and so does a deposit. */
export function asked(line: LineItem): LineItem {
  if (line.priceBasis === "target" || line.shopWord) return { ...line, group: "pending" };
  if (isCoreDeposit(line)) return { ...line, group: "pending", status: "Same" };
  const unitPrice = analyzedUnitPrice(line.originalUnitPrice);
  return {
    ...line,
    group: "pending",
    status: line.originalUnitPrice > 0 ? "Lowered" : "Same",
    priceBasis: line.originalUnitPrice > 0 ? "target" : line.priceBasis,
    unitPrice,
    totalPrice: analyzedTotal(line, unitPrice),
  };
}

function corrected(
  line: LineItem,
  { description, quantity, unitPrice }: { description: string; quantity: number; unitPrice: number },
): LineItem {
  const total = multiply(quantity, unitPrice);
  return {
    ...line,
    name: description,
    description,
    quantity,
    originalQuantity: quantity,
    unitPrice,
    originalUnitPrice: unitPrice,
    totalPrice: total,
    originalPrice: total,
    priceBasis: "quoted",
    shopWord: null,
    reconciles: null,
  };
}
