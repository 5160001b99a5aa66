import { isRate } from "#app/quote-reader/attention/figures.ts";
import { kindOf } from "#app/quote-reader/attention/parts-and-labor.ts";
import { rowText } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import type { MadeOf } from "#app/quote-reader/reading.ts";

/** "Parts 690.00 Labor 740.00 (4.0 hr)": the halves in words. */
const PARTS = /\b(?:parts?|materials?) ?:? ?\$? ?(?<sum>[\d,]{1,10}\.\d\d)\b/i;
const LABOR = /\blabou?r ?:? ?(?:\(?[\d.]{1,6} ?(?:hrs?|hours?)\.?\)? ?)?\$? ?(?<sum>[\d,]{1,10}\.\d\d)\b/i;
const HOURS = /\b(?<hours>\d{1,2}(?:\.\d{1,2})?)\s?-?(?:hrs?|hours?)\b/i;

/** What a job at one price says of itself on its row: its parts and its labor, which make that price to the cent, and the hours. Null where it does not. */
export function madeOf(entry: Entry, entries: readonly Entry[]): MadeOf | null {
  return underHeads(entry, entries) ?? inWords(entry);
}

function underHeads({ row, cents }: Entry, entries: readonly Entry[]): MadeOf | null {
  const own = entries.filter((each) => each.row === row && each.cents > 0);
  const parts = own.filter(({ head }) => kindOf(head) === "Part");
  const labor = own.filter(({ head }) => kindOf(head) === "Labor");
  const [one, ...more] = parts.flatMap((part) =>
    labor.filter((work) => part.cents + work.cents === cents).map((work) => ({ parts: part.cents, labor: work.cents })),
  );
  if (!one || more.length > 0) return null;
  const numbers = row.cells.flatMap(({ printed }) =>
    printed?.kind === "number" && !printed.dollar ? [printed.value] : [],
  );
  const hours = numbers.filter((value) => value > 0 && value < 100 && isRate(one.labor / value));
  return { ...one, hours: hours.length === 1 ? (hours[0] ?? null) : null };
}

function inWords({ row, cents }: Entry): MadeOf | null {
  const words = rowText(row);
  const [parts, labor] = [PARTS.exec(words), LABOR.exec(words)].map((said) => centsOf(said?.groups?.sum));
  if (!parts || !labor || parts + labor !== cents) return null;
  const hours = Number(HOURS.exec(words)?.groups?.hours ?? 0);
  return { parts, labor, hours: hours > 0 && isRate(labor / hours) ? hours : null };
}

function centsOf(printed: string | undefined): number {
  return printed ? Math.round(Number(printed.replaceAll(",", "")) * 100) : 0;
}
