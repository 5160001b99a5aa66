import { getFormProps } from "@conform-to/react";
import { data, Form, useNavigation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen } from "#app/http/page.server.ts";
import { redirectWithToast, toastOf } from "#app/http/toast.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { logFailure } from "#app/platform/log.server.ts";
import { toCents } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { createShopRequest } from "#app/repair/requests/create.server.ts";
import { EMPTY_LINE, NewRequest, SERVICE_REQUIRED, VEHICLE_REQUIRED } from "#app/repair/requests/new-request.ts";
import { listVehicles } from "#app/shop/vehicle.server.ts";
import { RouteDialog } from "#app/ui/dialog.tsx";
import { FormErrors, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { FormButtons } from "#app/ui/form-buttons.tsx";
import { titled } from "#app/ui/meta.ts";
import { FormToast } from "#app/ui/toaster.tsx";
import { useForm } from "#app/ui/use-form.ts";
import type { Route } from "./+types/new";
import { NewLines } from "./new-lines.tsx";

const FAILED = "Failed to create repair request";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const vehicles = await listVehicles(viewer);
  return {
    chosen: url.searchParams.get("vehicleId") ?? "",
    service: url.searchParams.get("service")?.slice(0, 500) ?? "",
    vehicles: vehicles.map((vehicle) => ({
      value: vehicle.id,
      label: `${vehicleTitle(vehicle)}${vehicle.vin ? ` · ${vehicle.vin.slice(0, 8)}` : ""}`,
    })),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const submission = await readSubmission(request, { schema: NewRequest });
  if (submission.status !== "success") {
    const { vehicleId, lineItems } = submission.error ?? {};
    if (vehicleId) return invalid(submission, { title: "Vehicle required", description: VEHICLE_REQUIRED });
    if (lineItems) return invalid(submission, { title: "Service details required", description: SERVICE_REQUIRED });
    return invalid(submission);
  }
  const { lineItems, ...asked } = submission.value;
  try {
    const created = await createShopRequest(viewer, {
      ...asked,
      lineItems: lineItems.map((line) => ({ ...line, unitPrice: toCents(line.unitPrice.toFixed(2)) })),
    });
    return await redirectWithToast(`/dashboard/repair-requests/${created.id}`, {
      kind: "success",
      title: "Repair request created",
    });
  } catch (error) {
    if (error instanceof Refusal) return refused(error, submission, FAILED);
    logFailure(error, "repair request not created");
    const description = "There was an error submitting your request";
    const result = submission.reply({ formErrors: [description] });
    return data({ ...result, toast: toastOf({ kind: "error", title: FAILED, description }) }, { status: 500 });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: titled(matches, "New Request") }];
}

type Values = {
  vehicleId: string;
  initiatedBy: string;
  requestedServiceDate: string;
  lineItems: { type: string; description: string; quantity: string; unitPrice: string }[];
};

export default function NewRepairRequest({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Values>({
    id: "new-request",
    lastResult: actionData,
    defaultValue: {
      vehicleId: loaderData.chosen,
      initiatedBy: loaderData.service,
      lineItems: [{ ...EMPTY_LINE, description: loaderData.service }],
    },
  });
  return (
    <RouteDialog
      title="New Request"
      description="It starts as Scheduled."
      closeTo="/dashboard/repair-requests"
      size="lg"
    >
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        {/* The first submit button is what Enter presses: it must not be the one of a line. */}
        <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
        <FormErrors form={form} labels={{ vehicleId: "Vehicle", lineItems: "Services" }} />
        <SelectField
          field={fields.vehicleId}
          label="Vehicle"
          options={loaderData.vehicles}
          placeholder="Choose a vehicle"
          hint={loaderData.vehicles.length === 0 ? "There is no vehicle yet: add one under Vehicles first." : undefined}
        />
        <div className="grid gap-5 sm:grid-cols-[1fr_12rem]">
          <TextAreaField field={fields.initiatedBy} label="What is asked for" rows={2} />
          <TextField field={fields.requestedServiceDate} label="Requested date" type="date" />
        </div>
        <NewLines form={form} field={fields.lineItems} />
        <FormButtons busy={busy} busyLabel="Creating…" cancelTo="/dashboard/repair-requests">
          Create Request
        </FormButtons>
      </Form>
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
