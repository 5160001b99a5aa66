import { typedNumber } from "#app/platform/fields/typed-number.ts";
import { multiply, toCents } from "#app/platform/money.ts";

type Typed = { quantity: string; unitPrice: string };

/** What one line comes to, in cents; 0 while it is no amount. */
export function lineTotal({ quantity, unitPrice }: Typed): number {
  const price = typedNumber(unitPrice);
  const times = typedNumber(quantity || "1");
  if (!Number.isFinite(price) || !Number.isFinite(times) || price <= 0 || times <= 0) return 0;
  return multiply(times, toCents(price.toFixed(2)));
}

/** What the lines come to together, in cents. */
export function sumOf(lines: Typed[]): number {
  return lines.reduce((total, line) => total + lineTotal(line), 0);
}
