import { throwAsResponse } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { notFound } from "#app/platform/refusal.ts";
import { SayDocument, saidOf, sayDocument } from "#app/quotes/papers/say.server.ts";
import { change, readerOf } from "#app/routes/repair-status/door.server.ts";
import { answers } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/say-document";

export { postOnly as loader };

const FAILED = { title: "Update failed", description: "Nothing was changed. Please try again." };

/** What a document is to the repair, or which car is right: one tap on the customer's page and on the shop's. */
export function action(args: Route.ActionArgs) {
  const wanted = readerOf(SayDocument, FAILED);
  return change(args, {
    failed: FAILED,
    async run(viewer, id, form) {
      const word = wanted(form);
      const document = await sayDocument(viewer, args.params.documentId, word);
      if (document.repairRequestId !== id) throw notFound("This document");
      return saidOf(document, word);
    },
    said: (description) => ({ kind: "success", title: "Thank you", description }),
    demo: () => throwAsResponse(notFound("This document")),
  });
}

export const clientAction = answers(FAILED);
