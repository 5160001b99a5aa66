import { getFormProps } from "@conform-to/react";
import { Form, Link, useNavigation } from "react-router";
import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { DELETE_DATA } from "#app/people/deletion.ts";
import { findProfile, updateProfile } from "#app/people/profile.server.ts";
import { Profile } from "#app/people/profile.ts";
import { formatPhone } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/profile";

export async function loader({ request }: Route.LoaderArgs) {
  const { id, firstName, lastName, email, phone, role, emailProvenAt } = await findProfile(
    await requireScreen(request),
  );
  return {
    id,
    unproven: email !== null && emailProvenAt === null,
    values: { firstName, lastName, email: email ?? "" },
    phone: formatPhone(phone),
    role,
  };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  return save(request, { schema: Profile, disableAutoCoercion: true, failed: "Update failed" }, async (value) => {
    await updateProfile(viewer, value);
    return { to: "/dashboard/profile", title: "Profile updated" };
  });
}

export const meta = metaOf("Profile");

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<typeof loaderData.values>({
    id: "profile",
    defaultValue: loaderData.values,
  });
  return (
    <>
      <PageHeader
        title="Profile"
        description={loaderData.role === "driver" ? "Your name and email." : `Your role: ${loaderData.role}.`}
      />
      <Card className="max-w-xl">
        <CardBody>
          <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
            <FormErrors form={form} />
            <TextField field={fields.firstName} label="First name" autoComplete="given-name" />
            <TextField field={fields.lastName} label="Last name" autoComplete="family-name" />
            <TextField field={fields.email} label="Email" type="email" autoComplete="email" />
            <p className="text-sm text-muted">
              Phone: <span className="text-ink">{loaderData.phone || "none"}</span>. It proves who you are, so only an
              administrator changes it.
            </p>
            <Button busy={busy} busyLabel="Saving…">
              Save profile
            </Button>
          </Form>
          <p className="mt-6 border-t border-line pt-5 text-sm text-muted">
            All that we keep about you, as a file:{" "}
            <a href={`/dashboard/people/${loaderData.id}/json`} download className="text-accent-text underline">
              JSON
            </a>{" "}
            or{" "}
            <a href={`/dashboard/people/${loaderData.id}/pdf`} download className="text-accent-text underline">
              PDF
            </a>
            .{" To have it deleted: "}
            {loaderData.role === "driver" ? (
              <Link to={DELETE_DATA} className="text-accent-text underline">
                Delete your data
              </Link>
            ) : (
              "an administrator does it"
            )}
            .
          </p>
          {loaderData.unproven ? <ConfirmAddress email={loaderData.values.email} /> : null}
        </CardBody>
      </Card>
    </>
  );
}

function ConfirmAddress({ email }: { email: string }) {
  return (
    <Form method="post" action="/dashboard/profile/confirm" className="mt-6 border-t border-line pt-5">
      <p className="mb-3 text-sm text-muted">
        {email} is not confirmed yet. Once it is, you can sign in by a link that we e-mail to it.
      </p>
      <Button variant="secondary">Send the e-mail to confirm it</Button>
    </Form>
  );
}
