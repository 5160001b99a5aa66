import { getFormProps } from "@conform-to/react";
import { Link, redirect } from "react-router";
import { getViewer, isSignedIn } from "#app/access/viewer.server.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, safePath } from "#app/http/page.server.ts";
import { cookieHeaders, signInByForm, welcome } from "#app/http/sign-in.server.ts";
import { hasDemoData } from "#app/people/password.server.ts";
import { SignIn } from "#app/people/password.ts";
import * as messages from "#app/platform/messages.ts";
import { leaveForDocument } from "#app/ui/behavior/leave-for-document.ts";
import { Button } from "#app/ui/button.tsx";
import { useCompany } from "#app/ui/company.ts";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { titled } from "#app/ui/meta.ts";
import { FormToast } from "#app/ui/over/toaster.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { Route } from "./+types/page";
import { DemoHint } from "./demo-hint.tsx";
import { LoginFrame, loginLink } from "./frame.tsx";
import { PasskeyForm } from "./passkey-form.tsx";

/** Comes without React, with a script of its own (script/main.ts): whoever signs in waits for nothing. */
export const handle = { script: "login" };

export async function loader({ request, url }: Route.LoaderArgs) {
  const redirectTo = safePath(url.searchParams.get("redirectTo"), "/dashboard");
  if (isSignedIn(await getViewer(request))) throw redirect(redirectTo);
  return { redirectTo, demo: await hasDemoData() };
}

export async function action({ request }: Route.ActionArgs) {
  const submission = await readSubmission(request.clone(), { schema: SignIn });
  if (submission.status !== "success") {
    return invalid(submission, { title: "Login failed", description: messages.auth.bothRequired });
  }
  try {
    const result = await signInByForm(request);
    if (result.step === "done") return await welcome(result, safePath(submission.value.redirectTo, "/dashboard"));
    const to = result.step === "set-up" ? "/login/second-factor/set-up" : "/login/second-factor";
    return redirect(to, { headers: cookieHeaders(result.cookies) });
  } catch (error) {
    return refused(error, submission, "Login failed");
  }
}

export { leaveForDocument as clientLoader };

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: titled(matches, "Sign In") }, { name: "description", content: "Vehicle Repair Management System" }];
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { phone } = useCompany();
  const [form, fields] = useForm<{ email: string; password: string; redirectTo: string }>({
    id: "login",
    defaultValue: { redirectTo: loaderData.redirectTo },
  });
  return (
    <LoginFrame title="Sign In" description="Vehicle Repair Management System">
      <form method="post" action="/login" {...getFormProps(form)} noValidate data-busy className="grid gap-5">
        <FormErrors form={form} heading={messages.auth.loginFailed} />
        <input type="hidden" name="redirectTo" value={loaderData.redirectTo} />
        <TextField field={fields.email} label="Email" type="email" autoComplete="username webauthn" maxLength={254} />
        <TextField
          field={fields.password}
          label="Password"
          type="password"
          autoComplete="current-password"
          maxLength={400}
          // A password never comes back from the server.
          defaultValue=""
        />
        <Button>Sign In</Button>
        <template data-part="busy">
          <Spinner />
          Signing in…
        </template>
        <div className="flex flex-wrap justify-between gap-x-6 text-sm">
          <Link to="/login/forgot" className={loginLink}>
            Forgot password?
          </Link>
          <a href={phone ? `tel:${phone}` : "/home-standard#call-hero"} className={loginLink}>
            Contact your administrator
          </a>
        </div>
      </form>
      <div className="flex flex-wrap justify-between gap-x-6 border-t border-line pt-4 text-sm">
        <p className="w-full text-muted">Customers sign in without a password:</p>
        <Link to="/login/phone" className={loginLink}>
          Use your phone
        </Link>
        <Link to="/login/email" className={loginLink}>
          Get a link by e-mail
        </Link>
      </div>
      <PasskeyForm redirectTo={loaderData.redirectTo} />
      {loaderData.demo ? <DemoHint /> : null}
      <FormToast toast={actionData?.toast} />
    </LoginFrame>
  );
}
