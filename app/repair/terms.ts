import { formatMoney } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { authorizedSum } from "#app/repair/authorization.ts";
import { REVIEW } from "#app/repair/decide/seen.ts";
import { itemsAreLocked, stageOf } from "#app/repair/repair-request.ts";
import type { RepairEvent, RepairState } from "#app/repair/state.ts";
import type { Designee } from "#app/repair/words.ts";

/** Errors: 400 for a limit below what is authorized by the same press. */
export function refuseLimitBelow(limit: number | null, sum: number): void {
  if (limit === null || limit >= sum) return;
  const sentence = `The limit cannot be below the ${formatMoney(sum)} that you authorize.`;
  throw new Refusal(400, sentence, { title: REVIEW, field: "notToExceed" });
}

/** Errors: 409 where an invoice would come to more than the customer has set as the most. */
export function refuseAboveLimit(state: RepairState, title: string): void {
  const sum = authorizedSum(state);
  if (state.notToExceed === null || sum <= state.notToExceed) return;
  const sentence = `The customer authorized ${formatMoney(state.notToExceed)} at most; this comes to ${formatMoney(sum)}. Ask the customer first.`;
  throw new Refusal(409, sentence, { title });
}

/** The customer's word on who else may decide; said again it changes nothing. */
export function nameDesignee(state: RepairState, designee: Designee | null): RepairEvent[] {
  const same = JSON.stringify(designee) === JSON.stringify(state.designee);
  return same ? [] : [{ type: "designee_named", designee }];
}

/**
 * Agreed prices whose last day is over ask again: they are what we ask for, until the shop says more. What the customer has
 * authorized meanwhile stands. `today` is the shop's day, yyyy-mm-dd.
 */
export function expireAgreements(state: RepairState, today: string): RepairEvent[] {
  if (stageOf(state.status) === "Pending_Repair" || itemsAreLocked(state.status) || state.invoice) return [];
  const ids = state.lineItems
    .filter(({ priceBasis, shopWord }) => priceBasis === "agreed" && shopWord?.until && shopWord.until < today)
    .map(({ id }) => id);
  return ids.length > 0 ? [{ type: "agreements_expired", ids }] : [];
}
