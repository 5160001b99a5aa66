import { parsePrinted, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Settled } from "#app/quote-reader/lines/reconcile.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/** Of amounts that a camera read with less than this, one in a few is another's. */
const READ_WELL = 0.9;

/**
 * On a photograph an amount that was read with doubt is a charge only where the paper's sum closes to the cent or its own row's product
 * does: a last figure misread is within what shops round. Its line stays, to be filled in by whoever has the paper.
 */
export function onlyReadWell(settled: Settled, pages: Page[]): Settled {
  const off = settled.discounts.reduce((sum, each) => sum + Math.abs(each.cents), 0);
  const lines = [...settled.items.map(({ line }) => line), ...settled.negative];
  const made = lines.reduce((sum, line) => sum + (line.totalPrice ?? 0), (settled.tax ?? 0) - off);
  const isClosed = settled.reconciles && (settled.total ?? settled.subtotal) === made;
  const doubtful = new Set(pages.flatMap((page) => page.words.flatMap((word) => doubtfulIn(word, page.number))));
  const items = settled.items.map((item) => {
    const { line } = item;
    const isDoubtful = (cents: number | null) => doubtful.has(`${line.page} ${cents}`);
    const product = Math.round((line.quantity ?? 0) * (line.unitPrice ?? 0));
    const isHeld = isClosed ? line.reconciles !== false : product === line.totalPrice && !isDoubtful(line.unitPrice);
    if (isHeld || !isDoubtful(line.totalPrice)) return item;
    return { ...item, line: { ...line, totalPrice: null, reconciles: null } };
  });
  const isWhole = items.every(({ line }, at) => line.totalPrice === settled.items[at]?.line.totalPrice);
  return isWhole ? settled : { ...settled, items, reconciles: false, margin: 0 };
}

/** "178.06)" and "@178.06" are amounts too. */
function doubtfulIn({ text, confidence }: Page["words"][number], page: number): string[] {
  if (confidence >= READ_WELL) return [];
  const printed = parsePrinted(text.replace(/^[^$\d(-]+|[^\d%)]+$/g, ""));
  return printed?.kind === "number" && !printed.percent ? [`${page} ${toCents(printed.value)}`] : [];
}
