import { isMoney, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import { summaryKind } from "#app/quote-reader/lines/sums/summary-kind.ts";

const LADDER = /^(good|better|best|bronze|silver|gold|platinum|basic|standard|premium|economy|budget|value)$/i;
const OPTION = /^(?:option|choice|package|plan|tier|alternative) ?#? ?([a-e1-5]|one|two|three)\b/i;

/** A box to tick before a name. */
const BOX = /^(?:[☐☑☒□■○●◯✓✔✗✘]|\[ ?[x✓✔]? ?\]|\( ?[x✓✔]? ?\)) ?/i;

/** Two and more of a ladder side by side over amounts, or options one under the other with an amount each. */
export function hasOptions(rows: Row[]): boolean {
  const lettered = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const names = row.cells.map(nameOf);
    const steps = new Set(names.filter((name) => LADDER.test(name)).map((name) => name.toLowerCase()));
    const beside = names.filter((name) => OPTION.test(name)).length;
    const under = rows.slice(index + 1, index + 6).some((next) => figures(next) > 1);
    if ((steps.size > 1 || beside > 1) && under) return true;
    const letter = OPTION.exec(names[0] ?? "")?.[1];
    if (letter && rows.slice(index, index + 8).some((next) => figures(next) > 0)) lettered.add(letter.toLowerCase());
  }
  return lettered.size > 1;
}

/** Whether of several options that were talked of only one is itemised: three rows and more that end in an amount, before another option's head. */
export function hasOneItemised(rows: Row[]): boolean {
  const heads = rows.flatMap((row, at) => (row.cells[0] && OPTION.test(nameOf(row.cells[0])) ? [at] : []));
  const itemised = heads.filter((head, at) => {
    const own = rows.slice(head + 1, heads[at + 1] ?? rows.length);
    return own.filter(({ cells }) => isMoney(cells.at(-1)?.printed ?? null)).length > 2;
  });
  return itemised.length === 1;
}

function nameOf(cell: Row["cells"][number]): string {
  return cell.text
    .replace(BOX, "")
    .replace(/[:*]+$/, "")
    .trim();
}

/** "OPTION B", "Better - ceramic": a head of one of several offers. */
const STEP = new RegExp(`${LADDER.source.slice(0, -1)}(?:$|\\s?[-–—:(]| (?:option|package|choice)\\b)`, "i");

export function hasHeadOfOffer(rows: Row[]): boolean {
  return rows.some(({ cells: [first] }) => first && offerNamed(first) !== null);
}

/** "option a", "better": which of several offers a piece names; null where it names none. */
export function offerNamed(cell: Row["cells"][number]): string | null {
  const name = nameOf(cell);
  return (OPTION.exec(name)?.[1] ?? STEP.exec(name)?.[1])?.toLowerCase() ?? null;
}

/** What a choice of prices asks for: the amounts that stand side by side, and the totals. */
export function centsOffered(rows: Row[]): Set<number> {
  const offers = rows.filter(
    (row) => moneyIn(row).length > 1 || row.cells.some(({ text, printed }) => !printed && isTotal(text)),
  );
  return new Set(offers.flatMap(moneyIn));
}

function isTotal(name: string): boolean {
  const kind = summaryKind(name)?.kind;
  return kind === "total" || kind === "subtotal" || kind === "due";
}

function moneyIn(row: Row): number[] {
  return row.cells.map(centsOf).filter((cents) => cents > 0);
}

/** A row with a total in three columns and more, each made by the amounts over it and none by the others: prices to choose from. */
export function hasRivalTotals(rows: Row[]): boolean {
  return rows.some((row, at) => {
    const totals = row.cells.filter((cell) => isMoney(cell.printed));
    const label = row.cells[0];
    if (totals.length < 3 || totals.length !== row.cells.length - 1 || !label || label.printed) return false;
    const amounts = totals.map(centsOf);
    const largest = Math.max(...amounts);
    if (sumOf(amounts) === largest * 2 || new Set(amounts).size < 3 || isChargedTogether(amounts, rows)) return false;
    const over = rows.slice(Math.max(0, at - 12), at).filter((each) => each.cells.length === row.cells.length);
    return totals.every((total, index) =>
      isSumOfSome(
        centsOf(total),
        over.map((each) => centsOf(each.cells[index + 1])),
      ),
    );
  });
}

/** What any job is made of: jobs that are printed beside each other have it too. */
const ANY_WORK = /^(?:labou?r|parts?|materials?|supplies|tax)\W*$/;

/** The same names again and again within a row, each with its amount, down to totals that differ: bids side by side. */
export function hasRivalBlocks(rows: Row[]): boolean {
  const repeated = rows.flatMap((row) => {
    const amounts = Map.groupBy(
      row.cells.flatMap((cell, at) => {
        const next = row.cells[at + 1];
        return !cell.printed && /[a-z]{3}/i.test(cell.text) && isMoney(next?.printed ?? null)
          ? [{ name: cell.text.toLowerCase(), cents: centsOf(next) }]
          : [];
      }),
      ({ name }) => name,
    );
    return [...amounts].filter(([, same]) => same.length > 1);
  });
  const sums = repeated
    .filter(([name]) => summaryKind(name) !== null)
    .map(([, same]) => same.map(({ cents }) => cents));
  const works = repeated.filter(([name]) => summaryKind(name) === null && !ANY_WORK.test(name));
  return (
    works.length > 1 &&
    repeated.length > 2 &&
    sums.some((totals) => new Set(totals).size > 1) &&
    !sums.some((totals) => isChargedTogether(totals, rows))
  );
}

/** Two cars or two axles beside each other are no rivals where a total is what both come to, with a tax or without. */
function isChargedTogether(totals: number[], rows: Row[]): boolean {
  const sum = sumOf(totals);
  const named = (name: (text: string) => boolean) =>
    rows.filter(({ cells }) => cells.some(({ text, printed }) => !printed && name(text))).flatMap(moneyIn);
  const taxes = [0, ...named((text) => summaryKind(text)?.kind === "tax")];
  const charged = new Set(named(isTotal));
  return taxes.some((tax) => charged.has(sum + tax));
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0);
}

function centsOf(cell: Row["cells"][number] | undefined): number {
  return cell?.printed?.kind === "number" && isMoney(cell.printed) ? toCents(cell.printed.value) : 0;
}

/** The last few of them make it. */
function isSumOfSome(sum: number, amounts: number[]): boolean {
  return amounts.some((_, from) => from < amounts.length - 1 && sumOf(amounts.slice(from)) === sum);
}

function figures(row: Row): number {
  return row.cells.filter((cell) => cell.printed?.kind === "number" && !cell.printed.percent).length;
}
