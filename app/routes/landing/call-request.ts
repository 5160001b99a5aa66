import { redirect } from "react-router";
import { z } from "zod";
import { getViewer, type Viewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { returnPath } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { redirectWithToast, type Toast } from "#app/http/toast.server.ts";
import { requestCall } from "#app/messages/calls/call-request.server.ts";
import { CALL_TIMEOUT_MINUTES, CALLER_NAME, CallRequestForm } from "#app/messages/calls/call-request.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { type CallErrors, type CallProof, flashHeader, proofOf } from "#app/routes/landing/call-flash.server.ts";
import type { Route } from "./+types/call-request";

/** What the page's script is answered, as JSON. */
export type CallAnswer =
  | { ok: true; toast: Omit<Toast, "id"> }
  | { ok: false; errors: CallErrors; proof?: CallProof | null };

type Outcome = { errors: CallErrors | null; status: number; methodId?: string | null };

/** The form door of the call-request boxes. `answer=data` comes from the page's script, anything else is a plain form. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const back = returnPath(form, "/");
  const wantsData = form.get("answer") === "data";
  const toast = { kind: "success", ...messages.callRequest.success } as const;
  const viewer = await getViewer(request);
  const headers = new Headers(viewer.visitorSetCookie ? { "Set-Cookie": viewer.visitorSetCookie } : {});
  const { errors, status, methodId } = await place(request, form);
  if (!errors) {
    if (!wantsData) return redirectWithToast(back, toast, { headers });
    return answer({ ok: true, toast }, { headers });
  }
  if (wantsData) return answer({ ok: false, errors, ...(await shownProof(viewer, methodId)) }, { status, headers });
  const box = CallRequestForm.shape.box.safeParse(form.get("box")).data ?? "call-hero";
  const phoneNumber = String(form.get("phoneNumber") ?? "").slice(0, 40);
  const smsOptIn = form.get("smsOptIn") === "on";
  headers.append("Set-Cookie", await flashHeader({ box, phoneNumber, smsOptIn, errors, methodId: methodId ?? null }));
  return redirect(`${back.split("#")[0]}#${box}`, { headers });
}

function answer(body: CallAnswer, { status = 200, headers }: { status?: number; headers: Headers }) {
  headers.set("Cache-Control", "no-store");
  return Response.json(body, { status, headers });
}

async function shownProof(viewer: Viewer, methodId: string | null | undefined) {
  return methodId ? { proof: await proofOf(viewer, methodId) } : {};
}

async function place(request: Request, form: FormData): Promise<Outcome> {
  const parsed = CallRequestForm.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const { fieldErrors } = z.flattenError(parsed.error);
    const errors = { phoneNumber: fieldErrors.phoneNumber?.[0], smsOptIn: fieldErrors.smsOptIn?.[0] };
    const unusable = !errors.phoneNumber && !errors.smsOptIn;
    return { errors: unusable ? { phoneNumber: messages.callRequest.failed } : errors, status: 400 };
  }
  const { box, again, methodId, code, ...asked } = parsed.data;
  try {
    await requestCall(
      await getViewer(request),
      {
        ...asked,
        timeoutMinutes: CALL_TIMEOUT_MINUTES,
        smsOptIn: true,
        callAgentInput: { userName: CALLER_NAME },
        ...(again ? {} : { methodId, code }),
      },
      `${asked.plan === "Luxury" ? "luxury" : "standard"} landing page, ${box}`,
    );
    return { errors: null, status: 200 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, ...shownFor(error, again ? methodId : undefined) };
  }
}

/** Where a refusal stands in the box. A code that was just sent is no error; a code of before stays good when none was sent. */
function shownFor({ message, status, coded }: Refusal, earlier: string | undefined): Omit<Outcome, "status"> {
  const methodId = coded?.methodId ?? earlier ?? null;
  if (coded && status === 409) return { errors: {}, methodId };
  if (methodId) return { errors: { code: message }, methodId };
  return { errors: { phoneNumber: message || messages.callRequest.failed } };
}

export { postOnly as loader };
