import { may } from "#app/access/permissions.ts";
import { typedBefore } from "#app/http/form/in-address.server.ts";
import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { findAccountIdOf, listOwnerChoices } from "#app/people/customer-list.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { addVehicle } from "#app/shop/vehicle.server.ts";
import { NewOwnedVehicle, NewVehicle } from "#app/shop/vehicle.ts";
import type { Route } from "./+types/new";
import { VehicleDialog } from "./vehicle-dialog.tsx";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const typed = await typedBefore(request, url);
  if (!may(viewer.user.role, "customers.keep")) return { typed, owner: null };
  const q = url.searchParams.get("ownerQ")?.slice(0, 200) ?? "";
  const asked = { accountId: await findAccountIdOf(viewer, url.searchParams), ...typed };
  return {
    typed: asked,
    owner: { q, options: await listOwnerChoices(viewer, { q, chosen: String(asked.accountId) }) },
  };
}

const REQUIRED = ["make", "model", "year"];

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const names = may(viewer.user.role, "customers.keep");
  const schema = names ? NewOwnedVehicle : NewVehicle.omit({ accountId: true });
  const { addFailed: failed } = messages.vehicles;
  const missing = ({ payload }: { payload: Record<string, unknown> }) =>
    REQUIRED.some((name) => !payload[name]) ? messages.vehicles.missing : undefined;
  return save(request, { schema, missing, failed }, async (value) => {
    const vehicle = await addVehicle(viewer, value);
    return { to: `/dashboard/vehicles/${vehicle.id}`, title: "Vehicle added", description: vehicleTitle(vehicle) };
  });
}

export default function AddVehicle({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <VehicleDialog
      title="Add Vehicle"
      values={loaderData.typed}
      asked={actionData?.asked}
      owner={loaderData.owner}
      submit="Add Vehicle"
      busyLabel="Adding…"
    />
  );
}
