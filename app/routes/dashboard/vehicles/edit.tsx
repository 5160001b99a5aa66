import { askedOnce } from "#app/http/asked-once.ts";
import { typedBefore } from "#app/http/form/in-address.server.ts";
import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { listOwnerChoices } from "#app/people/customer-list.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { editCar } from "#app/repair/requests/named-car.server.ts";
import type { Vehicle } from "#app/shop/vehicle.server.ts";
import { EditVehicle as Edited } from "#app/shop/vehicle.ts";
import { findVehicleAndOwner } from "#app/shop/vehicle-list.server.ts";
import type { Route } from "./+types/edit";
import { tabOf, vehicleHref } from "./address.ts";
import { VehicleDialog, type VehicleValues } from "./vehicle-dialog.tsx";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const find = () => findVehicleAndOwner(viewer, params.id);
  const { vehicle, owner } = await askedOnce(request, `vehicle ${params.id}`, find);
  const values = valuesOf(vehicle);
  const form = {
    title: vehicleTitle(vehicle),
    version: vehicle.updatedAt.toISOString(),
    values,
    typed: await typedBefore(request, url),
  };
  if (viewer.user.role === "driver") return { ...form, ownerName: null, owner: null };
  const { name } = owner;
  if (viewer.user.role !== "admin") return { ...form, ownerName: name, owner: null };
  const q = url.searchParams.get("ownerQ")?.slice(0, 200) ?? "";
  const options = await listOwnerChoices(viewer, { q, chosen: vehicle.accountId });
  const staysSelf = options.some(({ value }) => value === vehicle.accountId);
  const self = staysSelf ? [] : [{ value: vehicle.accountId, label: name }];
  // Whose car it is, is a field for admins alone.
  const withOwner = { accountId: vehicle.accountId, ...values };
  return { ...form, values: withOwner, ownerName: name, owner: { q, options: [...self, ...options] } };
}

function valuesOf(vehicle: Vehicle): Partial<VehicleValues> {
  return {
    make: vehicle.make,
    model: vehicle.model,
    year: String(vehicle.year),
    vin: vehicle.vin ?? "",
    mileage: vehicle.mileage === null ? "" : String(vehicle.mileage),
    color: vehicle.color ?? "",
    plate: vehicle.plate ?? "",
    warrantyStatus: vehicle.warrantyStatus,
    warrantyPlan: vehicle.warrantyPlan ?? "",
    warrantyExpiresAt: vehicle.warrantyExpiresAt?.toISOString().slice(0, 10) ?? "",
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const { missing, updateFailed: failed } = messages.vehicles;
  return save(request, { schema: Edited, disableAutoCoercion: true, missing, failed }, async (value) => {
    const vehicle = await editCar(viewer, params.id, value);
    const to = vehicleHref(vehicle.id, url.search, tabOf(url));
    return { to, title: "Vehicle updated", description: vehicleTitle(vehicle) };
  });
}

export default function EditVehicle({ loaderData, actionData }: Route.ComponentProps) {
  const { title, version, values, typed, ownerName, owner } = loaderData;
  return (
    <VehicleDialog
      title={`Edit ${title}`}
      description={ownerName ? `Owner: ${ownerName}` : undefined}
      values={{ ...values, ...typed }}
      submit="Save Vehicle"
      version={version}
      asked={actionData?.asked}
      owner={owner}
      warranty
    />
  );
}
