import { statusLabel } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import { askedByBill } from "#app/quotes/papers/bills/before-invoice.ts";
import type { Billed } from "#app/quotes/papers/bills/together.ts";
import { toBill } from "#app/repair/invoice.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { findingSaid, waitsForPrice } from "#app/repair/work/inspection.ts";
import type { Settlement } from "#app/shop/settlement.ts";

type Repair = Billed & {
  status: RequestStatus;
  workDoneAt: Date | null;
  workAgainAt: Date | null;
  technician: { id: string } | null;
  lineItems: LineItem[];
  feePercent: number;
  settlement: Settlement;
  inspection: (Parameters<typeof waitsForPrice>[0] & { id: string; name: string })[];
};

/** What the advisor is asked before the invoice is made, for it is told to the customer at once; null where nothing stands against it. */
export function beforeInvoice(repair: Repair) {
  const left = repair.lineItems.filter(({ group }) => group === "pending" || group === "quote_analyzed");
  const work = workOf(repair);
  const bill = askedByBill(repair);
  // While the shop's word on a price is missing that comes first, and these are asked about with the bill after it.
  const findings = toPay(repair) === null ? [] : repair.inspection.filter(waitsForPrice);
  if (left.length === 0 && work === null && bill === null && findings.length === 0) return null;
  return {
    bill,
    findings: findings.map((finding) => ({ id: finding.id, said: findingSaid(finding) })),
    left: left.map(({ id, description, totalPrice }) => ({ id, description, price: totalPrice })),
    sum: sum(left.map(({ totalPrice }) => totalPrice)),
    work,
    toPay: toPay(repair),
  };
}

/** In a sentence, that the work is not done; who has no technician says so by the invoice. */
function workOf({ status, workDoneAt, workAgainAt, technician }: Repair): string | null {
  if (workDoneAt || AFTER_WORK.includes(status)) return null;
  if (workAgainAt) return "More was approved after the work was done, and nobody has said that it is done too.";
  if (status !== "In Progress") return `The work is not done: the repair stands at ${statusLabel(status)}.`;
  return technician ? "The technician has not said that the work is done." : null;
}

const AFTER_WORK = ["Completed", "Pending_Payment", "Pending_Car_Delivery"];

/** In cents; null where a price is not the shop's yet. */
function toPay(repair: Repair): number | null {
  const approved = repair.lineItems.filter(({ group }) => group === "approved");
  return approved.some(({ priceBasis }) => priceBasis === "target") ? null : toBill(repair);
}
