import { getFormProps } from "@conform-to/react";
import { Form, redirect, useNavigation } from "react-router";
import { endSession } from "#app/access/session.server.ts";
import { getViewer } from "#app/access/viewer.server.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, throwAsResponse } from "#app/http/page.server.ts";
import { acceptInvitation } from "#app/people/invitation/accept.server.ts";
import { findInvitation } from "#app/people/invitation/invitation.server.ts";
import { AcceptInvitation } from "#app/people/invitation/invitation.ts";
import { PASSWORD_HINT } from "#app/people/password-length.ts";
import { LONGEST_NAME } from "#app/people/person-name.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { LoginFrame } from "#app/routes/login/frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, RadioGroupField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { titled } from "#app/ui/meta.ts";
import type { Route } from "./+types/page";

/** Opening it uses nothing up: messengers look at links before people do. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { kind, role, email, invitedByName } = await findInvitation(await getViewer(request), params.token);
  return { first: kind === "first", role, email, by: kind === "staff" ? invitedByName : null };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await getViewer(request);
  const submission = await readSubmission(request, { schema: AcceptInvitation });
  if (submission.status !== "success") return invalid(submission);
  try {
    const invitation = await findInvitation(viewer, params.token);
    const { setCookie, to } = await acceptInvitation(viewer, invitation, submission.value);
    // Whoever was signed in here before is somebody else from now on.
    await endSession(request.headers.get("cookie"));
    return redirect(to, { headers: { "Set-Cookie": setCookie } });
  } catch (error) {
    if (error instanceof Refusal && error.status === 410) throwAsResponse(error);
    return refused(error, submission);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: titled(matches, "Join") }, { name: "robots", content: "noindex" }];
}

const WAYS = [
  { value: "password", label: "Password and a one-time code", hint: "The code comes from an app on your phone." },
  {
    value: "passkey",
    label: "Passkey",
    hint: "Your fingerprint, face, screen lock or security key. It needs JavaScript.",
  },
];

type Values = {
  firstName: string;
  lastName: string;
  email: string;
  way: string;
  password: string;
  repeated: string;
};

export default function InvitationPage({ loaderData }: Route.ComponentProps) {
  const { first, role, email, by } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Values>({
    id: "invitation",
    defaultValue: { way: "password" },
  });
  return (
    <LoginFrame
      title={first ? "Set up your shop" : `Join as ${role}`}
      description={
        first
          ? "Step 1 of 5: you. You become the first admin; company, money, words and services follow."
          : by
            ? `${by} invited you. The link works once.`
            : "This link lets you in as an admin. It works once."
      }
    >
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} labels={{ repeated: "Repeat password" }} />
        <TextField
          field={fields.firstName}
          label="First name"
          autoComplete="given-name"
          maxLength={LONGEST_NAME}
          required
        />
        <TextField
          field={fields.lastName}
          label="Last name"
          autoComplete="family-name"
          maxLength={LONGEST_NAME}
          required
        />
        {email ? (
          <p className="text-sm">
            <span className="text-muted">You sign in as</span> <strong>{email}</strong>
          </p>
        ) : (
          <TextField field={fields.email} label="Email" type="email" autoComplete="username" maxLength={254} required />
        )}
        <RadioGroupField field={fields.way} label="How will you sign in?" options={WAYS} />
        <TextField
          field={fields.password}
          label="Password"
          type="password"
          hint={`${PASSWORD_HINT}. Leave it empty for a passkey alone.`}
          autoComplete="new-password"
          defaultValue=""
        />
        <TextField
          field={fields.repeated}
          label="Repeat password"
          type="password"
          autoComplete="new-password"
          defaultValue=""
        />
        <Button busy={busy} busyLabel="One moment…">
          Continue
        </Button>
      </Form>
    </LoginFrame>
  );
}
