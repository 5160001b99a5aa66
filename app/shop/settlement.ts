/** `whole`: the customer pays us, and we the shop. `fee`: the customer pays the shop itself, and we bill our fee alone. */
export const SETTLEMENTS = ["whole", "fee"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** A column's text as one of them. */
export function settlementOf(text: string): Settlement {
  return text === "fee" ? "fee" : "whole";
}
