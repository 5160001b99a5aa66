/** `whole`: the customer pays us, and we the shop. `fee`: the customer pays the shop itself, and we bill our fee alone. */
export const SETTLEMENTS = ["whole", "fee"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** A column's text as one of them. */
export function settlementOf(text: string): Settlement {
  return text === "fee" ? "fee" : "whole";
}

/** What a visitor is promised: as it stands in the settings. */
export type FeeTerms = { feePercent: number; settlement: Settlement };

/** True whoever is paid for the repair: with nothing saved it is paid all the same. */
export const NOTHING_SAVED = "If we save nothing, there is no fee.";

/** "You keep 75%" of what is saved. */
export const keptPercent = ({ feePercent }: Pick<FeeTerms, "feePercent">) => 100 - feePercent;

/** Whom the customer pays for the repair itself. */
export function paidWhere(settlement: Settlement): string {
  return settlement === "fee"
    ? "You pay the shop at the shop, and only our fee here."
    : "You pay for the repair here, together with our fee.";
}
