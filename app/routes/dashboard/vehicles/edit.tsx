import { parseWithZod } from "@conform-to/zod/v4";
import { vehicleTitle } from "#app/format.ts";
import { invalid, refused, requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findVehicle, updateVehicle } from "#app/models/vehicle.server.ts";
import { NewVehicle } from "#app/models/vehicle.ts";
import { RouteDialog } from "#app/ui/dialog.tsx";
import { FormToast } from "#app/ui/toaster.tsx";
import type { Route } from "./+types/edit";
import { VehicleForm } from "./vehicle-form.tsx";

const Edited = NewVehicle.omit({ accountId: true, warrantyStatus: true });

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  try {
    return { vehicle: await findVehicle(viewer, params.id) };
  } catch (error) {
    throwAsResponse(error);
  }
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const submission = parseWithZod(await request.formData(), { schema: Edited });
  if (submission.status !== "success") {
    return invalid(submission, { title: "Missing information", description: "Please fill out all required fields" });
  }
  try {
    const vehicle = await updateVehicle(viewer, params.id, submission.value);
    return await redirectWithToast(`/dashboard/vehicles/${vehicle.id}`, {
      kind: "success",
      title: "Vehicle updated",
      description: vehicleTitle(vehicle),
    });
  } catch (error) {
    return refused(error, submission, "Failed to update vehicle");
  }
}

export default function EditVehicle({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicle } = loaderData;
  const values = {
    make: vehicle.make,
    model: vehicle.model,
    year: String(vehicle.year),
    vin: vehicle.vin ?? "",
    mileage: vehicle.mileage === null ? "" : String(vehicle.mileage),
    color: vehicle.color ?? "",
  };
  return (
    <RouteDialog title={`Edit ${vehicleTitle(vehicle)}`} closeTo={`/dashboard/vehicles/${vehicle.id}`}>
      <VehicleForm answer={actionData} values={values} button="Save" busyLabel="Saving…" />
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
