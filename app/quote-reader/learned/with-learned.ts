import { agrees, isMoney, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import { chancesOf, isSurelyLine } from "#app/quote-reader/learned/chances.ts";
import { type Entry, entriesOf } from "#app/quote-reader/learned/entries.ts";
import { netOfTax } from "#app/quote-reader/learned/net-of-tax.ts";
import { rolesOf } from "#app/quote-reader/learned/network.ts";
import { costOf, ROLES, type Solved, solve } from "#app/quote-reader/learned/solve.ts";
import { learnedNetworks } from "#app/quote-reader/learned/weights.server.ts";
import { type Named, placeOf, withNames } from "#app/quote-reader/learned/with-names.ts";
import type { Candidate } from "#app/quote-reader/lines/candidates.ts";
import { finishLine } from "#app/quote-reader/lines/finish-line.ts";
import { inlineQuantity } from "#app/quote-reader/lines/inline-quantity.ts";
import { namesSumOfKind } from "#app/quote-reader/lines/only-proven.ts";
import type { RawLine } from "#app/quote-reader/lines/raw-line.ts";
import type { Settled } from "#app/quote-reader/lines/reconcile.ts";
import { runThatMakes } from "#app/quote-reader/lines/sums/sum-structure.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";
import { isFee } from "#app/quote-reader/lines/vocabulary.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

type Paper = { rows: Row[]; lines: Candidate[]; pageOf: (number: number) => Page; photographed: boolean };

/** A reading dearer than this, in natural logarithms of odds, closes by chance. */
const DEAREST = 6;
/** Where a camera may have misread a figure, less is taken for chance. */
const DEAREST_BY_CAMERA = 1;
/** Of a camera's page whose sum does not close, an amount that is hardly likely to be a charge is none. */
const LEAST_LIKE_A_LINE = 0.3;

/** What networks have learned of papers says which figures are charges, where that closes to the cent, and which words name them. */
export function withLearned(
  settled: Settled,
  { rows, lines, pageOf, photographed }: Paper,
): { settled: Settled; named: Named; entries: Entry[] } {
  const { figures, names } = learnedNetworks();
  const entries = entriesOf(rows);
  const chances = chancesOf(
    entries,
    entries.map((entry) => rolesOf(figures, entry.features)),
  );
  const solved = solve(entries, chances);
  const isSolved =
    solved !== null &&
    !isCoarse(solved, entries, lines) &&
    solved.cost <= (photographed ? DEAREST_BY_CAMERA : DEAREST) &&
    isBetter(solved, settled, { entries, chances, pageOf });
  const seen = { entries, chances, pageOf };
  const closed = isSolved ? readingOf(solved, entries, settled, { rows, lines, pageOf }) : settled;
  const reading = photographed ? withoutCoarseSum(closed, seen) : closed;
  const held = photographed && !reading.reconciles ? onlyLikely(reading, { entries, chances, pageOf }) : reading;
  const read = withNames(
    netOfTax(withTaxApart(held, entries, pageOf), entries, { rows, pageOf }),
    entries,
    { rows, pageOf },
    { network: names, isClosed: settled.reconciles },
  );
  return { ...read, entries };
}

/** "Labor 302.10, Parts & sublet 603.73" makes the total of a paper whose lines are what is charged. */
function isCoarse(solved: Solved, entries: Entry[], lines: Candidate[]): boolean {
  const taken = solved.lines.flatMap((at) => entries[at] ?? []);
  if (!taken.some(({ label }) => namesSumOfKind(label))) return false;
  const others = lines.filter(
    ({ line, likely }) =>
      likely &&
      (line.totalPrice ?? 0) > 0 &&
      !namesSumOfKind(line.description) &&
      !taken.some(({ cents }) => cents === line.totalPrice),
  );
  return others.length >= LEAST_LEFT;
}

/** By how much a reading must be likelier than another that closes as well. */
const CLEARLY = 3;

type Seen = { entries: Entry[]; chances: Float32Array[]; pageOf: Paper["pageOf"] };

function isBetter(solved: Solved, settled: Settled, seen: Seen): boolean {
  if (!settled.reconciles || settled.total === null) return true;
  if (isSame(settled, seen.entries, solved)) return false;
  return costOfReading(settled, seen) - solved.cost > CLEARLY;
}

/** How unlikely a reading that adds up is by what each figure looks like; 0 where its figures cannot be found. */
function costOfReading(settled: Settled, { entries, chances, pageOf }: Seen): number {
  const placed = (cents: number, lines: number[]) =>
    entries.findIndex((entry, at) => Math.abs(entry.cents) === cents && !lines.includes(at));
  const lines: number[] = [];
  for (const { line } of settled.items) {
    if (line.totalPrice === null) continue;
    const place = placeOf(line, entries, pageOf);
    const at = place ? entries.indexOf(place) : placed(line.totalPrice, lines);
    if (at < 0) return 0;
    lines.push(at);
  }
  const off = settled.discounts.map(({ cents }) => placed(Math.abs(cents), lines)).filter((at) => at >= 0);
  const taxes = settled.tax ? [placed(settled.tax, lines)].filter((at) => at >= 0) : [];
  return costOf(entries, chances, { lines, off, taxes, cents: settled.total ?? 0 });
}

/** "Parts 1,112.04, Miscellaneous 279.00" adds up too: where it leaves out more that looks like charges, it is no reading. */
function withoutCoarseSum(settled: Settled, { entries, chances, pageOf }: Seen): Settled {
  const taken = new Set(settled.items.map(({ line }) => line.totalPrice));
  const left = entries.filter(({ cents }, at) => cents > 0 && !taken.has(cents) && isSurelyLine(chances[at]));
  const priced = settled.items.filter(({ line }) => (line.totalPrice ?? 0) > 0).length;
  const others = entries.flatMap(({ cents }) => (cents > 0 && !taken.has(cents) ? [cents] : []));
  const isSum = settled.items.some(({ line }) => {
    const place = placeOf(line, entries, pageOf);
    const isLike = place === null || isSurelyLine(chances[entries.indexOf(place)]);
    return !isLike && runThatMakes(others, line.totalPrice ?? 0, LEAST_LEFT) !== null;
  });
  if (settled.reconciles && isSum)
    return onlyLikely({ ...settled, reconciles: false, margin: 0 }, { entries, chances, pageOf });
  // A line that is the whole total proves nothing by it.
  const isWhole = priced === 1 && taken.has(settled.total);
  if (!settled.reconciles || left.length < LEAST_LEFT - Number(isWhole) || left.length <= priced) return settled;
  return onlyLikely({ ...settled, reconciles: false, margin: 0 }, { entries, chances, pageOf });
}

const LEAST_LEFT = 3;

/** Where a paper prints cents, what a camera read without them is no amount either: the half of one, or a number of something. */
function onlyLikely(settled: Settled, { entries, chances, pageOf }: Seen): Settled {
  const printsCents = entries.filter(({ cents }) => cents % 100 !== 0).length >= LEAST_LEFT;
  const items = settled.items.map((item) => {
    const place = placeOf(item.line, entries, pageOf);
    const isBare = printsCents && (item.line.totalPrice ?? 0) % 100 === 0;
    const likely = place ? (chances[entries.indexOf(place)]?.[ROLES.line] ?? 0) : Number(!isBare);
    if (likely >= LEAST_LIKE_A_LINE || item.line.reconciles) return item;
    return { ...item, line: { ...item.line, totalPrice: null } };
  });
  return { ...settled, items };
}

function readingOf(solved: Solved, entries: Entry[], settled: Settled, paper: Omit<Paper, "photographed">): Settled {
  const at = (places: number[]) => places.map((place) => entries[place] as Entry);
  const items = at(solved.lines).map((entry) => itemOf(entry, paper));
  const sum = at(solved.lines).reduce((all, { cents }) => all + cents, 0);
  const subtotals = entries.filter(({ cents }, place) => cents === sum && !solved.lines.includes(place));
  return {
    ...settled,
    items,
    negative: [],
    discounts: at(solved.off).map(amountOf),
    subtotal: subtotals.length > 0 && solved.lines.length > 1 ? sum : null,
    tax: solved.taxes.length > 0 ? at(solved.taxes).reduce((all, { cents }) => all + cents, 0) : null,
    total: entries[solved.total]?.cents ?? null,
    reconciles: true,
    margin: Math.min(2, solved.margin),
  };
}

/** A small last amount under the printed sum of all others, with which it makes the total, is no charge of its own: "Road levy 27.02". */
function withTaxApart(settled: Settled, entries: Entry[], pageOf: Paper["pageOf"]): Settled {
  const last = settled.items.findLast(({ line }) => (line.totalPrice ?? 0) > 0)?.line;
  const place = last ? placeOf(last, entries, pageOf) : null;
  if (!settled.reconciles || settled.tax !== null || !last?.totalPrice || !place) return settled;
  const cents = last.totalPrice;
  const rest = settled.items.reduce((sum, { line }) => sum + (line.totalPrice ?? 0), -cents);
  const isUnderSum = entries.some(({ rowAt, cents: sum }) => sum === rest && rowAt < place.rowAt);
  if (!isUnderSum || settled.items.length < 3 || cents > rest * MOST_TAX || isFee(place.label)) return settled;
  const items = settled.items.filter(({ line }) => line !== last);
  return { ...settled, items, tax: cents, subtotal: rest };
}

const MOST_TAX = 0.12;

function isSame(settled: Settled, entries: Entry[], { lines, total }: Solved): boolean {
  const own = settled.items.flatMap(({ line }) => (line.totalPrice ? [line.totalPrice] : [])).sort();
  const other = lines.flatMap((at) => (entries[at]?.cents ? [entries[at].cents] : [])).sort();
  return settled.total === entries[total]?.cents && own.join() === other.join();
}

function amountOf({ row, cell, cents }: Entry): SummaryAmount {
  const words = row.cells.filter((each) => each.printed?.kind !== "number").map((each) => each.text);
  return { kind: "discount", label: words.join(" ") || "Discount", cents, strict: false, cell, row };
}

/** Where a column's reading has the same amount in the same row, its words, type and number are kept. */
function itemOf(entry: Entry, { lines, rows, pageOf }: Omit<Paper, "photographed">): Settled["items"][number] {
  const { row, cell, cents } = entry;
  const middle = (cell.y + cell.y2) / 2;
  const same = lines.find(
    (each) =>
      each.row.page === row.page && each.row.y <= middle && each.row.y2 >= middle && each.line.totalPrice === cents,
  );
  if (same) return { line: same.line };
  const raw = rawOf(entry, rows);
  return { line: finishLine(raw, { title: null, kind: null }, pageOf(row.page)) };
}

function rawOf({ row, rowAt, cell, cents }: Entry, rows: Row[]): RawLine {
  const before = row.cells.slice(0, row.cells.indexOf(cell));
  const own = before.filter((each) => each.printed?.kind !== "number" && /[a-z]{2}/i.test(each.text));
  const above = rows[rowAt - 1];
  const words = own.length > 0 || !above ? own : above.cells.filter((each) => each.printed?.kind !== "number");
  const figures = before.flatMap((each) => (each.printed?.kind === "number" ? [each.printed] : []));
  const pair = figures
    .flatMap((quantity) => figures.map((unit) => ({ quantity, unit })))
    .find(
      ({ quantity, unit }) =>
        quantity !== unit && isMoney(unit) && !quantity.dollar && agrees(quantity.value, toCents(unit.value), cents),
    );
  return inlineQuantity({
    row,
    description: words.map((each) => each.text).join(" "),
    quantity: pair?.quantity ?? null,
    unit: pair?.unit ?? null,
    total: cents,
    included: cents === 0,
    partNumber: null,
    position: null,
    indent: words[0]?.x ?? row.x,
    off: null,
    under: false,
  });
}
