/**
 * Where a figure of tax comes from: the paper as it is printed, the paper's own rate on what that rate is of, the paper's share for these
 * lines, the shop's rates, or nowhere.
 */
export const TAX_SOURCES = ["paper", "rate", "share", "rates", "none"] as const;
export type TaxSource = (typeof TAX_SOURCES)[number];

/** The discount of the paper as it is printed, of the lines that its words name, or its share for these lines. */
export const DISCOUNT_SOURCES = ["paper", "named", "share"] as const;
export type DiscountSource = (typeof DISCOUNT_SOURCES)[number];

/** Both as a row of any sum is called; null on an invoice from before they were kept. */
export function taxLabel(source: TaxSource | null): string {
  if (source === "paper") return "Sales tax, as printed on the quote";
  if (source === "rate") return "Sales tax, at the rate printed on the quote";
  return source === "share" ? "Sales tax, in proportion to the quote's" : "Sales tax";
}

/** What the shop takes off of its own, after all else: by this name on every page and paper. */
export function ownDiscountLabel(reason: string | null): string {
  return reason ? `Our discount (${reason})` : "Our discount";
}

/** What the quote itself takes off. */
export function discountLabel(source: DiscountSource | null): string {
  return source === "share" ? "Discount on the quote, in proportion" : "Discount on the quote";
}
