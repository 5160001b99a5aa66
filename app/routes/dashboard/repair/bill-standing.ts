import { type Billed, billTogether } from "#app/quotes/papers/bills/together.ts";

/** The final bill that waits to be settled, as it stands beside what is approved by now. */
export function billStanding(repair: Billed, at: string) {
  const check = billTogether(repair);
  return { at, above: check?.above ?? 0, sentence: check?.sentence ?? "" };
}
