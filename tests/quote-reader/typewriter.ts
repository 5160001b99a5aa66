import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { pageOfText } from "#app/quote-reader/typed/page-of-text.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/** Pages of a typewriter: every word stands where it stands in its line. */
export function pagesOf(...texts: string[]): Page[] {
  return texts.map((text, at) => pageOfText(text, at + 1));
}

export const charged = async (...texts: string[]) => {
  const { items, total, reconciles, kind, pageCount } = await readPages(pagesOf(...texts));
  return { amounts: items.map(({ totalPrice }) => totalPrice), total, reconciles, kind, pageCount };
};
