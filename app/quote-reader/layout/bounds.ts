import { withoutLeaders } from "#app/quote-reader/layout/leaders.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/**
 * What a stranger's page may bring before the patterns of this folder: each is tried on one line or less, so with lines of bounded
 * length none of them can take more than a moment, and the whole takes time in proportion to the page. Characters and words; a
 * dense page has 1,500 words, and a landscape line of small print 250 characters.
 */
export const LONGEST_WORD = 80;
export const LONGEST_LINE = 600;
export const MOST_WORDS = 12_000;

/** The gate before everything that looks at words. */
export function boundedPage(page: Page): Page {
  const words = page.words.slice(0, MOST_WORDS);
  const isLong = words.some((word) => word.text.length > LONGEST_WORD);
  if (!isLong) return words.length === page.words.length ? page : { ...page, words };
  // Ninety dots that lead to an amount are one word with it.
  const apart = words.flatMap((word) => withoutLeaders({ ...word, text: word.text.slice(0, LONGEST_LINE) }));
  return {
    ...page,
    words: apart.slice(0, MOST_WORDS).map((word) => ({ ...word, text: word.text.slice(0, LONGEST_WORD) })),
  };
}
