import type { z } from "zod";
import { requestScope } from "#app/access/scopes.server.ts";
import { isCustomersSide, isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { given, oneOf } from "#app/platform/known.ts";
import { consume } from "#app/platform/limits.server.ts";
import * as messages from "#app/platform/messages.ts";
import { toCents } from "#app/platform/money.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { requireAdvisor, requirePricing } from "#app/repair/decide/guards.ts";
import { evolve } from "#app/repair/evolve.ts";
import { linesIn } from "#app/repair/history.server.ts";
import { GROUPS, type Group, type LineItem } from "#app/repair/line-item.ts";
import { retypeLine } from "#app/repair/lines/retype.server.ts";
import type { DecideJob, EditLineItem } from "#app/repair/lines/schemas.ts";
import { decidedAt } from "#app/repair/records/decided-at.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { changeRequest, type LockedRequest, recomputeTotals } from "#app/repair/requests/lock.server.ts";
import type { RecordDecision, RecordPrices } from "#app/repair/schemas.ts";
import { actorOf, type Command, type RepairCommand, type RepairEvent } from "#app/repair/state.ts";
import type { Designee } from "#app/repair/words.ts";

export type Decided = { repairRequestId: string; status: RequestStatus };

/** A command, or what makes it of the request as it stands. */
type Meant = RepairCommand | ((request: LockedRequest) => RepairCommand);

/** One command in one transaction: found within the viewer's scope, locked, decided, committed. Errors: 404 outside the scope, and as `decide`. */
export function send(viewer: Viewer, repairRequestId: string, command: Meant): Promise<LockedRequest> {
  return changeRequest(viewer, repairRequestId, (tx, request) => {
    const meant = typeof command === "function" ? command(request) : command;
    return commit(tx, viewer, request, decide(request, meant, actorOf(viewer)));
  });
}

/** The same for a command about one line. Answers the line as it stands then. Errors: 404 outside the scope, and as `decide`. */
export async function sendOfLine(viewer: Viewer, command: RepairCommand & { item: string }): Promise<LineItem> {
  return lineOf(await send(viewer, await findRequestOfItem(viewer, command.item), command), command.item);
}

/** What the person saw of a line that they decide: the group it stood in, its price in cents, and that its work has begun. */
export type SeenLine = { from?: Group | undefined; price?: number | undefined; withdraw?: boolean | undefined };

/**
 * Moves one line: the customer's decision. From quote_analyzed to pending is the analysis with its lower price. Errors: as
 * `decide`; 409 where it stands elsewhere by now, or is said yes to at another price than was seen.
 */
export async function moveLineItem(viewer: Viewer, item: string, to: Group, seen: SeenLine = {}): Promise<Decided> {
  const command = { do: "move" as const, item, to, ...given(seen) };
  return decided(await send(viewer, await findRequestOfItem(viewer, item), command));
}

/** Moves the lines of one job together, each from where the person saw it. Errors: as `moveLineItem`. */
export async function moveJob(
  viewer: Viewer,
  repairRequestId: string,
  { group: to, lines, withdraw = false }: DecideJob,
): Promise<Decided> {
  return decided(await send(viewer, repairRequestId, { do: "move_job", lines, to, withdraw }));
}

const UNDO_MS = 60_000;

/** Takes the decision of a moment ago back, on all the lines it was about; the record keeps both. Errors: 409 when there is none of the last minute. */
export async function undoMove(viewer: Viewer, item: string): Promise<Decided> {
  const id = await findRequestOfItem(viewer, item);
  const undone = await changeRequest(viewer, id, async (tx, request) => {
    const newest = await tx.historyEvent.findFirst({
      where: { repairRequestId: id, kind: "item_moved", createdAt: { gt: new Date(Date.now() - UNDO_MS) } },
      orderBy: { createdAt: "desc" },
      select: { data: true },
    });
    const moved = linesIn(newest?.data);
    const standing = moved.every(
      ({ id: line, to }) => request.lineItems.find((each) => each.id === line)?.group === to,
    );
    if (!standing || !moved.some((line) => line.id === item && line.from)) {
      throw new Refusal(409, "This decision cannot be undone any more. Please decide again.", {
        title: messages.repair.updateFailed.title,
      });
    }
    const events: RepairEvent[] = [];
    for (const line of moved) {
      const command = { do: "undo", item: line.id, to: oneOf(GROUPS, line.from), price: toCents(line.price) } as const;
      events.push(...decide(events.reduce(evolve, request), command, actorOf(viewer)));
    }
    return commit(tx, viewer, request, events);
  });
  return decided(undone);
}

/** Approves every pending item at once; `shown` is the stamp of those that stood there. */
export async function approveAllPending(viewer: Viewer, repairRequestId: string, shown?: string): Promise<Decided> {
  return decided(await send(viewer, repairRequestId, { do: "approve_all", ...given({ shown }) }));
}

/** "Get AMPed Savings" on every analysed item at once. */
export async function analyzeItems(viewer: Viewer, repairRequestId: string): Promise<Decided> {
  return decided(await send(viewer, repairRequestId, { do: "ask_savings" }));
}

/** The shop's change of a line, and where it goes. Unit prices in dollars, as forms and the wire have them. */
export async function editLineItem(
  viewer: Viewer,
  item: string,
  input: z.output<typeof EditLineItem>,
): Promise<LineItem> {
  const { group: to, version, unitPrice, originalUnitPrice, typedWrong, withdraw: _, ...words } = input;
  const edit = {
    ...words,
    ...(unitPrice === undefined ? {} : { unitPrice: cents(unitPrice) }),
    ...(originalUnitPrice === undefined ? {} : { originalUnitPrice: cents(originalUnitPrice) }),
  };
  const command = { item, edit, ...given({ to, version }) };
  if (!typedWrong) return sendOfLine(viewer, { do: "edit", ...command });
  return lineOf(await retypeLine(viewer, await findRequestOfItem(viewer, item), command), item);
}

/** Takes a line off the request; the history keeps it. */
export async function removeLineItem(viewer: Viewer, item: string, version?: number): Promise<void> {
  const repairRequestId = await findRequestOfItem(viewer, item);
  await send(viewer, repairRequestId, { do: "remove", item, ...given({ version }) });
}

/** Sets the request's status. Shop side only: a driver's one way to change it is approveRepair. */
export async function updateStatus(
  viewer: Viewer,
  repairRequestId: string,
  status: RequestStatus,
  more: Omit<Command<"set_status">, "do" | "status"> = {},
): Promise<void> {
  await send(viewer, repairRequestId, { do: "set_status", status, ...more });
}

/** Computes the request's totals from its lines once more; in cents. Errors: 403 for drivers; 404. */
export function updateTotals(viewer: Viewer, repairRequestId: string) {
  return changeRequest(viewer, repairRequestId, async (tx) => {
    requirePricing(actorOf(viewer));
    return recomputeTotals(tx, repairRequestId);
  });
}

/** What stood there when the go-ahead was pressed: its stamp or its sum, the limit that was set, and which of the alternatives of the law was chosen; sums in cents. */
export type SeenSum = {
  shown?: string | undefined;
  sum?: number | undefined;
  notToExceed?: number | undefined;
  choice?: string | undefined;
};

/** The customer's go-ahead, for what was shown: from Pending_Approval, with at least one approved item, to Pending_Repair. */
export async function approveRepair(
  viewer: Viewer,
  repairRequestId: string,
  seen: SeenSum = {},
): Promise<{ status: RequestStatus }> {
  if (isCustomersSide(viewer)) await consume("go_aheads_of_repair", repairRequestId);
  const { status } = await send(viewer, repairRequestId, { do: "approve", ...given(seen) });
  return { status };
}

/** The customer takes the go-ahead back until the work has begun: every line asks anew. */
export async function withdrawApproval(viewer: Viewer, id: string): Promise<Decided> {
  return decided(await send(viewer, id, { do: "withdraw" }));
}

/** The customer says who else may decide for them, or that nobody may any more. Errors: 403 for the shop side, and for a link alone: its code opens, decides and pays. */
export async function nameDesignee(viewer: Viewer, repairRequestId: string, designee: Designee | null): Promise<void> {
  const byLink = viewer.knownBy === "access_code" && viewer.repairCode?.repairRequestId === repairRequestId;
  if (byLink) throw new Refusal(403, messages.repair.designeeByLink);
  await send(viewer, repairRequestId, { do: "name_designee", designee });
}

/** What a named person at the shop said of prices, and `then` what waits for that. Answers false where a lower approval asks again instead. */
export async function recordPrices(
  viewer: Viewer,
  repairRequestId: string,
  input: RecordPrices,
  then?: (tx: Transaction, request: LockedRequest) => Promise<void>,
): Promise<boolean> {
  const { person, way, until, note, lines } = input;
  const word = { person, way, at: new Date().toISOString(), until: until ?? null, note: note ?? null };
  const prices = lines
    .filter(({ said }) => said)
    .map(({ id, said, unitPrice, version }) => ({
      id,
      unitPrice: said === "agreed" ? (unitPrice ?? null) : null,
      ...given({ version }),
    }));
  const typed = lines.flatMap(({ id, said, unitPrice, version }, index) =>
    said === "agreed" || unitPrice === undefined
      ? []
      : [{ id, unitPrice, kept: said === "kept", field: `lines[${index}].said`, ...given({ version }) }],
  );
  const actor = actorOf(viewer);
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    const approved = (state: LockedRequest) => state.lineItems.filter(({ group }) => group === "approved").length;
    const after = await commit(
      tx,
      viewer,
      request,
      decide(request, { do: "record_prices", word, prices, typed }, actor),
    );
    if (approved(after) < approved(request)) return false;
    await then?.(tx, after);
    return true;
  });
}

/** The customer's decision, made elsewhere and recorded by admins or the request's advisor. Errors: as `decide`; 400 from before the request. */
export async function recordDecision(viewer: Viewer, repairRequestId: string, input: RecordDecision): Promise<void> {
  const { lines, approveRepair, choice, version, ...word } = input;
  await send(viewer, repairRequestId, (request) => {
    requireAdvisor(request, actorOf(viewer));
    return {
      do: "record_decision",
      word: { ...word, at: decidedAt(word.at, request.createdAt).toISOString() },
      lines: lines.flatMap(({ id, to, price }) => (to ? [{ id, to, ...given({ price }) }] : [])),
      approveRepair,
      ...given({ choice, version }),
    };
  });
}

/** The request an item belongs to, within the viewer's scope. Errors: 404. */
export async function findRequestOfItem(viewer: Viewer, lineItemId: string): Promise<string> {
  const item = isUuid(lineItemId)
    ? await db.repairLineItem.findFirst({
        where: { id: lineItemId, repairRequest: requestScope(viewer) },
        select: { repairRequestId: true },
      })
    : null;
  if (!item) throw notFound("This line item");
  return item.repairRequestId;
}

function decided({ id, status }: LockedRequest): Decided {
  return { repairRequestId: id, status };
}

function lineOf(request: LockedRequest, id: string): LineItem {
  const line = request.lineItems.find((candidate) => candidate.id === id);
  if (!line) throw notFound("This line item");
  return line;
}

const cents = (dollars: number) => toCents(dollars.toFixed(2));
