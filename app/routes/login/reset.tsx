import { getFormProps } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { Form, Link, redirect, useNavigation } from "react-router";
import { getViewer } from "#app/access/viewer.server.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { messenger } from "#app/messages/providers/messaging.server.ts";
import { resetPassword } from "#app/people/password.server.ts";
import { ResetPassword } from "#app/people/password.ts";
import { PASSWORD_HINT } from "#app/people/password-length.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/reset";
import { LoginFrame, loginLink } from "./frame.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const email = url.searchParams.get("email") ?? "";
  const methodId = url.searchParams.get("methodId") ?? "";
  if (!email || !methodId) throw redirect("/login/forgot");
  return { email, methodId, simulated: messenger.name === "simulated" };
}

export async function action({ request }: Route.ActionArgs) {
  const submission = await readSubmission(request, { schema: ResetPassword });
  if (submission.status !== "success") return invalid(submission);
  try {
    const browser = await resetPassword(submission.value, await getViewer(request), request.headers.get("cookie"));
    return await redirectWithToast(
      "/login",
      { kind: "success", title: "Password changed", description: "Sign in with your new password." },
      { headers: { "Set-Cookie": browser } },
    );
  } catch (error) {
    return refused(error, submission);
  }
}

export const meta = metaOf("New password");

export default function ResetPasswordPage({ loaderData }: Route.ComponentProps) {
  const busy = useNavigation().formAction === "/login/reset";
  const [form, fields] = useForm<{ code: string; password: string; repeated: string }>({
    id: "reset",
    constraint: getZodConstraint(ResetPassword),
  });
  return (
    <LoginFrame
      title="New password"
      description={`If ${loaderData.email} belongs to an account, a 6-digit code is on its way to the account's phone. An account without a phone gets none: have a link sent by e-mail instead.`}
    >
      {loaderData.simulated ? (
        <p className="rounded-lg bg-warning-soft p-4 text-sm">
          Text messages are simulated here: what would be sent stands in the{" "}
          <Link to="/outbox" className="underline">
            outbox
          </Link>
          .
        </p>
      ) : null}
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} labels={{ repeated: "Repeat new password" }} />
        <input type="hidden" name="email" value={loaderData.email} />
        <input type="hidden" name="methodId" value={loaderData.methodId} />
        <TextField
          field={fields.code}
          label="6-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
        />
        <TextField
          field={fields.password}
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          defaultValue=""
        />
        <TextField
          field={fields.repeated}
          label="Repeat new password"
          type="password"
          autoComplete="new-password"
          defaultValue=""
        />
        <Button busy={busy} busyLabel="Saving…">
          Set new password
        </Button>
        <Link to="/login/forgot" className={loginLink}>
          Ask for a new code
        </Link>
      </Form>
    </LoginFrame>
  );
}
