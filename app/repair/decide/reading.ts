import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { lineFrom, lineTotal, refuseTooMany } from "#app/repair/decide/figures.ts";
import { lineOf, refuseLocked, refuseStale } from "#app/repair/decide/guards.ts";
import { keptByGoAhead, keptSaid, whyClosed } from "#app/repair/lines/reading.ts";
import type { Actor, Command, RepairEvent, RepairState } from "#app/repair/state.ts";

// What was read of the shop's paper is put right by whoever has it before them: nobody sets a price by it.

export function correct(state: RepairState, command: Command<"correct">, actor: Actor): RepairEvent[] {
  const { item: id, description, quantity, unitPrice } = command;
  const item = lineOf(state, id);
  requireUndecided(state, id, "corrected", actor);
  lineTotal(quantity, unitPrice);
  const same = item.description === description && item.quantity === quantity && item.unitPrice === unitPrice;
  return same ? [] : [{ type: "line_corrected", id, description, quantity, unitPrice }];
}

/** A line of the paper that the reader missed; the same one twice is one. */
export function addMissing(
  state: RepairState,
  { line, document }: Command<"add_missing">,
  actor: Actor,
): RepairEvent[] {
  if (isStanding(state, line.id)) return [];
  requireOpen(state, "what is missing", actor);
  const total = lineTotal(line.quantity, line.unitPrice);
  refuseTooMany(state.lineItems.length + 1);
  const added = { ...lineFrom(state.id, { ...line, status: "Pending" }, total), quoteDocumentId: document };
  return [{ type: "line_added", line: { ...added, group: "quote_analyzed", byHand: "added" }, how: "missed" }];
}

/** A line that does not stand on the paper. */
export function takeOff(state: RepairState, { item: id, version }: Command<"take_off">, actor: Actor): RepairEvent[] {
  const item = lineOf(state, id);
  requireUndecided(state, id, "taken off", actor);
  refuseStale(version, item.version, "This line");
  return [{ type: "line_removed", id, misread: true }];
}

/** As it stood when it was taken off, and where; that it was is the caller's to know. */
export function putBack(state: RepairState, { line, at }: Command<"put_back">, actor: Actor): RepairEvent[] {
  if (isStanding(state, line.id)) return [];
  refuseLocked(state);
  refuseAuthorized(state, "what is missing", actor);
  refuseTooMany(state.lineItems.length + 1);
  return [{ type: "line_added", line: { ...line, version: 1 }, at, how: "put_back" }];
}

/** The total and tax that are printed on one of the papers. */
export function correctSums(
  state: RepairState,
  { do: _, ...sums }: Command<"correct_sums">,
  actor: Actor,
): RepairEvent[] {
  requireOpen(state, "its total", actor);
  const { was, is } = sums;
  return was.total === is.total && was.tax === is.tax ? [] : [{ type: "sums_corrected", ...sums }];
}

function isStanding({ lineItems }: RepairState, id: string) {
  return lineItems.some((line) => line.id === id);
}

function requireUndecided(state: RepairState, id: string, done: string, actor: Actor) {
  refuseLocked(state);
  refuseAuthorized(state, "what is wrong in it", actor);
  if (lineOf(state, id).group === "quote_analyzed") return;
  throw new Refusal(409, `A line can be ${done} only before you decide on it.`, messages.repair.updateFailed);
}

function requireOpen(state: RepairState, what: string, { role }: Actor) {
  refuseLocked(state);
  const why = whyClosed({ ...state, authorized: state.authorized !== null }, role, what);
  if (why) throw new Refusal(409, why, messages.repair.updateFailed);
}

function refuseAuthorized(state: RepairState, what: string, { role }: Actor) {
  if (!keptByGoAhead({ status: state.status, authorized: state.authorized !== null }, role)) return;
  throw new Refusal(409, keptSaid(what), messages.repair.updateFailed);
}
