import { randomUUID } from "node:crypto";
import { getFormProps, getInputProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { keepFiles, takeFiles, wordsWith } from "#app/desk/attachments/receive.server.ts";
import { typedBefore } from "#app/http/form/in-address.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { sendMessage } from "#app/messages/communication.server.ts";
import { NewMessage, saidOfMessage } from "#app/messages/communication.ts";
import { listRecipientChoices, requireReceiver } from "#app/messages/recipients.server.ts";
import { listRequestChoices } from "#app/repair/requests/list.server.ts";
import { textOf } from "#app/ui/behavior/interrupted.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, TextAreaField } from "#app/ui/form/field.tsx";
import { PickerField } from "#app/ui/form/picker.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { againWithFiles } from "../again-with-files.ts";
import { AttachField, LengthNote } from "../write-parts.tsx";
import type { Route } from "./+types/new";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const search = url.searchParams;
  const [recipientQ, requestQ] = [search.get("recipientQ") ?? "", search.get("requestQ") ?? ""];
  const typed = await typedBefore(request, url);
  const chosen = {
    receiverUserId: textOf(typed, "receiverUserId") ?? search.get("receiverUserId"),
    repairRequestId: textOf(typed, "repairRequestId") ?? search.get("repairRequestId"),
  };
  const [recipients, requests] = await Promise.all([
    listRecipientChoices(viewer, { q: recipientQ, chosen: chosen.receiverUserId }),
    listRequestChoices(viewer, { q: requestQ, chosen: chosen.repairRequestId }),
  ]);
  return { recipients, requests, recipientQ, requestQ, values: { key: randomUUID(), ...typed, ...chosen } };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const form = await readForm(request);
  const chosen = takeFiles(form);
  const messageBody = wordsWith(chosen, NewMessage.shape.messageBody);
  const submission = parseForm(form, { schema: NewMessage.extend({ messageBody }) });
  if (submission.status !== "success") {
    return againWithFiles(invalid(submission, saidOfMessage(submission.error)), chosen);
  }
  try {
    if (chosen.length > 0) await requireReceiver(viewer, submission.value);
    const message = await sendMessage(viewer, submission.value, await keepFiles(viewer, chosen));
    return await redirectWithToast(`/dashboard/communications/${message.receiverUserId}`, {
      kind: "success",
      title: "Message Sent",
    });
  } catch (error) {
    const answer = refused(error, submission, "Failed to send message", "An error occurred while sending your message");
    return againWithFiles(answer, chosen);
  }
}

export default function NewMessageDialog({ loaderData, actionData }: Route.ComponentProps) {
  const { recipients, requests, recipientQ, requestQ } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Record<"receiverUserId" | "repairRequestId" | "messageBody" | "key", string>>({
    id: "new-message",
    defaultValue: loaderData.values,
  });
  return (
    <RouteDialog title="New Message" closeTo="/dashboard/communications">
      <Form method="post" encType="multipart/form-data" {...getFormProps(form)} noValidate className="grid gap-5">
        <input {...getInputProps(fields.key, { type: "hidden" })} key={fields.key.key} />
        <FormErrors form={form} labels={{ receiverUserId: "Recipient", messageBody: "Message" }} />
        <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
        <PickerField
          field={fields.receiverUserId}
          label="Recipient"
          placeholder="Select a recipient"
          options={recipients}
          search={{ name: "recipientQ", value: recipientQ, placeholder: "Search people by name" }}
          from="/dashboard/pick/recipients"
        />
        <PickerField
          field={fields.repairRequestId}
          label="Related repair request"
          placeholder="None"
          options={requests}
          hint="Optional."
          search={{ name: "requestQ", value: requestQ, placeholder: "Search by car, VIN or ID" }}
          from="/dashboard/pick/requests"
        />
        <TextAreaField field={fields.messageBody} label="Message" hint={<LengthNote id="new-message-length" />} />
        <AttachField lost={actionData?.lostFiles} />
        <Button busy={busy} busyLabel="Sending...">
          Send Message
        </Button>
      </Form>
    </RouteDialog>
  );
}
