import { formatMoney } from "#app/platform/format.ts";
import { type Comparable, matchLines } from "#app/quotes/papers/match-lines.ts";

export type Authorized = Comparable & { id: string; group: string };

export type BillVerdict = "as_agreed" | "more" | "less" | "not_approved" | "not_billed";

/** One line of the bill beside what was approved; integer cents, null where one side does not have it. */
export type BillLine = {
  description: string;
  agreed: number | null;
  billed: number | null;
  verdict: BillVerdict;
};

export type BillCheck = {
  lines: BillLine[];
  /** What the bill asks for above what was agreed and approved, line by line. */
  over: number;
  agreedTotal: number;
  /** The lines of the bill together. */
  billedWork: number;
  /** The printed total; null where none could be read. */
  billedTotal: number | null;
  sentence: string;
};

/** Holds a final bill against what the customer approved, at the prices that stand. Pure. */
export function checkFinalBill(
  lines: readonly Authorized[],
  bill: readonly Comparable[],
  printed: { total: number | null; tax: number | null },
): BillCheck {
  const pairs = matchLines(lines, bill);
  const matched = new Map(pairs.map(({ before, after }) => [after, lines[before]]));
  const onBill = new Set(pairs.map(({ before }) => before));
  const checked: BillLine[] = bill.map((line, at) => judged(line, matched.get(at)));
  for (const [at, line] of lines.entries()) {
    if (line.group !== "approved" || onBill.has(at)) continue;
    const { description, totalPrice: agreed } = line;
    checked.push({ description, agreed, billed: null, verdict: "not_billed" });
  }
  const asksMore = checked.filter(({ verdict }) => verdict === "more" || verdict === "not_approved");
  const over = asksMore.reduce((total, line) => total + overOf(line), 0);
  const approved = lines.filter(({ group }) => group === "approved");
  return {
    lines: checked,
    over,
    agreedTotal: approved.reduce((total, { totalPrice }) => total + totalPrice, 0),
    billedWork: bill.reduce((total, { totalPrice }) => total + totalPrice, 0),
    billedTotal: printed.total,
    sentence: sentenceOf(asksMore, over),
  };
}

function judged({ description, totalPrice: billed }: Comparable, line: Authorized | undefined): BillLine {
  if (line?.group !== "approved") {
    return { description, agreed: null, billed, verdict: billed > 0 ? "not_approved" : "as_agreed" };
  }
  const agreed = line.totalPrice;
  const verdict = billed > agreed ? "more" : billed < agreed ? "less" : "as_agreed";
  return { description: line.description, agreed, billed, verdict };
}

function overOf({ billed, agreed }: BillLine) {
  return (billed ?? 0) - (agreed ?? 0);
}

function sentenceOf(asksMore: BillLine[], over: number) {
  if (asksMore.length === 0) return "The bill asks for no more than was agreed and approved.";
  const named = asksMore.slice(0, 4).map((line) => {
    const much = formatMoney(overOf(line));
    return line.verdict === "more" ? `${line.description} ${much} more` : `${line.description} ${much}, not approved`;
  });
  const rest = asksMore.length > named.length ? ` and ${asksMore.length - named.length} more` : "";
  return `The bill asks for ${formatMoney(over)} more than agreed: ${named.join("; ")}${rest}.`;
}
