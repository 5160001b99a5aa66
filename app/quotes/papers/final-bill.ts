import { formatMoney } from "#app/platform/format.ts";
import { type Comparable, matchLines } from "#app/quotes/papers/match-lines.ts";
import type { Group, PriceBasis } from "#app/repair/line-item.ts";

/** `originalPrice`: what the shop asks where the price that was approved is our target alone. */
export type Authorized = Comparable & { id: string; group: Group; priceBasis?: PriceBasis; originalPrice?: number };

export type BillVerdict = "as_approved" | "more" | "less" | "not_approved" | "not_billed";

/** One line of the bill beside what was approved; integer cents, null where one side does not have it. */
export type BillLine = {
  description: string;
  approved: number | null;
  /** A named person at the shop agreed to that price; else it was approved as the shop quoted it, or as only we had asked. */
  whose: "agreed" | "quoted" | "target" | null;
  billed: number | null;
  verdict: BillVerdict;
};

export type BillCheck = {
  lines: BillLine[];
  /** What the bill asks for above what was approved, line by line. */
  over: number;
  /** What of it is on prices that nobody at the shop agreed to, up to what the shop had quoted. */
  neverAgreed: number;
  approvedTotal: number;
  /** The lines of the bill together. */
  billedWork: number;
  /** The printed total; null where none could be read. */
  billedTotal: number | null;
  /** What the bill asks for in sales tax above what stands beside the approved lines; 0 where it prints none. */
  taxOver: number;
  sentence: string;
};

/** Holds a final bill against what the customer approved, at the prices that stand. `approvedTax`: what is authorized beside them. Pure. */
export function checkFinalBill(
  lines: readonly Authorized[],
  bill: readonly Comparable[],
  printed: { total: number | null; tax: number | null },
  approvedTax: number | null = null,
): BillCheck {
  const pairs = matchLines(lines, bill);
  const matched = new Map(pairs.map(({ before, after }) => [after, lines[before]]));
  const onBill = new Set(pairs.map(({ before }) => before));
  const checked: BillLine[] = bill.map((line, at) => judged(line, matched.get(at)));
  for (const [at, line] of lines.entries()) {
    if (line.group !== "approved" || onBill.has(at)) continue;
    const { description, totalPrice: approved } = line;
    checked.push({ description, approved, whose: whoseOf(line), billed: null, verdict: "not_billed" });
  }
  const asksMore = checked.filter(({ verdict }) => verdict === "more" || verdict === "not_approved");
  const over = asksMore.reduce((total, line) => total + overOf(line), 0);
  const neverAgreed = bill.reduce((total, line, at) => total + quotedAbove(line, matched.get(at)), 0);
  const approved = lines.filter(({ group }) => group === "approved");
  const taxOver = approvedTax === null ? 0 : Math.max(0, (printed.tax ?? 0) - approvedTax);
  return {
    lines: checked,
    over,
    neverAgreed,
    approvedTotal: approved.reduce((total, { totalPrice }) => total + totalPrice, 0),
    billedWork: bill.reduce((total, { totalPrice }) => total + totalPrice, 0),
    billedTotal: printed.total,
    taxOver,
    sentence: taxSaid(sentenceOf(asksMore, over, neverAgreed), printed.tax ?? 0, taxOver),
  };
}

function judged({ description, totalPrice: billed }: Comparable, line: Authorized | undefined): BillLine {
  if (line?.group !== "approved") {
    return { description, approved: null, whose: null, billed, verdict: billed > 0 ? "not_approved" : "as_approved" };
  }
  const approved = line.totalPrice;
  const verdict = billed > approved ? "more" : billed < approved ? "less" : "as_approved";
  return { description: line.description, approved, whose: whoseOf(line), billed, verdict };
}

function whoseOf({ priceBasis }: Authorized): BillLine["whose"] {
  return priceBasis === "agreed" || priceBasis === "target" ? priceBasis : "quoted";
}

/** Above our target the shop asks no more than it always did, as far as its quote goes. */
function quotedAbove({ totalPrice: billed }: Comparable, line: Authorized | undefined): number {
  if (line?.group !== "approved" || line.priceBasis !== "target") return 0;
  return Math.max(0, Math.min(billed, line.originalPrice ?? 0) - line.totalPrice);
}

function overOf({ billed, approved }: BillLine) {
  return (billed ?? 0) - (approved ?? 0);
}

function taxSaid(sentence: string, billed: number, over: number) {
  if (over === 0) return sentence;
  const lines = sentence === AS_APPROVED ? "The lines of the bill are as approved." : sentence;
  return `${lines} Its sales tax of ${formatMoney(billed)} is ${formatMoney(over)} more than that of what was approved.`;
}

const AS_APPROVED = "The bill asks for no more than was approved.";

function sentenceOf(asksMore: BillLine[], over: number, neverAgreed: number) {
  if (asksMore.length === 0) return AS_APPROVED;
  const named = asksMore.slice(0, 4).map((line) => {
    const much = formatMoney(overOf(line));
    return line.verdict === "more" ? `${line.description} ${much} more` : `${line.description} ${much}, not approved`;
  });
  const rest = asksMore.length > named.length ? ` and ${asksMore.length - named.length} more` : "";
  const asked = neverAgreed > 0 ? ` ${formatMoney(neverAgreed)} of it is on prices that the shop never agreed to.` : "";
  return `The bill asks for ${formatMoney(over)} more than was approved: ${named.join("; ")}${rest}.${asked}`;
}
