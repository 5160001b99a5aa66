import type { Attentive } from "#app/quote-reader/attention/attentive.ts";
import { type Cell, type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { headOf } from "#app/quote-reader/layout/table-head.ts";
import { hasNumber } from "#app/quote-reader/learned/heads.ts";
import { summaryIn } from "#app/quote-reader/lines/totals.ts";
import { columnRoles, sectionKind } from "#app/quote-reader/lines/vocabulary.ts";

const NOTE_BEGINS =
  /^\W*(?:[A-Z]\d?\s+)?(notes?|customer|tech|technician|advisor|recommend|warranty|reason|comment|complaint|cause|correction|concern|inspection|finding|performed by|estimate|thank|page|continued|prices?|all |\*)/i;
/** Who said yes, and when, is no title; neither is a sentence. */
const REMARK = /\b(?:approved|authorized|declined) (?:by|via|on)\b|\d:\d{2}\b|[a-z]\.$/i;
const IDENTITY = /\d{3}|\b(?:vin|year|make|model|mileage|customer|phone|date|vehicle)\b/i;
/** "Water pump replacement   Approved 3/11 by text": that a job was agreed to is no part of its title. */
const AGREED = /(?:[✓✔☑] ?)?\b(?:approved|authorized)\b.*$/i;
/** "Pay type: goodwill", what was free, the heads of a printer's columns, and two sentences. */
const NO_TITLE =
  /^(?!(?:job|service|work|repair|operation|op|line|section|system|package|option|item|labou?r|parts?)\b)[a-z][a-z ]{1,20}:\s|\b(?:incl(?:uded)?|no charge|n\/c|free)\W*$|--[A-Z]|\bpage:? \d|\d ?(?:ft|in)-?lbs?\b|\d ?psi\b|\s[●○◉◐■□▲✗✘]|[a-z]{3}[.!?] [A-Z]/i;
/** What goes on in the next row, who is greeted, an address, the number of a paper, and "What was done" over a column. */
const NO_NAME =
  /(?:,|\b(?:and|or|the|to|of|for|with|from|by|a))$|^\d{1,6} (?:[\w.'-]+ ){1,4}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|way|pkwy|hwy)\.?$|\b(?:receipt|invoice|order|estimate|ticket) ?(?:#|no\b)|^what (?:was|we|i) (?:done|did|do|found)\b/i;
/** Somebody's sentence in small letters has more words than a title. */
const MOST_SMALL = 4;
/** A title stands so many rows over the first line at most, and is so long. */
const FARTHEST = 3;
const LONGEST = 60;

/** `isOwn`: what it says of its job stands in a piece of its own, "Timing cover    Declined", and is said of no other. */
type Title = { rowAt: number; text: string; isKnown: boolean; isOwn: boolean };

/** For each charge the job or section that it stands under; null where there is none: what is charged was ordered, whatever stands over it. */
export function sectionsOf({ charges, rows }: Attentive): (string | null)[] {
  const first = Math.min(...charges.map(({ entry }) => entry.rowAt));
  const named = new Set(charges.flatMap(({ names }) => names));
  const left = Math.min(...charges.map(({ entry }) => entry.row.x));
  const areSmall = charges.filter(({ description }) => isSmall(description)).length * 2 > charges.length;
  const titles = rows.flatMap((row, rowAt): Title[] => {
    const isOther =
      isPageHead(rowAt, rows) ||
      rowAt < first - FARTHEST ||
      hasNumber(row) ||
      headOf(row) !== null ||
      summaryIn(row).length > 0;
    if (isOther || row.x > left + row.size * 1.5 || row.cells.some((cell) => named.has(cell))) return [];
    // "MANO DE OBRA   Importe": what heads a column is no part of a title, and heads alone are none.
    const titled = row.cells.filter(({ text }) => columnRoles(text) === null || sectionKind(text) !== null);
    if (row.cells.length - titled.length > 1 || areHeads(titled, row.size)) return [];
    const text = titled
      .map(({ text }) => text)
      .join(" ")
      .replace(AGREED, "")
      .trim()
      .replace(/ ?:$/, "");
    if (!sectionKind(text) && (isNoTitle(text) || (isSmall(text) && (!areSmall || goesOn(rowAt, rows))))) return [];
    return /[a-z]{3}/i.test(text) && (text.includes(" ") || sectionKind(text))
      ? [{ rowAt, text, isKnown: sectionKind(text) !== null, isOwn: isStatus(titled.at(-1)) && !isStatus(titled[0]) }]
      : [];
  });
  const ordered = [...new Set(charges.map(({ entry }) => entry.rowAt))].sort((a, b) => a - b);
  const own = titles.filter((title) => title.isKnown || !isSaidOfCharge(title.rowAt, ordered, rows));
  return charges.map(({ entry }) => {
    const title = titleOver(entry.rowAt, own, rows);
    return title && sectionKind(title) === "not ordered" ? null : title;
  });
}

/** The first row of the paper, and what each of its pages begins with again. */
function isPageHead(rowAt: number, rows: Row[]): boolean {
  const [row, first] = [rows[rowAt], rows[0]];
  return rowAt === 0 || (row !== undefined && first !== undefined && rowText(row) === rowText(first));
}

function isNoTitle(text: string): boolean {
  return NO_TITLE.test(text) || NO_NAME.test(text) || (isSmall(text) && text.split(" ").length > MOST_SMALL);
}

/** "What I did          How many": words far apart that say nothing of a job head columns. */
function areHeads(cells: Cell[], size: number): boolean {
  return cells.some((cell, at) => {
    const next = cells[at + 1];
    return next !== undefined && [cell, next].every(isHead) && !isStatus(next) && next.x - cell.x2 > size * WIDE;
  });
}

/** A few words without a figure. */
function isHead({ text }: Cell): boolean {
  return /[a-z]{3}/i.test(text) && !/\d/.test(text) && text.split(" ").length <= 3;
}

/** Text heights between the heads of two columns. */
const WIDE = 3;

/** A title in small letters goes on with a sentence. */
function isSmall(text: string): boolean {
  return /^[a-z]/.test(text);
}

/** Whether it is the next line of what the row above says: close under it, at the same edge, and no full stop between. */
function goesOn(rowAt: number, rows: Row[]): boolean {
  const [above, row] = [rows[rowAt - 1], rows[rowAt]];
  if (!above || !row || above.page !== row.page || row.y - above.y > row.size * 2) return false;
  return Math.abs(above.x - row.x) < row.size && / .*\w$/.test(rowText(above)) && !hasNumber(above);
}

/** The widest gap of what stands between two charges is so many times wider than that under the first of them. */
const WIDER = 1.3;

/** Whether a row between two charges belongs to the upper one: the widest gap between them is under it. */
function isSaidOfCharge(rowAt: number, charges: number[], rows: Row[]): boolean {
  const [above, below] = [charges.findLast((at) => at < rowAt), charges.find((at) => at > rowAt)];
  if (above === undefined || below === undefined || rows[above]?.page !== rows[below]?.page) return false;
  const gaps = rows.slice(above, below).map((row, at) => (rows[above + at + 1]?.y ?? 0) - row.y);
  const widest = Math.max(...gaps);
  return widest > (gaps[0] ?? 0) * WIDER && gaps.lastIndexOf(widest) >= rowAt - above;
}

function isStatus(cell: Cell | undefined): boolean {
  return cell !== undefined && sectionKind(cell.text) === "not ordered";
}

function titleOver(rowAt: number, titles: Title[], rows: Row[]): string | null {
  const over = titles.filter((title) => title.rowAt < rowAt);
  const nearest = over.findLast(
    ({ text }) => text.length <= LONGEST && !NOTE_BEGINS.test(text) && !IDENTITY.test(text) && !REMARK.test(text),
  );
  const known = over.findLast(({ isKnown }) => isKnown);
  const isOfAll = known && !known.isOwn && sectionKind(known.text) === "not ordered";
  if (isOfAll && nearest && known.rowAt < nearest.rowAt) return known.text;
  const isNear = nearest && rows[nearest.rowAt]?.page === rows[rowAt]?.page;
  return isNear ? nearest.text : known && known.text.length <= LONGEST ? known.text : null;
}
