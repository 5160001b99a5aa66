import { useForm } from "#app/ui/form/use-form.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import { ReasonField } from "./reason-field.tsx";

type Props = Record<"id" | "title" | "description" | "submit" | "invoiceId" | "version", string>;

/** Something that was typed wrong on an invoice, taken back with its reason. */
export function TakeBackDialog({ id, title, description, submit, invoiceId, version }: Props) {
  const [form, fields] = useForm<{ reason: string }>({ id });
  return (
    <FormDialog
      title={title}
      description={description}
      closeTo={`../${invoiceId}`}
      size="sm"
      form={form}
      submit={submit}
      busyLabel="Taking back…"
      variant="danger"
      version={version}
    >
      <ReasonField field={fields.reason} />
    </FormDialog>
  );
}
