import { checkDigitHolds } from "#app/quote-reader/paper/vin.ts";
import type { QuoteReading, ReadingWarning } from "#app/quote-reader/reading.ts";

/** What the customer and the advisor should look at, with its place on the page. */
export function warningsFor(reading: Omit<QuoteReading, "warnings" | "milliseconds">): ReadingWarning[] {
  const warnings: ReadingWarning[] = [];
  if (reading.notice) warnings.push({ code: reading.kind ?? "kind", message: reading.notice, page: null, box: null });
  if (isPaid(reading)) warnings.push({ code: "paid", message: PAID, page: null, box: null });
  if (reading.items.length === 0) {
    warnings.push({ code: "no-lines", message: "No priced lines were found on this document.", page: null, box: null });
  }
  if (reading.vehicle.vin && !checkDigitHolds(reading.vehicle.vin)) {
    warnings.push({
      code: "vin",
      message: "The VIN may be misread: its check digit does not match. Please compare it with the VIN on the car.",
      page: null,
      box: null,
    });
  }
  for (const item of reading.items) {
    if (item.reconciles === false) {
      warnings.push({
        code: "line-arithmetic",
        message: `On “${item.description}” the quantity times the unit price is not the line's total.`,
        page: item.page,
        box: item.box,
      });
    }
    if (item.totalPrice === null && !item.included) {
      warnings.push({
        code: "no-price",
        message: `No price could be read for “${item.description}”.`,
        page: item.page,
        box: item.box,
      });
    }
  }
  if (reading.items.length > 0 && reading.total === null && reading.subtotal === null) {
    warnings.push({
      code: "no-total",
      message: "No total was found, so the sum of the lines could not be checked.",
      page: null,
      box: null,
    });
  } else if (reading.items.length > 0 && !reading.reconciles) {
    warnings.push({
      code: "sum",
      message: unproven(reading.difference),
      page: null,
      box: null,
    });
  }
  return warnings;
}

const PAID =
  "This paper says that its total is paid. Its prices can still be compared, but a shop seldom lowers what is paid.";

/** A payment of the whole total, or nothing due of one. */
function isPaid({ total, sums = [] }: Pick<QuoteReading, "total" | "sums">): boolean {
  if (!total) return false;
  return sums.some(({ kind, amount }) => (kind === "payment" && amount === total) || (kind === "due" && amount === 0));
}

/** Why a sum is not proven: it misses the printed one, or what makes it is not all that looks charged. */
function unproven(cents: number | null | undefined): string {
  if (cents === 0)
    return "The lines, discounts and tax come to the printed total, but further amounts stand beside them: whether one of them is charged could not be proven.";
  return `The lines, discounts and tax do not add up to the printed total: ${differenceOf(cents)}.`;
}

function differenceOf(cents: number | null | undefined): string {
  if (!cents) return "the total could not be proven";
  const dollars = (Math.abs(cents) / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
  return cents > 0 ? `${dollars} are missing` : `they are ${dollars} more`;
}
