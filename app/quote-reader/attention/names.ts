import type { Lines } from "#app/quote-reader/attention/around.ts";
import { isFigure, type Member, NAME } from "#app/quote-reader/attention/figures.ts";
import {
  begunAbove,
  cellsAround,
  goneOnBelow,
  inOneColumn,
  isUnder,
  operationOver,
  PAYS,
  type Told,
  titleOfCard,
  titleOver,
  titleUnder,
} from "#app/quote-reader/attention/name-rows.ts";
import type { Cell } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { nameIn } from "#app/quote-reader/lines/finish-line.ts";
import { columnRoles } from "#app/quote-reader/lines/vocabulary.ts";

/** What a charge is called: the words that name it, else what stands beside its amount, else what stands over it; and the pieces that say it. */
export function nameOfCharge(
  entry: Entry,
  members: Member[],
  lines: Lines,
  isProse = false,
): { description: string; names: Cell[] } {
  const told = members
    .map((member) => ({ cell: member.cell, words: isMiddle(member, members) ? member.cell.text : wordsOf(member) }))
    .filter(({ words }) => words);
  const names = told.map(({ cell }) => cell);
  const over = isProse ? null : titleOver(entry, names, lines);
  const title = over ?? titleUnder(entry, lines) ?? titleOfCard(entry, lines);
  if (title) return { description: nameIn(title.text), names: [title] };
  const around = cellsAround(entry, names, lines);
  const gone = goneOnBelow(inOneColumn(told, entry, lines), entry, lines);
  const own = isProse ? saidOnce(gone) : gone;
  const begun = around || isProse ? null : begunAbove(own, entry, lines);
  const text = around
    ? joined(around.map(({ text }) => text))
    : joined([begun?.text ?? [], own.map(({ words }) => words)].flat());
  const named = withoutJoints(nameIn(text)) || nameIn(textBefore(entry)) || nameOver(entry, lines);
  const description = PAYS.test(named) ? operationOver(named, entry, lines) : named;
  return { description, names: around ?? [begun ?? [], own.map(({ cell }) => cell)].flat() };
}

/** "two broken studs, removing | broken studs is $45": what is said again right after is said once. */
function saidOnce(told: Told[]): Told[] {
  return told.flatMap(({ cell, words }, at) => {
    const again = plain(told[at + 1]?.words ?? "");
    if (again === "") return [{ cell, words }];
    const from = plain(words).indexOf(again);
    const rest = from < 0 ? words : plain(words.slice(0, from) + words.slice(from + again.length));
    return again.includes(plain(words)) || rest === "" ? [] : [{ cell, words: rest }];
  });
}

function plain(words: string): string {
  return words.toLowerCase().replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, "");
}

/** Whether a piece of text of the row itself stands between two that name it, right over it and right under it. */
function isMiddle({ cell, step, chances }: Member, members: Member[]): boolean {
  const isNamed = (beside: number) =>
    members.some((other) => other.step === beside && isUnder(other.cell, cell) && other.chances.some(isName));
  return step === 0 && !cell.printed && !chances.some(isFigure) && isNamed(-1) && isNamed(1);
}

/** The lines of a name as one; what was parted behind a number, or within a word, goes on without a space. */
function joined(lines: string[]): string {
  const whole = lines.reduce((name, text) => {
    const isWord = /[a-z]{2}-$/.test(name) && /^[a-z]{2}/.test(text);
    return isWord ? name.slice(0, -1) + text : `${name}${/\d-$/.test(name) ? "" : " "}${text}`;
  }, "");
  return whole.trim();
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
  "and|plus|also|then|next|with|for|at|is|are|was|to|toward|of|on|we|i|it|will|be|cost|costs|comes|come|runs|figure|add|the|a|an|so|from|that|makes|need|needs|you|your|my";
const BEFORE = new RegExp(`^(?:(?:${JOINT}) )+(?=[a-z0-9(])`, "i");
const BEHIND = new RegExp(`(?: (?:${JOINT}|while|since|because|when|if|but))+$`);

/** "and the gasket set at": what joins a name to its sentence is no part of it. */
function withoutJoints(name: string): string {
  const begun = name.replace(BEFORE, "");
  const bare = begun.replace(BEHIND, "");
  // "putting it on" is work.
  if (/^[a-z]+ing$/i.test(bare)) return begun;
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
