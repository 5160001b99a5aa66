import { agrees } from "#app/quote-reader/layout/numbers.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { headOver } from "#app/quote-reader/learned/heads.ts";
import { placeOf } from "#app/quote-reader/learned/with-names.ts";
import type { Settled } from "#app/quote-reader/lines/reconcile.ts";
import { summaryKind } from "#app/quote-reader/lines/sums/summary-kind.ts";
import { isFee } from "#app/quote-reader/lines/vocabulary.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/** No state of the United States taxes a sale lower or higher than so. */
const [LEAST_TAX, MOST_TAX] = [0.01, 0.13];
/** Cents by which a rounded tax may miss its rate. */
const ROUNDED = 1.5;

type Paper = { rows: Row[]; pageOf: (number: number) => Page };
type Item = Settled["items"][number];
type Charge = { item: Item; place: Entry; cents: number; beside: Entry[] };

/** Where each row prints what is charged, its tax and both together, the amounts with their tax make the total too: the charges are those before it. */
export function netOfTax(settled: Settled, entries: Entry[], { rows, pageOf }: Paper): Settled {
  const priced = settled.items
    .filter(({ line }) => (line.totalPrice ?? 0) > 0)
    .sort((a, b) => (b.line.totalPrice ?? 0) - (a.line.totalPrice ?? 0));
  if (!settled.reconciles || settled.tax || priced.length < 2) return settled;
  const charges: Charge[] = [];
  for (const item of priced) {
    const place = placeOf(item.line, entries, pageOf);
    if (!place) return settled;
    const beside = entries.filter((entry) => entry !== place && entry.rowAt === place.rowAt);
    charges.push({ item, place, cents: place.cents, beside });
  }
  if (isSaidUntaxed(entries, charges)) return settled;
  const places = charges.map(({ place }) => place);
  const levied = entries.filter((entry) => isTax(entry.label) && !places.includes(entry)).map(({ cents }) => cents);
  const largest = charges[0] as Charge;
  for (const { cents } of largest.beside) {
    const rate = largest.cents / cents - 1;
    if (!(rate >= LEAST_TAX && rate <= MOST_TAX)) continue;
    const nets = new Map(charges.map((charge) => [charge.item, netIn(charge, rate)]));
    if ([...nets.values()].includes(null)) continue;
    const tax = charges.reduce((sum, charge) => sum + charge.cents - (nets.get(charge.item) ?? 0), 0);
    const isByRow = charges.every(({ item, cents: gross, beside }) =>
      beside.some((entry) => entry.cents === gross - (nets.get(item) ?? 0) && isTax(headOver(entry, rows))),
    );
    if (!isByRow && !levied.includes(tax)) continue;
    const items = settled.items.map((item) => (nets.has(item) ? before(item, nets.get(item) ?? 0) : item));
    return { ...settled, items, tax, subtotal: (settled.total ?? 0) - tax };
  }
  return settled;
}

/** A printed tax of nothing, or a subtotal that is already all charges, leaves no tax in them. */
function isSaidUntaxed(entries: Entry[], charges: Charge[]): boolean {
  const sum = charges.reduce((all, { cents }) => all + cents, 0);
  return entries.some(({ label, cents }) =>
    cents === 0 ? isTax(label) : cents === sum && summaryKind(label)?.kind === "subtotal",
  );
}

/** "Taxes and fees" are no tax alone. */
function isTax(words: string): boolean {
  return summaryKind(words)?.kind === "tax" && !isFee(words);
}

/** The amount beside one that makes it by the rate and not by a quantity; itself where it stands twice, untaxed. */
function netIn({ place, cents, beside }: Charge, rate: number): number | null {
  const isFactor = (net: number) =>
    place.row.cells.some(
      ({ printed }) => printed?.kind === "number" && printed.value !== 1 && agrees(printed.value, net, cents),
    );
  const isNet = (net: number) => net > 0 && Math.abs(net * (1 + rate) - cents) <= ROUNDED && !isFactor(net);
  return beside.find((entry) => entry.cents === cents || isNet(entry.cents))?.cents ?? null;
}

function before({ line }: Item, totalPrice: number): Item {
  const holds = line.quantity !== null && line.unitPrice !== null && agrees(line.quantity, line.unitPrice, totalPrice);
  return { line: { ...line, totalPrice, unitPrice: holds ? line.unitPrice : null, reconciles: holds || null } };
}
