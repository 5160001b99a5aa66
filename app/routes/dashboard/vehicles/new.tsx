import { useLocation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { messages } from "#app/platform/messages.ts";
import { addVehicle } from "#app/shop/vehicle.server.ts";
import { NewVehicle } from "#app/shop/vehicle.ts";
import { RouteDialog } from "#app/ui/dialog.tsx";
import { FormToast } from "#app/ui/toaster.tsx";
import type { Route } from "./+types/new";
import { VehicleForm } from "./vehicle-form.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  await requireScreen(request);
  return null;
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const submission = await readSubmission(request, { schema: NewVehicle.omit({ accountId: true }) });
  if (submission.status !== "success") return invalid(submission, messages.vehicles.missing);
  try {
    const vehicle = await addVehicle(viewer, submission.value);
    return await redirectWithToast(`/dashboard/vehicles/${vehicle.id}`, {
      kind: "success",
      title: "Vehicle added",
      description: vehicleTitle(vehicle),
    });
  } catch (error) {
    return refused(error, submission, messages.vehicles.addFailed, messages.unforeseen);
  }
}

export default function AddVehicle({ actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <RouteDialog title="Add Vehicle" closeTo={`/dashboard/vehicles${search}`}>
      <VehicleForm
        answer={actionData}
        values={{}}
        button="Add Vehicle"
        busyLabel="Adding…"
        closeTo={`/dashboard/vehicles${search}`}
      />
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
