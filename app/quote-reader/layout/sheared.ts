import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { median } from "#app/quote-reader/median.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/** Text heights by which the right edge of a page is moved against its left. */
export const SHIFTS = [0.6, -0.6, 1.2, -1.2, 1.8, -1.8];

export function sheared(page: Page, shift: number): Page {
  const height = median(page.words.map((word) => word.height));
  const words = page.words.map((word) => ({ ...word, y: word.y + (word.x / page.width - 0.5) * shift * height }));
  return { ...page, words };
}

/** Pieces of so much of the page's width show which way its lines run; so many of them are enough to say it. */
const LONG = 0.12;
const ENOUGH = 6;
/** Text heights by which most lines of a level page rise or fall over its whole width. */
const LEVEL = 0.35;

/** Whether the lines of every page run as level as a printer set them: what stands beside an amount there is what it is for. */
export function areLevel(pages: Page[]): boolean {
  return pages.every((page) => {
    const rises = risesOf(page).sort((a, b) => a - b);
    const [low, high] = [rises[Math.floor(rises.length / 4)] ?? 0, rises[Math.floor((rises.length * 3) / 4)] ?? 0];
    return rises.length >= ENOUGH && low > -LEVEL && high < LEVEL;
  });
}

/** By how many text heights each long piece of text would rise or fall over the whole width of its page. */
function risesOf(page: Page): number[] {
  const height = median(page.words.map((word) => word.height));
  const cells = rowsOf(page).flatMap((row) => row.cells);
  return cells.flatMap(({ words }) => {
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last || words.length < 3) return [];
    const run = last.x + last.width / 2 - first.x - first.width / 2;
    const rise = last.y + last.height / 2 - first.y - first.height / 2;
    return run < page.width * LONG ? [] : [((rise / run) * page.width) / height];
  });
}
