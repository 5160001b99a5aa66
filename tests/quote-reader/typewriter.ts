import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import type { Page, Word } from "#app/quote-reader/words/page.ts";

/** Pages of a typewriter: every word stands where it stands in its line. */
export function pagesOf(...texts: string[]): Page[] {
  return texts.map((text, at) => ({
    number: at + 1,
    width: 700,
    height: 800,
    source: "digital",
    words: wordsOf(text),
  }));
}

function wordsOf(text: string): Word[] {
  return text.split("\n").flatMap((line, at) =>
    [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      x: 20 + index * 6,
      y: 20 + at * 14,
      width: word.length * 6,
      height: 10,
      confidence: 1,
    })),
  );
}

export const charged = async (...texts: string[]) => {
  const { items, total, reconciles, kind, pageCount } = await readPages(pagesOf(...texts));
  return { amounts: items.map(({ totalPrice }) => totalPrice), total, reconciles, kind, pageCount };
};
