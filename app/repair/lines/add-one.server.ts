import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Viewer } from "#app/access/viewer.server.ts";
import { toCents } from "#app/platform/money.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { requirePricing } from "#app/repair/decide/guards.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { isAsSent, lineIdOf, wasReworded } from "#app/repair/lines/add-many.server.ts";
import type { AddLineItem } from "#app/repair/lines/schemas.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { actorOf } from "#app/repair/state.ts";

/**
 * The shop's further line; the customer decides on it. Unit price in dollars. A key of the caller names it: sent again, it is the line
 * that stands. Errors: 409 where the key named another line.
 */
export async function addLineItem(
  viewer: Viewer,
  input: z.output<typeof AddLineItem>,
  key?: string,
): Promise<LineItem> {
  const { repairRequestId, ...words } = input;
  const line = { ...words, unitPrice: toCents(words.unitPrice.toFixed(2)) };
  const id = key === undefined ? randomUUID() : lineIdOf(repairRequestId, `${viewer.user?.id} ${key}`, "");
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requirePricing(actorOf(viewer));
    const stands = request.lineItems.find((one) => one.id === id);
    if (stands && !isAsSent(stands, line) && !(await wasReworded(tx, stands, line))) {
      throw new Refusal(409, "This Idempotency-Key named another line before: nothing was added.", {
        field: "Idempotency-Key",
      });
    }
    if (stands) return stands;
    const events = decide(request, { do: "add", line: { ...line, id } }, actorOf(viewer));
    const added = (await commit(tx, viewer, request, events)).lineItems.find((one) => one.id === id);
    if (!added) throw notFound("This line item");
    return added;
  });
}
