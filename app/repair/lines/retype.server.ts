import type { Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { linesIn } from "#app/repair/history.server.ts";
import { ANSWERS, isAnswered } from "#app/repair/lines/retype.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";
import { actorOf, type Command } from "#app/repair/state.ts";

type Retyped = Omit<Command<"retype">, "do" | "answered">;

/** Corrects what staff typed, the quoted figures too; whether somebody has answered is looked up under the lock. Errors: as `decide`. */
export function retypeLine(viewer: Viewer, repairRequestId: string, command: Retyped): Promise<LockedRequest> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    const answered = await wasAnswered(tx, repairRequestId, command.item);
    return commit(tx, viewer, request, decide(request, { do: "retype", ...command, answered }, actorOf(viewer)));
  });
}

async function wasAnswered(tx: Transaction, repairRequestId: string, id: string): Promise<boolean> {
  const rows = await tx.historyEvent.findMany({
    where: { repairRequestId, kind: { in: ANSWERS } },
    select: { kind: true, data: true },
  });
  return isAnswered(
    id,
    rows.map(({ kind, data }) => ({ kind, lines: linesIn(data) })),
  );
}
