import { setTimeout as sleep } from "node:timers/promises";
import { redirect } from "react-router";
import { keepAccessCode } from "#app/access/access-code.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { sendCode } from "#app/messages/codes/one-time-code.server.ts";
import { sendRepairCodeOnce } from "#app/messages/codes/repair.server.ts";
import { toE164 } from "#app/platform/format.ts";
import { logFailure } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { PendingForm } from "#app/quotes/pending-form.server.ts";
import {
  findFormAwaitingCode,
  keepPendingForm,
  releaseAttempt,
  updatePendingForm,
} from "#app/quotes/pending-form.server.ts";
import type { CreateRequestForm, FileQuoteForm, ManualQuoteForm } from "#app/quotes/quote-form.ts";
import type { Created } from "#app/repair/requests/create.server.ts";
import { verifyPath } from "#app/routes/create-request/verify-path.ts";

type AnyForm = CreateRequestForm | FileQuoteForm | ManualQuoteForm;

/**
 * A form whose phone is to be verified first: kept on the server, a code sent, on to /verify-otp.
 * Errors: as sendCode, in the words of the form.
 */
export async function verifyFirst(
  viewer: Viewer,
  kind: "create_request" | "manual_quote" | "file_quote",
  form: AnyForm,
  kept?: PendingForm | null,
) {
  if (!form.phone) throw new Refusal(400, messages.createRequest.phoneNeeded, { field: "phone" });
  const pending = kept ?? (await keepPendingForm(viewer, { kind, data: { form } }));
  if (kept) await updatePendingForm(viewer, kept.id, { data: { form } });
  const { methodId, phone } = await sendCode({
    phone: form.phone,
    purpose: "sign_in",
    ip: viewer.ip,
    visitorId: viewer.visitorId,
  })
    .catch((error: unknown) => goOnWithCode(viewer, pending, form, error))
    .catch(notSent);
  await updatePendingForm(viewer, pending.id, { methodId });
  const { name, email, contactPreference, make, model, year, color } = form;
  const headers = viewer.visitorSetCookie ? { "Set-Cookie": viewer.visitorSetCookie } : undefined;
  return redirect(
    verifyPath({
      methodId,
      phone,
      redirectTo: "/repair-status",
      ...(name ? { name } : {}),
      ...(email ? { email } : {}),
      contactPreference,
      ...(make ? { make } : {}),
      ...(model ? { model } : {}),
      ...(year ? { year } : {}),
      ...(color ? { color } : {}),
    }),
    { ...(headers ? { headers } : {}) },
  );
}

/** Milliseconds that a second press waits for what the first one is sending. */
const SENT_WITHIN = 3_000;

/**
 * Pressed twice, or again after going back: the code that just went to this phone for this browser is good for what stands in the form
 * now. Errors: the refusal, where there is none.
 */
async function goOnWithCode(viewer: Viewer, pending: PendingForm, form: AnyForm, refusal: unknown) {
  const phone = toE164(form.phone);
  if (!(refusal instanceof Refusal) || refusal.status !== 429 || !phone) throw refusal;
  for (const until = Date.now() + SENT_WITHIN; ; await sleep(100)) {
    const waiting = await findFormAwaitingCode(viewer, phone);
    if (waiting?.methodId) {
      if (waiting.id !== pending.id) await releaseAttempt(viewer, waiting.id);
      return { methodId: waiting.methodId, phone };
    }
    if (Date.now() > until) throw refusal;
  }
}

/**
 * A document for the request whose link this browser came with: kept on the server until the phone's code was entered, then put
 * to that request. Errors: as sendCode, in the words of the form; 409 without a phone.
 */
export async function proveFirst(viewer: Viewer, repairRequestId: string, kept: PendingForm, form: FileQuoteForm) {
  const sent = await sendRepairCodeOnce(repairRequestId, viewer.ip).catch(notSent);
  await updatePendingForm(viewer, kept.id, { data: { form, attachTo: repairRequestId }, methodId: sent.methodId });
  const headers = viewer.visitorSetCookie ? { "Set-Cookie": viewer.visitorSetCookie } : undefined;
  const to = verifyPath({ ...sent, redirectTo: "/repair-status", repairId: repairRequestId });
  return redirect(to, { ...(headers ? { headers } : {}) });
}

/** Errors: the refusal under the title of a code that was not sent; 502 for what nobody foresaw. */
function notSent(error: unknown): never {
  const title = messages.sendCode.failed;
  if (!(error instanceof Refusal)) {
    logFailure(error, "sending a code");
    throw new Refusal(502, messages.sendCode.upload, { title });
  }
  const { status, message, field, retryAfter } = error;
  throw new Refusal(status, message, { title, ...(field ? { field } : {}), ...(retryAfter ? { retryAfter } : {}) });
}

/** A quote that became a request: on to its page, with its access code kept; one that was there already, to that one. */
export async function showQuote(viewer: Viewer, created: Created & { documentId?: string; already?: true }) {
  if (created.already) return redirect(`/repair-status/${created.id}?already=${created.documentId}`);
  return redirect(`/repair-status?repairRequestId=${created.id}&newQuote=true`, {
    headers: { "Set-Cookie": await keepAccessCode(created.accessCode, viewer) },
  });
}
