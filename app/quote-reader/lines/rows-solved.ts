import type { Row } from "#app/quote-reader/layout/rows.ts";
import { unweave } from "#app/quote-reader/layout/segments.ts";
import { SLACK } from "#app/quote-reader/lines/best-answer.ts";
import type { Candidate } from "#app/quote-reader/lines/candidates.ts";
import { finishLine } from "#app/quote-reader/lines/finish-line.ts";
import type { RawLine } from "#app/quote-reader/lines/raw-line.ts";
import type { Settled } from "#app/quote-reader/lines/reconcile.ts";
import { type SolvedRows, solveRows } from "#app/quote-reader/lines/solve-rows.ts";
import { runThatMakes } from "#app/quote-reader/lines/sums/sum-structure.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

type Paper = { pages: Row[][]; lines: Candidate[]; pageOf: (number: number) => Page };

/**
 * What does not close by its labels and columns may close by its sums alone; and where both close on one total, the finer reading
 * is meant: "Goods and work 1,009.54" is no line where the amounts over it make it.
 */
export function withRowsSolved(settled: Settled, { pages, lines, pageOf }: Paper): Settled {
  const readings = [pages.flat(), pages.flatMap(unweave)];
  const [found] = readings.map(solveRows).filter((each) => each !== null);
  if (!found || (settled.reconciles && !isFiner(found, settled))) return settled;
  const items = found.lines.map((raw) => itemOf(raw, lines, pageOf));
  const { discounts, subtotal, tax, total } = found;
  return { ...settled, items, negative: [], discounts, subtotal, tax, total, reconciles: true, margin: 0.5 };
}

/** Where a column's reading has the same amount in the same row, its words, type and number are the better ones. */
function itemOf(raw: RawLine, lines: Candidate[], pageOf: Paper["pageOf"]): Settled["items"][number] {
  const { page, y } = raw.row;
  const same = lines.find(({ row, line }) => row.page === page && row.y === y && line.totalPrice === raw.total);
  // "2 FRONT DISC ROTOR" still has its pieces in front; a column's reading without a price may have lost them.
  const isKept =
    same && (same.line.quantity !== null || same.line.unitPrice !== null || !/^\d{1,3} /.test(raw.description));
  if (same && isKept && isSameWork(same.line.description, raw)) return { line: same.line };
  return { line: finishLine(raw, { title: null, kind: null }, pageOf(page)) };
}

/** What stands in the row itself is in the words that a column's reading gave it. */
function isSameWork(description: string, { description: own }: RawLine): boolean {
  const words = own.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return words.length === 0 || words.some((word) => description.toLowerCase().includes(word));
}

function isFiner(found: SolvedRows, settled: Settled): boolean {
  const priced = settled.items.filter(({ line }) => (line.totalPrice ?? 0) > 0);
  if (!found.isWhole || found.lines.length <= priced.length) return false;
  if (settled.total !== null && Math.abs(found.total - settled.total) > SLACK) return false;
  const left = found.lines.map(({ total }) => total ?? 0);
  const only = priced.flatMap(({ line }) => {
    const at = left.indexOf(line.totalPrice ?? 0);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [] : [line.totalPrice ?? 0];
  });
  return only.length > 0 && only.every((cents) => runThatMakes(left, cents, 2) !== null);
}
