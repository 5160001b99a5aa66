import { bin, ofWord, wordsUpTo, zoneOf } from "#app/quote-reader/attention/word-features.ts";
import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import { headOver } from "#app/quote-reader/learned/heads.ts";
import { edgeOf, seamFeatures } from "#app/quote-reader/learned/seams.ts";
import { isPartNumber } from "#app/quote-reader/lines/part-number.ts";
import { sectionKind, typeByCode } from "#app/quote-reader/lines/vocabulary.ts";
import type { Word } from "#app/quote-reader/words/page.ts";

/** A word near an amount that may say what is charged, how many or at what price. */
export type Near = { word: Word; index: number; cell: Cell; step: number; features: string[] };

/** Where an amount stands. */
export type Place = { row: Row; rowAt: number; cell: Cell };

const REACH = 3;

/** What all lines of a paper have in common: which rows hold them, what stands at each step from them, and where they begin. */
export type Lines = {
  rows: Row[];
  held: Set<number>;
  amounts: Map<number, Cell[]>;
  columns: Columns;
  patterns: string[];
  left: number;
  names: Cell[];
};

export function linesIn(rows: Row[], places: Place[]): Lines {
  const held = new Set(places.map(({ rowAt }) => rowAt));
  const amounts = new Map<number, Cell[]>();
  for (const { rowAt, cell } of places) amounts.set(rowAt, [...(amounts.get(rowAt) ?? []), cell]);
  const all = [...held];
  const share = (step: number) =>
    all.filter((at) => isBare(rows[at + step]) && !held.has(at + step)).length / Math.max(1, all.length);
  const patterns = [share(-1), share(1)].map((value) => (value < 0.2 ? "few" : value < 0.7 ? "some" : "most"));
  const columns = columnsOf(rows, held);
  return {
    rows,
    held,
    amounts,
    columns,
    patterns,
    left: Math.min(...all.map((at) => rows[at]?.x ?? 0)),
    names: [...columns.cells.values()].flat(),
  };
}

/** The words around an amount, in the order of reading. */
export function wordsAround({ row, rowAt, cell }: Place, paper: Lines): Near[] {
  const { rows, held: lines, amounts, columns, patterns, left, names: all } = paper;
  const besides = amounts.get(rowAt) ?? [];
  const wordsBefore = row.cells.reduce((sum, each) => sum + (each.x < cell.x ? each.words.length : 0), 0);
  const found: Near[] = [];
  const size = row.size || 1;
  const ownLetters = row.cells.filter((each) => each.printed?.kind !== "number" && /[a-z]{3}/i.test(each.text)).length;
  const ownFont = row.cells[0]?.words[0]?.font;
  const ownAt = row.cells.indexOf(cell);
  for (let step = -REACH; step <= REACH; step++) {
    const other = rows[rowAt + step];
    if (!other || other.page !== row.page) continue;
    const isFree = step === 0 || isReached(rows, lines, rowAt, step);
    if (!isFree && Math.abs(step) > 1) continue;
    const texts = other.cells.filter((each) => each.printed?.kind !== "number");
    const over = step < 0 ? row.y - other.y : other.y - row.y;
    for (const [at, each] of other.cells.entries()) {
      if (each === cell || !isNear(each, cell, step === 0 ? Math.abs(at - ownAt) : MOST_CELLS, other)) continue;
      const textAt = texts.indexOf(each);
      const head = headOver({ cell: each, rowAt: rowAt + Math.min(0, step) }, rows);
      const aligned = [...lines].filter((line) =>
        rows[line]?.cells.some(
          (cellOf) => cellOf.printed?.kind !== "number" && Math.abs(cellOf.x - each.x) < size * 0.6,
        ),
      ).length;
      const shared = [
        `step:${step}`,
        `free:${isFree}/${step}`,
        `bare:${isBare(other)}`,
        `above:${patterns[0]}/${step}`,
        `below:${patterns[1]}/${step}`,
        `own:${Math.min(2, ownLetters)}/${step}`,
        `text:${textAt < 0 ? "number" : Math.min(3, textAt)}/${Math.min(4, texts.length)}`,
        `text-own:${textAt < 0 ? "number" : Math.min(3, textAt)}/${step}`,
        `side:${each.x > cell.x ? "behind" : "before"}`,
        `between:${other.cells.slice(0, at).some((one) => one.printed?.kind === "number")}/${step}`,
        `zone:${zoneOf(each, { cell, step, besides, own: amounts.get(rowAt + step) ?? [] })}/${step}`,
        `beside:${Math.min(3, besides.length)}/${step === 0}`,
        `from:${bin((each.x - cell.x2) / size, [-45, -25, -12, -4, 0, 6])}/${Math.sign(step)}`,
        `cells-off:${step === 0 ? Math.max(-4, Math.min(4, at - ownAt)) : "other"}`,
        `gap:${step === 0 ? 0 : over / Math.abs(step) / size < 1.3 ? 1 : over / Math.abs(step) / size < 1.9 ? 2 : 3}/${Math.sign(step)}`,
        `indent:${Math.max(-2, Math.min(3, Math.round((each.x - row.x) / size / 2)))}/${Math.sign(step)}`,
        `left:${Math.max(-1, Math.min(4, Math.round((each.x - left) / size / 3)))}`,
        `aligned:${Math.round((aligned / Math.max(1, lines.size)) * 4)}`,
        `font:${ownFont === undefined || each.words[0]?.font === ownFont}/${step}`,
        `smaller:${other.size < size * 0.93}/${step}`,
        `code:${/^[A-Z0-9.-]{2,14}$/.test(each.text)}/${/\d/.test(each.text)}`,
        `number:${isPartNumber(each.text)}`,
        ...columnFeatures(each, step, columns, size),
        ...seamFeatures(each, { rows, at: rowAt + step, step }, edgeOf(each, all, size)),
        `type:${typeByCode(each.text) !== null}/${texts.length > 1}`,
        `section:${step < 0 && sectionKind(each.text) !== null}`,
        `length:${each.text.length < 4 ? 0 : each.text.length < 10 ? 1 : each.text.length < 30 ? 2 : 3}`,
        `printed:${each.printed?.kind ?? "text"}`,
        ...wordsIn(head).map((one) => `head:${one}`),
        ...wordsIn(each.text)
          .slice(0, 3)
          .map((one) => `cell:${one}`),
      ];
      each.words.forEach((word, index) => {
        const behind = other.cells.reduce((sum, one) => sum + (one.x > each.x ? one.words.length : 0), 0);
        const left =
          each.words.length -
          1 -
          index +
          (step === 0 ? Math.max(0, wordsBefore - wordsUpTo(row, each, cell)) : behind + wordsBefore);
        const features = [
          ...shared,
          ...ofWord(each, index),
          `first-in-row:${each === texts[0] && index === 0}`,
          `ahead:${step > 0 || each.x > cell.x ? "behind" : bin(left, [1, 2, 3, 5, 8, 13])}/${Math.min(0, step)}`,
        ];
        found.push({ word, index, cell: each, step, features });
      });
    }
  }
  const before = found.filter(({ step, cell: each }) => step < 0 || (step === 0 && each.x < cell.x)).length;
  addWay(found.slice(0, before).reverse(), "before");
  addWay(found.slice(before), "behind");
  return found;
}

/** What is passed from an amount to each word in the order of reading: words, other figures, ends of sentences and of their parts. */
function addWay(way: Near[], side: string): void {
  let [figures, stops, commas] = [0, 0, 0];
  let last: Cell | null = null;
  way.forEach(({ word, cell, features }, far) => {
    const isStop = /[.!?]$/.test(word.text);
    const isComma = /[,;:)]$/.test(word.text);
    if (side === "before") [stops, commas] = [stops + Number(isStop), commas + Number(isComma)];
    features.push(
      `far:${side}/${bin(far, [1, 2, 3, 4, 6, 8, 11, 15, 20, 30])}`,
      `past:${side}/${Math.min(3, figures)}/${Math.min(2, stops)}`,
      `past-commas:${side}/${Math.min(3, figures)}/${Math.min(3, commas)}`,
    );
    if (side === "behind") [stops, commas] = [stops + Number(isStop), commas + Number(isComma)];
    if (cell.printed?.kind === "number" && cell !== last) figures += 1;
    last = cell;
  });
}

/** Of a row of very many pieces only those count that stand close by. */
function isNear(cell: Cell, to: Cell, cellsOff: number, row: Row): boolean {
  return row.cells.length <= MOST_CELLS || (cellsOff <= MOST_CELLS && Math.abs(cell.x - to.x) < row.size * 60);
}

const MOST_CELLS = 24;

type Columns = { cells: Map<number, Cell[]>; lines: number };

/** The texts that stand at the same step from the amounts of all lines. */
function columnsOf(rows: Row[], lines: Set<number>): Columns {
  const cells = new Map<number, Cell[]>();
  for (let step = -REACH; step <= REACH; step++) {
    const own = [...lines].flatMap((at) =>
      step !== 0 && !isReached(rows, lines, at, step)
        ? []
        : (rows[at + step]?.cells.filter((each) => each.printed?.kind !== "number") ?? []),
    );
    cells.set(step, own);
  }
  return { cells, lines: lines.size };
}

/** What is said of a text by those of the other lines in its column: "Part, Labor, Part" is no column of names. */
function columnFeatures(cell: Cell, step: number, { cells, lines }: Columns, size: number): string[] {
  const all = cells.get(step) ?? [];
  const inColumn = (x: number) => all.filter((each) => Math.abs(each.x - x) < size);
  const own = inColumn(cell.x);
  const lengthOf = (group: Cell[]) => group.reduce((sum, each) => sum + lettersIn(each.text), 0);
  const longest = all.map((each) => inColumn(each.x)).sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? own;
  const texts = new Set(own.map((each) => each.text.toLowerCase()));
  const share = texts.size / Math.max(1, own.length);
  const distinct =
    own.length < 2 ? "one" : texts.size === 1 ? "same" : share < 0.5 ? "few" : share < 0.9 ? "most" : "all";
  const twins = own.filter((each) => each.text.toLowerCase() === cell.text.toLowerCase()).length;
  const place = longest.includes(cell) ? "is" : cell.x < (longest[0]?.x ?? 0) ? "before" : "after";
  const fill = Math.round((own.length / Math.max(1, lines)) * 3);
  const mean = Math.min(4, Math.floor(lengthOf(own) / Math.max(1, own.length) / 5));
  return [
    `distinct:${distinct}/${step}`,
    `twins:${Math.min(3, twins)}/${Math.min(3, own.length)}`,
    `long:${place}/${step}`,
    `fill:${fill}/${step}`,
    `mean:${mean}/${step}`,
    `column:${distinct}/${place}/${fill}/${step}`,
  ];
}

function lettersIn(text: string): number {
  return text.replace(/[^a-z]/gi, "").length;
}

/** Nothing but rows without amounts of lines lies between. */
function isReached(rows: Row[], lines: Set<number>, from: number, step: number): boolean {
  for (let at = Math.sign(step); Math.abs(at) <= Math.abs(step); at += Math.sign(step)) {
    if (lines.has(from + at) || !rows[from + at]) return false;
  }
  return true;
}

function isBare(row: Row | undefined): boolean {
  return row !== undefined && !row.cells.some((cell) => cell.printed?.kind === "number" && cell.printed.decimals === 2);
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+|#/g) ?? [];
}
