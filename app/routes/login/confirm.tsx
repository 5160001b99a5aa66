import { getFormProps } from "@conform-to/react";
import { Form, Link, redirect, useNavigation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen, safePath } from "#app/http/page.server.ts";
import { visitOf } from "#app/http/sign-in.server.ts";
import { confirmByPassword } from "#app/people/password.server.ts";
import { ConfirmPassword } from "#app/people/second-factor/second-factor.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/confirm";
import { LoginFrame, loginLink } from "./frame.tsx";

const BACK = "/dashboard/account";

export async function loader({ request, url }: Route.LoaderArgs) {
  const { user } = await requireScreen(request);
  return { email: user.email, redirectTo: safePath(url.searchParams.get("redirectTo"), BACK) };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const submission = await readSubmission(request, { schema: ConfirmPassword });
  if (submission.status !== "success") return invalid(submission);
  try {
    await confirmByPassword(viewer, submission.value.password, visitOf(request).cookie);
    return redirect(safePath(submission.value.redirectTo, BACK));
  } catch (error) {
    return refused(error, submission);
  }
}

export const meta = metaOf("Confirm that it is you");

export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
  const busy = useNavigation().formAction?.startsWith("/login/confirm") ?? false;
  const [form, fields] = useForm<{ password: string }>({ id: "confirm" });
  return (
    <LoginFrame
      title="Confirm that it is you"
      description="You signed in a while ago. Please enter your password before you change how you sign in."
    >
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} />
        <input type="hidden" name="redirectTo" value={loaderData.redirectTo} />
        <input type="hidden" name="username" autoComplete="username" value={loaderData.email ?? ""} readOnly />
        <TextField
          field={fields.password}
          label="Password"
          type="password"
          autoComplete="current-password"
          defaultValue=""
        />
        <Button busy={busy} busyLabel="Checking…">
          Continue
        </Button>
        <Link to={BACK} className={loginLink}>
          Back to My Account
        </Link>
      </Form>
    </LoginFrame>
  );
}
