import { ArrowLeft } from "lucide-react";
import { Link, useLocation } from "react-router";
import { may } from "#app/access/permissions.ts";
import { askedOnce } from "#app/http/asked-once.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { formatDate, formatDay, formatMoney, vehicleTitle } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { recommendationsOf } from "#app/shop/service-recommendation.server.ts";
import { findVehicleAndOwner, listSameVin, listServiceHistory } from "#app/shop/vehicle-list.server.ts";
import { warrantyWords } from "#app/shop/warranty.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { titled } from "#app/ui/meta.ts";
import { LinkTabs } from "#app/ui/tabs.tsx";
import { noTimeYet } from "../repair-requests/scheduled-words.ts";
import type { Route } from "./+types/detail";
import { PATH, TABS, tabOf, vehicleHref } from "./address.ts";
import { ServiceHistory } from "./history.tsx";
import { Recommendations } from "./recommendations.tsx";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const tab = tabOf(url);
  const [{ vehicle, owner: whose }, history, recommendations] = await Promise.all([
    askedOnce(request, `vehicle ${params.id}`, () => findVehicleAndOwner(viewer, params.id)),
    tab === "history" ? listServiceHistory(viewer, params.id) : [],
    tab === "recommendations" ? recommendationsOf(viewer, params.id) : [],
  ]);
  const owner = viewer.user.role === "driver" || tab !== "details" ? null : whose;
  return {
    tab,
    vehicle: { ...vehicle, title: vehicleTitle(vehicle), warranty: warrantyWords(vehicle) },
    history: history.map(({ repairProvider, ...row }) => ({
      id: row.id,
      status: row.status,
      title: row.initiatedBy || "Not specified",
      total: formatMoney(toCents(row.totalPrice)),
      about: [formatDate(row.completedDate ?? row.createdAt), repairProvider?.name, noTimeYet(row)]
        .filter(Boolean)
        .join(" · "),
    })),
    recommendations,
    // Under the form that edits it nobody reads it.
    twins: tab === "details" && !url.pathname.endsWith("/edit") ? await listSameVin(viewer, vehicle) : [],
    owner: owner && {
      name: owner.name,
      href:
        owner.customerId && may(viewer.user.role, "customers.keep") ? `/dashboard/customers/${owner.customerId}` : null,
    },
    mayRecommend: may(viewer.user.role, "recommendations.write"),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [{ title: titled(matches, `${loaderData?.vehicle.title ?? "Vehicle"}`) }];
}

export default function VehicleDetail({ loaderData }: Route.ComponentProps) {
  const { vehicle, tab, history, recommendations, mayRecommend } = loaderData;
  const { search } = useLocation();
  return (
    <>
      <Link
        to={`${PATH}${search.replace(/([?&])tab=\w+&?/, "$1").replace(/[?&]$/, "")}`}
        className="-mt-3 mb-3 inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-ink lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" /> All vehicles
      </Link>
      <Card className="overflow-hidden">
        <CardHeader
          title={<span className="[overflow-wrap:anywhere]">{vehicle.title}</span>}
          actions={
            <ButtonLink to={vehicleHref(vehicle.id, search, tab, "/edit")} variant="secondary" size="sm">
              Edit Vehicle
            </ButtonLink>
          }
        />
        <LinkTabs
          label="Vehicle"
          tabs={TABS.map(({ key, label }) => ({
            to: vehicleHref(vehicle.id, search, key),
            label,
            current: key === tab,
          }))}
        />
        <CardBody>
          {tab === "details" ? <Details {...loaderData} /> : null}
          {tab === "history" ? <ServiceHistory vehicleId={vehicle.id} entries={history} /> : null}
          {tab === "recommendations" ? (
            <Recommendations vehicleId={vehicle.id} list={recommendations} mayWrite={mayRecommend} />
          ) : null}
        </CardBody>
      </Card>
      <Outlet />
    </>
  );
}

function Details({ vehicle, owner, twins }: Pick<Route.ComponentProps["loaderData"], "vehicle" | "owner" | "twins">) {
  const facts: [string, string][] = [
    ["VIN", vehicle.vin ?? "No VIN"],
    ["Mileage", vehicle.mileage === null ? "Unknown" : `${vehicle.mileage.toLocaleString("en-US")} miles`],
    ["Color", vehicle.color ?? "Unknown"],
    ["License plate", vehicle.plate ?? "Unknown"],
    ["Warranty", vehicle.warranty ?? vehicle.warrantyStatus],
    ...(vehicle.warrantyExpiresAt
      ? ([["Warranty ends", formatDay(vehicle.warrantyExpiresAt)]] satisfies [string, string][])
      : []),
    ["Added", formatDate(vehicle.createdAt)],
  ];
  return (
    <>
      {twins.length > 0 ? (
        <Alert tone="info" title="This VIN stands on another car too" className="mb-5">
          <p>It was sold on, or one of the two was typed wrong.</p>
          <ul>
            {twins.map(({ id, title, owner: whose }) => (
              <li key={id}>
                <Link to={`${PATH}/${id}`} className="inline-flex min-h-11 items-center text-accent-text underline">
                  {title}, {whose}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {owner ? (
          <div>
            <dt className="text-sm text-muted">Owner</dt>
            <dd className="[overflow-wrap:anywhere]">
              {owner.href ? (
                <Link to={owner.href} className="inline-flex min-h-11 items-center text-accent-text underline">
                  {owner.name}
                </Link>
              ) : (
                owner.name
              )}
            </dd>
          </div>
        ) : null}
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
