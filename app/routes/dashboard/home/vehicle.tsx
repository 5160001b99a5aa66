import { CarFront } from "lucide-react";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatusBadge } from "../repair-requests/status-badge.tsx";

type Props = {
  vehicle: {
    title: string;
    vehicleId: string;
    requestId: string;
    status: RequestStatus;
    vin: string | null;
    mileage: number | null;
    color: string | null;
    warranty: string | null;
  } | null;
};

export function CurrentVehicle({ vehicle }: Props) {
  if (!vehicle) {
    return (
      <Card>
        <CardHeader title="Current Vehicle Details" />
        <EmptyState icon={<CarFront className="size-6" />} title="No vehicle is being worked on" />
      </Card>
    );
  }
  const facts = [
    ["VIN", vehicle.vin],
    ["Mileage", vehicle.mileage === null ? null : `${vehicle.mileage.toLocaleString("en-US")} miles`],
    ["Color", vehicle.color],
    ["Warranty", vehicle.warranty],
  ].filter((fact): fact is [string, string] => fact[1] !== null);
  return (
    <Card>
      <CardHeader title="Current Vehicle Details" actions={<StatusBadge status={vehicle.status} />} />
      <CardBody className="grid gap-4">
        <p className="display text-xl">{vehicle.title}</p>
        <dl className="grid gap-3 text-sm sm:grid-cols-2">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-muted">{term}</dt>
              <dd className="font-medium break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`/dashboard/repair-requests/${vehicle.requestId}`} size="sm" variant="secondary">
            Open the repair request
          </ButtonLink>
          <ButtonLink to={`/dashboard/vehicles/${vehicle.vehicleId}`} size="sm" variant="quiet">
            Open the vehicle
          </ButtonLink>
        </div>
      </CardBody>
    </Card>
  );
}
