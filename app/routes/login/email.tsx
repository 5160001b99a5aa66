import { getFormProps } from "@conform-to/react";
import { Form, Link, redirect, useNavigation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, safePath } from "#app/http/page.server.ts";
import { mailer } from "#app/messages/email/mail.server.ts";
import { askForLink } from "#app/people/email-link.server.ts";
import { LinkByEmail } from "#app/people/password.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { titled } from "#app/ui/meta.ts";
import type { Route } from "./+types/email";
import { LoginFrame, loginLink } from "./frame.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const sent = url.searchParams.get("sent");
  return {
    sent: sent === "password" || sent === "link" ? sent : null,
    redirectTo: safePath(url.searchParams.get("redirectTo"), "/dashboard"),
    simulated: mailer.name === "simulated",
  };
}

/** The answer does not tell whether somebody has the address. */
export async function action({ request }: Route.ActionArgs) {
  const submission = await readSubmission(request, { schema: LinkByEmail });
  if (submission.status !== "success") return invalid(submission);
  const { email, redirectTo } = submission.value;
  const ip = request.headers.get("x-client-ip");
  try {
    await askForLink("sign_in", { email, redirectTo: safePath(redirectTo, "/dashboard"), ip });
    return redirect("/login/email?sent=link");
  } catch (error) {
    return refused(error, submission);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: titled(matches, "Link by e-mail") },
    { name: "description", content: "A link by e-mail that signs you in, once." },
  ];
}

export default function LinkByEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, redirectTo, simulated } = loaderData;
  if (sent) return <Sent forPassword={sent === "password"} simulated={simulated} />;
  return <Ask redirectTo={redirectTo} answer={actionData} />;
}

function Ask({ redirectTo, answer }: { redirectTo: string; answer: Route.ComponentProps["actionData"] }) {
  const busy = useNavigation().formAction === "/login/email";
  const [form, fields] = useForm<{ email: string; redirectTo: string }>({
    id: "link-by-email",
    lastResult: answer,
    defaultValue: { redirectTo },
  });
  return (
    <LoginFrame title="Link by e-mail" description="We e-mail you a link that signs you in, once.">
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <TextField field={fields.email} label="Email" type="email" autoComplete="username" maxLength={254} />
        <Button busy={busy} busyLabel="Sending…">
          Send the link
        </Button>
        <Link to="/login" className={loginLink}>
          Back to sign in
        </Link>
      </Form>
    </LoginFrame>
  );
}

function Sent({ forPassword, simulated }: { forPassword: boolean; simulated: boolean }) {
  const what = forPassword ? "a link to set a new password" : "a link that signs you in";
  return (
    <LoginFrame
      title="Look into your e-mail"
      description={`If the address belongs to an account, ${what} is on its way. It works once.`}
    >
      {simulated ? (
        <p className="rounded-lg bg-warning-soft p-4 text-sm">
          E-mail is simulated here: what would be sent stands in the{" "}
          <Link to="/outbox" className="underline">
            outbox
          </Link>
          .
        </p>
      ) : null}
      <p className="text-sm text-muted">
        Nothing there after some minutes? Look among unwanted mail, or try once more.
      </p>
      <Link to={forPassword ? "/login/forgot" : "/login/email"} className={loginLink}>
        Send it again
      </Link>
    </LoginFrame>
  );
}
