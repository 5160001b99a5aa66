import { formatMoney } from "#app/platform/format.ts";
import type { Question } from "#app/prices/questions/question.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { missingOf, type PaperSums, taxWithin } from "#app/repair/tax.ts";

/** Below a dollar somebody has rounded. */
const ROUNDED = 100;

/** What a printed total has beyond its lines and tax, in cents, or less than them. `unread`: a line of it has no price that could be read. */
export type Difference = { cents: number; total: number; tax: boolean; discount: boolean; unread: boolean };

type Read = Pick<QuoteReading, "items" | "reconciles">;

/** Null where the sums agree, where the rest may be the tax, and where it came of a line that was put right by hand. */
export function differenceOf(paper: PaperSums, readings: readonly Read[]): Difference | null {
  const cents = missingOf(paper);
  if (cents === null || paper.total === null || paper.lines === 0 || Math.abs(cents) < ROUNDED) return null;
  if (taxWithin(paper) !== null || readings.length === 0 || readings.every(({ reconciles }) => reconciles)) return null;
  return {
    cents,
    total: paper.total,
    tax: (paper.tax ?? 0) > 0,
    discount: paper.discount > 0,
    unread: readings.some(({ items }) => items.some((line) => line.totalPrice === null && !line.included)),
  };
}

/** "The paper's total is $301.14 more than its lines and tax": without an end, to be carried on. */
export function differenceSaid({ cents, ...of }: Difference): string {
  return `The paper's total is ${formatMoney(Math.abs(cents))} ${cents > 0 ? "more" : "less"} than ${partsOf(of)}`;
}

function partsOf({ tax, discount, unread }: Pick<Difference, "tax" | "discount" | "unread">): string {
  const lines = unread ? "those of its lines that could be read" : "its lines";
  const off = discount ? [`${lines} less discount`] : [lines];
  return [...off, ...(tax ? ["tax"] : [])].join(" and ");
}

/** What the shop is asked of it. */
export function differenceAsked(difference: Difference): Question {
  const { cents, total } = difference;
  const which = cents > 0 ? "What is that for, or which figure is right?" : "Which figure is right?";
  return {
    code: "paper-total",
    question: `The total of ${formatMoney(total)} is ${formatMoney(Math.abs(cents))} ${cents > 0 ? "more" : "less"} than ${partsOf(difference).replaceAll("its lines", "the lines of the quote")}. ${which}`,
    reason: `By its own lines the quote comes to ${formatMoney(total - cents)}.`,
    lineIndexes: [],
  };
}
