import { getFormProps } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { Form, Link, redirect, useNavigation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { askForLink } from "#app/people/email-link.server.ts";
import { askForPasswordReset } from "#app/people/password.server.ts";
import { ForgotPassword } from "#app/people/password.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { titled } from "#app/ui/meta.ts";
import type { Route } from "./+types/forgot";
import { LoginFrame, loginLink } from "./frame.tsx";

export async function action({ request }: Route.ActionArgs) {
  const submission = await readSubmission(request, { schema: ForgotPassword });
  if (submission.status !== "success") return invalid(submission);
  const { email, way } = submission.value;
  const ip = request.headers.get("x-client-ip");
  try {
    if (way === "email") {
      await askForLink("password_reset", { email, redirectTo: "/dashboard", ip });
      return redirect(`/login/email?${new URLSearchParams({ sent: "password" })}`);
    }
    const { methodId } = await askForPasswordReset(email, ip);
    return redirect(`/login/reset?${new URLSearchParams({ email, methodId })}`);
  } catch (error) {
    return refused(error, submission);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: titled(matches, "Forgot password") },
    { name: "description", content: "A new password with a code that we text to your phone." },
  ];
}

export default function ForgotPasswordPage() {
  const busy = useNavigation().formAction === "/login/forgot";
  const [form, fields] = useForm<{ email: string }>({
    id: "forgot",
    constraint: getZodConstraint(ForgotPassword),
  });
  return (
    <LoginFrame
      title="Forgot password"
      description="Enter the email you sign in with. If it belongs to an account, a code is sent to the phone we have for it, or a link to the email."
    >
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} />
        <TextField field={fields.email} label="Email" type="email" autoComplete="username" />
        <Button busy={busy} busyLabel="Sending…">
          Send code
        </Button>
        <Button variant="secondary" name="way" value="email" busy={busy}>
          Send a link by e-mail instead
        </Button>
        <Link to="/login" className={loginLink}>
          Back to sign in
        </Link>
      </Form>
    </LoginFrame>
  );
}
