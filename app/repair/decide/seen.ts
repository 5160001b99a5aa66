import { formatMoney } from "#app/platform/format.ts";
import { REVIEW, Refusal } from "#app/platform/refusal.ts";
import { authorizationStamp, authorizedSum, stampOf } from "#app/repair/authorization.ts";
import type { Group, LineItem } from "#app/repair/line-item.ts";
import { stageOf } from "#app/repair/repair-request.ts";
import type { Command, RepairState } from "#app/repair/state.ts";

/** Errors: 409 where a line that is said yes to costs something else by now than it did on the page. */
export function refuseOtherPrice(item: LineItem, to: Group, price: number | undefined): void {
  if (to !== "approved" || price === undefined || item.totalPrice === price) return;
  const sentence = `${item.description} costs ${formatMoney(item.totalPrice)} now, not the ${formatMoney(price)} that was shown. Please look at it again.`;
  throw new Refusal(409, sentence, { title: REVIEW });
}

/** Errors: 409 where other lines wait by now, or at other prices, than those that were shown. */
export function refuseOtherLines(state: RepairState, shown: string | undefined): void {
  if (shown === undefined || shown === stampOf(state.lineItems, "pending")) return;
  throw new Refusal(409, "What waits for your approval has changed since it was shown. Look at it once more.", {
    title: REVIEW,
  });
}

/** Errors: 409 while the repair is under way: what adds to what was authorized is read first with its sum, and approved there. */
export function refuseUnread({ status, lineItems }: RepairState): void {
  if (stageOf(status) !== "Pending_Repair" || lineItems.every(({ group }) => group !== "pending")) return;
  throw new Refusal(409, "This adds to what you authorized before. Look at what it comes to, and approve it there.", {
    title: REVIEW,
  });
}

/** Errors: 409 where the press would authorize something else, or another sum, than what was shown. */
export function refuseOtherSum(state: RepairState, { shown, sum }: Command<"approve">): void {
  const stands = authorizedSum(state);
  const same = shown === undefined || shown === authorizationStamp(state.lineItems, stands);
  if (same && (sum === undefined || sum === stands)) return;
  throw new Refusal(409, "What you would authorize has changed since it was shown. Look at it once more.", {
    title: REVIEW,
  });
}
