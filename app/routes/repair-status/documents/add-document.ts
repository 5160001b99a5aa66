import { postOnly } from "#app/http/post-only.ts";
import { chosenIn } from "#app/platform/files/chosen.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { uploadQuoteDocument, waitForReading } from "#app/quotes/quote-document.server.ts";
import { incomingOf } from "#app/quotes/store.server.ts";
import { change } from "#app/routes/repair-status/door.server.ts";
import { answers } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/add-document";

export { postOnly as loader };

const FAILED = { title: "Upload failed", description: "Nothing was added. Please try again." };

/** A further paper from the customer's hands: what it is to the repair is read off it, and one tap corrects that. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed: FAILED,
    async run(viewer, id, form) {
      const files = chosenIn(form);
      if (files.length === 0) throw new Refusal(400, "Please choose a file.", FAILED);
      try {
        const document = await uploadQuoteDocument(viewer, id, await incomingOf(files));
        const read = await waitForReading(document.id);
        const description = read ? "What it says is shown below." : "It is being read.";
        return { kind: "success" as const, title: "Document added", description };
      } catch (error) {
        if (!(error instanceof Refusal) || error.coded?.code !== "uploaded_already") throw error;
        return { kind: "info" as const, title: error.title ?? FAILED.title, description: error.message };
      }
    },
    said: (toast) => toast,
    demo: () => {
      throw new Refusal(409, "The sample takes no documents. Start with your own quote.", FAILED);
    },
  });
}

export const clientAction = answers(FAILED);
