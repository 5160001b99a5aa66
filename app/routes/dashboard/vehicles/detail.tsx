import { useLocation } from "react-router";
import { formatDate, formatMoney, vehicleTitle } from "#app/format.ts";
import { requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { listFullRequests } from "#app/models/repair-request/full.server.ts";
import { statusLabel } from "#app/models/repair-request.ts";
import { listRecommendations } from "#app/models/service-recommendation.server.ts";
import { findVehicle } from "#app/models/vehicle.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/detail";

const TABS = [
  { key: "details", label: "Vehicle Details" },
  { key: "history", label: "Service History" },
  { key: "recommendations", label: "Recommendations" },
];

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  try {
    const vehicle = await findVehicle(viewer, params.id);
    const [requests, recommendations] = await Promise.all([
      listFullRequests(viewer, { vehicleId: vehicle.id }),
      listRecommendations(viewer, vehicle.id),
    ]);
    const tab = TABS.find(({ key }) => key === url.searchParams.get("tab"))?.key ?? "details";
    return {
      tab,
      vehicle,
      requests: requests.map(({ id, status, initiatedBy, createdAt, totalPrice }) => ({
        id,
        status,
        title: initiatedBy || "Not specified",
        date: formatDate(createdAt),
        total: formatMoney(totalPrice),
      })),
      recommendations,
    };
  } catch (error) {
    throwAsResponse(error);
  }
}

export default function VehicleDetail({ loaderData }: Route.ComponentProps) {
  const { vehicle, tab, requests, recommendations } = loaderData;
  const { pathname, search } = useLocation();
  return (
    <Card>
      <CardHeader
        title={vehicleTitle(vehicle)}
        actions={
          <ButtonLink to={`/dashboard/vehicles/${vehicle.id}/edit${search}`} variant="secondary" size="sm">
            Edit
          </ButtonLink>
        }
      />
      <LinkTabs
        label="Vehicle"
        tabs={TABS.map(({ key, label }) => ({ to: `${pathname}?tab=${key}`, label, current: key === tab }))}
      />
      <CardBody>
        {tab === "details" ? <Details vehicle={vehicle} /> : null}
        {tab === "history" ? <History requests={requests} /> : null}
        {tab === "recommendations" ? <Recommendations list={recommendations} /> : null}
      </CardBody>
    </Card>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Details({ vehicle }: { vehicle: Loaded["vehicle"] }) {
  const facts = [
    ["VIN", vehicle.vin ?? "No VIN"],
    ["Mileage", vehicle.mileage === null ? "Unknown" : `${vehicle.mileage.toLocaleString("en-US")} miles`],
    ["Color", vehicle.color ?? "Unknown"],
    ["Warranty", vehicle.warrantyStatus],
    ["Added", formatDate(vehicle.createdAt)],
  ];
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function History({ requests }: { requests: Loaded["requests"] }) {
  if (requests.length === 0) return <p className="text-muted">No repairs yet.</p>;
  return (
    <ul className="grid gap-3">
      {requests.map((request) => (
        <li key={request.id} className="flex flex-wrap items-center justify-between gap-3">
          <a
            href={`/dashboard/repair-requests/${request.id}`}
            className="py-2 font-medium underline underline-offset-2"
          >
            {request.title}
          </a>
          <span className="text-sm text-muted tabular-nums">
            {request.date} · {request.total}
          </span>
          <Badge tone="neutral">{statusLabel(request.status)}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Recommendations({ list }: { list: Loaded["recommendations"] }) {
  if (list.length === 0) return <p className="text-muted">No recommendations.</p>;
  return (
    <ul className="grid gap-4">
      {list.map((item) => (
        <li key={item.id} className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <p className="font-medium">{item.recommendedServiceDescription}</p>
            <p className="text-sm text-muted">
              {item.recommendationType}
              {item.recommendedDueDate ? ` · due ${formatDate(item.recommendedDueDate)}` : ""}
              {item.recommendedDueMileage ? ` · at ${item.recommendedDueMileage.toLocaleString("en-US")} miles` : ""}
            </p>
          </div>
          <Badge tone={item.status === "Completed" ? "saved" : "neutral"}>{item.status}</Badge>
        </li>
      ))}
    </ul>
  );
}
