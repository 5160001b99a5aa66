import { getFormProps } from "@conform-to/react";
import { Form, useLocation, useNavigation } from "react-router";
import { addNote } from "#app/desk/notes.server.ts";
import { NewNote } from "#app/desk/notes.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { forbidden, Refusal } from "#app/platform/refusal.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { FormErrors, TextAreaField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/note";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  if (viewer.user.role === "driver") throw forbidden();
  await findRepairRequest(viewer, params.id);
  return null;
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const submission = await readSubmission(request, { schema: NewNote });
  if (submission.status !== "success") return invalid(submission);
  try {
    const told = await addNote(viewer, params.id, submission.value.body);
    return await redirectWithToast(`/dashboard/repair-requests/${params.id}${url.search}#timeline`, {
      kind: "success",
      title: "Note added",
      ...(told.length > 0 ? { description: `Told: ${told.join(", ")}.` } : {}),
    });
  } catch (error) {
    if (error instanceof Refusal && (error.status === 403 || error.status === 404)) throwAsResponse(error);
    return refused(error, submission, "Note not added", messages.unforeseen);
  }
}

export const meta = metaOf("Internal note");

export default function WriteNote({ actionData, params }: Route.ComponentProps) {
  const closeTo = `/dashboard/repair-requests/${params.id}${useLocation().search}`;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ body: string }>({ id: "note", lastResult: actionData });
  return (
    <RouteDialog title="Internal note" description="Customers never see it." closeTo={closeTo}>
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} />
        <TextAreaField field={fields.body} label="Note" hint="@Name tells a colleague" rows={5} />
        <FormButtons busy={busy} busyLabel="Saving…" cancelTo={closeTo}>
          Add note
        </FormButtons>
      </Form>
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
