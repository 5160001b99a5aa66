import { formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import type { HalfJob } from "./rows.ts";

/** What is asked about half a job, of the customer or by the shop of them. */
export function halfSaid({ what, missing }: HalfJob, of: "you" | "they" = "you"): string {
  const amount = formatMoney(sum(missing.map(({ totalPrice }) => totalPrice)));
  if (what === "labor")
    return `the parts are approved, the labor to install them (${amount}) is not. Will someone else install them?`;
  const own = of === "you" ? "you supply them yourself" : "they supply them themselves";
  return `the labor is approved, the parts for it (${amount}) are not. Will ${own}?`;
}
