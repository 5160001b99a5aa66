import { median } from "#app/quote-reader/median.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/** Text heights by which the right edge of a page is moved against its left. */
export const SHIFTS = [0.6, -0.6, 1.2, -1.2, 1.8, -1.8];

export function sheared(page: Page, shift: number): Page {
  const height = median(page.words.map((word) => word.height));
  const words = page.words.map((word) => ({ ...word, y: word.y + (word.x / page.width - 0.5) * shift * height }));
  return { ...page, words };
}
