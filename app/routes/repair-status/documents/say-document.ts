import { throwAsResponse } from "#app/http/page.server.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { SayDocument, sayDocument } from "#app/quotes/papers/say.server.ts";
import { change, refuseGet } from "#app/routes/repair-status/door.server.ts";
import { answerOf } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/say-document";

export { refuseGet as loader };

const FAILED = { title: "Update failed", description: "Nothing was changed. Please try again." };

/** What a document is to the repair, or which car is right: one tap on the customer's page and on the shop's. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed: FAILED,
    async run(viewer, id, form) {
      const said = SayDocument.safeParse(Object.fromEntries(form));
      if (!said.success) throw new Refusal(400, said.error.issues[0]?.message ?? FAILED.description, FAILED);
      const repairRequestId = await sayDocument(viewer, args.params.documentId, said.data);
      if (repairRequestId !== id) throw notFound("This document");
      return { kind: "success", title: "Thank you", description: "The document counts as you said." };
    },
    demo: () => throwAsResponse(notFound("This document")),
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return answerOf(args, FAILED);
}
