import { isMoney } from "#app/quote-reader/layout/numbers.ts";
import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";

/** "Ana Petrakis 3/4/25, 8:02 AM": the head of a message. */
const SENT_AT = /\b\d{1,2}:\d\d ?[ap]\.?m\.?$/i;
const SENTENCE = /[.;!?•]\s|(?<=[a-z])\.(?=[A-Z][a-z ])|\s[-–*]\s|(?<=[:.!?,\d]\s)\d{1,2}[.)]\s/g;

/** Rows as one text, and the row that stands at a place of it. */
export function textOf(rows: Row[]): { text: string; rowAt: (at: number) => Row | undefined } {
  const starts: number[] = [];
  let text = "";
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    // White space between bubbles and paragraphs ends a sentence.
    const isApart =
      above &&
      (above.page !== row.page || row.y - above.y > row.size * 2.1 || isListed(above) || SENT_AT.test(rowText(above)));
    if (above) text += isApart ? " • " : " ";
    starts.push(text.length);
    text += rowText(row)
      .replace(/ S(?=\d{2,5}(?:\.\d\d)?$)/, " $")
      .replace(/(?<=[a-z])0(?=[a-z])/g, "o")
      .replace(/\s?\.{2,}\s?/g, " ")
      .replace(/(?<=[a-z]{4})(?=\d)/g, " ");
  }
  return { text, rowAt: (at) => rows[starts.findLastIndex((start) => start <= at)] };
}

/** "Trip charge    $40": what stands in the next row is not said of this amount. */
function isListed({ cells }: Row): boolean {
  const last = cells.at(-1)?.printed;
  return last?.kind === "number" && isMoney(last);
}

/** The sentence before the last, and the last. */
export function lastSentence(text: string): [string, string] {
  const last = [...text.matchAll(SENTENCE)].at(-1);
  if (!last) return ["", text];
  const before = text.slice(0, last.index);
  return [before, text.slice(last.index + last[0].length)];
}
