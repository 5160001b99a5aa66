import { counted } from "#app/platform/counted.ts";
import { formatMoney } from "#app/platform/format.ts";

/**
 * What the sums are of. `approved`, `pending`: how many lines; `added`: what the shop wrote beside its quote later, in cents; `authorized`: what
 * stands authorized, tax and fee included, in cents; null where nothing does.
 */
export type Counted = { approved: number; pending: number; added: number; authorized: number | null };

/** Under the Original Estimate: which lines it is of, where it is not of all that was quoted, and what the quote did not have. */
export function estimateSaid({ approved, pending, added }: Counted, isPart: boolean): string[] {
  const both = approved > 0 && pending > 0;
  return [
    ...(isPart || both ? [linesSaid(approved, pending)] : []),
    ...(added > 0 ? [`${formatMoney(added)} of it was added after the quote`] : []),
  ];
}

function linesSaid(approved: number, pending: number) {
  if (approved > 0 && pending > 0)
    return `Of ${counted(approved + pending, "line")}: ${approved} approved, ${pending} to decide`;
  const which = pending > 0 ? (pending === 1 ? "that waits for your decision" : "that wait for your decision") : null;
  const lines = approved + pending === 1 ? "the line" : `the ${approved + pending} lines`;
  return `Of ${lines} ${which ?? "that you chose"}`;
}

/** Under the Final Total: more is in it than was authorized. */
export function totalSaid({ pending, authorized }: Counted): string | null {
  if (pending === 0 || authorized === null) return null;
  return `If you approve what waits. You have authorized ${formatMoney(authorized)}`;
}
