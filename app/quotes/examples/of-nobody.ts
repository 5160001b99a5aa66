import type { Page, Word } from "#app/quote-reader/words/page.ts";
import { isTradeWord } from "#app/quotes/examples/trade-words.ts";

/** Words of forms that the reader's list of trade words does not need. */
const FORM = new Set(
  "amount balance charge charges core cost customer date declined description due ea each estimate ext extended fee fees free from hour hours hr hrs included incl invoice item labor less line list mileage miles model make net no number op parts price qty quantity quote rate ro subtotal sublet supplies tax taxable tech technician terms thank total totals unit vehicle vin warranty work year".split(
    " ",
  ),
);
const MONEY = /^[-(]?\$?-?\d{1,3}(?:,?\d{3})*\.\d{2}\)?-?[A-Z]?$/;
/** "2", "2.5", "x2", "4)", "$90", "8.25%", "1.5hr": a figure of a form. */
const FIGURE = /^[@x×(#$+-]{0,2}\d{1,4}(?:\.\d{1,3})?(?:%|hrs?|ea|qts?|\/hr)?[).,:]?$/i;

/** What names somebody or something of theirs in words that each alone would stay, sought in a whole row. */
const NAMES = [
  // Telephone numbers, here and abroad.
  /(?:\+?1[-. ]{0,2})?(?:\(\d{3}\) ?|\b\d{3}[-. ])?\b\d{3}[-. ]\d{4}\b/g,
  /\+ ?\d{1,3}(?:[-. ]?\(?\d{1,5}\)?){2,5}/g,
  // Dates, and a social security number.
  /\b\d{1,4}[/-]\d{1,2}[/-]\d{1,4}\b/g,
  /\b\d{3}[- ]\d{2}[- ]\d{4}\b/g,
  // A card's number in groups, 12 to 19 figures, or the last of them.
  /(?<![\d.,$])(?=(?:\d[ -]?){12,19}(?![ -]?\d))\d{3,7}(?:[ -]\d{2,7}){1,5}(?![\d.,])/g,
  /(?:\b(?:visa|master ?card|amex|american express|discover|card|acc(?:oun)?t|ending(?: in)?)|[*x•]{2,})(?: ?(?:no|number|ending|in)\b)?[-#:.*x• ]{0,20}\d{3,6}\b/gi,
  /\b(?:lic(?:ense)?|plate|tag)\b(?: ?(?:plate|no|#))?[.:# ]{0,3}(?:[A-Z]{2} )?[A-Z0-9]{2,8}(?:[ -](?=[A-Z0-9]{0,3}\d)[A-Z0-9]{2,4})?/gi,
  // A house number with its street; "1 Perform road test" and "2 Drive shaft" are work.
  /\bp\.? ?o\.? ?box ?#?\d+/gi,
  /\b\d{1,6}[A-Z]?(?: [\p{L}\p{N}'’.-]+){0,4}? (?:st|street|ave|avenue|blvd|boulevard|rd|ln|lane|hwy|highway|pkwy|parkway|terr?|terrace|cir|circle|trl|trail|broadway)\b/giu,
  /\b\d{3,6}[A-Z]?(?: [\p{L}\p{N}'’.-]+){1,4}? (?:dr|drive|road|way|ct|court|pl|place|loop|run|sq|square|plaza)\b/giu,
  /\b(?:apt|apartment|suite|ste|unit) ?#? ?\d{1,5}[A-Z]?\b/gi,
];

/**
 * The pages with every word that is not a figure and not a word of the trade set to letters and figures of the same shape: what is not
 * known to be nobody's does not stay. What names a person is masked wherever it stands.
 */
export function pagesOfNobody(pages: Page[], persons: string[]): Page[] {
  const mask = maskOf(persons);
  return pages.map((page) => {
    const masked = new Map<Word, string>();
    for (const row of rowsByHeight(page.words)) {
      const texts = mask(row.map(({ text }) => text));
      for (const [at, word] of row.entries()) masked.set(word, texts[at] ?? "");
    }
    return { ...page, words: page.words.map((word) => ({ ...word, text: masked.get(word) ?? shape(word.text) })) };
  });
}

/** A line's name, masked as the words of its page are. */
export function textOfNobody(text: string, persons: string[]): string {
  return maskOf(persons)(text.split(" ")).join(" ");
}

/** Masks the words of a row. */
function maskOf(persons: string[]): (row: string[]) => string[] {
  const names = new Set(persons.flatMap(wordsOf).filter((word) => word.length > 1));
  const numbers = persons
    .map((each) => wordsOf(each).join(""))
    .filter((each) => /\p{N}/u.test(each) && each.length > 4);
  const stays = (text: string) => {
    const words = wordsOf(text);
    if (words.some((word) => names.has(word))) return false;
    if (MONEY.test(text) || FIGURE.test(text) || !/[\p{L}\p{N}]/u.test(text)) return true;
    return isPlain(text) && words.every((word) => isTradeWord(word) || FORM.has(word));
  };
  return (row) => {
    const hidden = wordsThatName(row, numbers);
    return row.map((text, at) => (stays(text) && !hidden.has(at) ? text : shape(text)));
  };
}

/** No address of a person or a page, no VIN and no long number. */
function isPlain(text: string): boolean {
  return !/@|www\.|https?:|\d{5}|^[A-HJ-NPR-Z0-9]{17}$/i.test(text);
}

/** "José" and "Jose" are one word, in any script. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Letters stay letters, figures figures; signs stand. */
function shape(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\p{Lu}/gu, "X")
    .replace(/\p{L}/gu, (letter) => (letter === "X" ? letter : "x"))
    .replace(/\p{N}/gu, "0")
    .replace(/\p{M}/gu, "");
}

/** Which words of a row name somebody or something of theirs together: by a pattern, or as a plate or a telephone number that is known. */
function wordsThatName(row: string[], numbers: string[]): Set<number> {
  const text = row.join(" ");
  const compact = compactOf(row);
  const found = new Set<number>();
  const add = (from: number, to: number, places: number[]) => {
    for (const at of new Set(places.slice(from, to))) if (!MONEY.test(row[at] ?? "")) found.add(at);
  };
  const places = row.flatMap((word, at) => new Array<number>(word.length + 1).fill(at));
  for (const pattern of NAMES)
    for (const { 0: match, index } of text.matchAll(pattern)) add(index, index + match.length, places);
  for (const number of numbers)
    for (let from = compact.text.indexOf(number); from >= 0; from = compact.text.indexOf(number, from + 1))
      add(from, from + number.length, compact.places);
  return found;
}

/** A row's letters and figures alone, and of which word each is. */
function compactOf(row: string[]): { text: string; places: number[] } {
  const words = row.map((word) => wordsOf(word).join(""));
  return { text: words.join(""), places: words.flatMap((word, at) => new Array<number>(word.length).fill(at)) };
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
