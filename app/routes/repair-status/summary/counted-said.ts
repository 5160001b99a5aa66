import { counted } from "#app/platform/counted.ts";
import { formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import { authorizationOf } from "#app/repair/authorization.ts";
import type { Group } from "#app/repair/line-item.ts";
import { discountsSaid } from "#app/repair/lines/discounts-said.ts";
import { goAheadStands, itemsAreLocked, workHasBegun } from "#app/repair/repair-request.ts";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";

/**
 * What the sums are of. `approved`, `pending`: how many lines; `added`: what the shop wrote beside its quote later, in cents; `authorized`: what
 * stands authorized, tax and fee included, in cents; null where nothing does. `discounts`: what of the quote's goes with lines that are not in them.
 */
type Counted = { approved: number; pending: number; added: number; authorized: number | null; discounts: string[] };

type Summed = Pick<StatusView, "lineItems" | "invoice" | "status" | "authorized" | "summary" | "taxation">;

/** What the sums of the page are of; an invoice counts what was approved alone. */
export function countedOf({ lineItems, invoice, status, authorized, summary, taxation }: Summed): Counted {
  const [approved, waiting] = [of(lineItems, "approved"), invoice ? [] : of(lineItems, "pending")];
  const inSum = [...approved, ...waiting];
  const isQuoted = taxation.paper.lines > 0 && !invoice;
  const beside = inSum.filter((line) => isQuoted && line.quoteDocumentId === null);
  const stands = waiting.length > 0 && goAheadStands(status, authorized);
  return {
    approved: approved.length,
    pending: waiting.length,
    added: sum(beside.map(({ originalPrice }) => originalPrice)),
    authorized: stands ? authorizationOf(lineItems, summary.serviceFeePercentage, taxation).sum : null,
    discounts: inSum.length > 0 ? discountsSaid(inSum, lineItems, taxation) : [],
  };
}

function of(lineItems: StatusView["lineItems"], group: Group) {
  return lineItems.filter((line) => line.group === group);
}

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

type Wanted = Pick<StatusView, "lineItems" | "invoice" | "status" | "authorized" | "setAside">;

/**
 * Where nothing of it is wanted, or nothing of it was meant: what happens and what can still be done. Null too once the work has begun: the shop calls
 * about what is done already.
 */
export function nothingOwed({ lineItems, invoice, status, authorized, setAside }: Wanted): string | null {
  if (invoice || itemsAreLocked(status) || workHasBegun(status, authorized)) return null;
  if (lineItems.length === 0) return setAside ? "That was the wrong file, so nothing is open here." : null;
  if (!lineItems.every(({ group }) => group === "declined" || group === "deferred")) return null;
  return "You want none of it now, so nothing of it is done. Your advisor reads that here. To change your mind, answer a line otherwise.";
}
