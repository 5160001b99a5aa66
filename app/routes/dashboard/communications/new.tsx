import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { listRecipients, sendMessage } from "#app/messages/communication.server.ts";
import { NewMessage } from "#app/messages/communication.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { listRepairRequests } from "#app/repair/requests/list.server.ts";
import { Button } from "#app/ui/button.tsx";
import { RouteDialog } from "#app/ui/dialog.tsx";
import { FormErrors, SelectField, TextAreaField } from "#app/ui/field.tsx";
import { FormToast } from "#app/ui/toaster.tsx";
import { useForm } from "#app/ui/use-form.ts";
import type { Route } from "./+types/new";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const [recipients, requests] = await Promise.all([listRecipients(viewer), listRepairRequests(viewer)]);
  return {
    recipients: recipients.map((user) => ({
      value: user.id,
      label: `${user.firstName} ${user.lastName} (${user.role})`,
    })),
    requests: requests.rows.map(({ id, vehicle, initiatedBy }) => ({
      value: id,
      label: `${vehicleTitle(vehicle)}${initiatedBy ? `: ${initiatedBy}` : ""}`,
    })),
    repairRequestId: url.searchParams.get("repairRequestId") ?? "",
  };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const submission = await readSubmission(request, { schema: NewMessage });
  if (submission.status !== "success") {
    const description = "Please select a recipient and enter a message";
    return invalid(submission, { title: "Missing Information", description });
  }
  try {
    const message = await sendMessage(viewer, submission.value);
    return await redirectWithToast(`/dashboard/communications/${message.receiverUserId}`, {
      kind: "success",
      title: "Message Sent",
    });
  } catch (error) {
    return refused(error, submission, "Failed to send message", "An error occurred while sending your message");
  }
}

export default function NewMessageDialog({ loaderData, actionData }: Route.ComponentProps) {
  const { recipients, requests, repairRequestId } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ receiverUserId: string; repairRequestId: string; messageBody: string }>({
    id: "new-message",
    lastResult: actionData,
    defaultValue: { repairRequestId },
  });
  return (
    <RouteDialog title="New Message" closeTo="/dashboard/communications">
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} labels={{ receiverUserId: "Recipient", messageBody: "Message" }} />
        <SelectField
          field={fields.receiverUserId}
          label="Recipient"
          placeholder="Select a recipient"
          options={recipients}
        />
        <SelectField
          field={fields.repairRequestId}
          label="Related repair request"
          placeholder="None"
          options={requests}
          hint="Optional."
        />
        <TextAreaField field={fields.messageBody} label="Message" />
        <Button busy={busy} busyLabel="Sending...">
          Send Message
        </Button>
      </Form>
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
