import { meansOf } from "#app/quote-reader/attention/meanings.server.ts";
import { bin, shape } from "#app/quote-reader/attention/word-features.ts";
import { agrees, isMoney, isSaidAsMoney, parsePrinted, toCents } from "#app/quote-reader/layout/numbers.ts";
import { type Cell, cellOf, type Row, rowOfCells } from "#app/quote-reader/layout/rows.ts";
import { type Entry, entriesOf } from "#app/quote-reader/learned/entries.ts";
import { headOver } from "#app/quote-reader/learned/heads.ts";
import { summaryKind } from "#app/quote-reader/lines/sums/summary-kind.ts";
import { columnRoles, isFee, sectionKind } from "#app/quote-reader/lines/vocabulary.ts";
import { median } from "#app/quote-reader/median.ts";
import type { Word } from "#app/quote-reader/words/page.ts";

/** A piece of a page that stands by itself, a text or a figure, with what can be seen of it and what its words mean. */
export type Node = { cell: Cell; row: Row; rowAt: number; entry: Entry | null; seen: number[]; means: number[] };

/** Features are numbers of buckets below this; a page's pieces beyond `MOST_NODES` are not looked at. */
export const BUCKETS = 16_384;
export const WORD_BUCKETS = 8192;
const MOST_NODES = 700;

export type Seen = { rows: Row[]; nodes: Node[]; entries: Entry[] };

/** Whether nothing but text stands there: no column of amounts. */
export function isAllText(rows: Row[]): boolean {
  return rows.flatMap(({ cells }) => cells).filter(({ printed }) => isMoney(printed)).length < 2;
}

/** Every piece of a paper's rows, in the order of reading. In a text whole numbers may be amounts. */
export function nodesOf(given: Row[], isText = isAllText(given)): Seen {
  const rows = given.map((row) =>
    rowOfCells(
      row.cells.flatMap((cell) => partedAtAmounts(cell, isText)),
      row.page,
    ),
  );
  const entries = entriesOf(rows, isText);
  const byCell = new Map(entries.map((entry) => [entry.cell, entry]));
  const places = rows
    .flatMap((row, rowAt) => row.cells.map((cell, at) => ({ cell, row, rowAt, at })))
    .slice(0, MOST_NODES);
  const size = median(
    rows.map((row) => row.size),
    10,
  );
  const far = Math.max(1, ...rows.map((row) => row.x2));
  const nodes = places.map((place): Node => {
    const entry = byCell.get(place.cell) ?? null;
    const features = [...ofCell(place, rows, size, far), ...(entry?.features ?? []).map((each) => `e:${each}`)];
    return {
      cell: place.cell,
      row: place.row,
      rowAt: place.rowAt,
      entry,
      seen: numbered(features, BUCKETS),
      means: place.cell.printed ? [] : meansOf(place.cell.text),
    };
  });
  return { rows, nodes, entries };
}

/** FNV-1a, so that training and reading find the same bucket. */
export function bucketOf(feature: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % buckets;
}

export function numbered(features: string[], buckets: number): number[] {
  return [...new Set(features.map((feature) => bucketOf(feature, buckets)))];
}

/** "water pump is $138 (Aisin), belt $42": an amount within a text stands by itself; "pads 185, labor 240" only where nothing but text is. */
function partedAtAmounts(cell: Cell, isText: boolean): Cell[] {
  if (cell.printed) return [cell];
  const parts: Word[][] = [];
  let isOpen = false;
  for (const [at, word] of cell.words.entries()) {
    const [before, after] = [cell.words[at - 1]?.text, cell.words[at + 1]?.text];
    const bare = bareAmount(word, isText || isSaidAsMoney(before, after)) ?? takenOff(word, before, after);
    if (bare) {
      parts.push([bare]);
      isOpen = false;
    } else if (isOpen) parts.at(-1)?.push(word);
    else {
      parts.push([word]);
      isOpen = true;
    }
  }
  // "$27." ends a sentence in a row of its own.
  const isWhole = parts.length === 1 && cell.words.length > 1;
  return isWhole ? [cell] : parts.map(cellOf);
}

/** The word without what a sentence puts around it, where it is an amount of money. */
function bareAmount(word: Word, isText: boolean): Word | null {
  if (!/\d/.test(word.text)) return null;
  const text = word.text
    .replace(/^[("'=~]+(?=[-$\d])/, "")
    .replace(/[)"';:,.!?]+$/, "")
    // "$39.18,s0the": a camera lost the space.
    .replace(/(?<=\.\d\d)[,;.]?[a-z].*$/i, "");
  if (isText && /^[1-9](?:\d{0,3}|\d?,\d{3})(?:\/(?:h|hr|hour|ea|each))?$/i.test(text) && !/^(?:19|20)\d\d$/.test(text))
    return { ...word, text };
  if (!/^-?\$\d|^-?\d[\d,]*\.\d\d$/.test(text)) return null;
  return isMoney(parsePrinted(text)) ? { ...word, text } : null;
}

/** "-10 because your brother sent you": a sentence that begins with what is taken off. */
function takenOff(word: Word, before: string | undefined, after = ""): Word | null {
  return before === undefined && /^-[1-9]\d{0,3}$/.test(word.text) && /^[a-z]{3}/i.test(after) ? word : null;
}

type Place = { cell: Cell; row: Row; rowAt: number; at: number };

function ofCell({ cell, row, rowAt, at }: Place, rows: Row[], size: number, far: number): string[] {
  const out: string[] = ["one"];
  const add = (name: string, value: string | number | boolean) => out.push(`${name}:${value}`);
  const { printed } = cell;
  const text = cell.text.toLowerCase();
  add("kind", printed?.kind ?? "text");
  if (printed?.kind === "number") {
    const { value } = printed;
    add("figure", `${printed.decimals}/${printed.dollar}/${printed.percent}/${printed.rate}/${printed.unit}`);
    add("decimals", printed.decimals);
    add("dollar", printed.dollar);
    add("unit", printed.unit ?? "none");
    add("rate", printed.rate);
    add("sign", Math.sign(value));
    add("value", bin(Math.abs(value), [0.05, 1, 1.01, 2.01, 5, 12, 30, 70, 100, 200, 500, 1500, 5000, 30_000]));
    add("whole", Number.isInteger(value) ? Math.min(12, Math.abs(value)) : "no");
    add("factor", factorIn(row, cell, rows[rowAt - 1], rows[rowAt + 1]));
  } else {
    const words = text.match(/[a-z]+|[#%@&/]|\d+/g) ?? [];
    for (const word of words.slice(0, 16)) add("w", word.replace(/\d+/, "9"));
    add("first", words[0]?.replace(/\d+/, "9") ?? "");
    add("last", words.at(-1)?.replace(/\d+/, "9") ?? "");
    const squeezed = text.replace(/[^a-z]/g, "");
    for (let from = 0; from + 4 <= squeezed.length && from < 40; from += 1) add("g", squeezed.slice(from, from + 4));
    add("words", Math.min(8, words.length));
    add("shape", shape(cell.text));
    const letters = cell.text.replace(/[^a-z]/gi, "");
    add(
      "case",
      letters === ""
        ? "none"
        : letters === letters.toUpperCase()
          ? "upper"
          : /^[a-z]/.test(letters)
            ? "lower"
            : "mixed",
    );
    add("end", /[.:;,!?)-]$/.exec(cell.text)?.[0] ?? "none");
    add("start", /^[([*•·-]/.exec(cell.text)?.[0] ?? "none");
    const sum = summaryKind(cell.text);
    add("sum", sum ? `${sum.kind}/${sum.strict}` : "none");
    add("section", sectionKind(cell.text) ?? "none");
    add("column", columnRoles(cell.text)?.[0] ?? "none");
    add("fee", isFee(cell.text));
    add("digits", Math.min(6, cell.text.replace(/\D/g, "").length));
  }
  const numbers = row.cells.filter((each) => each.printed?.kind === "number");
  const moneys = numbers.filter((each) => isMoney(each.printed));
  add("moneys", Math.min(4, moneys.length));
  add("numbers", Math.min(5, numbers.length));
  add("cells", Math.min(8, row.cells.length));
  add("at", Math.min(6, at));
  add("from-end", Math.min(6, row.cells.length - 1 - at));
  add(
    "behind-money",
    moneys.some((each) => row.cells.indexOf(each) < at),
  );
  add(
    "before-money",
    moneys.some((each) => row.cells.indexOf(each) > at),
  );
  const shapes = row.cells
    .map((each) => (each.printed?.kind === "number" ? (isMoney(each.printed) ? "m" : "n") : "t"))
    .join("");
  add("row", `${shapes.slice(0, 8)}/${Math.min(7, at)}`);
  add("x", Math.floor((cell.x / far) * 12));
  add("x2", Math.floor((cell.x2 / far) * 12));
  add("size", bin((cell.y2 - cell.y) / size, [0.75, 0.9, 1.1, 1.3, 1.7]));
  add("place", bin(rowAt / Math.max(1, rows.length), [0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9]));
  const head = headOver({ cell, rowAt }, rows);
  for (const word of head
    .toLowerCase()
    .match(/[a-z]+|#/g)
    ?.slice(0, 4) ?? [])
    add("head", word);
  add("headed", head === "" ? "none" : (columnRoles(head)?.[0] ?? "other"));
  const before = row.cells[at - 1];
  const after = row.cells[at + 1];
  add("before", before ? (before.printed?.kind ?? lastWord(before.text)) : "none");
  add("after", after ? (after.printed?.kind ?? firstWord(after.text)) : "none");
  const above = rows[rowAt - 1];
  const below = rows[rowAt + 1];
  add("gap-above", above && above.page === row.page ? bin((row.y - above.y) / size, [1.1, 1.5, 2, 3, 5]) : "none");
  add("gap-below", below && below.page === row.page ? bin((below.y - row.y) / size, [1.1, 1.5, 2, 3, 5]) : "none");
  add("font", cell.words[0]?.font !== undefined && /bold|black|heavy/i.test(cell.words[0].font) ? "bold" : "plain");
  return out;
}

/** What a figure is to the others of its row: a factor of one, the product of two. */
function factorIn(row: Row, cell: Cell, above: Row | undefined, below: Row | undefined): string {
  const own = amountIn(cell);
  const othersOf = (of: Row | undefined) =>
    (of?.page === row.page ? of.cells : []).filter((each) => each !== cell).flatMap((each) => amountIn(each) ?? []);
  const role = (values: number[]) => {
    if (own === null || own === 0) return null;
    for (const unit of values)
      for (const total of values) {
        if (unit === total || unit === 0 || total === 0) continue;
        if (agrees(own, toCents(unit), toCents(total)) && own !== 1) return own < unit ? "small" : "large";
        if (own !== total && unit !== 1 && agrees(unit, toCents(total), toCents(own))) return "product";
      }
    if (own === 1 && values.some((a, at) => values.indexOf(a) !== at && a !== 1)) return "one of a pair";
    return values.includes(own) ? "same" : null;
  };
  const inRow = role(othersOf(row));
  if (inRow) return inRow;
  const near = role([...othersOf(row), ...othersOf(below)]) ?? role([...othersOf(row), ...othersOf(above)]);
  return near ? `near ${near}` : "no";
}

function amountIn({ printed }: Cell): number | null {
  return printed?.kind === "number" && !printed.percent ? printed.value : null;
}

function firstWord(text: string): string {
  return /[a-z]+/.exec(text.toLowerCase())?.[0] ?? "";
}

function lastWord(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.at(-1) ?? ""
  );
}
