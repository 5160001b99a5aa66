import { createHash } from "node:crypto";
import type { Viewer } from "#app/access/viewer.server.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { evolve } from "#app/repair/evolve.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { actorOf, type NewLine, type RepairEvent, type RepairState } from "#app/repair/state.ts";

/**
 * The shop's further lines, all of them or none; unit prices in cents. The token names this adding: a line that is sent twice under
 * it stands there once, and what came to the others meanwhile is added. Returns how many stood there already. Errors: 403 for who may not price; 404; 409 when the repair is invoiced, or has too many lines by then.
 */
export async function addLineItems(
  viewer: Viewer,
  repairRequestId: string,
  { token, lines }: { token: string; lines: Omit<NewLine, "id" | "status">[] },
): Promise<{ standing: number }> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    const events: RepairEvent[] = [];
    const known = new Set(request.lineItems.map(({ id }) => id));
    const alike = new Map<string, number>();
    let state: RepairState = request;
    let standing = 0;
    for (const line of lines) {
      const words = JSON.stringify([line.type, line.description, line.quantity, line.unitPrice]);
      const before = alike.get(words) ?? 0;
      alike.set(words, before + 1);
      const id = idOf(`${request.id} ${token} ${before} ${words}`);
      if (known.has(id)) {
        standing += 1;
        continue;
      }
      const more = decide(state, { do: "add", line: { ...line, id, status: "Pending" } }, actorOf(viewer));
      state = more.reduce(evolve<RepairState>, state);
      events.push(...more);
    }
    await commit(tx, viewer, request, events);
    return { standing };
  });
}

/** The same words are the same id. */
function idOf(words: string): string {
  const hex = createHash("sha256").update(words).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
