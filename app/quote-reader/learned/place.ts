import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { boxOf } from "#app/quote-reader/lines/finish-line.ts";
import type { ReadLine } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/** The figure that a line's amount was read from. */
export function placeOf(line: ReadLine, entries: Entry[], pageOf: (number: number) => Page): Entry | null {
  const fits = entries.filter(({ row, cents }) => row.page === line.page && cents === line.totalPrice);
  const off = (entry: Entry) => Math.abs(boxOf(entry.row, pageOf(line.page)).y - line.box.y);
  const best = fits.sort((a, b) => off(a) - off(b))[0];
  return best && off(best) < 0.012 ? best : null;
}
