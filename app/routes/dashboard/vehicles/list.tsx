import { CarFront, Plus } from "lucide-react";
import { Link, useLocation } from "react-router";
import { may } from "#app/access/permissions.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { pageUncounted } from "#app/platform/counted.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { readPlace } from "#app/platform/keyset.ts";
import { searchVehicles } from "#app/shop/vehicle-list.server.ts";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { cn } from "#app/ui/cn.ts";
import { EmptyList } from "#app/ui/desk/empty-list.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchForm } from "#app/ui/form/search.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { queryOf } from "../beside-list.ts";
import type { Route } from "./+types/list";
import { chosenIn, PATH } from "./address.ts";

export { keepBehind as shouldRevalidate } from "#app/ui/behavior/keep-behind.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const q = url.searchParams.get("q")?.slice(0, 200) ?? null;
  const userId = url.searchParams.get("userId");
  const page = await searchVehicles(viewer, { q, userId, place: readPlace(url.searchParams) });
  return {
    ...page,
    rows: page.rows.map((vehicle) => ({
      id: vehicle.id,
      title: vehicleTitle(vehicle),
      vin: vehicle.vin,
      // Two cars of one model are told apart by whose they are; whoever may not open a customer is not told.
      whose: [may(viewer.user.role, "customers.keep") ? vehicle.owner : null, vehicle.plate]
        .filter(Boolean)
        .join(" · "),
    })),
    q,
    userId,
    tab: url.searchParams.get("tab"),
    mayImport: may(viewer.user.role, "settings.manage"),
  };
}

export const meta = metaOf("Vehicle Management");

export default function VehiclesPage({ loaderData }: Route.ComponentProps) {
  const { rows, q, userId, tab, previous, next } = loaderData;
  const { pathname, search } = useLocation();
  const chosen = chosenIn(pathname);
  const here = chosen ? `${PATH}/${chosen}` : PATH;
  const pageHref = (side: "before" | "after", cursor: string) =>
    `${here}?${queryOf({ q, userId, tab, [side]: cursor })}`;
  return (
    <>
      <PageHeader
        title="Vehicle Management"
        actions={
          <>
            {loaderData.mayImport ? (
              <ButtonLink to="/dashboard/import" variant="secondary" className={cn(chosen && "max-lg:hidden")}>
                Import
              </ButtonLink>
            ) : null}
            <ButtonLink to={`${PATH}/new${search}`} className={cn(chosen && "max-lg:hidden")}>
              <Plus aria-hidden="true" className="size-5" /> Add Vehicle
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Card aria-label="Vehicles" className={cn("min-w-0 overflow-hidden", chosen && "max-lg:hidden")}>
          <SearchForm
            label="Search vehicles"
            placeholder="Make, model, year or VIN"
            action={here}
            defaultValue={q}
            hidden={{ userId, tab }}
            className="border-b border-line p-4"
          />
          {userId ? (
            <p className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-1 text-sm text-muted">
              Of one user's account
              <Link
                to={`${PATH}?${queryOf({ q })}`}
                className="inline-flex min-h-11 items-center text-accent-text underline"
              >
                Show all
              </Link>
            </p>
          ) : null}
          {rows.length === 0 ? (
            <NoVehicles q={q} href={`${here}?${queryOf({ userId, tab })}`} />
          ) : (
            <ul className="max-h-[500px] divide-y divide-line overflow-y-auto">
              {rows.map((vehicle) => (
                <li key={vehicle.id}>
                  <Link
                    to={`${PATH}/${vehicle.id}${search}`}
                    aria-current={vehicle.id === chosen ? "page" : undefined}
                    className={cn(
                      "block border-l-4 px-4 py-1.5 text-sm hover:bg-raised focus-visible:-outline-offset-2",
                      vehicle.id === chosen ? "border-accent bg-accent-soft" : "border-transparent",
                    )}
                  >
                    <span className="block font-medium [overflow-wrap:anywhere]">{vehicle.title}</span>
                    <span className="flex flex-wrap justify-between gap-x-3 text-muted">
                      {vehicle.whose ? <span>{vehicle.whose}</span> : null}
                      <span>{vehicle.vin ?? "No VIN"}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {rows.length > 0 ? (
            <div className="border-t border-line px-4">
              <Pagination
                csv="/dashboard/export/vehicles"
                previousHref={previous && pageHref("before", previous)}
                nextHref={next && pageHref("after", next)}
                summary={pageUncounted(rows.length, { previous, next }, "vehicle")}
              />
            </div>
          ) : null}
        </Card>
        <div className="min-w-0">
          {chosen ? null : (
            <Card className="max-lg:hidden">
              <EmptyState title="No vehicle selected" icon={<CarFront aria-hidden="true" className="size-8" />}>
                Choose a vehicle to see its details, service history and recommendations.
              </EmptyState>
            </Card>
          )}
          <Outlet />
        </div>
      </div>
    </>
  );
}

function NoVehicles({ q, href }: { q: string | null; href: string }) {
  return (
    <EmptyList title="No vehicles" icon={<CarFront aria-hidden="true" className="size-8" />} searched={{ q, to: href }}>
      {q ? "No vehicles match your search." : "Add a vehicle, and its repairs and recommendations show here."}
    </EmptyList>
  );
}
