import { addsUp, lostOf, type Reading, repeatedOn } from "#app/quote-reader/join/kinship.ts";
import type { ReadLine } from "#app/quote-reader/reading.ts";
import type { Page, Word } from "#app/quote-reader/words/page.ts";

/** Pages and what they say. */
type Piece = { pages: Page[]; reading: Reading };

/**
 * Two photographs that overlap, where the lower one begins with lines at which the upper one ends: both as one, in which those lines
 * stand once. Null where that does not add up with all lines of both.
 */
export async function withoutRepeated(
  one: Piece,
  other: Piece,
  read: (pages: Page[]) => Promise<Reading>,
): Promise<Piece | null> {
  for (const [upper, lower] of [
    [one, other],
    [other, one],
  ] as const) {
    const repeated = repeatedOn(upper.reading, lower.reading);
    const [page, ...more] = lower.pages;
    if (!page || more.length > 0 || repeated.length === 0 || !beginsWith(lower.reading.items, repeated)) continue;
    const end = Math.max(...repeated.map((line) => bottomOf(line, page)));
    const rest = { ...page, words: page.words.filter(({ y, height }) => y + height / 2 > end) };
    const pages = [...upper.pages, rest].sort((a, b) => a.number - b.number);
    const reading = await read(pages);
    const alone = { ...lower.reading, items: lower.reading.items.filter((line) => !repeated.includes(line)) };
    const isWhole = addsUp(reading, [upper.reading, alone]) && lostOf(reading, [upper.reading, alone]).length === 0;
    if (isWhole) return { pages, reading };
  }
  return null;
}

function beginsWith(lines: readonly ReadLine[], repeated: readonly ReadLine[]): boolean {
  return lines.slice(0, repeated.length).every((line) => repeated.includes(line));
}

/** Where a line ends on its page as it was straightened. */
function bottomOf({ box }: ReadLine, page: Page): number {
  const within = page.words.filter((word) => {
    const { x, y } = middleOf(word, page);
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  });
  return Math.max(...within.map(({ y, height }) => y + height));
}

/** The middle of a word on the picture as it was sent, as the places of lines are told. */
function middleOf({ x, y, width, height, origin }: Word, page: Page): { x: number; y: number } {
  const { original } = page;
  if (original && origin)
    return { x: (origin.x + origin.x2) / 2 / original.width, y: (origin.y + origin.y2) / 2 / original.height };
  return { x: (x + width / 2) / page.width, y: (y + height / 2) / page.height };
}
