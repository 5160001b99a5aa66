import type { ReadLine } from "#app/quote-reader/reading.ts";

/** No hour of work in a shop costs less, in cents. */
const LOWEST_RATE = 4500;
const WORK_BEGINS =
  /^(labou?r\b|replace|rpl|repl|rpr|inst|swap|renew|install|remove|drop|r\s?(&|and|\/)\s?[ri]\b|repair|rebuild|reseal|overhaul|fit|mount(?!.*balanc)|test and replace|evacuate)/i;

/**
 * Types that a line's own words leave open, told by the lines around it: what is charged at the rate of the fractional
 * hours is labor, and "Replace water pump" beside a line "Water pump" is the labor of it. `told` says that the document gives the line's type.
 */
export function typeByCompany(items: { line: ReadLine; told: boolean }[]): ReadLine[] {
  const rates = new Map<number, number>();
  for (const { line: item } of items) {
    if (
      item.type === "Part" ||
      item.quantity === null ||
      Number.isInteger(item.quantity) ||
      item.unitPrice === null ||
      item.unitPrice < LOWEST_RATE
    )
      continue;
    rates.set(item.unitPrice, (rates.get(item.unitPrice) ?? 0) + 1);
  }
  const parts = items.some(({ line }) => line.type === "Part");
  return items.map(({ line: item, told }) => {
    if (told || item.type === "Fee" || item.included) return item;
    const fraction = item.quantity !== null && !Number.isInteger(item.quantity);
    const atRate = item.unitPrice !== null && rates.has(item.unitPrice);
    if (fraction && atRate) return { ...item, type: "Labor" };
    if (!WORK_BEGINS.test(item.description) || item.type !== "Service") return item;
    return parts || atRate ? { ...item, type: "Labor" } : item;
  });
}
