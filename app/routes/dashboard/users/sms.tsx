import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { findUser, sendTextTo } from "#app/people/user.server.ts";
import { SendText } from "#app/people/user.ts";
import { formatPhone, fullName } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { Alert } from "#app/ui/alert.tsx";
import { TextAreaField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/sms";
import { PATH } from "./address.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "users.manage");
  const { firstName, lastName, phone } = await findUser(viewer, params.id);
  return { name: fullName({ firstName, lastName }), phone: phone ? formatPhone(phone) : null };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "users.manage");
  return save(request, { schema: SendText, failed: "Error", otherwise: messages.users.textFailed }, async (value) => {
    await sendTextTo(viewer, params.id, value.message);
    return { to: PATH + url.search, title: messages.users.textSent };
  });
}

export const meta = metaOf("Send SMS");

export default function SendSms({ loaderData }: Route.ComponentProps) {
  const { name, phone } = loaderData;
  const [form, fields] = useForm<{ message: string }>({ id: "sms" });
  return (
    <FormDialog
      title="Send SMS"
      description={phone ? `To ${name}, ${phone}` : `To ${name}`}
      size="sm"
      form={form}
      submit="Send SMS"
      busyLabel="Sending..."
      disabled={phone === null}
    >
      {phone ? null : <Alert title="No Phone Number">This user does not have a phone number.</Alert>}
      <TextAreaField
        field={fields.message}
        label="Message"
        hint="It is kept in your conversation. Nothing is sent to who replied STOP."
        maxLength={1600}
        required
      />
    </FormDialog>
  );
}
