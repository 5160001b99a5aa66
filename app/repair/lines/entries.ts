import { formatMoney } from "#app/platform/format.ts";
import { sum, toDecimal } from "#app/platform/money.ts";
import { itemWord } from "#app/repair/decide/guards.ts";
import type { Group, LineItem } from "#app/repair/line-item.ts";
import { lineMisread, lineRead, readingCorrected, typingCorrected } from "#app/repair/lines/corrections.ts";
import { cameAs, lineIn, pairs, standing } from "#app/repair/lines/history-line.ts";
import { authorizedTotals, type RecordEntry, recorded } from "#app/repair/record-entry.ts";
import type { RepairEvent, RepairState } from "#app/repair/state.ts";
import { shopSaid } from "#app/repair/words.ts";

/** What happens to lines. */
type LineEvent = RepairEvent & {
  type:
    | "lines_moved"
    | "savings_asked"
    | "prices_agreed"
    | "prices_kept"
    | "line_corrected"
    | "line_retyped"
    | "line_edited"
    | "line_added"
    | "line_removed"
    | "lines_replaced"
    | "agreements_expired";
};

/** Lines that were added together, each that is not named in the count and the sum. */
export function addedSentence(lines: LineItem[]): string {
  return lines.length === 1
    ? `Line item added: ${namedTogether(lines)}`
    : `${lines.length} line items added: ${namedTogether(lines)}, ${formatMoney(sum(lines.map(({ totalPrice }) => totalPrice)))} together`;
}

/** The first by its name and how many more there are. */
export function namedTogether([first, ...more]: LineItem[]): string {
  return `${first?.description ?? ""}${more.length > 0 ? ` and ${more.length} more` : ""}`;
}

/** How an event of lines stands in the record. */
export function entryOfLines(event: LineEvent, before: RepairState, after: RepairState): RecordEntry {
  return { ...saidOf(event, before, after), ...authorizedTotals(before, after) };
}

function saidOf(event: LineEvent, before: RepairState, after: RepairState): RecordEntry {
  switch (event.type) {
    case "lines_moved":
      return {
        kind: event.kind,
        summary: `${movedSentence(event, before)}${event.withdrawn ? WITHDRAWN : ""}${recorded(event.word)}`,
        lines: pairs(event.ids, before, after),
        ...(event.word ? { details: { recordedFor: event.word } } : {}),
      };
    case "savings_asked": {
      const summary = `Savings requested for ${whatOf(event.ids, before)}`;
      return { kind: "items_analyzed", summary, lines: pairs(event.ids, before, after) };
    }
    case "prices_agreed": {
      const ids = event.prices.map(({ id }) => id);
      const summary =
        event.word.way === "bill"
          ? `Invoiced at the lower price of the shop's final bill: ${pricesOf(ids, after)}`
          : `Shop agreed: ${pricesOf(ids, after)}. ${shopSaid(event.word)}`;
      return {
        kind: "prices_agreed",
        summary,
        lines: pairs(ids, before, after),
        details: { ...event.word },
      };
    }
    case "prices_kept": {
      const summary = `Shop keeps its price: ${pricesOf(event.ids, after)}. ${shopSaid(event.word)}`;
      const lines = pairs(event.ids, before, after);
      return { kind: "prices_kept", summary, lines, details: { ...event.word } };
    }
    case "line_corrected": {
      const [was, is] = [lineIn(before, event.id), lineIn(after, event.id)];
      return { kind: "item_edited", ...readingCorrected(was, is), lines: [standing(is)] };
    }
    case "line_retyped": {
      const [was, is] = [lineIn(before, event.id), lineIn(after, event.id)];
      return { kind: "item_edited", ...typingCorrected(was, is), lines: [standing(is)] };
    }
    case "line_edited": {
      const [was, is] = [lineIn(before, event.id), lineIn(after, event.id)];
      const { description } = is;
      const lines = pairs([event.id], before, after).map((line) => ({ ...line, description }));
      const what = was.description === description ? description : `${was.description} is now ${description}`;
      const from = was.totalPrice === is.totalPrice ? "" : `, before ${formatMoney(was.totalPrice)}`;
      return { kind: "item_edited", summary: `Line item changed: ${what}${from}`, lines };
    }
    case "line_added": {
      const { line, how } = event;
      const said = how ? lineRead(line, how) : { summary: addedSentence([line]) };
      return { kind: "item_added", ...said, lines: [standing(line)] };
    }
    case "line_removed": {
      const line = lineIn(before, event.id);
      if (event.misread) return { kind: "item_removed", ...lineMisread(line, before.lineItems) };
      const summary = event.undone
        ? `Not done, and not on the final bill: ${line.description}, ${formatMoney(line.totalPrice)} taken off`
        : `Line item removed: ${line.description}`;
      return { kind: "item_removed", summary, lines: [standing(line)] };
    }
    case "lines_replaced": {
      const { kind, summary, details } = event;
      const gone = before.lineItems.filter(({ id }) => event.removed.includes(id));
      const lines = event.added.map(({ line }) => cameAs(line, insteadOf(event, before).get(line.id)));
      const removed = gone.map(({ description, originalPrice }) => `${description} ${toDecimal(originalPrice)}`);
      const left = removed.length > 0 ? removed.join("; ") : null;
      return { kind, summary, lines, details: { ...details, removed: left } };
    }
    case "agreements_expired": {
      const said = event.ids
        .map((id) => lineIn(before, id))
        .map((line) => `${line.description} ${formatMoney(line.totalPrice)}`);
      const summary = `Agreed prices are over, the shop is asked again: ${said.join(", ")}`;
      return { kind: "prices_expired", summary, lines: pairs(event.ids, before, after) };
    }
  }
}

/** By the lines of a newer paper those of the older one in whose place they come. Other words are other work, and in nobody's place. */
export function insteadOf(event: RepairEvent, before: Pick<RepairState, "lineItems">): Map<string, LineItem> {
  if (event.type !== "lines_replaced" || event.kind !== "quote_revised") return new Map();
  const plain = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, "");
  return new Map(
    event.added.flatMap(({ line, instead }) => {
      const old = before.lineItems.find(({ id }) => id === instead);
      return old && plain(old.description) === plain(line.description) ? [[line.id, old] as const] : [];
    }),
  );
}

const WITHDRAWN = " by the customer after the work had begun";

function pricesOf(ids: string[], state: RepairState) {
  return ids
    .map((id) => lineIn(state, id))
    .map(({ description, totalPrice }) => `${description} ${formatMoney(totalPrice)}`)
    .join(", ");
}

function movedSentence({ ids, group }: { ids: string[]; group: Group }, before: RepairState) {
  return `${whatOf(ids, before)} ${group === "pending" ? "moved to pending" : itemWord(group)}`;
}

function whatOf(ids: string[], state: RepairState) {
  return ids.length === 1 ? lineIn(state, ids[0]).description : `${ids.length} items`;
}
