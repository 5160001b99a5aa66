import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { ROLES } from "#app/quote-reader/learned/solve.ts";
import { summaryKind, type TotalKind } from "#app/quote-reader/lines/sums/summary-kind.ts";

/** What each figure may be by what it looks like, less what its neighbours rule out. */
export function chancesOf(entries: Entry[], seemed: Float32Array[]): Float32Array[] {
  return entries.map((entry, at) => {
    const alone = withoutSum(entry, seemed[at] as Float32Array, isSaidAgain(entry, entries[at + 1]));
    const isNone = entry.cents === 0 && isBesideLine(entry, entries, seemed);
    return repeated(isNone ? unlikelyLine(alone) : alone, entry, entries);
  });
}

export function isSurelyLine(chances: Float32Array | undefined): boolean {
  return (chances?.[ROLES.line] ?? 0) > 0.5;
}

/** "94.50  94.50" behind one name is one charge: the last of them. */
function isSaidAgain({ row, cell, cents }: Entry, next: Entry | undefined): boolean {
  return next?.row === row && next.cents === cents && row.cells.indexOf(next.cell) === row.cells.indexOf(cell) + 1;
}

/** What is called a tax, a total or a payment is never a charge, whatever it looks like. */
function withoutSum({ label }: Entry, chances: Float32Array, isAgain: boolean): Float32Array {
  const said = summaryKind(label);
  if (!isAgain && (!said?.strict || !NEVER.includes(said.kind))) return chances;
  return unlikelyLine(chances);
}

/** "94.62  INC": the amount is charged, what it includes is no charge of its own. */
function isBesideLine({ row }: Entry, entries: Entry[], seemed: Float32Array[]): boolean {
  return entries.some((other, at) => other.row === row && other.cents !== 0 && isSurelyLine(seemed[at]));
}

function unlikelyLine(chances: Float32Array): Float32Array {
  return chances.map((chance, role) => (role === ROLES.line ? chance * 0.02 : chance));
}

/** "Paint/Materials 342.00" of a line and again of the summary on a later page: as likely said twice as charged twice. */
function repeated(chances: Float32Array, { label, cents, row }: Entry, entries: Entry[]): Float32Array {
  const words = wordsOf(label);
  const isAgain = entries.some(
    (other) =>
      other.row.page < row.page &&
      other.cents === cents &&
      cents > 0 &&
      wordsOf(other.label).filter((word) => words.includes(word)).length > 1,
  );
  const [none = 0, line = 0] = chances;
  return isAgain && line > none ? chances.map((chance, role) => (role === ROLES.none ? line : chance)) : chances;
}

function wordsOf(label: string): string[] {
  return label.toLowerCase().match(/[a-z]{4,}/g) ?? [];
}

const NEVER: TotalKind[] = ["tax", "subtotal", "total", "due", "payment"];
