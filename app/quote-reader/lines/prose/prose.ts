import { toCents } from "#app/quote-reader/layout/numbers.ts";
import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { SLACK } from "#app/quote-reader/lines/best-answer.ts";
import { typeByWords } from "#app/quote-reader/lines/vocabulary.ts";
import type { LineType } from "#app/quote-reader/reading.ts";

export type ProseLine = { description: string; type: LineType; cents: number; row: Row };
export type ProseReading = { lines: ProseLine[]; tax: number | null; total: number };

const AMOUNT = /\$ ?(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d{2})?(?!\d)/g;
const TOTAL =
  /\b(?:total|all together|altogether|all in|in all|out the door|everything|(?:it|that|this|all) comes? to|grand|you'?re looking at|bottom line)\b/i;
const TAX = /\btax(?:es)?\b/i;
/** "... plus $14.20 tax": the word behind the amount. */
const TAX_BEHIND = /^ ?(?:in |of |for )?(?:sales )?tax(?:es)?\b/i;
/** "parts $145 + labor $240 = $385", "that makes $1,050": what stands before only adds up. */
const SUM = /(?:=|\b(?:makes|adds? up to|together|so far|sub-?total))[\s:]*$/i;
const KIND = /^[\s+&,]*(?:and |plus )?(parts?|materials?|labou?r)$/i;
const SENTENCE = /[.;!?•]\s/g;
const BEFORE_NAME =
  /^(?:[\s,•–—-]|(?:and|then|plus|also|with|another|the|a|an|we need to|you need|it needs|needs?|i would|we would|(?:we|i) (?:also )?(?:recommend|suggest|need|found)|hi|hello)\b)+/i;
const BEHIND_NAME =
  /[\s,:=(–—-]{0,4}(?:\b(?:jobs? comes? to|comes? to|comes? out to|is|are|for|at|will be|would be|runs?|costs?|comes to|about|another|it's|it is|priced at)\b)?[\s,:=(–—-]{0,4}$/i;
const MOST_AMOUNTS = 40;
const LONGEST_CLAUSE = 160;

/** The charges that sentences name, when and only when they and their tax make the total that the text names. */
export function readProse(rows: Row[]): ProseReading | null {
  const { text, rowAt } = textOf(rows);
  const found = [...text.matchAll(AMOUNT)].slice(0, MOST_AMOUNTS).map((match, index, all) => {
    const before = all[index - 1];
    const from = Math.max(before ? before.index + before[0].length : 0, match.index - LONGEST_CLAUSE);
    const clause = lastSentence(text.slice(from, match.index));
    const cents = toCents(Number(`${match[1]?.replaceAll(",", "")}${match[2] ?? ""}`));
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 20);
    return { clause, behind, cents, isTax: TAX_BEHIND.test(behind), row: rowAt(match.index) };
  });
  const total = totalIn(found);
  const taxed = found.find(({ clause, isTax }) => isTax || (TAX.test(clause) && !TOTAL.test(clause)));
  if (!total) return null;
  const at = found.indexOf(total);
  // What is named behind the total may be another shop's price.
  const lines = [found, found.slice(0, at)].map(linesIn).find((all) => makes(all, taxed?.cents ?? 0, total.cents));
  return lines ? { lines, tax: taxed?.cents ?? null, total: total.cents } : null;
}

/** "$1,122 out the door": the words may stand behind the last amount. */
function totalIn(found: Said[]): Said | undefined {
  const named = found.findLast(({ clause, isTax }) => !isTax && TOTAL.test(clause) && !TAX.test(clause));
  return named ?? found.findLast(({ behind, isTax }) => !isTax && TOTAL.test(behind));
}

function makes(lines: ProseLine[], tax: number, total: number): boolean {
  return lines.length > 1 && Math.abs(lines.reduce((all, line) => all + line.cents, tax) - total) <= SLACK;
}

type Said = { clause: string; behind: string; cents: number; isTax: boolean; row: Row | undefined };

function linesIn(found: Said[]): ProseLine[] {
  let job = "";
  return found.flatMap(({ clause, behind, cents, isTax, row }): ProseLine[] => {
    const said = clause.replace(BEHIND_NAME, "").replace(BEFORE_NAME, "").trim();
    const named = /^(?:\d{1,2}[.)] ?)?([^:]{3,60}): ?(parts?|materials?|labou?r)$/i.exec(said);
    if (named) job = named[1] ?? "";
    const kind = KIND.exec(said)?.[1];
    const description = named ? `${job} ${named[2]}` : kind && job ? `${job} ${kind}` : said;
    const isSum =
      isTax || SUM.test(clause) || TOTAL.test(clause) || TAX.test(clause) || /^ ?out the door/i.test(behind);
    if (isSum || !row || description.length > 120 || !/[a-z]{3}/i.test(description)) return [];
    return [{ description, type: typeByWords(description, { hours: false, partNumber: false }), cents, row }];
  });
}

function textOf(rows: Row[]): { text: string; rowAt: (at: number) => Row | undefined } {
  const texts = rows.map(rowText);
  const starts: number[] = [];
  let length = 0;
  for (const text of texts) {
    starts.push(length);
    length += text.length + 1;
  }
  return {
    text: texts.join(" "),
    rowAt: (at) => rows[starts.findLastIndex((start) => start <= at)],
  };
}

function lastSentence(text: string): string {
  const ends = [...text.matchAll(SENTENCE)];
  const last = ends.at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}
