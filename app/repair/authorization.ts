import { counted } from "#app/platform/counted.ts";
import { formatMoney } from "#app/platform/format.ts";
import { type Group, type LineItem, priceWord, summarize, UNDECIDED } from "#app/repair/line-item.ts";
import { discountsSaid } from "#app/repair/lines/discounts-said.ts";
import type { RepairState } from "#app/repair/state.ts";
import { type Taxation, taxationOf } from "#app/repair/tax.ts";
import type { DiscountSource, TaxSource } from "#app/repair/tax-words.ts";

/** What the customer agrees to by the press, word for word; the record keeps it beside the lines and the sum. */
export const STATEMENT =
  "I authorize the repair shop to do the work listed here at the prices listed here, and nothing more: new work or a higher price needs my approval first. I sign this electronically. A copy stands on this page as a PDF at any time, on paper if I ask for it, and I can withdraw it until the work has begun.";

/** Where the paper's own sums do not agree, beside what is signed. */
export const DIFFERENCE_NOT_IN =
  "You authorize the lines and their tax, and not that difference: ask the shop first which is right.";

/** What stands beside the lines that the shop asks for while the repair is under way, and is agreed to by approving them. */
export const FURTHER_STATEMENT =
  "By approving a line here I authorize it at the price shown, beside what I authorized before, and sign this electronically in the same way.";

/** What a revision says that only takes something back. */
export const TAKEN_BACK_STATEMENT =
  "The lines listed here stay authorized. Those that are taken back with this revision are not authorized any more; what of them is done or ordered already may still have to be paid.";

/** What stands approved, and what it comes to; money in integer cents. */
export type Authorization = {
  lines: { id: string; description: string; totalPrice: number; word: string | null }[];
  subtotal: number;
  /** What the quote takes off, and sales tax. */
  discount: number;
  discountSource: DiscountSource;
  tax: number;
  taxSource: TaxSource;
  /** What of its discounts goes with lines that are not approved. */
  discountsSaid: string[];
  serviceFee: number;
  sum: number;
  /** Lines that nobody has decided about, asked for or not, those that were put off and refused; and approved ones at a price that only we have asked for. */
  undecided: number;
  deferred: number;
  declined: number;
  targets: number;
  /** The fee with what is agreed alone: what is charged where the shop lowers nothing more. */
  confirmedFee: number;
};

/** `feePercent`: the share of agreed savings that this request began with. */
export function authorizationOf(items: readonly LineItem[], feePercent: number, taxation: Taxation): Authorization {
  const approved = items.filter(({ group }) => group === "approved");
  const {
    currentTotal: subtotal,
    discount,
    discountSource,
    tax,
    taxSource,
    serviceFee,
    finalTotal: sum,
    openTargets: targets,
    confirmed: { serviceFee: confirmedFee },
  } = summarize(approved, undefined, feePercent, taxation);
  return {
    lines: approved.map((item) => ({
      id: item.id,
      description: item.description,
      totalPrice: item.totalPrice,
      word: priceWord(item),
    })),
    subtotal,
    discount,
    discountSource,
    discountsSaid: discountsSaid(approved, items, taxation),
    tax,
    taxSource,
    serviceFee,
    sum,
    undecided: items.filter(({ group }) => UNDECIDED.includes(group)).length,
    deferred: items.filter(({ group }) => group === "deferred").length,
    declined: items.filter(({ group }) => group === "declined").length,
    targets,
    confirmedFee,
  };
}

/** What the fee is of, beside its sum: nothing is saved before the shop has said so. */
export function feeLabel({ targets, confirmedFee }: Pick<Authorization, "targets" | "confirmedFee">): string {
  if (targets === 0) return "Our fee, a share of what was saved";
  if (confirmedFee === 0) return "Our fee, a share of what would be saved if the shop agrees";
  return `Our fee, a share of what was saved (${formatMoney(confirmedFee)}) and of what would be saved if the shop agrees`;
}

/** The lines that a go-ahead leaves out, so that all of the quote's are accounted for: "4 lines that are not decided". */
export function leftOut({
  undecided,
  deferred,
  declined,
}: Pick<Authorization, "undecided" | "deferred" | "declined">): string[] {
  const lines = (count: number, what: string) =>
    count > 0 ? [`${counted(count, "line")} that ${count === 1 ? "is" : "are"} ${what}`] : [];
  return [...lines(undecided, "not decided"), ...lines(deferred, "put off"), ...lines(declined, "declined")];
}

/** "6 approved lines at $1,057.50, $80.00 sales tax and our fee of $15.00: $1,152.50 in all." It adds up. */
export function authorizedSaid({
  lines: { length },
  ...sums
}: Pick<Authorization, "subtotal" | "discount" | "tax" | "serviceFee" | "sum"> &
  Partial<Pick<Authorization, "discountSource" | "taxSource" | "targets">> & { lines: readonly unknown[] }) {
  const lines = counted(length, "approved line");
  const { discount, tax, serviceFee } = sums;
  const sum = `${formatMoney(sums.sum)} in all.`;
  if (discount === 0 && tax === 0 && serviceFee === 0) return `${lines}, ${sum}`;
  const parts = [
    `${lines} at ${formatMoney(sums.subtotal)}${discount > 0 ? `, less ${formatMoney(discount)} discount${sharedSaid(sums.discountSource)}` : ""}`,
    ...(tax > 0 ? [`${formatMoney(tax)} sales tax${sharedSaid(sums.taxSource)}`] : []),
    ...(serviceFee > 0
      ? [`our fee of ${formatMoney(serviceFee)}${sums.targets ? `, a share of what is saved if the shop agrees` : ""}`]
      : []),
  ];
  const last = parts.length > 1 ? ` and ${parts.pop()}` : "";
  return `${parts.join(", ")}${last}: ${sum}`;
}

function sharedSaid(source: DiscountSource | TaxSource | undefined) {
  return source === "share" ? " (in proportion to the quote's)" : "";
}

/** What the approved lines come to with tax and fee, in cents. */
export function authorizedSum(state: Pick<RepairState, "lineItems" | "feePercent" | "paper" | "taxRates">): number {
  return authorizationOf(state.lineItems, state.feePercent, taxationOf(state)).sum;
}

/** Names the lines of a group and their prices as they are shown, so that a press on them stands for nothing else. */
export function stampOf(items: readonly Pick<LineItem, "id" | "group" | "totalPrice">[], of: Group): string {
  return items
    .filter(({ group }) => group === of)
    .map(({ id, totalPrice }) => `${id.slice(0, 8)}${id.slice(-4)}:${totalPrice}`)
    .join(",");
}

/** Names what Approve Repair authorizes: the approved lines at their prices, and what they come to with tax and fee. */
export function authorizationStamp(items: readonly Pick<LineItem, "id" | "group" | "totalPrice">[], sum: number) {
  return `${stampOf(items, "approved")}=${sum}`;
}
