import { agrees, isMoney, toCents } from "#app/quote-reader/layout/numbers.ts";
import { type Row, rowOfCells } from "#app/quote-reader/layout/rows.ts";
import { SLACK } from "#app/quote-reader/lines/best-answer.ts";
import { lineByItself } from "#app/quote-reader/lines/line-from-row.ts";
import type { RawLine } from "#app/quote-reader/lines/raw-line.ts";
import { runThatMakes, structureOf } from "#app/quote-reader/lines/sums/sum-structure.ts";
import { summaryKind, type TotalKind } from "#app/quote-reader/lines/sums/summary-kind.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";

/** An amount with its row, in the order of the paper; `said` is what its words say where they say it. */
type Entry = SummaryAmount & { said: TotalKind | null };

export type SolvedRows = {
  lines: RawLine[];
  /** Whether every amount of the paper is explained, and not only a run of them. */
  isWhole: boolean;
  discounts: Entry[];
  subtotal: number | null;
  tax: number | null;
  total: number;
};

const MOST_ENTRIES = 120;
const MOST_BETWEEN = 9;
const SUM = /\b(?:sub ?-?totals?|totals?)\b/i;
/** "With tax of 223.88 on parts:" before the whole. */
const TAX_IN_WORDS = /\btax(?:es)? of \$?([\d,]{1,9}\.\d\d)\b/i;
const NEVER_LINES: (TotalKind | null)[] = ["tax", "total", "due", "payment", "discount", "deductible", "rate"];

/**
 * A paper's lines by its sums alone: of the amounts that end its rows, the run that a later amount adds up, with what stands between
 * as tax or as taken off. No heading, column or label is needed; null where no run closes, or where the sum could be chance.
 */
export function solveRows(rows: Row[]): SolvedRows | null {
  const entries = entriesOf(rows);
  if (entries.length < 3 || entries.length > MOST_ENTRIES) return null;
  const whole = wholePaper(entries) ?? sumsFirst(entries);
  if (whole) return whole;
  const plain = entries.filter((_entry, index) => !isSumOfPart(entries, index));
  return closing(plain) ?? (plain.length < entries.length ? closing(entries) : null);
}

/** Every amount of the paper explained: lines, sums under whatever name, taxes, what is taken off, and the total. */
function wholePaper(entries: Entry[]): SolvedRows | null {
  const found = structureOf(entries);
  if (!found) return null;
  const at = (places: number[]) => places.map((place) => entries[place] as Entry);
  const lines = at(found.lines).flatMap(rawOf);
  if (lines.length < found.lines.length) return null;
  const sum = at(found.lines).reduce((all, { cents }) => all + cents, 0);
  const subtotal = at(found.sums).some(({ cents }) => Math.abs(cents - sum) <= 1) ? sum : null;
  const tax = found.taxes.length > 0 ? at(found.taxes).reduce((all, { cents }) => all + cents, 0) : null;
  return {
    isWhole: true,
    lines,
    discounts: at(found.off),
    subtotal,
    tax,
    total: (entries[found.total] as Entry).cents,
  };
}

/** Sums that stand over their lines close the same way as sums under them. */
function sumsFirst(entries: Entry[]): SolvedRows | null {
  const largest = Math.max(...entries.map(({ cents }) => cents));
  const total = entries.findIndex(({ cents }) => cents === largest);
  if (total < 1 || total > entries.length - 3) return null;
  return wholePaper([...entries.slice(total + 1), ...entries.slice(0, total + 1)]);
}

function entriesOf(rows: Row[]): Entry[] {
  return rows.flatMap((row, index): Entry[] => {
    const at = row.cells.findLastIndex((cell) => isMoney(cell.printed));
    const cell = row.cells[at];
    if (cell?.printed?.kind !== "number" || cell.printed.rate) return [];
    const words = row.cells.slice(0, at).filter((each) => !each.printed && /[a-z]{2}/i.test(each.text));
    const above = rows[index - 1];
    const label = words.length > 0 ? words.map((each) => each.text).join(" ") : wordsOver(above, row);
    const cents = toCents(cell.printed.value);
    const kind = summaryKind(words.at(-1)?.text ?? label)?.kind ?? null;
    // "1 EA Core deposit 45.00 45.00": what has a quantity and a price of its own is sold, and no payment.
    const said = kind === "payment" && isProduct(row, cents) ? null : kind;
    if (label === "" || cents === 0) return [];
    const tax = TAX_IN_WORDS.exec(label)?.[1];
    const own: Entry = { row, cell, label, cents, said, kind: said ?? "discount", strict: false };
    return tax ? [{ ...own, label: "tax", cents: toCents(Number(tax.replaceAll(",", ""))), said: "tax" }, own] : [own];
  });
}

function isProduct(row: Row, cents: number): boolean {
  const figures = row.cells.flatMap((each) => (each.printed?.kind === "number" ? [each.printed] : []));
  const [quantity, unit] = figures.slice(-3);
  return Boolean(
    figures.length > 2 && quantity && isMoney(unit ?? null) && agrees(quantity.value, toCents(unit?.value ?? 0), cents),
  );
}

function wordsOver(above: Row | undefined, row: Row): string {
  if (!above || above.page !== row.page || row.y - above.y2 > row.size || above.cells.some((each) => each.printed))
    return "";
  return above.cells.map((cell) => cell.text).join(" ");
}

/** "Job total" under its lines, or a heading with the price of the lines under it. */
function isSumOfPart(entries: Entry[], index: number): boolean {
  const { cents, said: kind } = entries[index] as Entry;
  if (kind !== "group" && kind !== "subtotal" && kind !== null) return false;
  for (const step of [-1, 1]) {
    let sum = 0;
    for (let count = 1; count < 25; count++) {
      const next = entries[index + step * count];
      if (!next) break;
      sum += next.cents;
      // The sum of everything over it is what is looked for, and no part's.
      if (count > 1 && Math.abs(sum - cents) <= 1 && entries[index + step * (count + 1)])
        return kind !== null || step < 0;
    }
  }
  return false;
}

function closing(entries: Entry[]): SolvedRows | null {
  let best: { solved: SolvedRows; worth: number } | null = null;
  for (let from = 0; from < entries.length; from++) {
    let sum = 0;
    for (let to = from; to < entries.length - 1; to++) {
      const entry = entries[to] as Entry;
      if (NEVER_LINES.includes(entry.said) || entry.cents < 0 || SUM.test(entry.label)) break;
      sum += entry.cents;
      if (to === from) continue;
      const found = sumAfter(entries, to, sum);
      if (!found) continue;
      const lines = entries.slice(from, to + 1);
      const over = entries.slice(0, from);
      // Two sums under more amounts than nothing explains are sums of those, of which the camera misread one.
      if (isCoarse(lines, over) || (lines.length < 4 && over.length >= lines.length * 2)) continue;
      const worth = lines.length + found.proof;
      if (best && worth <= best.worth) continue;
      const raws = lines.flatMap(rawOf);
      if (raws.length === lines.length) best = { solved: { isWhole: false, lines: raws, ...found.sums }, worth };
    }
  }
  return best?.solved ?? null;
}

/** Amounts over the run that make one of its lines are the lines, and it is their sum. */
function isCoarse(lines: Entry[], over: Entry[]): boolean {
  const cents = over.flatMap((entry) => (entry.cents > 0 ? [entry.cents] : []));
  const off = over.reduce(
    (all, entry) => all + (entry.cents < 0 || entry.said === "discount" ? Math.abs(entry.cents) : 0),
    0,
  );
  return lines.some((line) => [0, off].some((less) => runThatMakes(cents, line.cents + less, 2) !== null));
}

type Found = { sums: Omit<SolvedRows, "lines" | "isWhole">; proof: number };

/** The amount behind the lines that they make, with a tax and what is taken off between; `proof` is what speaks for it. */
function sumAfter(entries: Entry[], to: number, sum: number): Found | null {
  const between: Entry[] = [];
  let best: Found | null = null;
  for (let at = to + 1; at < entries.length && at <= to + MOST_BETWEEN; at++) {
    const entry = entries[at] as Entry;
    const off = between.filter((each) => each.said === "discount" || (each.cents < 0 && each.said !== "payment"));
    const taxes = between.filter((each) => each.said === "tax");
    const tax = taxes.reduce((all, each) => all + each.cents, 0);
    const less = off.reduce((all, each) => all + Math.abs(each.cents), 0);
    const isSaid = entry.said === "total" || entry.said === "due" || entry.said === "group";
    const isClosed = Math.abs(sum + tax - less - entry.cents) <= SLACK;
    const subtotal = between.some((each) => Math.abs(each.cents - sum) <= 1) ? sum : null;
    const parted = between.some((one) => between.some((other) => one !== other && one.cents + other.cents === sum));
    const proof =
      Number(parted) * 2 +
      Number(isSaid) * 2 +
      Number(taxes.length > 0) +
      Number(off.length > 0) +
      Number(subtotal !== null) * 2;
    if (isClosed && proof >= 2 && (!best || proof > best.proof))
      best = { sums: { discounts: off, subtotal, tax: taxes.length > 0 ? tax : null, total: entry.cents }, proof };
    between.push(entry);
  }
  return best;
}

/** The line of an entry; quantity and price are the figures of its row whose product is its amount. */
function rawOf({ row, cell, label, cents }: Entry): RawLine[] {
  const before = row.cells.slice(0, row.cells.indexOf(cell));
  const words = before.filter((each) => !each.printed && /[a-z]{2}/i.test(each.text));
  const [raw] = lineByItself(rowOfCells([...(words.length > 0 ? words : before.slice(0, 1)), cell], row.page));
  const base = raw ?? null;
  if (!base) return [];
  const figures = before.flatMap((each) => (each.printed?.kind === "number" ? [each.printed] : []));
  for (const quantity of figures) {
    const unit = figures.find(
      (each) => each !== quantity && isMoney(each) && agrees(quantity.value, toCents(each.value), cents),
    );
    if (unit && !quantity.dollar) return [{ ...base, description: base.description || label, quantity, unit }];
  }
  return [{ ...base, description: base.description || label }];
}
