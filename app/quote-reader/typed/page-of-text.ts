import type { Page, Word } from "#app/quote-reader/words/page.ts";

/** Characters of a row: a message is printed so wide, and a sentence without an end becomes rows of the page. */
const WIDEST = 100;
const [LETTER, ROW, MARGIN] = [6, 14, 20];

/** A page of a typewriter: every word stands where it stands in its line. */
export function pageOfText(text: string, number = 1): Page {
  const rows = text.split("\n").flatMap((line) => rowsOf(line.replaceAll("\t", "        ").trimEnd()));
  return {
    number,
    width: WIDEST * LETTER + 2 * MARGIN,
    height: Math.max(800, rows.length * ROW + 2 * MARGIN),
    source: "digital",
    words: rows.flatMap(wordsOf),
  };
}

/** A line that is too long goes on below, between two of its words where it can. */
function rowsOf(line: string): string[] {
  const rows: string[] = [];
  let rest = line;
  while (rest.length > WIDEST) {
    const blank = rest.lastIndexOf(" ", WIDEST);
    const end = blank > 0 && rest.slice(0, blank).trim() ? blank : WIDEST;
    rows.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...rows, rest];
}

function wordsOf(row: string, at: number): Word[] {
  return [...row.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    x: MARGIN + index * LETTER,
    y: MARGIN + at * ROW,
    width: text.length * LETTER,
    height: 10,
    confidence: 1,
  }));
}
