import { type FormMetadata, getFormProps } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { FormErrors } from "#app/ui/form/form-errors.tsx";
import { RouteDialog } from "#app/ui/over/dialog.tsx";

export type FormDialogProps = Omit<ComponentProps<typeof RouteDialog>, "children"> &
  Omit<ComponentProps<typeof FormButtons>, "cancelTo" | "children"> & {
    /** Conform's; a dialog that only asks whether has none. */
    // biome-ignore lint/suspicious/noExplicitAny: any form's metadata
    form?: FormMetadata<any, any>;
    /** Of its fields, by name, for the summary of what is wrong. */
    labels?: Record<string, string>;
    /** Where files go with it. */
    encType?: "multipart/form-data";
    /** What the button says that sends it. */
    submit: ReactNode;
    /** In place of the form, where there is nothing to do. */
    instead?: ReactNode;
    /** Under the form, with forms of its own perhaps. */
    below?: ReactNode;
    /** Fields, or what is to be read before the button is pressed. */
    children?: ReactNode;
  };

/** A dialog that is a form: what is wrong on top, the fields, the button that sends it and the way out. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    description,
    closeTo,
    size,
    toast,
    form,
    labels,
    encType,
    submit,
    instead,
    below,
    children,
    ...button
  } = props;
  return (
    <RouteDialog title={title} description={description} closeTo={closeTo} size={size} toast={toast}>
      {instead ?? (
        <Form method="post" encType={encType} {...(form ? getFormProps(form) : {})} noValidate className="grid gap-5">
          {form ? <FormErrors form={form} labels={labels} /> : null}
          {children}
          <FormButtons {...button}>{submit}</FormButtons>
        </Form>
      )}
      {below}
    </RouteDialog>
  );
}
