import { addNote } from "#app/desk/notes.server.ts";
import { NewNote } from "#app/desk/notes.ts";
import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { forbidden } from "#app/platform/refusal.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { TextAreaField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/note";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  if (viewer.user.role === "driver") throw forbidden();
  await findRepairRequest(viewer, params.id);
  return null;
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  return save(request, { schema: NewNote, failed: "Note not added" }, async (value) => {
    const told = await addNote(viewer, params.id, value.body);
    return {
      to: `/dashboard/repair-requests/${params.id}${url.search}#timeline`,
      title: "Note added",
      ...(told.length > 0 ? { description: `Told: ${told.join(", ")}.` } : {}),
    };
  });
}

export const meta = metaOf("Internal note");

export default function WriteNote() {
  const [form, fields] = useForm<{ body: string }>({ id: "note" });
  return (
    <FormDialog
      title="Internal note"
      description="Customers never see it."
      form={form}
      labels={{ body: "Note" }}
      submit="Add note"
    >
      <TextAreaField field={fields.body} label="Note" hint="@Name tells a colleague" rows={5} />
    </FormDialog>
  );
}
