import { counted } from "#app/platform/counted.ts";
import { formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import { type Comparable, matchLines } from "#app/quotes/papers/match-lines.ts";
import type { Group, PriceBasis } from "#app/repair/line-item.ts";

/** `originalPrice`: what the shop asks where the price that was approved is our target alone. */
export type Authorized = Comparable & { id: string; group: Group; priceBasis?: PriceBasis; originalPrice?: number };

export type BillVerdict = "as_approved" | "more" | "less" | "not_approved" | "not_billed";

/** One line of the bill beside what was approved; integer cents, null where one side does not have it. */
export type BillLine = {
  /** Of the line that was approved. */
  id: string | null;
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
  /** What it takes off less than was approved. */
  discountShort: number;
  /** All that was approved, with the tax and less the discount that stand beside it, before our fee. */
  authorized: number;
  /** By how much the whole bill is above the whole of what was approved, before our fee; below it: negative. */
  above: number;
  sentence: string;
};

type Printed = { total: number | null; tax: number | null; discounts?: readonly { amount: number }[] };

/**
 * Holds a final bill against what the customer approved, at the prices that stand. `beside`: discount and tax that are authorized beside
 * the lines. Pure.
 */
export function checkFinalBill(
  lines: readonly Authorized[],
  bill: readonly Comparable[],
  printed: Printed,
  beside: { discount: number; tax: number } | null = null,
): BillCheck {
  const pairs = matchLines(lines, bill);
  const matched = new Map(pairs.map(({ before, after }) => [after, lines[before]]));
  const onBill = new Set(pairs.map(({ before }) => before));
  const checked: BillLine[] = bill.map((line, at) => judged(line, matched.get(at)));
  for (const [at, line] of lines.entries()) {
    if (line.group !== "approved" || onBill.has(at)) continue;
    const { id, description, totalPrice: approved } = line;
    checked.push({ id, description, approved, whose: whoseOf(line), billed: null, verdict: "not_billed" });
  }
  const asksMore = checked.filter(({ verdict }) => verdict === "more" || verdict === "not_approved");
  const over = asksMore.reduce((total, line) => total + overOf(line), 0);
  const neverAgreed = bill.reduce((total, line, at) => total + quotedAbove(line, matched.get(at)), 0);
  const approved = lines.filter(({ group }) => group === "approved");
  const approvedTotal = sum(approved.map(({ totalPrice }) => totalPrice));
  const billedWork = sum(bill.map(({ totalPrice }) => totalPrice));
  const rest = beside && restOf(printed, billedWork, beside);
  const taxOver = Math.max(0, printed.tax === null ? 0 : (rest?.tax ?? 0));
  const above = rest ? billedWork - approvedTotal + rest.discount + rest.tax + rest.open : over;
  // Lines that are printed less their discount lack none.
  const discountShort = above > 0 ? Math.max(0, rest?.discount ?? 0) : 0;
  const said = [
    asksMore.length > 0 ? linesSaid(asksMore, over, neverAgreed) : "",
    ...(rest && beside ? [discountSaid(discountShort, beside.discount), taxSaid(printed.tax ?? 0, taxOver)] : []),
  ].filter((sentence) => sentence !== "");
  if (asksMore.length === 0 && said.length > 0) said.unshift("The lines of the bill are as approved.");
  const under = over - (billedWork - approvedTotal);
  const missing = checked.filter(({ verdict }) => verdict === "not_billed");
  if (missing.length > 0) said.push(...[said.length === 0 ? NO_MORE : "", missingSaid(missing)]);
  if (rest && (above > 0 || (above < 0 && asksMore.length > 0))) {
    said.push(wholeSaid(above, { over, under, ...rest }, said.length));
  }
  return {
    lines: checked,
    over,
    neverAgreed,
    approvedTotal,
    billedWork,
    billedTotal: printed.total,
    taxOver,
    discountShort,
    authorized: approvedTotal + (beside ? beside.tax - beside.discount : 0),
    above,
    sentence: said.filter((sentence) => sentence !== "").join(" ") || NO_MORE,
  };
}

/** What the bill has beside its lines beyond what was approved beside them: with its lines they make the whole difference. */
type Rest = { discount: number; tax: number; open: number };

/** `open`: what of the printed total neither lines nor discount nor tax make; where no tax is printed it may be that. */
function restOf(
  { total, tax, discounts = [] }: Printed,
  billedWork: number,
  beside: { discount: number; tax: number },
): Rest {
  const off = sum(discounts.map(({ amount }) => amount));
  const open = total === null ? 0 : total - (billedWork - off + (tax ?? 0));
  const billedTax = tax ?? (total === null ? beside.tax : Math.min(beside.tax, Math.max(0, open)));
  return {
    discount: beside.discount - off,
    tax: billedTax - beside.tax,
    open: tax === null && total !== null ? open - billedTax : open,
  };
}

function judged({ description, totalPrice: billed }: Comparable, line: Authorized | undefined): BillLine {
  if (line?.group !== "approved") {
    return {
      id: null,
      description,
      approved: null,
      whose: null,
      billed,
      verdict: billed > 0 ? "not_approved" : "as_approved",
    };
  }
  const approved = line.totalPrice;
  const verdict = billed > approved ? "more" : billed < approved ? "less" : "as_approved";
  return { id: line.id, description: line.description, approved, whose: whoseOf(line), billed, verdict };
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

function taxSaid(billed: number, over: number) {
  if (over === 0) return "";
  return `Its sales tax of ${formatMoney(billed)} is ${formatMoney(over)} more than that of what was approved.`;
}

function discountSaid(short: number, approved: number) {
  if (short === 0) return "";
  if (short === approved) return `The ${formatMoney(approved)} discount that was approved is not on it.`;
  return `Of the ${formatMoney(approved)} discount that was approved ${formatMoney(short)} is not on it.`;
}

/** All parts of the difference, so that they add up to it; where one part is all of it that is said already. */
function wholeSaid(
  above: number,
  { over, under, discount, tax, open }: Rest & { over: number; under: number },
  said: number,
): string {
  const moreOrLess = (cents: number, what: string) =>
    cents === 0 ? [] : [`${formatMoney(Math.abs(cents))} ${cents > 0 ? "more" : "less"} ${what}`];
  const parts = [
    ...moreOrLess(over, "on lines"),
    ...moreOrLess(-under, over > 0 ? "on others" : "on lines"),
    ...(discount === 0 ? [] : [`${formatMoney(Math.abs(discount))} ${discount > 0 ? "less" : "more"} discount`]),
    ...moreOrLess(tax, "sales tax"),
    ...moreOrLess(open, "that stands on none of its lines"),
  ];
  if (parts.length < 2 && said > 0) return "";
  const side = above > 0 ? "above" : "below";
  return `In all it is ${formatMoney(Math.abs(above))} ${side} what was approved: ${parts.join(", ")}.`;
}

const NO_MORE = "The bill asks for no more than was approved.";

function missingSaid(missing: BillLine[]) {
  const are = `${counted(missing.length, "approved line")} ${missing.length === 1 ? "is" : "are"}`;
  const named = missing.slice(0, 4).map(({ description, approved }) => `${description} ${formatMoney(approved ?? 0)}`);
  const rest = missing.length > named.length ? ` and ${missing.length - named.length} more` : "";
  return `${are} not on it: ${named.join("; ")}${rest}.`;
}

function linesSaid(asksMore: BillLine[], over: number, neverAgreed: number) {
  const named = asksMore.slice(0, 4).map((line) => {
    const much = formatMoney(overOf(line));
    return line.verdict === "more" ? `${line.description} ${much} more` : `${line.description} ${much}, not approved`;
  });
  const rest = asksMore.length > named.length ? ` and ${asksMore.length - named.length} more` : "";
  const asked = neverAgreed > 0 ? ` ${formatMoney(neverAgreed)} of it is on prices that the shop never agreed to.` : "";
  return `The bill asks for ${formatMoney(over)} more than was approved: ${named.join("; ")}${rest}.${asked}`;
}
