import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import { edgeOf, seamFeatures } from "#app/quote-reader/learned/seams.ts";
import { isPartNumber } from "#app/quote-reader/lines/part-number.ts";
import { sectionKind, typeByCode } from "#app/quote-reader/lines/vocabulary.ts";
import type { Word } from "#app/quote-reader/words/page.ts";

/** A word near an amount that may belong to the name of what is charged. */
export type Near = { word: Word; cell: Cell; step: number; features: string[] };

/** Where an amount stands. */
export type Place = { row: Row; rowAt: number; cell: Cell };

const REACH = 3;

/** The words around an amount, in the order of reading; `lines` are the rows in which amounts of lines stand. */
export function wordsNear({ row, rowAt, cell }: Place, rows: Row[], lines: Set<number>): Near[] {
  const found: Near[] = [];
  const size = row.size || 1;
  const share = (step: number) => {
    const all = [...lines];
    return all.filter((at) => isBare(rows[at + step]) && !lines.has(at + step)).length / Math.max(1, all.length);
  };
  const patterns = [share(-1), share(1)].map((value) => (value < 0.2 ? "few" : value < 0.7 ? "some" : "most"));
  const ownLetters = row.cells.filter((each) => each.printed?.kind !== "number" && /[a-z]{3}/i.test(each.text)).length;
  const ownFont = row.cells[0]?.words[0]?.font;
  const left = Math.min(...[...lines].map((at) => rows[at]?.x ?? 0));
  const columns = columnsOf(rows, lines);
  const all = [...columns.cells.values()].flat();
  for (let step = -REACH; step <= REACH; step++) {
    const other = rows[rowAt + step];
    if (!other || other.page !== row.page || (step !== 0 && !isReached(rows, lines, rowAt, step))) continue;
    const texts = other.cells.filter((each) => each.printed?.kind !== "number");
    const over = step < 0 ? row.y - other.y : other.y - row.y;
    for (const [at, each] of other.cells.entries()) {
      const textAt = texts.indexOf(each);
      const head = headOver(each, rowAt + Math.min(0, step), rows);
      const aligned = [...lines].filter((line) =>
        rows[line]?.cells.some(
          (cellOf) => cellOf.printed?.kind !== "number" && Math.abs(cellOf.x - each.x) < size * 0.6,
        ),
      ).length;
      const shared = [
        `step:${step}`,
        `bare:${isBare(other)}`,
        `above:${patterns[0]}/${step}`,
        `below:${patterns[1]}/${step}`,
        `own:${Math.min(2, ownLetters)}/${step}`,
        `text:${textAt < 0 ? "number" : Math.min(3, textAt)}/${Math.min(4, texts.length)}`,
        `text-own:${textAt < 0 ? "number" : Math.min(3, textAt)}/${step}`,
        `side:${each.x > cell.x ? "behind" : "before"}`,
        `between:${other.cells.slice(0, at).some((one) => one.printed?.kind === "number")}/${step}`,
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
        const plain = shapeOf(word.text);
        found.push({
          word,
          cell: each,
          step,
          features: [
            "one",
            ...shared,
            `w:${plain}`,
            `shape:${shape(word.text)}`,
            `shape-at:${shape(word.text)}/${Math.min(2, index)}`,
            `at:${Math.min(3, index)}/${step}`,
            `end:${Math.min(2, each.words.length - 1 - index)}`,
            `prev:${shapeOf(each.words[index - 1]?.text ?? "")}`,
            `next:${shapeOf(each.words[index + 1]?.text ?? "")}`,
            `next-shape:${shape(each.words[index + 1]?.text ?? "")}`,
            `first-in-row:${each === texts[0] && index === 0}`,
            ...each.words
              .slice(0, index)
              .map((one) => `passed:${shapeOf(one.text)}`)
              .slice(-8),
          ],
        });
      });
    }
  }
  return found;
}

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

function shapeOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\d+/g, "9")
    .replace(/[.,:;]+$/, "")
    .slice(0, 14);
}

function shape(text: string): string {
  return text
    .replace(/[A-Z]+/g, (run) => (run.length > 1 ? "AA" : "A"))
    .replace(/[a-z]+/g, "a")
    .replace(/\d+/g, "9")
    .slice(0, 8);
}

function headOver(cell: Cell, rowAt: number, rows: Row[]): string {
  for (let at = rowAt - 1; at >= Math.max(0, rowAt - 40); at--) {
    const row = rows[at] as Row;
    if (row.cells.length < 3 || row.cells.some((each) => each.printed?.kind === "number" || each.text.length > 30))
      continue;
    const over = row.cells
      .filter((each) => each.x < cell.x2 && each.x2 > cell.x)
      .sort((a, b) => Math.abs(a.x - cell.x) - Math.abs(b.x - cell.x))[0];
    if (over) return over.text;
  }
  return "";
}

/** The name of words that are likely enough part of it; a cell is taken whole but for what stands at its ends. */
export function nameOf(words: Near[], chances: number[]): string {
  const cells = Map.groupBy(
    words.map((near, at) => ({ near, chance: chances[at] ?? 0 })),
    ({ near }) => near.cell,
  );
  const out: string[] = [];
  for (const group of cells.values()) {
    const first = group.findIndex(({ chance }) => chance > 0.5);
    const last = group.findLastIndex(({ chance }) => chance > 0.5);
    if (first < 0) continue;
    const kept = group.slice(first, last + 1);
    if (kept.filter(({ chance }) => chance > 0.35).length < kept.length * 0.5) continue;
    out.push(...kept.map(({ near }) => near.word.text));
  }
  return out.join(" ");
}
