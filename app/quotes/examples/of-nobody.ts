import { isTradeWord } from "#app/quote-reader/layout/spacing.ts";
import type { Page, Word } from "#app/quote-reader/words/page.ts";

/** Words of forms that the reader's list of trade words does not need. */
const FORM = new Set(
  "amount balance charge charges core cost customer date declined description due ea each estimate ext extended fee fees free from hour hours hr hrs included incl invoice item labor less line list mileage miles model make net no number op parts price qty quantity quote rate ro subtotal sublet supplies tax taxable tech technician terms thank total totals unit vehicle vin warranty work year".split(
    " ",
  ),
);
const MONEY = /^[-(]?\$?-?\d{1,3}(?:,?\d{3})*\.\d{2}\)?-?[A-Z]?$/;
/** "2", "2.5", "x2", "4)", "$90", "8.25%", "1.5hr": a figure of a form. */
const FIGURE = /^[@x×(#$+-]{0,2}\d{1,4}(?:\.\d{1,3})?(?:%|hrs?|ea|qts?|\/hr)?[).,:]?$/i;
const PHONE = /(?:\+?1[-. ]{0,2})?(?:\(\d{3}\) ?|\b\d{3}[-. ])?\b\d{3}[-. ]\d{4}\b/g;
const DATE = /\b\d{1,4}[/-]\d{1,2}[/-]\d{1,4}\b/g;
const PLATE =
  /\b(?:lic(?:ense)?|plate|tag)\b(?: ?(?:plate|no|#))?[.:# ]{0,3}(?:[A-Z]{2} )?[A-Z0-9]{2,8}(?:[ -](?=[A-Z0-9]{0,3}\d)[A-Z0-9]{2,4})?/gi;

/**
 * The pages with every word that is not a figure, not a word of the trade and not in one of the lines set to letters and figures of the
 * same shape: what is not known to be nobody's does not stay. What names a person is masked wherever it stands, in the lines too.
 */
export function pagesOfNobody(pages: Page[], lines: string[], persons: string[]): Page[] {
  const isPerson = personIn(persons);
  const said = new Set(lines.flatMap(wordsOf));
  const stays = ({ text }: Word) =>
    !isPerson(text) &&
    (MONEY.test(text) ||
      FIGURE.test(text) ||
      !/[a-z\d]/i.test(text) ||
      (isPlain(text) && wordsOf(text).every((word) => said.has(word) || isTradeWord(word) || FORM.has(word))));
  return pages.map((page) => {
    const hidden = new Set(rowsByHeight(page.words).flatMap(wordsThatName));
    const words = page.words.map((word) =>
      stays(word) && !hidden.has(word) ? word : { ...word, text: shape(word.text) },
    );
    return { ...page, words };
  });
}

/** A line's name with what names a person set to its shape. */
export function textOfNobody(text: string, persons: string[]): string {
  const isPerson = personIn(persons);
  return text
    .replace(PHONE, shape)
    .replace(PLATE, shape)
    .split(" ")
    .map((word) => (isPerson(word) || !isPlain(word) ? shape(word) : word))
    .join(" ");
}

/** No address of a person or a page, no VIN and no long number. */
function isPlain(text: string): boolean {
  return !/@|www\.|https?:|\d{5}|^[A-HJ-NPR-Z0-9]{17}$/i.test(text) || MONEY.test(text);
}

function personIn(persons: string[]): (text: string) => boolean {
  const names = new Set(persons.flatMap(wordsOf).filter((word) => word.length > 1));
  return (text) => wordsOf(text).some((word) => names.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** Letters stay letters, figures figures; signs stand. */
function shape(text: string): string {
  return text
    .replace(/\p{Lu}/gu, "X")
    .replace(/\p{L}/gu, (letter) => (letter === "X" ? letter : "x"))
    .replace(/\d/g, "0");
}

/** The words of a row that make a telephone number, a date or a plate together. */
function wordsThatName(row: Word[]): Word[] {
  const starts: number[] = [];
  let text = "";
  for (const word of row) {
    starts.push(text.length);
    text += `${word.text} `;
  }
  const found = [PHONE, DATE, PLATE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ from: index, to: index + match.length })),
  );
  return row.filter((word, at) => {
    const from = starts[at] ?? 0;
    return !MONEY.test(word.text) && found.some((each) => each.from < from + word.text.length && from < each.to);
  });
}

function rowsByHeight(words: Word[]): Word[][] {
  const rows: Word[][] = [];
  for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const last = rows.at(-1);
    const first = last?.[0];
    if (first && Math.abs(middleOf(first) - middleOf(word)) < Math.min(first.height, word.height) * 0.6)
      last.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

function middleOf({ y, height }: Word): number {
  return y + height / 2;
}
