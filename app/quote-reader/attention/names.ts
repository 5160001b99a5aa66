import type { Lines } from "#app/quote-reader/attention/around.ts";
import { isFigure, type Member, NAME } from "#app/quote-reader/attention/figures.ts";
import { isMoney } from "#app/quote-reader/layout/numbers.ts";
import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { nameIn } from "#app/quote-reader/lines/finish-line.ts";
import { columnRoles } from "#app/quote-reader/lines/vocabulary.ts";

/** What a charge is called: the words that name it, else what stands beside its amount, else what stands over it; and the pieces that say it. */
export function nameOfCharge(entry: Entry, members: Member[], lines: Lines): { description: string; names: Cell[] } {
  const told = members
    .map((member) => ({ cell: member.cell, words: isMiddle(member, members) ? member.cell.text : wordsOf(member) }))
    .filter(({ words }) => words);
  const names = told.map(({ cell }) => cell);
  const title = titleOver(entry, names, lines) ?? titleUnder(entry, lines);
  if (title) return { description: nameIn(title.text), names: [title] };
  const around = cellsAround(entry, names, lines);
  const own = inOneColumn(told, entry, lines);
  const begun = around ? null : begunAbove(own, entry, lines);
  const text = around
    ? joined(around.map(({ text }) => text))
    : joined([begun?.text ?? [], own.map(({ words }) => words)].flat());
  const named = withoutJoints(nameIn(text)) || nameIn(textBefore(entry)) || nameOver(entry, lines);
  const description = PAYS.test(named) ? operationOver(named, entry, lines) : named;
  return { description, names: around ?? [begun ?? [], own.map(({ cell }) => cell)].flat() };
}

/** A dealer's row of who did the work and who pays: "2214 CP", "SUBL CP", "413 WS". */
const PAYS = /^(?:[A-Z\d]{2,6} )?(?:CP|CPAY|CSP|CWP|WS|WP|ISP|IP)$/;

/** What such a row is about stands over it, behind the code of the operation. */
function operationOver(named: string, { row, rowAt }: Entry, { rows }: Lines): string {
  const above = rows[rowAt - 1];
  const text = above?.page === row.page ? (above.cells[0]?.text ?? "") : "";
  const [code = "", ...words] = text.split(" ");
  const isCode = /^[A-Z\d]{2,10}$/.test(code) && (/\d/.test(code) || named.startsWith(`${code} `));
  return nameIn(isCode ? words.join(" ") : text) || named;
}

type Told = { cell: Cell; words: string };

/** What a line ends with that goes on in the next one: "oil, filter, 74-" over "pt inspection". */
const GOES_ON = /(?:[-,&/(+]|\b(?:and|with|for|of|incl))$/i;

/** A name whose figures stand beside its last line may begin in the row over it, alone there and unended; else null. */
function begunAbove(own: Told[], { row, rowAt }: Entry, { rows }: Lines): Cell | null {
  const [above, first] = [rows[rowAt - 1], own[0]?.cell];
  if (above?.page !== row.page || above.cells.length > 1 || row.y - above.y > row.size * 2) return null;
  const [cell] = above.cells;
  if (!cell || !first || !row.cells.includes(first)) return null;
  return GOES_ON.test(cell.text) && Math.abs(cell.x - first.x) < EDGE ? cell : null;
}

/** A name that goes on in the next row under itself stands in a column of its own: what stands beside it is its detail. */
function inOneColumn(told: Told[], { row, rowAt }: Entry, { rows }: Lines): Told[] {
  const next = rows[rowAt + 1];
  const [first] = told.filter(({ cell }) => row.cells.includes(cell));
  const under = next?.cells.find(({ x }) => Math.abs(x - (first?.cell.x ?? 0)) < EDGE);
  if (!first || !under || under.printed || next?.page !== row.page) return told;
  const isTold = told.some(({ cell }) => cell === under);
  if (!isTold && !(/^[a-z]/.test(under.text) && goOnBeside(first.cell, row, next))) return told;
  const right = Math.max(first.cell.x2, under.x2);
  const own = told.filter(({ cell }) => cell.x < right);
  return isTold ? own : own.toSpliced(own.indexOf(first) + 1, 0, { cell: under, words: under.text });
}

/** Whether what stands beside a name goes on under itself too: both are columns of one table. */
function goOnBeside(first: Cell, row: Row, next: Row): boolean {
  const beside = row.cells.filter((cell) => cell.x > first.x && !cell.printed && /[a-z]{3}/i.test(cell.text));
  return beside.some(({ x }) => next.cells.some((cell) => !cell.printed && Math.abs(cell.x - x) < EDGE));
}

/** "Pump 498.00; thermostat 129.00; bolts 18.00" is what a job's parts come to: the job is what stands over it in its column. */
function titleOver({ row, rowAt, cell }: Entry, names: Cell[], { rows }: Lines): Cell | null {
  const ends = row.cells.findIndex((each, at) => at > 0 && each.x - (row.cells[at - 1]?.x2 ?? 0) > row.size * 0.8);
  const list = row.cells.slice(0, ends);
  const isPriceList = list.filter(({ printed }) => isMoney(printed)).length > 1 && !list.includes(cell);
  const above = rows[rowAt - 1];
  if (!isPriceList || !names.some((name) => list.includes(name)) || above?.page !== row.page) return null;
  const over = above.cells.find(({ x }) => Math.abs(x - row.x) < EDGE);
  const isTitle = over && !over.printed && /[a-z]{3}/i.test(over.text);
  return isTitle && !above.cells.some(({ printed }) => isMoney(printed)) ? over : null;
}

/** A row of a card stands so many times nearer to its own than to the card before it. */
const NEARER = 1.5;
/** So many amounts over their names make a page of cards. */
const CARDS = 2;

/** Cards that print a price over its name and the details under that: the name, where most amounts stand so. */
function titleUnder({ rowAt }: Entry, { rows, amounts }: Lines): Cell | null {
  const under = [...amounts.keys()].filter((at) => cardAt(at, rows));
  return under.length >= CARDS && under.length * 2 >= amounts.size ? cardAt(rowAt, rows) : null;
}

function cardAt(at: number, rows: Row[]): Cell | null {
  const [above, row, below] = [rows[at - 1], rows[at], rows[at + 1]];
  if (row?.cells.length !== 1 || above?.page !== row.page || below?.page !== row.page) return null;
  const [name] = below.cells;
  const isNear = row.y - above.y > (below.y - row.y) * NEARER && below.y - row.y < row.size * 2.5;
  const isUnder = name && !name.printed && Math.abs(name.x - row.x) < row.size && /[a-z]{3}/i.test(name.text);
  return isNear && isUnder ? name : null;
}

/** Whether a piece of text of the row itself stands between two that name it, right over it and right under it. */
function isMiddle({ cell, step, chances }: Member, members: Member[]): boolean {
  const isNamed = (beside: number) =>
    members.some(
      (other) => other.step === beside && Math.abs(other.cell.x - cell.x) < EDGE && other.chances.some(isName),
    );
  return step === 0 && !cell.printed && !chances.some(isFigure) && isNamed(-1) && isNamed(1);
}

/** Edges of pieces of one column are no further apart, in points. */
const EDGE = 1;

/** So many lines' distance part a name of several lines from what stands over and under it. */
const APART = 1.15;
/** A name of more lines than twice so many is a paragraph. */
const MOST_AROUND = 3;

/** A name of several lines whose figures stand halfway between them, as a cell is set that is centered in its height; else null. */
function cellsAround({ row, rowAt }: Entry, named: Cell[], { rows }: Lines): Cell[] | null {
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

/** The lines of a name as one; what was parted behind a number, or within a word, goes on without a space. */
function joined(lines: string[]): string {
  const whole = lines.reduce((name, text) => {
    const isWord = /[a-z]{2}-$/.test(name) && /^[a-z]{2}/.test(text);
    return isWord ? name.slice(0, -1) + text : `${name}${/\d-$/.test(name) ? "" : " "}${text}`;
  }, "");
  return whole.trim();
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

/** The nearest text before an amount in its row, else all that the row says. */
function textBefore({ row, cell, label }: Entry): string {
  const before = row.cells.slice(0, row.cells.indexOf(cell));
  return before.findLast(({ text, printed }) => !printed && /[a-z]{3}/i.test(text))?.text ?? label;
}

function isName(chances: Float32Array): boolean {
  return (chances[NAME] ?? 0) > 0.5;
}

/** A word as likely as this goes on with the name beside it. */
const ALSO_NAMES = 0.15;
/** The one word of a piece that was left out belongs to the name, unless it is a figure or a sign. */
const WORD = /^[a-z]{3,},?$/i;

/** The words of a piece that are a name, whole but for what stands at its ends. */
function wordsOf({ cell, chances }: Member): string {
  const named = chances.map(isName);
  if (!named.includes(true)) return "";
  const goesOn = (at: number) => (chances[at]?.[NAME] ?? 0) > ALSO_NAMES;
  let [first, last] = [named.indexOf(true), named.lastIndexOf(true)];
  while (goesOn(first - 1)) first -= 1;
  while (goesOn(last + 1)) last += 1;
  while (isOpen(cell.words.slice(first, last + 1)) && cell.words.slice(last + 1).some(closes)) last += 1;
  const [left, ...more] = cell.words.filter((_, at) => at < first || at > last);
  if (left && more.length === 0 && WORD.test(left.text)) [first, last] = [0, cell.words.length - 1];
  return cell.words
    .slice(first, last + 1)
    .filter((_, at) => !isFigure(chances[first + at]))
    .map((word) => word.text)
    .join(" ");
}

/** "(while cover off,": a bracket that a later word closes. */
function isOpen(words: { text: string }[]): boolean {
  return words.reduce((open, { text }) => open + text.split("(").length - text.split(")").length, 0) > 0;
}

function closes({ text }: { text: string }): boolean {
  return text.includes(")");
}

const JOINT =
  "and|plus|also|then|next|with|for|at|is|are|was|to|of|on|we|i|it|will|be|cost|costs|comes|come|runs|figure|add|the|a|an|so|from|that|makes|need|needs|you|your|my";
const BEFORE = new RegExp(`^(?:(?:${JOINT}) )+(?=[a-z0-9(])`, "i");
const BEHIND = new RegExp(`(?: (?:${JOINT}))+$`);

/** "and the gasket set at": what joins a name to its sentence is no part of it. */
function withoutJoints(name: string): string {
  const bare = name.replace(BEHIND, "").replace(BEFORE, "");
  return /[a-z]{3}/i.test(bare) ? bare : name;
}

/** Of a charge that no word names: the longest text over it in its own part of the page that heads no column. */
function nameOver({ row, rowAt, cell }: Entry, { rows, amounts }: Lines): string {
  const others = (amounts.get(rowAt) ?? []).filter((other) => other.x < cell.x).map(({ x2 }) => x2);
  const from = Math.max(Number.NEGATIVE_INFINITY, ...others);
  for (const above of [1, 2, 3].map((step) => rows[rowAt - step])) {
    if (above?.page !== row.page) return "";
    const texts = above.cells.filter(
      ({ x, text, printed }) =>
        !printed && x > from && x < cell.x2 && /[a-z]{3}/i.test(text) && columnRoles(text) === null,
    );
    const longest = texts.sort((a, b) => b.text.length - a.text.length)[0];
    if (longest) return nameIn(longest.text);
  }
  return "";
}
