import { namesOf } from "#app/platform/known.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { changedFigures, lineTotal } from "#app/repair/decide/figures.ts";
import { lineOf, refuseInvoiced, refuseStale, requirePricing } from "#app/repair/decide/guards.ts";
import { requireDecider } from "#app/repair/decide/moves.ts";
import { isOnlyTyped } from "#app/repair/lines/retype.ts";
import type { Actor, Command, RepairEvent, RepairState } from "#app/repair/state.ts";

const TOO_LATE =
  "What the shop quoted can be corrected only until the customer has decided on it. Remove the line and add it as it should be: the customer is asked anew.";

/** What staff typed wrong is put right with the figures that were quoted; what else changed of the line goes before it. */
export function retype(state: RepairState, command: Command<"retype">, actor: Actor): RepairEvent[] {
  requirePricing(actor);
  const item = lineOf(state, command.item);
  const { id } = item;
  refuseStale(command.version, item.version, "This line item");
  refuseInvoiced(state);
  if (command.to) requireDecider(item, command.to, actor);
  if (command.answered || !isOnlyTyped(item)) {
    throw new Refusal(409, TOO_LATE, { title: "Update failed", field: "typedWrong" });
  }
  const { quantity = item.quantity, unitPrice = item.unitPrice, ...words } = command.edit;
  lineTotal(quantity, unitPrice);
  const changes = changedFigures(item, words);
  const reworded = namesOf(changes).some((name) => changes[name] !== item[name]);
  const same = [item.quantity, item.originalQuantity].every((one) => one === quantity);
  const asQuoted = same && [item.unitPrice, item.originalUnitPrice].every((one) => one === unitPrice);
  return [
    ...(reworded ? [{ type: "line_edited" as const, id, changes }] : []),
    ...(asQuoted ? [] : [{ type: "line_retyped" as const, id, quantity, unitPrice }]),
  ];
}
