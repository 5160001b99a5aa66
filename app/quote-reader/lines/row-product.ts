import { agrees, isMoney, toCents } from "#app/quote-reader/layout/numbers.ts";
import { rowText } from "#app/quote-reader/layout/rows.ts";
import type { Candidate } from "#app/quote-reader/lines/candidates.ts";

const PRODUCT =
  /(?<![\d.])(\d{1,4}(?:\.\d{1,2})?) ?(?:hrs?|hours?|ea|each|units?|pcs?)?\.? ?[@x×] ?\$? ?(\d{1,3}(?:,\d{3})?\.\d{2})/i;

/** "Body labor 4.1 hrs @ $58.00/hr  237.80": where a product in the row makes its last amount, that and no rate is the charge. */
export function withRowProduct(candidate: Candidate): Candidate {
  const last = candidate.row.cells.findLast((cell) => isMoney(cell.printed))?.printed;
  const match = isMoney(last ?? null) ? PRODUCT.exec(rowText(candidate.row)) : null;
  if (!match || !isMoney(last ?? null) || last?.kind !== "number" || last.rate) return candidate;
  const [quantity, unitPrice] = [Number(match[1]), toCents(Number(match[2]?.replaceAll(",", "")))];
  const totalPrice = toCents(last.value);
  if (candidate.line.totalPrice === totalPrice || !agrees(quantity, unitPrice, totalPrice)) return candidate;
  return { ...candidate, line: { ...candidate.line, quantity, unitPrice, totalPrice, reconciles: true } };
}
