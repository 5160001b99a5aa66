import { createHash } from "node:crypto";
import type { Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { evolve } from "#app/repair/evolve.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";
import { actorOf, type NewLine, type RepairCommand, type RepairEvent, type RepairState } from "#app/repair/state.ts";

/** A line to be added; `key` names its row within the adding. */
export type AddedLine = Omit<NewLine, "id" | "status"> & { key: string };

/** How many of them stood there already, and how many of those were put right. */
export type Added = { standing: number; corrected: number };

/**
 * The shop's further lines, all of them or none; unit prices in cents. The token names this adding and the key each row of it: a row
 * that is sent twice stands there once, one that was put right meanwhile is put right there, and what came to the others is added.
 * Errors: 403 for who may not price; 404; 409 when the repair is invoiced, or has too many lines by then, and for a row that was put
 * right after its line was decided on or changed.
 */
export function addLineItems(
  viewer: Viewer,
  repairRequestId: string,
  adding: { token: string; lines: AddedLine[] },
): Promise<Added> {
  return changeRequest(viewer, repairRequestId, (tx, request) => addLineItemsIn(tx, viewer, request, adding));
}

/**
 * The same inside a larger change. `whole`: rows of this adding that are not among the lines were taken out, and leave the repair.
 * Errors: also 409 for such a row whose line was decided on or changed since.
 */
export async function addLineItemsIn(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  { token, lines, whole = false }: { token: string; lines: AddedLine[]; whole?: boolean },
): Promise<Added> {
  const events: RepairEvent[] = [];
  const added = { standing: 0 };
  let state: RepairState = request;
  const send = (command: RepairCommand) => {
    const more = decide(state, command, actorOf(viewer));
    state = more.reduce(evolve<RepairState>, state);
    events.push(...more);
  };
  const sent = new Set(lines.flatMap((_, index) => idsOf(request.id, token, keyOf(lines, index))));
  const ours = lineIdOf(request.id, token, "").slice(0, OF_ADDING);
  for (const line of whole ? request.lineItems : []) {
    if (!line.id.startsWith(ours) || sent.has(line.id)) continue;
    if (!isUntouched(line))
      throw new Refusal(
        409,
        `You took out “${line.description}” for ${formatMoney(line.totalPrice)}, which was decided on or changed since. Nothing was changed now: change it on the repair.`,
        { coded: { code: "made_before", repairRequestId: request.id } },
      );
    send({ do: "remove", item: line.id });
  }
  const corrections: { line: NewLine; instead: string }[] = [];
  const fresh: NewLine[] = [];
  for (const [index, { key: _, ...line }] of lines.entries()) {
    const ids = idsOf(request.id, token, keyOf(lines, index));
    const stands = request.lineItems.find((one) => ids.includes(one.id));
    if (stands && (isAsSent(stands, line) || (await wasReworded(tx, stands, line)))) {
      added.standing += 1;
      continue;
    }
    if (stands) refuseDecided(stands, index);
    const [first = "", ...next] = ids;
    const id = (stands && next[ids.indexOf(stands.id)]) ?? first;
    if (stands) corrections.push({ line: { ...line, id, status: "Pending" }, instead: stands.id });
    else fresh.push({ ...line, id, status: "Pending" });
  }
  if (corrections.length > 0) send({ do: "put_right", lines: corrections });
  for (const line of fresh) send({ do: "add", line });
  await commit(tx, viewer, request, events);
  return { ...added, corrected: corrections.length };
}

/** How often a row is put right: what a line was first asked at is never written over, so that each is a line of its own. */
const CORRECTIONS = 20;

function idsOf(repairRequestId: string, token: string, key: string): string[] {
  const times = Array.from({ length: CORRECTIONS }, (_, time) => (time === 0 ? key : `${key} put right ${time}`));
  return times.map((name) => lineIdOf(repairRequestId, token, name));
}

/** The id of a row's line: the same row of the same adding is the same line, and those of one adding begin alike. */
export function lineIdOf(repairRequestId: string, token: string, key: string): string {
  const ours = hashOf(`${repairRequestId} ${token}`).slice(0, OF_ADDING);
  const hex = hashOf(`${repairRequestId} ${token} ${key}`);
  return [ours, hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}

/** How many digits of a line's id say of which adding it is. */
const OF_ADDING = 8;

function hashOf(words: string) {
  return createHash("sha256").update(words).digest("hex");
}

/** Two rows of one key are two lines all the same. */
export function keyOf(lines: { key: string }[], index: number): string {
  const key = lines[index]?.key ?? "";
  const before = lines.slice(0, index).filter((line) => line.key === key).length;
  return before > 0 ? `${key} ${before}` : key;
}

type Sent = Omit<AddedLine, "key">;

/** As it was typed, whatever was decided and changed of its price since. Quantities count in hundredths, as the column keeps them. */
export function isAsSent(stands: LineItem, sent: Sent): boolean {
  if (stands.type !== sent.type || stands.description !== sent.description) return false;
  const now = toCents(stands.quantity) === toCents(sent.quantity) && stands.unitPrice === sent.unitPrice;
  return now || isAskedAs(stands, sent);
}

/** The figures that it was first asked at are never written over. */
function isAskedAs({ version, originalQuantity, originalUnitPrice }: LineItem, { quantity, unitPrice }: Sent): boolean {
  return version > 1 && toCents(originalQuantity) === toCents(quantity) && originalUnitPrice === unitPrice;
}

/** Somebody gave the line other words since. */
export async function wasReworded(tx: Transaction, stands: LineItem, sent: Sent): Promise<boolean> {
  if (stands.type !== sent.type || !isAskedAs(stands, sent)) return false;
  const where = { id: stands.id };
  const row = await tx.repairLineItem.findUnique({ where, select: { originalDescription: true } });
  return row?.originalDescription === sent.description;
}

function isUntouched({ group, version }: LineItem) {
  return group === "pending" && version === 1;
}

function refuseDecided(line: LineItem, index: number) {
  if (isUntouched(line)) return;
  const { description, totalPrice } = line;
  throw new Refusal(
    409,
    `Line ${index + 1} was added before, as “${description}” for ${formatMoney(totalPrice)}, and was decided on or changed since. Nothing was added now: take the line out here, and change it on the repair.`,
    { field: "lineItems" },
  );
}
