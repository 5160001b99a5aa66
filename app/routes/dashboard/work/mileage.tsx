import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { MileageIn, mileageSeen } from "#app/repair/work/inspection.ts";
import { findWorkSheet, setMileageIn } from "#app/repair/work/work.server.ts";
import { CheckboxField, FormErrors, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/mileage";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const { mileageIn, vehicle } = await findWorkSheet(viewer, params.id);
  const known = vehicle.mileage;
  const values = { mileage: mileageIn === null ? "" : String(mileageIn) };
  return { known, values, version: mileageSeen(mileageIn, known) };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const submission = await readSubmission(request, { schema: MileageIn });
  if (submission.status !== "success") return invalid(submission);
  try {
    await setMileageIn(viewer, params.id, submission.value);
    return await redirectWithToast(`/dashboard/work/${params.id}`, { kind: "success", title: "Mileage taken" });
  } catch (error) {
    if (error instanceof Refusal && (error.status === 403 || error.status === 404)) throwAsResponse(error);
    return refused(error, submission, undefined, messages.unforeseen);
  }
}

export const meta = metaOf("Mileage in");

export default function Mileage({ loaderData, actionData, params }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  const closeTo = `/dashboard/work/${params.id}`;
  const [form, fields] = useForm<{ mileage: string; sure: boolean }>({
    id: "mileage",
    lastResult: actionData,
    defaultValue: loaderData.values,
  });
  const { known, version } = loaderData;
  return (
    <RouteDialog title="Mileage in" closeTo={closeTo} size="sm">
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} />
        <TextField
          field={fields.mileage}
          label="What the odometer shows"
          hint={known === null ? "In miles" : `In miles; it had ${known.toLocaleString("en-US")} when we last looked`}
          inputMode="numeric"
          autoComplete="off"
        />
        {fields.mileage.errors ? <CheckboxField field={fields.sure} label="I am sure that it is right" /> : null}
        <FormButtons busy={busy} busyLabel="Saving…" cancelTo={closeTo} version={version}>
          Save
        </FormButtons>
      </Form>
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
