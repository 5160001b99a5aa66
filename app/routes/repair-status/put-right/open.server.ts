import { data, redirect } from "react-router";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { quotesIn } from "#app/quotes/papers/proof.server.ts";
import { openStatus } from "#app/routes/repair-status/open.server.ts";
import { themeFor } from "#app/routes/repair-status/view.server.ts";

/** The repair whose reading is put right, its quotes as papers, and the house it stands in; back where it is not open. */
export async function openToPutRight(asked: { request: Request; params: { id: string }; url: URL }) {
  const opened = await openStatus(asked);
  if ("refusal" in opened || !opened.request) throw redirect("/repair-status");
  const { request, viewer } = opened;
  return {
    request: { ...request, authorized: request.authorizations.length > 0 },
    viewer,
    role: viewer?.user?.role ?? null,
    quotes: quotesIn(request),
    theme: themeFor(viewer?.user?.theme, request.vehicle.account.subscriptionTier),
  };
}

/** Back to the repair, with the sentence why nothing can be put right there. */
export function refusedPage(id: string, description: string) {
  return redirectWithToast(`/repair-status/${id}`, {
    kind: "error",
    title: messages.repair.updateFailed.title,
    description,
  });
}

export function noSuch(what: string) {
  return data({ message: `This ${what} was not found.` }, { status: 404 });
}
