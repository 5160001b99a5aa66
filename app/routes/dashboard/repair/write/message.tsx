import { useRouteLoaderData } from "react-router";
import { keepFiles, takeFiles, wordsWith } from "#app/desk/attachments/receive.server.ts";
import { requireWritable, writeToCustomer } from "#app/desk/write-customer.server.ts";
import { ON_PAGE, STOPPED, type WayChoice, WriteCustomer } from "#app/desk/write-customer.ts";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { env } from "#app/platform/env.server.ts";
import { forbidden, Refusal } from "#app/platform/refusal.ts";
import { againWithFiles } from "#app/routes/dashboard/again-with-files.ts";
import { AttachField, LengthNote } from "#app/routes/dashboard/write-parts.tsx";
import { SelectField, TextAreaField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/message";

const FAILED = "Failed to send message";

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  if (viewer.user.role === "driver") throw forbidden();
  return null;
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const form = await readForm(request);
  const chosen = takeFiles(form);
  const messageBody = wordsWith(chosen, WriteCustomer.shape.messageBody);
  const submission = parseForm(form, { schema: WriteCustomer.extend({ messageBody }) });
  if (submission.status !== "success") return againWithFiles(invalid(submission, { title: FAILED }), chosen);
  try {
    const origin = env.PUBLIC_ORIGIN ?? url.origin;
    const { way } = submission.value;
    if (chosen.length > 0) await requireWritable(viewer, params.id, { way, types: chosen.map(({ type }) => type) });
    const files = await keepFiles(viewer, chosen);
    const { to, by } = await writeToCustomer(viewer, params.id, { ...submission.value, origin, files });
    return await redirectWithToast(`/dashboard/repair-requests/${params.id}${url.search}#timeline`, {
      kind: "success",
      title: "Message Sent",
      description: by ? `By ${by} to ${to}.` : `${to} reads it on their page.`,
    });
  } catch (error) {
    if (error instanceof Refusal && (error.status === 403 || error.status === 404)) throwAsResponse(error);
    return againWithFiles(refused(error, submission, FAILED, "An error occurred while sending your message"), chosen);
  }
}

export const meta = metaOf("Message to the customer");

/** Where a message that could not leave is mended: its words are kept. */
export default function WriteMessage({ actionData }: Route.ComponentProps) {
  const below = useRouteLoaderData<{ ways: WayChoice[]; stopped: boolean }>("routes/dashboard/repair/page");
  const { ways, stopped } = below ?? { ways: [ON_PAGE], stopped: false };
  const [form, fields] = useForm<{ messageBody: string; way: string }>({
    id: "message",
    defaultValue: { way: ways[0]?.value ?? "web" },
  });
  return (
    <FormDialog
      title="Message to the customer"
      form={form}
      labels={{ messageBody: "Message" }}
      encType="multipart/form-data"
      submit="Send"
      busyLabel="Sending..."
    >
      <TextAreaField field={fields.messageBody} label="Message" rows={5} hint={<LengthNote id="message-to-length" />} />
      <SelectField field={fields.way} label="Way" options={ways} hint={stopped ? STOPPED : undefined} />
      <AttachField lost={actionData?.lostFiles} />
    </FormDialog>
  );
}
