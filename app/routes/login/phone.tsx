import { Link, redirect } from "react-router";
import { z } from "zod";
import { getViewer, isSignedIn } from "#app/access/viewer.server.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, safePath } from "#app/http/page.server.ts";
import { sendCode } from "#app/messages/codes/one-time-code.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { verifyPath } from "#app/routes/create-request/verify-path.ts";
import { titled } from "#app/ui/meta.ts";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/phone";
import { LoginFrame, loginLink } from "./frame.tsx";
import { PhoneForm } from "./phone-form.tsx";

const PhoneWay = z.object({
  phone: z.preprocess(
    (value) => (typeof value === "string" ? value.trim() : value) || undefined,
    z.string({ error: "Phone number is required" }).max(40, messages.callRequest.invalidPhone),
  ),
  redirectTo: z.string().optional(),
});

const REPAIRS = "/repairs";

export async function loader({ request, url }: Route.LoaderArgs) {
  const redirectTo = safePath(url.searchParams.get("redirectTo"), REPAIRS);
  if (isSignedIn(await getViewer(request))) throw redirect(redirectTo);
  return { redirectTo };
}

/** A code goes to whatever phone was entered: the answer does not tell whether we know it. */
export async function action({ request }: Route.ActionArgs) {
  const submission = await readSubmission(request, { schema: PhoneWay });
  if (submission.status !== "success") return invalid(submission);
  const viewer = await getViewer(request);
  try {
    const { methodId, phone } = await sendCode({
      phone: submission.value.phone,
      purpose: "sign_in",
      ip: viewer.ip,
      visitorId: viewer.visitorId,
    });
    const headers = viewer.visitorSetCookie ? { "Set-Cookie": viewer.visitorSetCookie } : undefined;
    const redirectTo = safePath(submission.value.redirectTo, REPAIRS);
    return redirect(verifyPath({ methodId, phone, redirectTo }), { ...(headers ? { headers } : {}) });
  } catch (error) {
    return refused(atPhone(error), submission, messages.sendCode.failed);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: titled(matches, "Your repairs") },
    {
      name: "description",
      content: "Open your repairs with the phone number you gave us: a code by text, no password.",
    },
  ];
}

export default function PhonePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoginFrame
      title="Your repairs"
      description="Enter the phone number you gave us. We text you a code, and your repairs open. No password."
    >
      <PhoneForm lastResult={actionData} redirectTo={loaderData.redirectTo}>
        <Link to="/login" className={loginLink}>
          Staff sign in with email and password
        </Link>
      </PhoneForm>
      <FormToast toast={actionData?.toast} />
    </LoginFrame>
  );
}

/** What is wrong with the number stands at its field. */
function atPhone(error: unknown): unknown {
  if (error instanceof Refusal && error.field === "phoneNumber") {
    return new Refusal(error.status, error.message, { field: "phone" });
  }
  return error;
}
