import { getFormProps } from "@conform-to/react";
import { Form, redirect, useNavigation } from "react-router";
import { getViewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused, throwAsResponse } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { cookieHeaders, visitOf, welcome } from "#app/http/sign-in.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findLink, followLink, type OpenLink, resetByLink } from "#app/people/email-link.server.ts";
import { PasswordByLink } from "#app/people/password.ts";
import { PASSWORD_HINT } from "#app/people/password-length.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { titled } from "#app/ui/meta.ts";
import type { Route } from "./+types/link";
import { LoginFrame } from "./frame.tsx";

/** Opening it uses nothing up: mail programs look at links before people do. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const link = await openLink(request, params.token);
  const { purpose, address, usedAt, person } = link;
  const confirmed = usedAt !== null;
  return { purpose, address, confirmed, mayConfirm: await isOwn(request, link), signIn: signInOf(person) };
}

export async function action({ request, params }: Route.ActionArgs) {
  const link = await openLink(request, params.token);
  if (link.purpose === "password_reset") return setNewPassword(request, link);
  if (link.purpose === "confirm_address" && (link.usedAt || !(await isOwn(request, link))))
    return redirect(`/login/link/${params.token}`);
  const result = await followLink(link, visitOf(request));
  if (result.step === "done") return await welcome(result, result.redirectTo);
  if (result.step === "second-factor") {
    return redirect("/login/second-factor", { headers: cookieHeaders(result.cookies) });
  }
  return await redirectWithToast("/dashboard/profile", {
    kind: "success",
    title: "Your e-mail address is confirmed",
  });
}

/** An address may be mistyped, and a mailbox anybody's: that it is theirs is for who is signed in to say. */
async function isOwn(request: Request, { userId }: OpenLink): Promise<boolean> {
  return (await getViewer(request)).user?.id === userId;
}

/** Customers have a sign-in of their own. */
function signInOf({ role }: OpenLink["person"]): string {
  return role === "driver" ? "/login/phone" : "/login";
}

async function openLink(request: Request, token: string): Promise<OpenLink> {
  return await findLink(token, request.headers.get("x-client-ip"));
}

async function setNewPassword(request: Request, link: OpenLink) {
  const submission = parseForm(await readForm(request), { schema: PasswordByLink });
  if (submission.status !== "success") return invalid(submission);
  try {
    const browser = await resetByLink(link, submission.value.password, visitOf(request));
    return await redirectWithToast(
      "/login",
      { kind: "success", title: "Password changed", description: "Sign in with your new password." },
      { headers: { "Set-Cookie": browser } },
    );
  } catch (error) {
    if (error instanceof Refusal && error.status === 410) throwAsResponse(error);
    return refused(error, submission);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: titled(matches, "Link") },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "no-referrer" },
  ];
}

export default function LinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { purpose, address, confirmed, mayConfirm, signIn } = loaderData;
  if (purpose === "password_reset") return <NewPassword address={address} answer={actionData} />;
  const confirms = purpose === "confirm_address";
  if (confirmed)
    return (
      <ToSignIn to={signIn} title="Your address is confirmed" words={`You can sign in by a link to ${address} now.`} />
    );
  if (confirms && !mayConfirm)
    return (
      <ToSignIn
        to={signIn}
        title="Confirm your address"
        words={`${address} is not confirmed yet: anybody could have opened this link. Sign in on this device first, to the account that the address is for, and open the link once more; or open it where you are signed in.`}
      />
    );
  return (
    <LoginFrame
      title={confirms ? "Confirm your address" : "Sign in"}
      description={confirms ? `Is ${address} your e-mail address?` : `You sign in as ${address}.`}
    >
      <Form method="post">
        <Button className="w-full">{confirms ? "Yes, confirm it" : "Sign in"}</Button>
      </Form>
    </LoginFrame>
  );
}

function ToSignIn({ to, title, words }: Record<"to" | "title" | "words", string>) {
  return (
    <LoginFrame title={title} description={words}>
      <a href={to} className={buttonClass({}, "w-full")}>
        Sign in
      </a>
    </LoginFrame>
  );
}

function NewPassword({ address, answer }: { address: string; answer: Route.ComponentProps["actionData"] }) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ password: string; repeated: string }>({ id: "new-password", lastResult: answer });
  const secret = { type: "password", autoComplete: "new-password", defaultValue: "" } as const;
  return (
    <LoginFrame title="New password" description={`For ${address}. Every browser is signed out by it.`}>
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} labels={{ repeated: "Repeat new password" }} />
        <TextField field={fields.password} label="New password" hint={PASSWORD_HINT} {...secret} />
        <TextField field={fields.repeated} label="Repeat new password" {...secret} />
        <Button busy={busy} busyLabel="Saving…">
          Set new password
        </Button>
      </Form>
    </LoginFrame>
  );
}
