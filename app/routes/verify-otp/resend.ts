import { getViewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { resendCode } from "#app/messages/codes/resend.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { renamePendingAttempt } from "#app/quotes/pending-form.server.ts";
import { newToastId } from "#app/ui/over/toast-id.ts";
import type { ToastView } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/resend";

async function handle({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return postOnly();
  const form = await readForm(request);
  const query = new URLSearchParams(String(form.get("query") ?? ""));
  const before = String(form.get("methodId") ?? "");
  const phone = String(form.get("phone") ?? "");
  const page = () => `/verify-otp?${query}`;
  if (!before || !phone)
    return redirectWithToast("/create-request", { kind: "error", ...messages.verify.missingParameters });
  try {
    const viewer = await getViewer(request);
    const { methodId } = await resendCode({ methodId: before, phone, ip: viewer.ip, visitorId: viewer.visitorId });
    await renamePendingAttempt(before, methodId);
    query.set("methodId", methodId);
    return await redirectWithToast(page(), { kind: "success", ...messages.verify.resent });
  } catch (error) {
    if (!(error instanceof Refusal)) logFailure(error, "resending a code");
    const description = error instanceof Refusal ? error.message : messages.verify.resendFailedDetail;
    return redirectWithToast(page(), { kind: "error", title: messages.verify.resendFailed, description });
  }
}

/** A lost connection is a sentence on the page, and the code at hand can still be entered. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<{ toast: ToastView }> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const { resendFailed: title, wentWrong: description } = messages.verify;
    return { toast: { id: newToastId(), kind: "error", title, description } };
  }
}

export { handle as action, handle as loader };
