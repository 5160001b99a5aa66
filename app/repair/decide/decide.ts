import { may } from "#app/access/permissions.ts";
import { forbidden } from "#app/platform/refusal.ts";
import {
  approve,
  invoice,
  recordDecision,
  recordPrices,
  voidInvoice,
  withdraw,
} from "#app/repair/decide/agreements.ts";
import { add, edit, putRight, remove, replaceLines } from "#app/repair/decide/figures.ts";
import { idsIn, refuseLocked, refuseStale, requireCustomer } from "#app/repair/decide/guards.ts";
import { askSavings, moveByCustomer, moved, moveJob, undo } from "#app/repair/decide/moves.ts";
import { addMissing, correct, correctSums, putBack, takeOff } from "#app/repair/decide/reading.ts";
import { retype } from "#app/repair/decide/retype.ts";
import { refuseOtherLines, refuseUnread } from "#app/repair/decide/seen.ts";
import { delays, scheduled, setTo } from "#app/repair/decide/statuses.ts";
import { askAboveLimit, expireAgreements, nameDesignee, withdrawnWith } from "#app/repair/decide/terms.ts";
import { askTime } from "#app/repair/decide/times.ts";
import type { Actor, RepairCommand, RepairEvent, RepairState } from "#app/repair/state.ts";

/**
 * What comes of a command, in order; nothing where it stands already as wanted. Pure: it reads the state and who asks, and
 * writes nothing. Errors: the refusal that a person reads: 403, 404, 409, 400.
 */
export function decide(state: RepairState, command: RepairCommand, actor: Actor): RepairEvent[] {
  const said = eventsOf(state, command, actor);
  const events = [...said, ...withdrawnWith(state, said, BY_CUSTOMER.has(command.do))];
  return ASKS.has(command.do) ? [...events, ...askAboveLimit(state, events)] : events;
}

/** The customer's word, also where the shop writes it down. */
const BY_CUSTOMER: ReadonlySet<RepairCommand["do"]> = new Set(["move", "move_job", "undo", "record_decision"]);

/** What may change what an authorized repair comes to without the customer's own press. */
const ASKS: ReadonlySet<RepairCommand["do"]> = new Set([
  ...(["edit", "retype", "remove", "replace_lines", "record_prices"] as const),
  // What the paper prints, which its tax goes by.
  ...(["correct", "add_missing", "take_off", "put_back", "correct_sums"] as const),
]);

function eventsOf(state: RepairState, command: RepairCommand, actor: Actor): RepairEvent[] {
  switch (command.do) {
    case "move":
      return moveByCustomer(state, command, actor);
    case "move_job":
      return moveJob(state, command, actor);
    case "undo":
      return undo(state, command, actor);
    case "approve_all":
      requireCustomer(actor);
      refuseLocked(state);
      refuseOtherLines(state, command.shown);
      refuseUnread(state);
      return moved(state, idsIn(state, "pending"), "approved", "items_approved");
    case "ask_savings":
      refuseLocked(state);
      return askSavings(state, idsIn(state, "quote_analyzed"));
    case "correct":
      return correct(state, command, actor);
    case "add_missing":
      return addMissing(state, command, actor);
    case "take_off":
      return takeOff(state, command, actor);
    case "put_back":
      return putBack(state, command, actor);
    case "correct_sums":
      return correctSums(state, command, actor);
    case "edit":
      return edit(state, command, actor);
    case "retype":
      return retype(state, command, actor);
    case "add":
      return add(state, command.line, actor);
    case "put_right":
      return putRight(state, command.lines, actor);
    case "remove":
      return remove(state, command, actor);
    case "replace_lines":
      return replaceLines(state, command);
    case "record_prices":
      return recordPrices(state, command, actor);
    case "record_decision":
      return recordDecision(state, command, actor);
    case "approve":
      requireCustomer(actor);
      return approve(state, command);
    case "withdraw":
      requireCustomer(actor);
      return withdraw(state);
    case "name_designee":
      requireCustomer(actor);
      return nameDesignee(state, command.designee);
    case "ask_time":
      requireCustomer(actor);
      return askTime(state, command);
    case "expire":
      return expireAgreements(state, command.today);
    case "set_status":
      if (!actor.role || !may(actor.role, "requests.status")) throw forbidden();
      refuseStale(command.version, state.version, "This repair request");
      return [...delays(state, command.status, command.delay), ...setTo(state, command.status, command, actor)];
    case "schedule":
      if (!actor.role || !may(actor.role, "requests.status")) throw forbidden();
      return scheduled(state, command, actor);
    case "invoice":
      return invoice(state, command, actor);
    case "void_invoice":
      return voidInvoice(state, command, actor);
  }
}
