import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";

/** What can be seen of a word among the words of its piece. */
export function ofWord({ words }: Cell, index: number): string[] {
  const text = (at: number) => words[at]?.text ?? "";
  const own = text(index);
  const letters = own.toLowerCase().replace(/[^a-z]/g, "");
  const passed = words.slice(0, index).map((word) => word.text);
  return [
    "one",
    `w:${plain(own)}`,
    ...(letters.length > 4 ? [`p:${letters.slice(0, 4)}`, `s:${letters.slice(-3)}`] : []),
    `shape:${shape(own)}`,
    `shape-at:${shape(own)}/${Math.min(2, index)}`,
    `at:${Math.min(4, index)}`,
    `end:${Math.min(3, words.length - 1 - index)}`,
    `prev:${plain(text(index - 1))}`,
    `next:${plain(text(index + 1))}`,
    `next2:${plain(text(index + 2))}`,
    `prev-shape:${shape(text(index - 1))}`,
    `next-shape:${shape(text(index + 1))}`,
    `stop:${/[,;:.!?]$/.exec(own)?.[0] ?? "no"}/${/[,;:.!?]$/.exec(text(index - 1))?.[0] ?? "no"}`,
    `open:${passed.some((each) => each.includes("(")) && !passed.some((each) => each.includes(")"))}`,
    `dash:${passed.some((each) => /^[–—-]$/.test(each))}`,
    `comma:${passed.some((each) => /,$/.test(each))}`,
    `colon:${passed.some((each) => /:$/.test(each))}`,
    ...passed.slice(-6).map((each) => `passed:${plain(each)}`),
  ];
}

/** How many words of a row stand up to the end of a piece before the amount. */
export function wordsUpTo(row: Row, each: Cell, cell: Cell): number {
  return row.cells.reduce((sum, one) => sum + (one.x <= each.x && one.x < cell.x ? one.words.length : 0), 0);
}

type Zone = { cell: Cell; step: number; besides: Cell[]; own: Cell[] };

/** Whether a piece is on this line's side of the other amounts: those in its own row, and those in the piece's. */
export function zoneOf(each: Cell, { cell, step, besides, own }: Zone): string {
  if (step !== 0 && own.length > 0) {
    const isAfter = own.every((other) => other.x < each.x);
    const isBefore = own.every((other) => other.x > each.x);
    return isAfter ? "after others" : isBefore ? "before others" : "among others";
  }
  const between = besides.filter(
    (other) => other !== cell && Math.min(each.x, cell.x) < other.x && other.x < Math.max(each.x, cell.x),
  );
  return between.length > 0 ? "another's" : each.x > cell.x ? "behind" : "own";
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\d+/g, "9")
    .replace(/[.,:;]+$/, "")
    .slice(0, 14);
}

/** A text's letters and digits by their kind: "5W-30" is "9A-9". */
export function shape(text: string): string {
  return text
    .replace(/[A-Z]+/g, (run) => (run.length > 1 ? "AA" : "A"))
    .replace(/[a-z]+/g, "a")
    .replace(/\d+/g, "9")
    .slice(0, 8);
}

/** The number of the first edge above a value. */
export function bin(value: number, edges: number[]): number {
  const at = edges.findIndex((edge) => value < edge);
  return at < 0 ? edges.length : at;
}
