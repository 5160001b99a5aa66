import { getFormProps } from "@conform-to/react";
import { Form, Link, redirect, useNavigation } from "react-router";
import { clearPendingCookie } from "#app/access/pending-sign-in.server.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { requirePending, visitOf, welcome } from "#app/http/sign-in.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findFactors } from "#app/people/second-factor/factors.server.ts";
import { SecondStep } from "#app/people/second-factor/second-factor.ts";
import { passByCode } from "#app/people/sign-in/second-step.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/second-factor";
import { LoginFrame, loginLink } from "./frame.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const pending = await requirePending(request);
  const { any, app, passkeys } = await findFactors(pending.userId);
  if (!any || pending.passedAt) throw redirect("/login/second-factor/set-up");
  return { email: pending.user.email, app: app !== null, passkeys: passkeys.length > 0 };
}

export async function action({ request }: Route.ActionArgs) {
  const pending = await requirePending(request);
  const submission = await readSubmission(request, { schema: SecondStep });
  if (submission.status !== "success") return invalid(submission);
  try {
    const passed = await passByCode(pending, submission.value.code, visitOf(request));
    return await welcome(passed, passed.redirectTo, wordsOnCodes(passed.codesLeft));
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return startAgain(error.message);
    return refused(error, submission, "Login failed");
  }
}

function wordsOnCodes(left: number | null) {
  if (left === null) return "";
  const codes = left === 1 ? "1 recovery code is" : `${left} recovery codes are`;
  return `${codes} left: new ones are made under My Account.`;
}

async function startAgain(description: string) {
  return redirectWithToast(
    "/login",
    { kind: "error", title: "Login failed", description },
    { headers: { "Set-Cookie": await clearPendingCookie() } },
  );
}

export const meta = metaOf("Second step");

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formAction === "/login/second-factor";
  const [form, fields] = useForm<{ code: string }>({ id: "second-factor" });
  return (
    <LoginFrame title="Second step" description={`The password for ${loaderData.email ?? "you"} was right.`}>
      {loaderData.passkeys ? <PasskeyButton second action="/login/second-factor/passkey" redirectTo="" /> : null}
      <Form method="post" action="/login/second-factor" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} />
        <TextField
          field={fields.code}
          label={loaderData.app ? "Code" : "Recovery code"}
          hint={
            loaderData.app
              ? "The 6 digits that your authenticator app shows now, or one of your recovery codes."
              : "One of the ten codes that you kept when you set up your passkey."
          }
          inputMode={loaderData.app ? "text" : undefined}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
          defaultValue=""
        />
        <Button busy={busy} busyLabel="Checking…">
          Continue
        </Button>
        <p className="text-sm text-muted">
          Neither phone nor recovery codes at hand? Another admin can reset your second factor under Users.
        </p>
        <Link to="/login" className={loginLink}>
          Back to sign in
        </Link>
      </Form>
      <FormToast toast={actionData?.toast} />
    </LoginFrame>
  );
}
