import { getFormProps } from "@conform-to/react";
import { Form, useLocation, useNavigation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, throwAsResponse } from "#app/http/page.server.ts";
import { asFailure, requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findUser, sendTextTo } from "#app/people/user.server.ts";
import { SendText } from "#app/people/user.ts";
import { formatPhone } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FormErrors, TextAreaField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/sms";
import { PATH } from "./address.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "users.manage");
  const { firstName, lastName, phone } = await findUser(viewer, params.id);
  return { name: `${firstName} ${lastName}`.trim(), phone: phone ? formatPhone(phone) : null };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "users.manage");
  const submission = await readSubmission(request, { schema: SendText });
  if (submission.status !== "success") return invalid(submission);
  try {
    await sendTextTo(viewer, params.id, submission.value.message);
    return await redirectWithToast(PATH + url.search, { kind: "success", title: messages.users.textSent });
  } catch (error) {
    const refusal = asFailure(error, messages.users.textFailed);
    if (refusal.status === 404) throwAsResponse(refusal);
    return refused(refusal, submission, "Error");
  }
}

export const meta = metaOf("Send SMS");

export default function SendSms({ loaderData, actionData }: Route.ComponentProps) {
  const { name, phone } = loaderData;
  const closeTo = PATH + useLocation().search;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ message: string }>({ id: "sms", lastResult: actionData });
  return (
    <RouteDialog
      title="Send SMS"
      description={phone ? `To ${name}, ${phone}` : `To ${name}`}
      closeTo={closeTo}
      size="sm"
    >
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        {phone ? null : <Alert title="No Phone Number">This user does not have a phone number.</Alert>}
        <FormErrors form={form} />
        <TextAreaField
          field={fields.message}
          label="Message"
          hint="It is kept in your conversation. Nothing is sent to who replied STOP."
          maxLength={1600}
          required
        />
        <FormButtons busy={busy} busyLabel="Sending..." disabled={phone === null} cancelTo={closeTo}>
          Send SMS
        </FormButtons>
      </Form>
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
