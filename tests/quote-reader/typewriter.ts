import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { pageOfText } from "#app/quote-reader/typed/page-of-text.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/** Pages of a typewriter: every word stands where it stands in its line. */
export function pagesOf(...texts: string[]): Page[] {
  return texts.map((text, at) => pageOfText(text, at + 1));
}

/** A quote that adds up. */
export const QUOTE = `Harbor Street Auto
Estimate 20817
2016 Honda Civic
Clutch kit                       412.00
Labor, replace clutch            780.00
Shop supplies                     24.00
Subtotal                       1,216.00
Sales tax                         62.00
Total                          1,278.00`;

/** The same pages, each a file of its own. */
export const filesOf = (...texts: string[]): Page[][] => pagesOf(...texts).map((page) => [page]);

export const charged = async (...texts: string[]) => {
  const { items, total, reconciles, kind, pageCount } = await readPages(pagesOf(...texts));
  return { amounts: items.map(({ totalPrice }) => totalPrice), total, reconciles, kind, pageCount };
};
