import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { itemWord, lineOf, refuseLocked, requireCustomer } from "#app/repair/decide/guards.ts";
import { refuseOtherPrice } from "#app/repair/decide/seen.ts";
import { type Group, type LineItem, mayMove } from "#app/repair/line-item.ts";
import { type RequestStatus, stageOf, withdraws, workHasBegun } from "#app/repair/repair-request.ts";
import type { Actor, Command, RepairEvent, RepairState } from "#app/repair/state.ts";

/** The status where it is another one. */
export function becomes(state: RepairState, to: RequestStatus): RepairEvent[] {
  return state.status === to ? [] : [{ type: "status_changed", to }];
}

/** The customer's decision on a line, as it stood there for them. */
export function moveByCustomer(state: RepairState, command: Command<"move">, actor: Actor) {
  const { item: id, to, from, price, withdraw } = command;
  const item = lineOf(state, id);
  if (from && from !== item.group && item.group !== to) {
    throw new Refusal(409, `${item.description} was decided meanwhile. Please look at it again.`, {
      title: messages.repair.updateFailed.title,
    });
  }
  requireDecider(item, to, actor);
  if (item.group !== to) refuseOtherPrice(item, to, price);
  const events = move(state, item, to);
  if (!withdraws(item.group, to) || !workHasBegun(state.status, state.authorized !== null)) return events;
  if (!withdraw) throw workBegun(item);
  return events.map((event) => (event.type === "lines_moved" ? { ...event, withdrawn: true } : event));
}

function workBegun({ description }: LineItem) {
  const sentence = `The work has begun: look at ${description} once more, and confirm that you take your go-ahead back.`;
  return new Refusal(409, sentence, { title: messages.repair.updateFailed.title, coded: { code: "work_begun" } });
}

/** The lines of one job go together, or none of them does. */
export function moveJob(state: RepairState, command: Command<"move_job">, actor: Actor): RepairEvent[] {
  const { lines, to, withdraw = false } = command;
  const events = lines.flatMap((line) => moveByCustomer(state, { do: "move", to, ...line, withdraw }, actor));
  const asked = events.flatMap((event) => (event.type === "savings_asked" ? event.ids : []));
  const others = events.flatMap((event) => (event.type === "lines_moved" ? event.ids : []));
  const withdrawn = events.some((event) => event.type === "lines_moved" && event.withdrawn);
  const decided = moved(state, others, to, "item_moved").map((event) =>
    withdrawn && event.type === "lines_moved" ? { ...event, withdrawn } : event,
  );
  return [...askSavings(state, asked), ...decided];
}

/** Errors: 403 where the shop side would decide on a line; asking for savings is anybody's. */
export function requireDecider(item: LineItem, to: Group, actor: Actor) {
  const asks = item.group === "quote_analyzed" && to === "pending";
  if (!asks && item.group !== to) requireCustomer(actor);
}

/** Back to where a line was a moment ago; that it was there is the caller's to know. Errors: 409 for a go-ahead that the shop works by. */
export function undo(state: RepairState, { item: id, to, price }: Command<"undo">, actor: Actor): RepairEvent[] {
  requireCustomer(actor);
  refuseLocked(state);
  const item = lineOf(state, id);
  if (item.group === to) return [];
  if (item.group === "approved" && workHasBegun(state.status, state.authorized !== null)) throw workBegun(item);
  refuseOtherPrice(item, to, price);
  return [{ type: "lines_moved", ids: [id], group: to, kind: "item_moved" }];
}

export function move(state: RepairState, item: LineItem, group: Group): RepairEvent[] {
  if (item.group === group) return [];
  refuseLocked(state);
  if (!mayMove(state.status, item.group, group)) {
    throw new Refusal(
      409,
      `An item that is ${itemWord(item.group)} cannot be moved to ${itemWord(group)}.`,
      messages.repair.updateFailed,
    );
  }
  // To pending from the analysis is the request for savings.
  if (item.group === "quote_analyzed" && group === "pending") return askSavings(state, [item.id]);
  return moved(state, [item.id], group, "item_moved");
}

export function moved(
  state: RepairState,
  ids: string[],
  group: Group,
  kind: "item_moved" | "items_approved",
): RepairEvent[] {
  if (ids.length === 0) return [];
  return [{ type: "lines_moved", ids, group, kind }, ...(group === "approved" ? opensApproval(state) : [])];
}

const BEFORE_APPROVAL: readonly RequestStatus[] = ["Pending_Review", "Pending_Pickup"];

/** Whether a decision that is recorded in this status can be the go-ahead too: approving a line opens the approval. */
export function mayBeGoAhead(status: RequestStatus): boolean {
  return stageOf(status) === "Pending_Approval" || BEFORE_APPROVAL.includes(status);
}

/** Work that is approved as it was quoted is authorized as it is: nobody's savings have to be asked for first. Who presses sees it come. */
function opensApproval(state: RepairState): RepairEvent[] {
  return BEFORE_APPROVAL.includes(state.status)
    ? [{ type: "status_changed", to: "Pending_Approval", told: "all" }]
    : [];
}

export function askSavings(state: RepairState, ids: string[]): RepairEvent[] {
  if (ids.length === 0) return [];
  return [{ type: "savings_asked", ids }, ...putToCustomer(state)];
}

/** Lines of the paper wait for the customer's decision from now on; where the work is under way, it goes on meanwhile. */
export function putToCustomer(state: RepairState): RepairEvent[] {
  return stageOf(state.status) === "Pending_Repair" ? [] : becomes(state, "Pending_Approval");
}
