import { getFormProps } from "@conform-to/react";
import { Form, Link, useNavigation } from "react-router";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { changePassword } from "#app/people/password.server.ts";
import { ChangePassword } from "#app/people/password.ts";
import { PASSWORD_HINT } from "#app/people/password-length.ts";
import { findProfile, findStop, findTextConsent, updateSettings } from "#app/people/profile.server.ts";
import { NOTIFY_BY_SMS, Settings, THEMES } from "#app/people/profile.ts";
import { formatDate } from "#app/platform/format.ts";
import { CONTACT_PREFERENCES } from "#app/repair/repair-request.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { CheckboxField, FormErrors, SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/settings";

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const { theme, contactPreference, notifyBySms, notifyByEmail, hasPassword, phone, role } = await findProfile(viewer);
  const agreed = await findTextConsent(phone);
  const texts = onOf(notifyBySms && agreed !== null);
  return {
    values: { theme, contactPreference, notifyBySms: texts, notifyByEmail: onOf(notifyByEmail) },
    hasPassword,
    agreed: role === "driver" ? ((await findStop(viewer, phone)) ?? agreedSaid(agreed)) : undefined,
  };
}

function agreedSaid(agreed: Awaited<ReturnType<typeof findTextConsent>>) {
  return agreed
    ? `You agreed on ${formatDate(agreed.at)}: “${agreed.words}”`
    : "You have not agreed to texts: updates go to your e-mail address. Ticked and saved, it is your consent; message & data rates may apply, and STOP ends it.";
}

/** Two forms of one page: the one for the password names itself. */
export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const form = await readForm(request);
  return form.get("form") === "password"
    ? savePassword(viewer, form, request.headers.get("cookie"))
    : saveSettings(viewer, form);
}

type Viewer = Awaited<ReturnType<typeof requireScreen>>;

async function saveSettings(viewer: Viewer, form: FormData) {
  const submission = parseForm(form, { schema: Settings });
  if (submission.status !== "success") return invalid(submission);
  await updateSettings(viewer, submission.value);
  return redirectWithToast("/dashboard/settings", { kind: "success", title: "Settings saved" });
}

async function savePassword(viewer: Viewer, form: FormData, cookie: string | null) {
  const submission = parseForm(form, { schema: ChangePassword });
  // Passwords never go back into the page; the form's name tells the page whose answer this is.
  if (submission.status !== "success") return named(invalid(submission));
  try {
    const browser = await changePassword(viewer, submission.value, cookie);
    return await redirectWithToast(
      "/dashboard/settings",
      { kind: "success", title: "Password changed", description: "Your other sessions have been signed out." },
      { headers: { "Set-Cookie": browser } },
    );
  } catch (error) {
    return named(refused(error, submission));
  }
}

function named<Answer extends ReturnType<typeof invalid>>(answer: Answer): Answer {
  answer.data.initialValue = { form: "password" };
  return answer;
}

function onOf(value: boolean) {
  return value ? "on" : "";
}

export const meta = metaOf("Settings");

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const ofPassword = actionData?.initialValue?.form === "password";
  return (
    <>
      <PageHeader title="Settings" />
      <div className="grid max-w-xl gap-6">
        <Preferences
          values={loaderData.values}
          agreed={loaderData.agreed}
          answer={ofPassword ? undefined : actionData}
        />
        <p className="text-sm">
          <Link
            to="/dashboard/settings/calendar"
            className="inline-flex min-h-11 items-center text-accent-text underline"
          >
            Appointments in your own calendar
          </Link>
        </p>
        <PasswordForm hasPassword={loaderData.hasPassword} answer={ofPassword ? actionData : undefined} />
      </div>
    </>
  );
}

type Answer = Route.ComponentProps["actionData"];
type Values = { theme: string; contactPreference: string; notifyBySms: string; notifyByEmail: string };

type PreferencesProps = { values: Values; agreed: string | undefined; answer: Answer };

function Preferences({ values, agreed, answer }: PreferencesProps) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Values>({ id: "settings", lastResult: answer, defaultValue: values });
  return (
    <Card>
      <CardHeader title="Preferences" />
      <CardBody>
        <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
          <FormErrors form={form} />
          <SelectField field={fields.theme} label="Appearance" options={THEMES} />
          <SelectField field={fields.contactPreference} label="How to reach me" options={CONTACT_PREFERENCES} />
          <CheckboxField field={fields.notifyBySms} label={NOTIFY_BY_SMS} hint={agreed} />
          <CheckboxField
            field={fields.notifyByEmail}
            label="E-mail me notices that I have not read after a few minutes"
          />
          <Button busy={busy} busyLabel="Saving…">
            Save settings
          </Button>
        </Form>
      </CardBody>
    </Card>
  );
}

function PasswordForm({ hasPassword, answer }: { hasPassword: boolean; answer: Answer }) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ currentPassword: string; password: string; repeated: string }>({
    id: "password",
    lastResult: answer,
  });
  return (
    <Card>
      <CardHeader title="Password" description="Changing it signs you out of every other browser." />
      <CardBody>
        <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
          <FormErrors form={form} labels={{ repeated: "Repeat new password", password: "New password" }} />
          <input type="hidden" name="form" value="password" />
          {hasPassword ? (
            <TextField
              field={fields.currentPassword}
              label="Current password"
              type="password"
              autoComplete="current-password"
            />
          ) : null}
          <TextField
            field={fields.password}
            label="New password"
            type="password"
            hint={PASSWORD_HINT}
            autoComplete="new-password"
          />
          <TextField field={fields.repeated} label="Repeat new password" type="password" autoComplete="new-password" />
          <Button busy={busy} busyLabel="Saving…">
            Change password
          </Button>
        </Form>
      </CardBody>
    </Card>
  );
}
