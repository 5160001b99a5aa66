import { counted } from "#app/platform/counted.ts";
import { formatMoney } from "#app/platform/format.ts";
import { multiply, toCents } from "#app/platform/money.ts";
import type { BillCheck, BillLine } from "#app/quotes/papers/bills/final-bill.ts";
import { type Billed, billTogether } from "#app/quotes/papers/bills/together.ts";

/** So many lines of a kind are named; the rest are counted. */
const MOST_NAMED = 6;

export type AskedByBill = {
  sentence: string;
  /** Approved, and not on the bill: of each it is said whether it was done. */
  missing: AskedLine[];
  /** Billed for less than was approved, at `billed`: of each it is said which of them is invoiced. */
  less: (AskedLine & { billed: number; unitPrice: number })[];
};

/** `price`: what was approved, in cents. */
type AskedLine = { id: string; description: string; price: number };

/**
 * What is asked before an invoice is made of lines that the final bill has otherwise, or not at all; null where it has them as they were approved, where
 * there is no bill, and while the shop's word on a price is missing, which comes first.
 */
export function askedByBill(repair: Billed): AskedByBill | null {
  const approved = repair.lineItems.filter(({ group }) => group === "approved");
  if (approved.some(({ priceBasis }) => priceBasis === "target")) return null;
  const check = billTogether(repair);
  if (!check || (check.above <= 0 && check.lines.every(({ verdict }) => verdict === "as_approved"))) return null;
  const missing = check.lines.flatMap(({ id, description, approved: price, verdict }) =>
    verdict === "not_billed" && id !== null && price !== null ? [{ id, description, price }] : [],
  );
  const less = check.lines.flatMap(({ id, description, approved: price, billed, verdict }) => {
    const line = approved.find((one) => one.id === id);
    if (verdict !== "less" || !line || price === null || billed === null) return [];
    // Where the quantity does not divide it, the customer is asked for the cent less.
    const unitPrice = Math.floor((billed * 100) / toCents(line.quantity));
    return [{ id: line.id, description, price, unitPrice, billed: multiply(unitPrice, line.quantity) }];
  });
  return { sentence: saidOf(check), missing, less };
}

function saidOf({ lines, authorized, above }: BillCheck): string {
  const of = (...verdicts: BillLine["verdict"][]) => lines.filter(({ verdict }) => verdicts.includes(verdict));
  const [missing, otherwise, further] = [of("not_billed"), of("more", "less"), of("not_approved")];
  const are = `${counted(missing.length, "approved line")} ${missing.length === 1 ? "is" : "are"}`;
  const sums = `Billed ${formatMoney(authorized + above)}, authorized ${formatMoney(authorized)}`;
  const priced = ({ description, billed }: BillLine) => `${description} ${formatMoney(billed ?? 0)}`;
  const named: [BillLine[], string, (line: BillLine) => string][] = [
    [otherwise, "Billed at another price", (line) => `${priced(line)}, approved ${formatMoney(line.approved ?? 0)}`],
    [further, "Billed and not approved", priced],
  ];
  const isMissing = ({ description, approved }: BillLine) => `${description} ${formatMoney(approved ?? 0)}`;
  return [
    missing.length > 0 ? `${sums}; ${are} not on the bill: ${listed(missing, isMissing)}.` : `${sums}.`,
    ...named.flatMap(([some, what, say]) => (some.length > 0 ? [`${what}: ${listed(some, say)}.`] : [])),
  ].join(" ");
}

function listed(lines: BillLine[], say: (line: BillLine) => string): string {
  const rest = lines.length - MOST_NAMED;
  return `${lines.slice(0, MOST_NAMED).map(say).join("; ")}${rest > 0 ? `; and ${rest} more` : ""}`;
}
