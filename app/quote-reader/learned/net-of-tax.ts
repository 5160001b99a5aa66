import { agrees } from "#app/quote-reader/layout/numbers.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { placeOf } from "#app/quote-reader/learned/with-names.ts";
import type { Settled } from "#app/quote-reader/lines/reconcile.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/** No state of the United States taxes a sale lower or higher than so. */
const [LEAST_TAX, MOST_TAX] = [0.01, 0.13];
/** Cents by which a rounded tax may miss its rate. */
const ROUNDED = 1.5;

type Item = Settled["items"][number];

/** Where each row prints what is charged, its tax and both together, the amounts with their tax make the total too: the charges are those before it. */
export function netOfTax(settled: Settled, entries: Entry[], pageOf: (number: number) => Page): Settled {
  const priced = settled.items
    .filter(({ line }) => (line.totalPrice ?? 0) > 0)
    .sort((a, b) => (b.line.totalPrice ?? 0) - (a.line.totalPrice ?? 0));
  if (!settled.reconciles || settled.tax || priced.length < 2) return settled;
  const rows = new Map<Item, number[]>();
  for (const item of priced) {
    const place = placeOf(item.line, entries, pageOf);
    if (!place) return settled;
    const beside = entries.filter((entry) => entry !== place && entry.rowAt === place.rowAt);
    rows.set(
      item,
      beside.map(({ cents }) => cents),
    );
  }
  const largest = priced[0] as Item;
  for (const net of rows.get(largest) ?? []) {
    const rate = (largest.line.totalPrice ?? 0) / net - 1;
    if (!(rate >= LEAST_TAX && rate <= MOST_TAX)) continue;
    const nets = new Map(priced.map((item) => [item, netIn(item.line.totalPrice ?? 0, rows.get(item) ?? [], rate)]));
    if ([...nets.values()].includes(null)) continue;
    const tax = priced.reduce((sum, item) => sum + (item.line.totalPrice ?? 0) - (nets.get(item) ?? 0), 0);
    const isLevied = priced.every((item) =>
      rows.get(item)?.includes((item.line.totalPrice ?? 0) - (nets.get(item) ?? 0)),
    );
    if (!isLevied && !entries.some(({ cents }) => cents === tax)) continue;
    const items = settled.items.map((item) => (nets.has(item) ? before(item, nets.get(item) ?? 0) : item));
    return { ...settled, items, tax, subtotal: (settled.total ?? 0) - tax };
  }
  return settled;
}

/** The amount beside one that makes it by the rate; itself where it stands twice, untaxed. */
function netIn(cents: number, beside: number[], rate: number): number | null {
  return beside.find((net) => net === cents || (net > 0 && Math.abs(net * (1 + rate) - cents) <= ROUNDED)) ?? null;
}

function before({ line, told }: Item, totalPrice: number): Item {
  const holds = line.quantity !== null && line.unitPrice !== null && agrees(line.quantity, line.unitPrice, totalPrice);
  return { line: { ...line, totalPrice, unitPrice: holds ? line.unitPrice : null, reconciles: holds || null }, told };
}
