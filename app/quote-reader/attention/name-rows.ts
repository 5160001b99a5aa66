/** Names that stand in several rows, over their amounts, under them or around them. */
import type { Lines } from "#app/quote-reader/attention/around.ts";
import { isOfOne } from "#app/quote-reader/attention/sentences/said-each.ts";
import { isMoney } from "#app/quote-reader/layout/numbers.ts";
import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { nameIn } from "#app/quote-reader/lines/finish-line.ts";

/** A dealer's row of who did the work and who pays: "2214 CP", "SUBL CP", "413 WS". */
export const PAYS = /^(?:[A-Z\d]{2,6} )?(?:CP|CPAY|CSP|CWP|WS|WP|ISP|IP)$/;

/** What such a row is about stands over it, behind the code of the operation. */
export function operationOver(named: string, { row, rowAt }: Entry, { rows }: Lines): string {
  const above = rows[rowAt - 1];
  const text = above?.page === row.page ? (above.cells[0]?.text ?? "") : "";
  const [code = "", ...words] = text.split(" ");
  const isCode = /^[A-Z\d]{2,10}$/.test(code) && (/\d/.test(code) || named.startsWith(`${code} `));
  return nameIn(isCode ? words.join(" ") : text) || named;
}

export type Told = { cell: Cell; words: string };

/** What a line ends with that goes on in the next one: "oil, filter, 74-" over "pt inspection". */
const GOES_ON = /(?:[-,&/(+]|\b(?:and|with|for|of|incl))$/i;

/** A name whose figures stand beside its last line may begin in the row over it, alone there and unended; else null. */
export function begunAbove(own: Told[], { row, rowAt }: Entry, { rows }: Lines): Cell | null {
  const [above, first] = [rows[rowAt - 1], own[0]?.cell];
  if (above?.page !== row.page || above.cells.length > 1 || row.y - above.y > row.size * 2) return null;
  const [cell] = above.cells;
  if (!cell || !first || !row.cells.includes(first)) return null;
  return GOES_ON.test(cell.text) && isUnder(cell, first) ? cell : null;
}

/** A name that goes on in the next row under itself stands in a column of its own: what stands beside it is its detail. */
export function inOneColumn(told: Told[], { row, rowAt }: Entry, { rows, amounts }: Lines): Told[] {
  const next = rows[rowAt + 1];
  const [first] = told.filter(({ cell }) => row.cells.includes(cell));
  const under = first && next?.cells.find((cell) => isUnder(cell, first.cell));
  if (!first || !under || under.printed || next?.page !== row.page) return told;
  const isTold = told.some(({ cell }) => cell === under);
  // What stands before an amount of its own is another's name.
  if (!isTold && amounts.has(rowAt + 1)) return told;
  if (!isTold && !(/^[a-z]/.test(under.text) && goOnBeside(first.cell, row, next))) return told;
  const right = Math.max(first.cell.x2, under.x2);
  const own = told.filter(({ cell }) => cell.x < right);
  return isTold ? own : own.toSpliced(own.indexOf(first) + 1, 0, { cell: under, words: under.text });
}

/** So many text heights lie between the lines of one cell at the most. */
const LINE_PITCH = 2;

/** "Oil change while I was there," over "you supplied the filter": a name that goes on alone in the rows under its own, in small letters at its edge. */
export function goneOnBelow(told: Told[], { row, rowAt }: Entry, { rows, amounts }: Lines): Told[] {
  const first = told.find(({ cell }) => row.cells.includes(cell));
  const begins = first && first.words === first.cell.text && row.cells.indexOf(first.cell) <= 1;
  if (!begins) return told;
  // What goes on in small letters over a name that begins large is the rest of the name before it.
  const isRest = ({ cell }: Told) => cell.y < row.y && /^[a-z]/.test(cell.text) && /^[A-Z]/.test(first.cell.text);
  const found = told.slice(told.findIndex((each) => !isRest(each)));
  const names = [...amounts.keys()].flatMap((at) => rows[at]?.cells.filter(({ printed }) => !printed) ?? []);
  for (let at = rowAt + 1; ; at += 1) {
    const [above, under] = [rows[at - 1], rows[at]];
    const cell = under?.cells.length === 1 && !amounts.has(at) ? under.cells[0] : undefined;
    const isNext = above && under?.page === row.page && under.y - above.y < row.size * LINE_PITCH;
    if (!cell || !isNext || cell.printed || Math.abs(cell.x - first.cell.x) > row.size * 0.4) return found;
    const last = found.findLast(({ cell }) => cell.y < under.y) ?? first;
    const isBroken = wouldNotFit(last.cell, cell, names);
    if (!isBroken || !/^[a-z]/.test(cell.text) || /[.:!?]$/.test(last.words) || isOfOne(cell.text)) return found;
    if (!found.some((each) => each.cell === cell)) found.push({ cell, words: cell.text });
  }
}

/** Whether the first word of a line had no place at the end of the one before it, by the longest name at that edge: else it is a remark. */
function wouldNotFit(before: Cell, { words: [word] }: Cell, names: Cell[]): boolean {
  const height = before.y2 - before.y;
  const column = names.filter((name) => isUnder(name, before));
  const right = Math.max(...column.map(({ x2 }) => x2));
  return word !== undefined && before.x2 + height * SPACE + word.width > right;
}

/** Text heights between two words. */
const SPACE = 0.3;

/** Whether what stands beside a name goes on under itself too: both are columns of one table. */
function goOnBeside(first: Cell, row: Row, next: Row): boolean {
  const beside = row.cells.filter((cell) => cell.x > first.x && !cell.printed && /[a-z]{3}/i.test(cell.text));
  return beside.some((each) => next.cells.some((cell) => !cell.printed && isUnder(cell, each)));
}

/** "Pump 498.00; thermostat 129.00; bolts 18.00" is what a job's parts come to: the job is what stands over it in its column. */
export function titleOver({ row, rowAt, cell }: Entry, names: Cell[], { rows }: Lines): Cell | null {
  const ends = row.cells.findIndex((each, at) => at > 0 && each.x - (row.cells[at - 1]?.x2 ?? 0) > row.size * 0.8);
  const list = row.cells.slice(0, ends);
  const isPriceList = list.filter(({ printed }) => isMoney(printed)).length > 1 && !list.includes(cell);
  const above = rows[rowAt - 1];
  if (!isPriceList || !names.some((name) => list.includes(name)) || above?.page !== row.page) return null;
  const [first] = row.cells;
  const over = first && above.cells.find((each) => isUnder(each, first));
  const isTitle = over && !over.printed && /[a-z]{3}/i.test(over.text);
  return isTitle && !above.cells.some(({ printed }) => isMoney(printed)) ? over : null;
}

/** A row of a card stands so many times nearer to its own than to the card before it. */
const NEARER = 1.5;
/** So many amounts over their names make a page of cards. */
const CARDS = 2;

/** Cards that print a price over its name and the details under that: the name, where most amounts stand so. */
export function titleUnder({ rowAt }: Entry, { rows, amounts }: Lines): Cell | null {
  const under = [...amounts.keys()].filter((at) => cardAt(at, rows));
  return under.length >= CARDS && under.length * 2 >= amounts.size ? cardAt(rowAt, rows) : null;
}

function cardAt(at: number, rows: Row[]): Cell | null {
  const [above, row, below] = [rows[at - 1], rows[at], rows[at + 1]];
  if (row?.cells.length !== 1 || above?.page !== row.page || below?.page !== row.page) return null;
  const [name] = below.cells;
  const isNear = row.y - above.y > (below.y - row.y) * NEARER && below.y - row.y < row.size * 2.5;
  const isName = name && !name.printed && Math.abs(name.x - row.x) < row.size && /[a-z]{3}/i.test(name.text);
  return isNear && isName ? name : null;
}

/** What was said of a card stands beside its price, and is no name. */
const BADGE =
  /^(?:approved|accepted|authorized|selected|added|included|declined|deferred|skipped|warranty|pending|recommended|urgent|required|suggested)$/i;
/** So many text heights over its price a card's own words end. */
const NEAR_PRICE = 6;

/** Cards that print a price alone under their title and its details: the first of what begins at their edge, where most amounts stand so. */
export function titleOfCard({ row, rowAt, cell }: Entry, { rows, amounts }: Lines): Cell | null {
  const alone = [...amounts.keys()].filter((at) =>
    rows[at]?.cells.every(({ printed, text }) => printed || BADGE.test(text)),
  );
  if (alone.length < CARDS || alone.length * 2 < amounts.size || !alone.includes(rowAt)) return null;
  const left = Math.max(0, ...row.cells.filter(({ x, printed }) => printed && x < cell.x).map(({ x2 }) => x2));
  const within = ({ x, x2 }: Cell) => x > left && x2 < cell.x2 + row.size;
  const from = rows.findLastIndex((above, at) => at < rowAt && (above.page !== row.page || endsAt(above, cell)));
  const texts = rows
    .slice(from + 1, rowAt)
    .flatMap(({ cells }) => cells.filter((each) => !each.printed && within(each)));
  const columns = texts
    .map((first) => texts.filter((each) => isUnder(each, first)))
    .filter((column) => row.y - (column.at(-1)?.y ?? 0) < row.size * NEAR_PRICE);
  const [longest] = columns.toSorted((a, b) => b.length - a.length);
  return longest && longest.length > 1 && /[a-z]{3}/i.test(longest[0]?.text ?? "") ? (longest[0] ?? null) : null;
}

function endsAt({ cells, size }: Row, { x2 }: Cell): boolean {
  return cells.some(({ printed, x2: end }) => isMoney(printed) && Math.abs(end - x2) < size);
}

/** Edges of pieces of one column are no further apart, in text heights: as printed, and as a camera finds them. */
const EDGES = { printed: 0.1, seen: 0.3 };

/** Whether two pieces begin at one edge. */
export function isUnder(one: Cell, other: Cell): boolean {
  const edge = one.confidence === 1 && other.confidence === 1 ? EDGES.printed : EDGES.seen;
  return Math.abs(one.x - other.x) < (one.y2 - one.y) * edge;
}

/** So many lines' distance part a name of several lines from what stands over and under it. */
const APART = 1.15;
/** A name of more lines than twice so many is a paragraph. */
const MOST_AROUND = 3;

/** A name of several lines whose figures stand halfway between them, as a cell is set that is centered in its height; else null. */
export function cellsAround({ row, rowAt }: Entry, named: Cell[], { rows }: Lines): Cell[] | null {
  const [above, below] = [rows[rowAt - 1], rows[rowAt + 1]];
  if (above?.page !== row.page || below?.page !== row.page) return null;
  const isHalfway = (gap: number) => gap > row.size * 0.3 && gap < row.size * 0.95;
  if (!isHalfway(row.y - above.y) || !isHalfway(below.y - row.y)) return null;
  const [first, second] = [above.cells[0], below.cells[0]];
  if (!first || !second || !isClose(first.x, second.x, row)) return null;
  const reach = (below.y - above.y) * APART;
  const [over, under] = [-1, 1].map((step) => linesFrom(rows, rowAt, step, { x: first.x, reach }));
  if (!over || !under || over.length !== under.length) return null;
  const cells = [...over.toReversed(), ...under];
  const isText = cells.every(({ printed }) => !printed) && /[a-z]{3}/i.test(cells[0]?.text ?? "");
  const right = Math.max(...cells.map(({ x2 }) => x2));
  const isClear = row.cells.every(({ x, x2 }) => x2 <= first.x || x >= right);
  const isElsewhere = named.some((cell) => !cells.includes(cell));
  if (!isText || !isClear || isElsewhere) return null;
  return cells;
}

/** The pieces at `x` that go on from a row up or down, one alone in each row; null where they are too many. */
function linesFrom(rows: Row[], from: number, step: number, at: { x: number; reach: number }): Cell[] | null {
  const found: Cell[] = [];
  for (let own = from + step; ; own += step) {
    const [row, last] = [rows[own], rows[own - step]];
    const isNext = row && last && row.page === last.page && Math.abs(row.y - last.y) < at.reach;
    const cell = isNext ? row.cells.find(({ x }) => isClose(x, at.x, row)) : undefined;
    if (!row || !cell || row.cells.length > 1) return found;
    if (found.length === MOST_AROUND) return null;
    found.push(cell);
  }
}

function isClose(one: number, other: number, { size }: Row): boolean {
  return Math.abs(one - other) < size * 0.1;
}
