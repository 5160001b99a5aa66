import { LONGEST_LINE } from "#app/quote-reader/layout/bounds.ts";
import { withoutLeaders } from "#app/quote-reader/layout/leaders.ts";
import { isMoney, type Printed, parsePrinted } from "#app/quote-reader/layout/numbers.ts";
import { summaryKind } from "#app/quote-reader/lines/sums/summary-kind.ts";
import { median } from "#app/quote-reader/median.ts";
import type { Page, Word } from "#app/quote-reader/words/page.ts";

/** Words that stand together; `x2` and `y2` are the far edges, in the units of the page. */
export type Cell = {
  text: string;
  x: number;
  x2: number;
  y: number;
  y2: number;
  printed: Printed | null;
  confidence: number;
  words: Word[];
  origin?: { x: number; y: number; x2: number; y2: number };
};

export type Row = { page: number; y: number; y2: number; x: number; x2: number; size: number; cells: Cell[] };

/** A gap wider than this many text heights starts a new cell; a space is 0.3, in typewriter faces 0.6. */
const CELL_GAP = 0.8;
/** Words that the camera found as one piece of text belong together even when their measured gap is wider. */
const CELL_GAP_WITHIN_RUN = 1.5;
const NOT_BEFORE_A_PRICE =
  /^(@|at|x|approx\.?|approximately|about|around|to|over|under|of|is|for|or|and|from|by|least|than|only|a|was|maximum|max|up|additional|extra|per)$/i;
const WORDS_IN_A_NUMBER = 3;
const LINES_LOOKED_BACK = 12;

/** The rows of a page from top to bottom, each cut into cells from left to right. */
export function rowsOf(page: Page): Row[] {
  const words = page.words.flatMap(withoutLeaders).sort((a, b) => middle(a) - middle(b));
  const lines: { middle: number; least: number; length: number; words: Word[] }[] = [];
  for (const word of words) {
    const reach = word.run === undefined ? 0.42 : 0.52;
    // Words come from top to bottom, so only the last few lines can be theirs.
    const line = lines
      .slice(-LINES_LOOKED_BACK)
      .findLast((each) => Math.abs(each.middle - middle(word)) < Math.min(each.least, word.height) * reach);
    const length = word.text.length + 1;
    if (!line || line.length + length > LONGEST_LINE) {
      lines.push({ middle: middle(word), least: word.height, length, words: [word] });
      continue;
    }
    line.middle = (line.middle * line.words.length + middle(word)) / (line.words.length + 1);
    line.least = Math.min(line.least, word.height);
    line.length += length;
    line.words.push(word);
  }
  lines.sort((a, b) => a.middle - b.middle);
  return lines.map((line) => rowOf(line.words, page.number)).filter((row) => row.cells.length > 0);
}

export function rowOf(words: Word[], page: number): Row {
  return rowOfCells(cellsOf(words.toSorted((a, b) => a.x - b.x)), page);
}

export function rowOfCells(cells: Cell[], page: number): Row {
  return {
    page,
    cells,
    x: Math.min(...cells.map((cell) => cell.x)),
    x2: Math.max(...cells.map((cell) => cell.x2)),
    y: Math.min(...cells.map((cell) => cell.y)),
    y2: Math.max(...cells.map((cell) => cell.y2)),
    size: median(
      cells.map((cell) => cell.y2 - cell.y),
      1,
    ),
  };
}

export function rowText(row: Row): string {
  return row.cells.map((cell) => cell.text).join(" ");
}

function middle(word: Word): number {
  return word.y + word.height / 2;
}

function cellsOf(words: Word[]): Cell[] {
  const groups: Word[][] = [];
  let previous: Word | undefined;
  for (const word of words) {
    const gap = previous ? word.x - (previous.x + previous.width) : Number.POSITIVE_INFINITY;
    const height = previous ? Math.max(Math.min(previous.height, word.height), 1e-6) : 1;
    const together = previous?.run !== undefined && previous.run === word.run;
    if (gap > height * (together ? CELL_GAP_WITHIN_RUN : CELL_GAP)) groups.push([word]);
    else groups.at(-1)?.push(word);
    previous = word;
  }
  // Most rows include nothing, and are not looked through.
  const includes = words.some(({ text }) => INCLUDED.test(text));
  const last = includes ? groups.findLastIndex((group) => isMoney(cellOf(group).printed)) : -1;
  return joinCurrency(groups.flatMap((group, at) => peel(group, at < last)));
}

/** Splits the numbers off both ends of a group of words; "1 Oil filter 12.00 12.00" is four cells. */
function peel(group: Word[], isPriced: boolean): Cell[] {
  const whole = cellOf(group);
  if (whole.printed || group.length === 1) return [whole];
  const tail: Cell[] = [];
  let rest = group;
  while (rest.length > 1) {
    const taken = numberAtEnd(rest);
    // "Struts, mount incl.   412.60": what is included belongs to what has a price behind it.
    if (!taken || (isPriced && isIncluded(taken.cell))) break;
    tail.unshift(taken.cell);
    rest = withoutSeparator(rest.slice(0, rest.length - taken.length));
  }
  if (rest.length === 0) return tail;
  // "$1,821.85 Total": the amount set close before its label.
  const first = cellOf(rest.slice(0, 1));
  if (rest.length > 1 && isMoney(first.printed) && first.printed.decimals === 2) {
    const label = cellOf(rest.slice(1));
    if (summaryKind(label.text)?.strict) return [first, label, ...tail];
  }
  return [cellOf(rest), ...tail];
}

const INCLUDED = /^incl/i;

function isIncluded({ printed, text }: Cell): boolean {
  return printed?.kind === "free" && INCLUDED.test(text);
}

/** "Serpentine belt - $37": a dash with space on both sides parts words and price, but where something is taken off. */
function isParted(words: Word[], at: number): boolean {
  const [before, dash, amount] = words.slice(at - 1, at + 2);
  if (!before || !dash || !amount || !/^[–—-]$/.test(dash.text)) return false;
  const label = words.slice(0, at).map((word) => word.text);
  if (label.some((word) => /^[–—-]$/.test(word))) return true;
  const space = Math.min(dash.x - before.x - before.width, amount.x - dash.x - dash.width);
  return (
    space > dash.height * 0.12 && !/discount|coupon|credit|off\b|less|deposit|paid|saving|rebate/i.test(label.join(" "))
  );
}

/** "2 ea @ 45.00 = 90.00", "Pads - 90.00": the sign between is neither's. */
function withoutSeparator(words: Word[]): Word[] {
  return words.length > 1 && /^[=–—-]$/.test(words.at(-1)?.text ?? "") ? words.slice(0, -1) : words;
}

function numberAtEnd(words: Word[]): { cell: Cell; length: number } | null {
  for (let length = Math.min(WORDS_IN_A_NUMBER, words.length - 1); length >= 1; length--) {
    const cell = cellOf(words.slice(words.length - length));
    const before = words[words.length - length - 1];
    if (!before || NOT_BEFORE_A_PRICE.test(before.text)) continue;
    // Of a line parted by dashes the last is no minus.
    if (length > 1 && isParted(words, words.length - length)) continue;
    if (cell.printed?.kind === "free" && !/,$|^(in|not|is|are|all|and|tax|taxes)$/i.test(before.text))
      return { cell, length };
    if (!isMoney(cell.printed)) continue;
    // "$45.00 / 12.00" and "(2 x $45.00)" belong together.
    if (/[x×*@/(]$/i.test(before.text) && before.text.length === 1) continue;
    return { cell, length };
  }
  return null;
}

/** The smallest rectangle around places on the picture as sent; undefined for digital words. */
export function originOf(places: { origin?: Word["origin"] }[]): Word["origin"] {
  const origins = places.flatMap((place) => (place.origin ? [place.origin] : []));
  if (origins.length === 0) return undefined;
  return {
    x: Math.min(...origins.map((origin) => origin.x)),
    y: Math.min(...origins.map((origin) => origin.y)),
    x2: Math.max(...origins.map((origin) => origin.x2)),
    y2: Math.max(...origins.map((origin) => origin.y2)),
  };
}

export function cellOf(words: Word[]): Cell {
  const text = words.map((word) => word.text).join(" ");
  return {
    text,
    x: Math.min(...words.map((word) => word.x)),
    x2: Math.max(...words.map((word) => word.x + word.width)),
    y: Math.min(...words.map((word) => word.y)),
    y2: Math.max(...words.map((word) => word.y + word.height)),
    printed: parsePrinted(text),
    confidence: Math.min(...words.map((word) => word.confidence)),
    words,
    origin: originOf(words),
  };
}

/** Accountants set the dollar sign at the left of the column and the figure at its right. */
function joinCurrency(cells: Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] as Cell;
    const next = cells[index + 1];
    const sign = /^(-?\$|\$-?|USD|-|\()$/.exec(cell.text)?.[1] ?? (isSignMisread(cell, next) ? "$" : null);
    if (
      sign &&
      next?.printed?.kind === "number" &&
      (cell.text !== "-" || next.x - cell.x2 < (cell.y2 - cell.y) * 0.5)
    ) {
      const text = `${sign}${next.text}`;
      joined.push({ ...next, text, printed: parsePrinted(text) ?? next.printed });
      index += 1;
      continue;
    }
    // "Labor $ 300.00": the sign stuck to the words before it.
    if (/\s\$$/.test(cell.text) && next?.printed?.kind === "number") {
      joined.push({ ...cell, text: cell.text.replace(/\s\$$/, "") });
      joined.push({ ...next, text: `$${next.text}`, printed: parsePrinted(`$${next.text}`) ?? next.printed });
      index += 1;
      continue;
    }
    joined.push(cell);
  }
  return joined;
}

/** A camera reads the sign apart from its amount as an "s". */
function isSignMisread(cell: Cell, next: Cell | undefined): boolean {
  return cell.confidence < 1 && isMoney(next?.printed ?? null) && /^s$/i.test(cell.text);
}
