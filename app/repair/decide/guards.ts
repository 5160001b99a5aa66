import { may } from "#app/access/permissions.ts";
import { statusLabel } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { changedMeanwhile, forbidden, notFound, Refusal } from "#app/platform/refusal.ts";
import type { Group, LineItem } from "#app/repair/line-item.ts";
import { itemsAreLocked, stageOf } from "#app/repair/repair-request.ts";
import type { Actor, RepairState } from "#app/repair/state.ts";

/** Errors: 403 for the shop side. */
export function requireCustomer({ role }: Actor) {
  if (role && role !== "driver") {
    throw forbidden("Deciding belongs to the customer. Record the customer's decision instead: who decided, and how.");
  }
}

/** Errors: 403 for all but admins and the request's advisor. */
export function requireAdvisor(state: RepairState, { role, userId }: Actor) {
  if (role !== "admin" && !(role === "advisor" && state.advisorId === userId)) throw forbidden();
}

/** Errors: 403 for who sets no prices. */
export function requirePricing({ role }: Actor) {
  if (!role || !may(role, "items.price")) throw forbidden();
}

/**
 * Errors: 409 with the sentence of the specification once the stage allows no changes. An invoice holds its items too, when
 * the shop sets the request back to an earlier status.
 */
export function refuseLocked({ status, invoice }: Pick<RepairState, "status" | "invoice">): void {
  if (!itemsAreLocked(status) && !invoice) return;
  const locked = itemsAreLocked(status) ? status : "Pending_Payment";
  throw new Refusal(409, messages.repair.lockedAt(statusLabel(stageOf(locked) ?? locked)), {
    title: messages.repair.cannotModify,
  });
}

export function refuseInvoiced(state: RepairState) {
  if (state.invoice) {
    throw new Refusal(409, "This repair request has an invoice: its prices stand.", { title: "Update failed" });
  }
  refuseLocked(state);
}

/** Errors: 409 when the editor saw an older version than the one that stands. */
export function refuseStale(seen: number | undefined, current: number, what: string): void {
  if (seen !== undefined && seen !== current) throw changedMeanwhile(what);
}

export function lineOf(state: RepairState, id: string): LineItem {
  const item = state.lineItems.find((candidate) => candidate.id === id);
  if (!item) throw notFound("This line item");
  return item;
}

export function idsIn(state: RepairState, group: Group): string[] {
  return state.lineItems.filter((item) => item.group === group).map(({ id }) => id);
}

export function itemWord(group: Group) {
  return group === "quote_analyzed" ? "analyzed" : group;
}
