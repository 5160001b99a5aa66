import type { Entry } from "#app/quote-reader/learned/entries.ts";
import type { Solved } from "#app/quote-reader/learned/solve.ts";

/** No state of the United States taxes a sale lower or higher than so. */
const [LEAST_TAX, MOST_TAX] = [0.01, 0.13];
/** Cents by which a rounded tax may miss its rate. */
const ROUNDED = 1.5;

/** Where each row prints what is charged, its tax and both together, the amounts with their tax make the total too: the charges are those before it. */
export function netOfTax(solved: Solved, entries: Entry[]): Solved {
  if (solved.taxes.length > 0 || solved.lines.length < 2) return solved;
  const parted = solved.lines.flatMap((line) => partsOf(line, entries));
  const largest = [...parted].sort((a, b) => b.net - a.net)[0];
  if (!largest || parted.length < solved.lines.length) return solved;
  const rate = largest.tax / largest.net;
  const isTaxed = parted.every(({ net, tax }) => Math.abs(net * rate - tax) <= ROUNDED);
  if (!isTaxed || rate < LEAST_TAX || rate > MOST_TAX) return solved;
  return { ...solved, lines: parted.map(({ netAt }) => netAt), taxes: parted.map(({ taxAt }) => taxAt) };
}

type Parts = { netAt: number; net: number; taxAt: number; tax: number };

/** The two other amounts of a row that make its last: the larger and what is put on it. */
function partsOf(line: number, entries: Entry[]): Parts[] {
  const whole = entries[line];
  if (!whole) return [];
  const beside = entries.flatMap(({ rowAt, cents }, at) =>
    rowAt === whole.rowAt && at !== line && cents > 0 ? [{ at, cents }] : [],
  );
  for (const net of beside) {
    const tax = beside.find(
      (other) => other.at !== net.at && net.cents + other.cents === whole.cents && other.cents < net.cents,
    );
    if (tax) return [{ netAt: net.at, net: net.cents, taxAt: tax.at, tax: tax.cents }];
  }
  return [];
}
