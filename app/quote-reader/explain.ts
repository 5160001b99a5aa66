import type { Box, QuoteReading } from "#app/quote-reader/reading.ts";

/** A figure of the paper as it was understood, in cents but for quantities; `equations` are indexes into the explanation's list. */
export type ExplainedFigure = {
  role: string;
  of: string;
  value: number;
  derived: boolean;
  page: number;
  box: Box;
  equations: number[];
};
export type Explanation = { equations: { text: string; holds: boolean }[]; figures: ExplainedFigure[] };

/** Cents by which shops round a tax or a product. */
const SLACK = 2;

/** Says of every figure where it stands, what it is taken for, and which sums hold it. Pure; runs in the browser too. */
export function explain(reading: QuoteReading): Explanation {
  const equations: Explanation["equations"] = [];
  const figures: ExplainedFigure[] = [];
  const whole = wholeEquation(reading);
  const last = whole ? equations.push(whole) - 1 : null;
  for (const item of reading.items) {
    const held = last === null ? [] : [last];
    const { quantity, unitPrice, totalPrice } = item;
    const own: number[] = [];
    if (quantity !== null && unitPrice !== null && totalPrice !== null) {
      const text = `${quantity} x ${dollars(unitPrice)} = ${dollars(totalPrice)}`;
      own.push(equations.push({ text, holds: item.reconciles ?? (item.derived?.length ?? 0) > 0 }) - 1);
    }
    const place = { of: item.description, page: item.page, box: item.box };
    const add = (role: string, value: number | null, equations: number[], derived = false) =>
      value === null ? 0 : figures.push({ role, value, derived, equations, ...place });
    add("quantity", quantity, own, item.derived?.includes("quantity"));
    add("unit price", unitPrice, own, item.derived?.includes("unitPrice"));
    add("amount", totalPrice, [...own, ...held], item.derived?.includes("totalPrice"));
  }
  for (const sum of reading.sums ?? []) {
    const isHeld = last !== null && [reading.total, reading.tax].includes(sum.amount);
    const { kind: role, description: of, amount: value, page, box } = sum;
    figures.push({ role, of, value, derived: false, page, box, equations: isHeld && last !== null ? [last] : [] });
  }
  return { equations, figures };
}

function wholeEquation({ items, discounts, tax, total }: QuoteReading): Explanation["equations"][number] | null {
  if (items.length === 0 || total === null) return null;
  const lines = items.reduce((sum, item) => sum + (item.totalPrice ?? 0), 0);
  const off = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const made = lines - off + (tax ?? 0);
  const named = [`${items.length} ${items.length === 1 ? "line" : "lines"} ${dollars(lines)}`];
  if (off > 0) named.push(`- discounts ${dollars(off)}`);
  if (tax) named.push(`+ tax ${dollars(tax)}`);
  const holds = Math.abs(made - total) <= SLACK;
  const miss = holds ? "" : `, printed ${dollars(total)}: difference ${dollars(total - made)}`;
  return { text: `${named.join(" ")} = ${dollars(holds ? total : made)}${miss}`, holds };
}

function dollars(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}
