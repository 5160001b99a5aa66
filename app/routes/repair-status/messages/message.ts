import { z } from "zod";
import { postOnly } from "#app/http/post-only.ts";
import { MessageWords, sentOnce } from "#app/messages/communication.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { writeToShop } from "#app/repair/requests/spoken.server.ts";
import { change, readerOf } from "#app/routes/repair-status/door.server.ts";
import { answers } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/message";

export { postOnly as loader };

const FAILED = { title: "Failed to send message", description: "Nothing was sent. Please try again." };

/** The customer's message to the shop about this repair. */
export function action(args: Route.ActionArgs) {
  const words = readerOf(z.object({ messageBody: MessageWords, key: sentOnce }), FAILED);
  return change(args, {
    failed: FAILED,
    run: (viewer, id, form) => writeToShop(viewer, id, words(form)),
    said: () => ({ kind: "success", title: "Message Sent" }),
    demo() {
      throw new Refusal(409, "In this sample nobody is there to read it.", { title: "Only a sample" });
    },
  });
}

export const clientAction = answers(FAILED);
