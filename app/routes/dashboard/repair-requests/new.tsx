import { data } from "react-router";
import { may } from "#app/access/permissions.ts";
import { typedBefore } from "#app/http/form/in-address.server.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen } from "#app/http/page.server.ts";
import { redirectWithToast, toastOf } from "#app/http/toast.server.ts";

import { logFailure } from "#app/platform/log.server.ts";

import { toCents } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { createShopRequest } from "#app/repair/requests/create.server.ts";
import {
  EMPTY_LINE,
  NewRequest,
  NewWish,
  SERVICE_REQUIRED,
  VEHICLE_REQUIRED,
  WISH_REQUIRED,
} from "#app/repair/requests/new-request.ts";
import { listVehicleChoices } from "#app/shop/vehicle-list.server.ts";
import { TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { PickerField } from "#app/ui/form/picker.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/new";
import { NewLines } from "./new-lines.tsx";

const FAILED = "Failed to create repair request";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const typed = await typedBefore(request, url);
  const chosen = String(typed.vehicleId ?? url.searchParams.get("vehicleId") ?? "");
  const vehicleQ = url.searchParams.get("vehicleQ")?.slice(0, 200) ?? "";
  return {
    chosen,
    vehicleQ,
    service: url.searchParams.get("service")?.slice(0, 500) ?? "",
    vehicles: await listVehicleChoices(viewer, { q: vehicleQ, chosen }),
    typed,
    prices: may(viewer.user.role, "items.price"),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const prices = may(viewer.user.role, "items.price");
  const submission = await readSubmission(request, { schema: prices ? NewRequest : NewWish });
  if (submission.status !== "success") {
    const { vehicleId, lineItems, initiatedBy } = submission.error ?? {};
    if (vehicleId) return invalid(submission, { title: "Vehicle required", description: VEHICLE_REQUIRED });
    if (lineItems) return invalid(submission, { title: "Service details required", description: SERVICE_REQUIRED });
    if (initiatedBy) return invalid(submission, { title: "Service details required", description: WISH_REQUIRED });
    return invalid(submission);
  }
  const { lineItems = [], ...asked } = submission.value;
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

export const meta = metaOf("New Request");

type Values = {
  vehicleId: string;
  initiatedBy: string;
  requestedServiceDate: string;
  lineItems: { type: string; description: string; quantity: string; unitPrice: string }[];
};

export default function NewRepairRequest({ loaderData }: Route.ComponentProps) {
  const [form, fields] = useForm<Values>({
    id: "new-request",
    defaultValue: {
      vehicleId: loaderData.chosen,
      initiatedBy: loaderData.service,
      lineItems: [{ ...EMPTY_LINE, description: loaderData.service }],
      ...loaderData.typed,
    },
  });
  return (
    <FormDialog
      title="New Request"
      description="It starts as Scheduled."
      closeTo="/dashboard/repair-requests"
      size="lg"
      form={form}
      labels={{ vehicleId: "Vehicle", lineItems: "Services" }}
      submit="Create Request"
      busyLabel="Creating…"
    >
      {/* The first submit button is what Enter presses: it must not be the one of a line. */}
      <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
      <PickerField
        field={fields.vehicleId}
        label="Vehicle"
        options={loaderData.vehicles}
        placeholder="Choose a vehicle"
        hint={
          loaderData.vehicles.length === 0 && loaderData.vehicleQ === ""
            ? "There is no vehicle yet: add one under Vehicles first."
            : undefined
        }
        search={{ name: "vehicleQ", value: loaderData.vehicleQ, placeholder: "Search by make, model, year or VIN" }}
        from="/dashboard/pick/vehicles"
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_12rem]">
        <TextAreaField field={fields.initiatedBy} label="What is asked for" rows={2} />
        <TextField field={fields.requestedServiceDate} label="Requested date" type="date" />
      </div>
      {loaderData.prices ? <NewLines form={form} field={fields.lineItems} /> : null}
    </FormDialog>
  );
}
