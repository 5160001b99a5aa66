import { formatMoney } from "#app/platform/format.ts";
import { billTogether } from "#app/quotes/papers/bills/together.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";

/**
 * What the customer reads of final bills that are above what they authorized; null where none is. Of an invoice they read first what they pay here
 * (`headline` is null then), and once that is paid the bill was.
 */
export function billWords(repair: RepairRequestView) {
  const { invoice, settlement } = repair;
  const bill = billTogether(repair);
  if (!bill || bill.above <= 0) return null;
  const above = formatMoney(bill.above);
  const authorized = formatMoney(bill.authorized);
  const total = formatMoney(bill.authorized + bill.above);
  const here = settlement === "whole";
  if (invoice?.outstandingBalance === 0) {
    const owed = here ? "You were charged no more than that." : `You owe the shop ${authorized} and no more.`;
    return { headline: null, words: `The shop's bill was ${above} above what you authorized. ${owed}` };
  }
  if (here && invoice) {
    const sums = `The shop's bill comes to ${total}, ${above} above the ${authorized} that you authorized there`;
    return { headline: null, words: `${sums}: that is between us and the shop.` };
  }
  const sums = `It comes to ${total}; what you authorized comes to ${authorized} at the shop, before our fee.`;
  const talk = here
    ? "Nobody authorized that, and you are not charged for it: you pay here, and what is more is between us and the shop."
    : "Nobody authorized that. Talk to the shop before you pay it; beside the bill below stands what is more.";
  return { headline: `The bill is ${above} above what you authorized.`, words: `${sums} ${talk}` };
}
