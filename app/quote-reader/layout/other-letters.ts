import type { Page } from "#app/quote-reader/words/page.ts";

const OTHER = /(?!\p{Script=Latin})\p{L}\p{M}*/gu;
const MARKED = /(?![A-Za-z])\p{Script=Latin}\p{M}*/gu;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * Pages as they would look in plain Latin letters, for a reader that knows no others: each other letter becomes one of them, always the
 * same, capital for capital, and one with a mark loses it. `back` gives a text its own letters again, word by word. Null where there are none.
 */
export function inLatinLetters(pages: Page[]): { pages: Page[]; back: (text: string) => string } | null {
  const own = new Map<string, string>();
  const written = pages.map((page) => ({
    ...page,
    words: page.words.map((word) => {
      const text = plainLetters(word.text);
      if (text === word.text) return word;
      own.set(bare(text), bare(word.text));
      return { ...word, text };
    }),
  }));
  return own.size === 0 ? null : { pages: written, back: (text) => restored(text, own) };
}

function plainLetters(text: string): string {
  return text
    .normalize("NFC")
    .replace(MARKED, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""))
    .replace(OTHER, (letter) => {
      const small = letter.toLowerCase();
      const latin = LETTERS[(small.codePointAt(0) ?? 0) % LETTERS.length] ?? "x";
      return small === letter ? latin : latin.toUpperCase();
    });
}

const ENDS = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu;

/** A word without what a sentence puts around it. */
function bare(word: string): string {
  return word.replace(ENDS, "");
}

function restored(text: string, own: Map<string, string>): string {
  return text
    .split(" ")
    .map((word) => {
      const core = bare(word);
      const before = own.get(core);
      return before && core ? word.replace(core, () => before) : word;
    })
    .join(" ");
}
