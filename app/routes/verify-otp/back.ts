import { DELETE_DATA } from "#app/people/deletion.ts";
import type { PendingKind } from "#app/quotes/pending-form.ts";

const FORMS: Record<PendingKind, string> = {
  create_request: "/create-request",
  file_quote: "/upload-quote",
  manual_quote: "/upload-quote/manual",
};

/** Back from the code to the form that waits for it, which has what was typed; to a new request where none does, as specified. */
export function backFrom(waiting: PendingKind | undefined, redirectTo: string): string {
  if (waiting) return FORMS[waiting];
  if (redirectTo === "/repairs") return "/login/phone";
  return redirectTo === DELETE_DATA ? `/login/phone?redirectTo=${DELETE_DATA}` : FORMS.create_request;
}
