import type { Viewer } from "#app/access/viewer.server.ts";
import { countMessage } from "#app/messages/communication.server.ts";
import { send } from "#app/repair/verbs.server.ts";
import type { AskTime } from "#app/repair/work/ask-time.ts";

/**
 * The customer asks for another time than is set, or cancels it, which frees it. It waits until the shop sets another. Errors: 403 for the shop side;
 * 404; 409 where no appointment is to come, or another one than was seen; 429 too many.
 */
export async function askForTime(viewer: Viewer, repairRequestId: string, { words, at }: AskTime): Promise<void> {
  await countMessage(viewer, repairRequestId);
  await send(viewer, repairRequestId, { do: "ask_time", words: words ?? null, at: new Date(at), now: new Date() });
}
