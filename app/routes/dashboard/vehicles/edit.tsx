import { useLocation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { messages } from "#app/platform/messages.ts";
import { findVehicle, updateVehicle } from "#app/shop/vehicle.server.ts";
import { EditVehicle as Edited } from "#app/shop/vehicle.ts";
import { RouteDialog } from "#app/ui/dialog.tsx";
import { FormToast } from "#app/ui/toaster.tsx";
import type { Route } from "./+types/edit";
import { tabOf, vehicleHref } from "./address.ts";
import { VehicleForm } from "./vehicle-form.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  try {
    return { vehicle: await findVehicle(viewer, params.id) };
  } catch (error) {
    throwAsResponse(error);
  }
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const submission = await readSubmission(request, { schema: Edited, disableAutoCoercion: true });
  if (submission.status !== "success") {
    return invalid(submission, messages.vehicles.missing);
  }
  try {
    const vehicle = await updateVehicle(viewer, params.id, submission.value);
    return await redirectWithToast(vehicleHref(vehicle.id, url.search, tabOf(url)), {
      kind: "success",
      title: "Vehicle updated",
      description: vehicleTitle(vehicle),
    });
  } catch (error) {
    return refused(error, submission, messages.vehicles.updateFailed, messages.unforeseen);
  }
}

export default function EditVehicle({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicle } = loaderData;
  const { search } = useLocation();
  const closeTo = vehicleHref(vehicle.id, search, tabOf({ pathname: "", searchParams: new URLSearchParams(search) }));
  const values = {
    make: vehicle.make,
    model: vehicle.model,
    year: String(vehicle.year),
    vin: vehicle.vin ?? "",
    mileage: vehicle.mileage === null ? "" : String(vehicle.mileage),
    color: vehicle.color ?? "",
    warrantyStatus: vehicle.warrantyStatus,
    warrantyPlan: vehicle.warrantyPlan ?? "",
    warrantyExpiresAt: vehicle.warrantyExpiresAt?.toISOString().slice(0, 10) ?? "",
  };
  return (
    <RouteDialog title={`Edit ${vehicleTitle(vehicle)}`} closeTo={closeTo}>
      <VehicleForm
        answer={actionData}
        values={values}
        button="Save Vehicle"
        busyLabel="Saving…"
        closeTo={closeTo}
        warranty
      />
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
