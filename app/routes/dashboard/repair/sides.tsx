import { Mail, MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import {
  formatDate,
  formatDay,
  formatMoney,
  formatPhone,
  statusLabel,
  vehicleNamed,
  vehicleTitle,
} from "#app/platform/format.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";

type Car = { id: string; make: string; model: string; year: number };
type Customer = { id: string | null; name: string; phone: string | null; email: string | null; page: boolean };
type Beside = {
  cars: (Car & { plate: string | null; vin: string | null })[];
  repairs: {
    id: string;
    status: RequestStatus;
    initiatedBy: string | null;
    createdAt: Date | string;
    totalPrice: number;
    vehicle: Car;
  }[];
  recalls: { campaign: string; sentence: string }[];
};

const REACH = "inline-flex min-h-11 items-center gap-2 rounded-lg text-sm text-accent-text hover:underline";

type CustomerProps = { request: { id: string; customer: Customer; beside: Beside; stopped: boolean } };

/** Who brought it: reached in one press, with the other cars and repairs. */
export function CustomerCard({ request }: CustomerProps) {
  const { customer, beside, stopped } = request;
  const here = useHere();
  return (
    <Side title="Customer">
      <p className="font-semibold">
        {customer.page && customer.id ? (
          <Link to={`/dashboard/customers/${customer.id}`} className="hover:underline">
            {customer.name}
          </Link>
        ) : (
          customer.name
        )}
      </p>
      {customer.phone || customer.email ? (
        <div className="grid">
          {customer.phone ? (
            <span className="flex flex-wrap gap-x-5">
              <a href={`tel:${customer.phone}`} className={REACH}>
                <Phone aria-hidden="true" className="size-4" /> {formatPhone(customer.phone)}
              </a>
              {stopped ? null : (
                <a href="#write" className={REACH}>
                  <MessageSquare aria-hidden="true" className="size-4" /> Text
                </a>
              )}
            </span>
          ) : null}
          {customer.email ? (
            <a href={`mailto:${customer.email}`} className={`${REACH} [overflow-wrap:anywhere]`}>
              <Mail aria-hidden="true" className="size-4 shrink-0" /> {customer.email}
            </a>
          ) : null}
        </div>
      ) : null}
      {beside.repairs.length > 0 ? (
        <List title="Other repairs">
          {beside.repairs.map((repair) => (
            <Row key={repair.id} to={`/dashboard/repair-requests/${repair.id}?from=${here}`}>
              <span className="flex justify-between gap-3">
                <span className="truncate">{repair.initiatedBy || vehicleTitle(repair.vehicle)}</span>
                <span className="tabular-nums">{repair.totalPrice ? formatMoney(repair.totalPrice) : "—"}</span>
              </span>
              <span className="block text-muted">
                {formatDate(repair.createdAt)} · {statusLabel(repair.status)}
              </span>
            </Row>
          ))}
        </List>
      ) : null}
      {beside.cars.length > 0 ? (
        <List title="Other cars">
          {beside.cars.map((car) => (
            <Row key={car.id} to={`/dashboard/vehicles/${car.id}`}>
              {vehicleNamed(car)}
            </Row>
          ))}
        </List>
      ) : null}
    </Side>
  );
}

type CarProps = {
  request: {
    id: string;
    may: { assign: boolean };
    car: Car & {
      vin: string | null;
      plate: string | null;
      mileage: number | null;
      warrantyStatus: string;
      recommendations: {
        id: string;
        recommendedServiceDescription: string;
        recommendedDueDate: Date | string | null;
        recommendedDueMileage: number | null;
      }[];
    };
    beside: Beside;
  };
};

/** The car itself, what it is due for, and the recalls that name its model and year. */
export function CarCard({ request: { id, may, car, beside } }: CarProps) {
  const { search } = useLocation();
  const correct = may.assign ? (
    <Link to={`/dashboard/repair-requests/${id}/car${search}`} preventScrollReset className={`${REACH} -my-3`}>
      Correct
      <span className="sr-only"> the car</span>
    </Link>
  ) : null;
  return (
    <Side title="Car" beside={correct}>
      <p className="font-semibold">
        <Link to={`/dashboard/vehicles/${car.id}`} className="hover:underline">
          {vehicleTitle(car)}
        </Link>
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted">VIN</dt>
        <dd className="font-mono text-sm [overflow-wrap:anywhere]">{car.vin ?? "No VIN"}</dd>
        <dt className="text-muted">Plate</dt>
        <dd>{car.plate ?? "Not known"}</dd>
        <dt className="text-muted">Mileage</dt>
        <dd>{car.mileage === null ? "Not known" : `${car.mileage.toLocaleString("en-US")} miles`}</dd>
        <dt className="text-muted">Warranty</dt>
        <dd>{car.warrantyStatus}</dd>
      </dl>
      {car.recommendations.length > 0 ? (
        <List title="Due services">
          {car.recommendations.map((due) => (
            <Row key={due.id} to={`/dashboard/vehicles/${car.id}?tab=recommendations`}>
              {due.recommendedServiceDescription}
              <span className="block text-muted">{dueWord(due)}</span>
            </Row>
          ))}
        </List>
      ) : null}
      {beside.recalls.length > 0 ? (
        <details className="text-sm">
          <summary className="flex min-h-11 items-center font-medium text-warning">
            {beside.recalls.length === 1 ? "1 recall names" : `${beside.recalls.length} recalls name`} this model and
            year
          </summary>
          <ul className="grid gap-2 pb-2">
            {beside.recalls.map(({ campaign, sentence }) => (
              <li key={campaign}>
                <span className="font-mono">{campaign}</span> <span className="text-muted">{sentence}</span>
              </li>
            ))}
            <li className="text-muted">
              Whether this very car is in one, its VIN tells: nhtsa.gov/recalls. To May 2025.
            </li>
          </ul>
        </details>
      ) : null}
    </Side>
  );
}

export function Facts({ facts }: { facts: [string, string][] }) {
  return (
    <Side title="Details">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Side>
  );
}

function Side({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-2 border-t border-line pt-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-sm font-medium text-muted">{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pt-1">
      <h3 className="text-sm text-muted">{title}</h3>
      <ul className="divide-y divide-line">{children}</ul>
    </div>
  );
}

function Row({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="block min-h-11 py-2 text-sm hover:bg-raised">
        {children}
      </Link>
    </li>
  );
}

function dueWord({
  recommendedDueDate,
  recommendedDueMileage,
}: {
  recommendedDueDate: Date | string | null;
  recommendedDueMileage: number | null;
}) {
  const at = [
    recommendedDueDate ? formatDay(recommendedDueDate) : null,
    recommendedDueMileage ? `${recommendedDueMileage.toLocaleString("en-US")} miles` : null,
  ].filter(Boolean);
  return at.length > 0 ? `Due ${at.join(" or ")}` : "Recommended";
}

/** This page as an address in another's. */
function useHere() {
  const { pathname, search } = useLocation();
  return encodeURIComponent(pathname + search);
}
