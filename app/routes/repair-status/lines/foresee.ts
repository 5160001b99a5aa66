import { isOneOf } from "#app/platform/known.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { evolve } from "#app/repair/evolve.ts";
import { GROUPS, type Group, type LineItem, STANDARD_FEE_PERCENT } from "#app/repair/line-item.ts";
import type { RepairCommand, RepairState } from "#app/repair/state.ts";
import { NO_PAPER, NO_RATES } from "#app/repair/tax.ts";

/** The lines after one form of the page. */
export function foresee(items: LineItem[], base: string, action: string, form: FormData | undefined): LineItem[] {
  const path = action.split("?")[0] ?? "";
  const command = commandOf(path.slice(base.length + 1), form, items);
  if (!path.startsWith(`${base}/`) || !command) return items;
  const state: RepairState = {
    id: base,
    status: "Pending_Approval",
    version: 1,
    advisorId: null,
    invoice: null,
    feePercent: STANDARD_FEE_PERCENT,
    settlement: "whole",
    lineItems: items,
    paper: NO_PAPER,
    taxRates: NO_RATES,
    notToExceed: null,
    authorized: null,
    alternatives: [],
    designee: null,
    delay: null,
    scheduledServiceDate: null,
    timeAskedAt: null,
    timeAsked: null,
    timeCancelledAt: null,
    technicianId: null,
    workDoneAt: null,
    workAgainAt: null,
  };
  try {
    return decide(state, command, { userId: null, role: null }).reduce<RepairState>(evolve, state).lineItems;
  } catch {
    // What the server will refuse is not foreseen.
    return items;
  }
}

function commandOf(verb: string, form: FormData | undefined, items: LineItem[]): RepairCommand | null {
  if (verb === "approve-all") return { do: "approve_all" };
  if (verb === "savings") return { do: "ask_savings" };
  const to = form?.get("group");
  if (!isGroup(to)) return null;
  if (verb === "job") {
    const ids = form?.getAll("item") ?? [];
    const lines = items
      .filter(({ id }) => ids.includes(id))
      .map(({ id, group, totalPrice }) => ({
        item: id,
        from: group,
        price: totalPrice,
      }));
    return { do: "move_job", lines, to };
  }
  const item = /^line-items\/([^/]+)$/.exec(verb)?.[1];
  return item ? { do: "move", item, to } : null;
}

function isGroup(value: unknown): value is Group {
  return isOneOf(GROUPS, value);
}
