import { CarFront, Plus } from "lucide-react";
import { Link, Outlet, useLocation } from "react-router";
import { vehicleTitle } from "#app/format.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { listVehicles } from "#app/models/vehicle.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { cn } from "#app/ui/cn.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/list";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const userId = url.searchParams.get("userId");
  const vehicles = await listVehicles(viewer, userId ? { userId } : {});
  return { vehicles: vehicles.map((vehicle) => ({ id: vehicle.id, title: vehicleTitle(vehicle), vin: vehicle.vin })) };
}

export function meta() {
  return [{ title: "Vehicle Management · AMPed" }];
}

export default function VehiclesPage({ loaderData }: Route.ComponentProps) {
  const { vehicles } = loaderData;
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHeader
        title="Vehicle Management"
        actions={
          <ButtonLink to={`/dashboard/vehicles/new${search}`}>
            <Plus aria-hidden="true" className="size-5" /> Add Vehicle
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Card className="overflow-hidden">
          {vehicles.length === 0 ? (
            <EmptyState title="No vehicles" icon={<CarFront aria-hidden="true" className="size-8" />}>
              Add a vehicle, and its repairs and recommendations show here.
            </EmptyState>
          ) : (
            <ul className="max-h-[500px] overflow-y-auto">
              {vehicles.map((vehicle) => (
                <li key={vehicle.id} className="border-b border-line last:border-0">
                  <Link
                    to={`/dashboard/vehicles/${vehicle.id}${search}`}
                    aria-current={pathname.includes(vehicle.id) ? "page" : undefined}
                    className={cn(
                      "block px-5 py-3 hover:bg-raised focus-visible:-outline-offset-2",
                      pathname.includes(vehicle.id) && "bg-accent-soft",
                    )}
                  >
                    <span className="block font-medium break-words">{vehicle.title}</span>
                    <span className="block text-sm text-muted">{vehicle.vin ?? "No VIN"}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Outlet />
      </div>
    </>
  );
}
