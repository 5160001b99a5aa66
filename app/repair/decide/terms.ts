import { formatMoney } from "#app/platform/format.ts";
import { REVIEW, Refusal } from "#app/platform/refusal.ts";
import { authorizedSum } from "#app/repair/authorization.ts";
import { evolve } from "#app/repair/evolve.ts";
import { itemsAreLocked, stageOf } from "#app/repair/repair-request.ts";
import type { RepairEvent, RepairState } from "#app/repair/state.ts";
import type { Designee } from "#app/repair/words.ts";

/** Errors: 400 for a limit below what is authorized by the same press. */
export function refuseLimitBelow(limit: number | null, sum: number): void {
  if (limit === null || limit >= sum) return;
  const sentence = `The limit cannot be below the ${formatMoney(sum)} that you authorize.`;
  throw new Refusal(400, sentence, { title: REVIEW, field: "notToExceed" });
}

/** A go-ahead that was given stands as it was given: a limit typed into another window comes too late for it. */
export function refuseOtherLimit({ notToExceed }: RepairState, typed: number | null): void {
  if (typed === null || typed === notToExceed) return;
  throw new Refusal(
    409,
    "The go-ahead was given already, without that limit. Take it back first if the limit is to hold.",
    { title: "Limit not taken" },
  );
}

/** Errors: 400 where the law of the state wants a choice and none of its alternatives was chosen. */
export function refuseUnchosen({ alternatives }: RepairState, choice: string | undefined): void {
  if (alternatives.length === 0 || (choice !== undefined && alternatives.includes(choice))) return;
  const sentence = "Choose how you want to be told the price: your state asks for it.";
  throw new Refusal(400, sentence, { title: REVIEW, field: "choice", coded: { code: "choice_needed", alternatives } });
}

/** The most that the customer has authorized, in cents: the limit that they set, else what the last go-ahead came to; null before it. */
function mostOf({ authorized, notToExceed }: RepairState): number | null {
  if (authorized === null || notToExceed === null) return authorized ?? notToExceed;
  return Math.max(authorized, notToExceed);
}

/** Errors: 409 where an invoice would come to more than the customer has authorized. */
export function refuseAboveLimit(state: RepairState, title: string): void {
  const sum = authorizedSum(state);
  const most = mostOf(state);
  if (most === null || sum <= most) return;
  const sentence = `The customer authorized ${formatMoney(most)} at most; this comes to ${formatMoney(sum)}. Ask the customer first: set the status to Needs Approval.`;
  throw new Refusal(409, sentence, { title });
}

/**
 * While the repair is under way, what comes to more than the customer authorized asks them again at once, also where no line is new
 * or dearer: another tax or discount of the paper, for one.
 */
export function askAboveLimit(state: RepairState, events: readonly RepairEvent[]): RepairEvent[] {
  const after = events.reduce<RepairState>(evolve, state);
  const [most, sum] = [mostOf(after), authorizedSum(after)];
  if (most === null || sum <= most || stageOf(after.status) !== "Pending_Repair") return [];
  return [{ type: "status_changed", to: "Needs Approval", above: { sum, most } }];
}

/**
 * Before the work begins the last approved line takes the whole go-ahead with it, as where it is withdrawn: nobody is told to begin what
 * is authorized at nothing. `byCustomer`: they took it back; otherwise the shop took the line away. What it asks another price for is asked about where it stands.
 */
export function withdrawnWith(state: RepairState, events: readonly RepairEvent[], byCustomer: boolean): RepairEvent[] {
  const after = events.reduce<RepairState>(evolve, state);
  const approved = ({ lineItems }: RepairState) => lineItems.some(({ group }) => group === "approved");
  if (state.status !== "Pending_Repair" || after.status !== "Pending_Repair" || state.invoice) return [];
  const asked = new Set(after.lineItems.flatMap(({ id, group }) => (group === "pending" ? id : [])));
  // What was approved asks for another price, and the customer says no to that.
  const isRefused = byCustomer && asked.size === 0 && state.lineItems.some(({ group }) => group === "pending");
  if (approved(after) || !(approved(state) || isRefused)) return [];
  if (!byCustomer && state.lineItems.some(({ id, group }) => group === "approved" && asked.has(id))) return [];
  return [
    {
      type: "status_changed",
      to: "Pending_Approval",
      told: "customer",
      ...(byCustomer ? { withdrawn: true as const } : {}),
    },
  ];
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
