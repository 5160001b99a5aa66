import { getFormProps } from "@conform-to/react";
import { Form, useLocation, useNavigation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { forbidden, notFound, Refusal } from "#app/platform/refusal.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { requestPermissions } from "#app/repair/requests/permissions.ts";
import { priceFinding } from "#app/repair/work/inspection.server.ts";
import { PriceFinding } from "#app/repair/work/inspection.ts";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/finding";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const found = await findRepairRequest(viewer, params.id);
  const point = found.inspection.find(({ id }) => id === params.pointId);
  if (!point || viewer.user.role === "driver") throw notFound("This finding");
  if (!requestPermissions(viewer.user, found).priceFindings) throw forbidden();
  return { name: point.name, note: point.note, description: point.proposal ?? point.name };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const submission = await readSubmission(request, { schema: PriceFinding });
  if (submission.status !== "success") return invalid(submission);
  try {
    await priceFinding(viewer, params.id, params.pointId, submission.value);
    return await redirectWithToast(`/dashboard/repair-requests/${params.id}${url.search}`, {
      kind: "success",
      title: "Proposed to the customer",
    });
  } catch (error) {
    if (error instanceof Refusal && (error.status === 403 || error.status === 404)) throwAsResponse(error);
    return refused(error, submission, "Not proposed", messages.unforeseen);
  }
}

export const meta = metaOf("Price a finding");

/** What the workshop found becomes a line that the customer decides on. */
export default function PriceTheFinding({ loaderData, actionData, params }: Route.ComponentProps) {
  const closeTo = `/dashboard/repair-requests/${params.id}${useLocation().search}`;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ description: string; unitPrice: string }>({
    id: "finding",
    lastResult: actionData,
    defaultValue: { description: loaderData.description },
  });
  return (
    <RouteDialog
      title="Price a finding"
      description={[loaderData.name, loaderData.note].filter(Boolean).join(": ")}
      closeTo={closeTo}
    >
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} />
        <TextField field={fields.description} label="Work" />
        <TextField field={fields.unitPrice} label="Price" hint="In dollars" inputMode="decimal" />
        <FormButtons busy={busy} busyLabel="Sending…" cancelTo={closeTo}>
          Propose to the customer
        </FormButtons>
      </Form>
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
