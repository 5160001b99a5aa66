import { type Billed, billTogether } from "#app/quotes/papers/bills/together.ts";

/** The final bill that waits to be settled, as it stands beside what is approved by now; null where it asks for no more than that. */
export function billStanding(repair: Billed, at: string) {
  const check = billTogether(repair);
  if (!check || Math.max(check.over, check.above) <= 0) return null;
  return { at, above: check.above, sentence: check.sentence };
}
