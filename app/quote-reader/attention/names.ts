import type { Lines } from "#app/quote-reader/attention/around.ts";
import { isFigure, type Member, NAME } from "#app/quote-reader/attention/figures.ts";
import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { nameIn } from "#app/quote-reader/lines/finish-line.ts";
import { columnRoles } from "#app/quote-reader/lines/vocabulary.ts";

/** What a charge is called: the words that name it, else what stands beside its amount, else what stands over it. */
export function nameOfCharge(entry: Entry, members: Member[], lines: Lines): string {
  const told = members.map((member) => ({ cell: member.cell, words: wordsOf(member) })).filter(({ words }) => words);
  const named = withoutJoints(nameIn(nameAround(entry, told, lines) || told.map(({ words }) => words).join(" ")));
  return named || nameIn(textBefore(entry)) || nameOver(entry, lines);
}

/** So many lines' distance part a name of two lines from what stands over and under it. */
const APART = 1.15;

/** A name of two lines whose figures stand halfway between them, as a cell is set that is centered in its height; else nothing. */
function nameAround({ row, rowAt }: Entry, told: { cell: Cell }[], { rows }: Lines): string {
  const [before, above, below, behind] = [rowAt - 2, rowAt - 1, rowAt + 1, rowAt + 2].map((at) => rows[at]);
  if (above?.page !== row.page || below?.page !== row.page) return "";
  const isHalfway = (gap: number) => gap > row.size * 0.3 && gap < row.size * 0.95;
  if (!isHalfway(row.y - above.y) || !isHalfway(below.y - row.y)) return "";
  const [first, second] = [above.cells[0], below.cells[0]];
  if (!first || !second || above.cells.length + below.cells.length > 2) return "";
  const goesOn = (other: Row | undefined, gap: number) =>
    other?.page === row.page &&
    gap < (below.y - above.y) * APART &&
    other.cells.some(({ x }) => isClose(x, first.x, row));
  if (goesOn(before, above.y - (before?.y ?? 0)) || goesOn(behind, (behind?.y ?? 0) - below.y)) return "";
  const isText = [first, second].every(({ printed }) => !printed) && /[a-z]{3}/i.test(first.text);
  const isClear = row.cells.every(({ x, x2 }) => x2 <= first.x || x >= Math.max(first.x2, second.x2));
  const isElsewhere = told.some(({ cell }) => cell !== first && cell !== second);
  if (!isText || !isClear || isElsewhere || !isClose(first.x, second.x, row)) return "";
  return `${first.text}${/\d-$/.test(first.text) ? "" : " "}${second.text}`;
}

function isClose(one: number, other: number, { size }: Row): boolean {
  return Math.abs(one - other) < size * 0.1;
}

/** The nearest text before an amount in its row, else all that the row says. */
function textBefore({ row, cell, label }: Entry): string {
  const before = row.cells.slice(0, row.cells.indexOf(cell));
  return before.findLast(({ text, printed }) => !printed && /[a-z]{3}/i.test(text))?.text ?? label;
}

/** A word as likely as this goes on with the name beside it. */
const ALSO_NAMES = 0.15;
/** The one word of a piece that was left out belongs to the name, unless it is a figure or a sign. */
const WORD = /^[a-z]{3,},?$/i;

/** The words of a piece that are a name, whole but for what stands at its ends. */
function wordsOf({ cell, chances }: Member): string {
  const isName = chances.map((each) => (each[NAME] ?? 0) > 0.5);
  if (!isName.includes(true)) return "";
  const goesOn = (at: number) => (chances[at]?.[NAME] ?? 0) > ALSO_NAMES;
  let [first, last] = [isName.indexOf(true), isName.lastIndexOf(true)];
  while (goesOn(first - 1)) first -= 1;
  while (goesOn(last + 1)) last += 1;
  const [left, ...more] = cell.words.filter((_, at) => at < first || at > last);
  if (left && more.length === 0 && WORD.test(left.text)) [first, last] = [0, cell.words.length - 1];
  return cell.words
    .slice(first, last + 1)
    .filter((_, at) => !isFigure(chances[first + at]))
    .map((word) => word.text)
    .join(" ");
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
