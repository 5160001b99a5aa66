import { data, Form } from "react-router";
import { STAFF_ROLES } from "#app/access/permissions.ts";
import { carryOut } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { inviteStaff, listInvitations, withdrawInvitation } from "#app/people/invitation/invitation.server.ts";
import { NewInvitation } from "#app/people/invitation/invitation.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { siteOrigin } from "#app/routes/landing/landing.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input, Label, SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/invite";
import { PATH } from "./address.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const open = await listInvitations(await requirePermission(request, "users.manage"));
  return {
    open: open.map(({ id, email, role, invitedByName, expiresAt }) => ({
      id,
      email,
      role,
      by: invitedByName,
      until: formatDateTime(expiresAt),
    })),
  };
}

/** Invites, or takes an invitation back: the one that the form names. */
export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "users.manage");
  const form = await readForm(request);
  const withdrawn = form.get("withdraw");
  if (typeof withdrawn === "string") {
    return carryOut(`${PATH}/invite`, { failed: "Not taken back" }, async () => {
      await withdrawInvitation(viewer, withdrawn);
      return { title: "Invitation taken back" };
    });
  }
  const submission = parseForm(form, { schema: NewInvitation });
  if (submission.status !== "success") return again(invalid(submission));
  try {
    const { path, expiresAt } = await inviteStaff(viewer, submission.value);
    const link = `${siteOrigin(request)}${path}`;
    return data({ answer: null, invited: { ...submission.value, link, until: formatDateTime(expiresAt) } });
  } catch (error) {
    return again(refused(error, submission));
  }

  function again({ data: answer, init }: ReturnType<typeof invalid>) {
    return data({ answer, invited: null }, init ?? {});
  }
}

export const meta = metaOf("Invite Staff");

const ROLES = STAFF_ROLES.map((role) => ({ value: role, label: role[0]?.toUpperCase() + role.slice(1) }));

/** Once somebody is invited the fields are empty again, for the next. */
export default function InviteStaff(props: Route.ComponentProps) {
  return <Invite key={props.actionData?.invited?.link} {...props} />;
}

function Invite({ loaderData, actionData }: Route.ComponentProps) {
  const invited = actionData?.invited;
  const [form, fields] = useForm<{ email: string; role: string }>({
    id: "invite",
    lastResult: actionData?.answer,
    defaultValue: { role: "advisor" },
  });
  return (
    <FormDialog
      title="Invite Staff"
      description="They get a link, say who they are, and choose how they sign in."
      form={form}
      submit={invited ? "Invite another" : "Make the link"}
      busyLabel="Inviting…"
      below={loaderData.open.length > 0 ? <OpenInvitations open={loaderData.open} /> : null}
    >
      {invited ? (
        <Alert tone="info">
          <p>
            The link for {invited.email} ({invited.role}) was sent to them, and is shown only now. It works once, until{" "}
            {invited.until}.
          </p>
          <div className="mt-3 grid gap-1.5">
            <Label htmlFor="invitation-link">Link</Label>
            <Input id="invitation-link" readOnly value={invited.link} onFocus={(event) => event.target.select()} />
          </div>
        </Alert>
      ) : null}
      <TextField field={fields.email} label="Email" type="email" autoComplete="off" maxLength={254} required />
      <SelectField field={fields.role} label="Role" options={ROLES} required />
    </FormDialog>
  );
}

function OpenInvitations({ open }: Route.ComponentProps["loaderData"]) {
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h3 className="font-semibold">Not answered yet</h3>
      <ul className="mt-2 grid gap-3">
        {open.map(({ id, email, role, by, until }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              <span className="block truncate">
                {email} · {role}
              </span>
              <span className="block text-sm text-muted">
                by {by}, until {until}
              </span>
            </span>
            <Form method="post">
              <input type="hidden" name="withdraw" value={id} />
              <Button variant="secondary" size="sm" aria-label={`Take back the invitation of ${email}`}>
                Take back
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
