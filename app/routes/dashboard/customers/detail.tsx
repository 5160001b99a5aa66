import { Mail, MessageSquare, Phone, Plus } from "lucide-react";
import { Form, Link } from "react-router";
import { askedOnce } from "#app/http/asked-once.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { findUnreached } from "#app/messages/email/trouble.server.ts";
import { findCustomer } from "#app/people/customer.server.ts";
import { openCustomer } from "#app/people/customer-list.server.ts";
import { deletionAskedSaid } from "#app/people/deletion.ts";
import {
  formatDate,
  formatDay,
  formatMoney,
  formatPhone,
  fullName,
  shortId,
  vehicleNamed,
  vehicleTitle,
} from "#app/platform/format.ts";
import { CONTACT_PREFERENCES } from "#app/repair/repair-request.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { titled } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { StatusBadge } from "../repair-requests/status-badge.tsx";
import type { Route } from "./+types/detail";
import { CustomerInvoices } from "./customer-invoices.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const customer = await askedOnce(request, `customer ${params.id}`, () => findCustomer(viewer, params.id));
  const [{ cars, repairs, invoices, owed, due }, { trouble, stopped }] = await Promise.all([
    openCustomer(viewer, customer),
    findUnreached(customer),
  ]);
  return {
    id: customer.id,
    accountId: customer.accountId,
    name: fullName(customer) || "No name",
    phone: customer.phone,
    email: customer.email,
    status: customer.status,
    deletion: deletionAskedSaid(customer.deletionAskedAt),
    admin: viewer.user.role === "admin",
    trouble: trouble && { kind: trouble.kind, reason: trouble.reason, since: formatDate(trouble.createdAt) },
    prefers: CONTACT_PREFERENCES.find(({ value }) => value === customer.contactPreference)?.label ?? "Phone",
    stopped,
    owed: owed > 0 ? formatMoney(owed) : null,
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      status: invoice.status,
      date: formatDate(invoice.issuedAt),
      total: formatMoney(invoice.total),
      due: invoice.due > 0 ? `${formatMoney(invoice.due)} due` : null,
    })),
    due: due.map((one) => ({
      id: one.id,
      to: `/dashboard/vehicles/${one.vehicle.id}?tab=recommendations`,
      words: one.recommendedServiceDescription,
      about: [vehicleNamed(one.vehicle), one.recommendedDueDate && `due ${formatDay(one.recommendedDueDate)}`]
        .filter(Boolean)
        .join(", "),
    })),
    cars: cars.map((car) => ({ id: car.id, title: vehicleNamed({ ...car, vin: null }), vin: car.vin })),
    repairs: repairs.map((repair) => ({
      id: repair.id,
      shortId: `#${shortId(repair.id)}`,
      title: `${vehicleTitle(repair.vehicle)}${repair.initiatedBy ? `: ${repair.initiatedBy}` : ""}`,
      status: repair.status,
      date: formatDate(repair.createdAt),
      total: repair.total ? formatMoney(repair.total) : "—",
    })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [{ title: titled(matches, loaderData?.name ?? "Customer") }];
}

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  const { id, name, phone, email, cars, repairs } = loaderData;
  return (
    <>
      <PageHeader
        title={name}
        backTo="/dashboard/customers"
        backLabel="All customers"
        description={`Prefers ${loaderData.prefers.toLowerCase()}${loaderData.stopped ? ", but replied STOP: no text and no call of the assistant reaches them until they reply START" : ""}`}
        actions={
          <>
            <ButtonLink to={`/dashboard/customers/${id}/edit`} variant="secondary" size="sm">
              Edit Customer
            </ButtonLink>
            {phone ? (
              <ButtonLink to={`/dashboard/new?phone=${encodeURIComponent(phone)}`} size="sm">
                <Plus aria-hidden="true" className="size-4" /> New repair
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid gap-6">
          <Card className="grid gap-2 p-4">
            {loaderData.status === "Active" ? null : (
              <p>
                <Badge tone="warning">{loaderData.status}</Badge>
              </p>
            )}
            {phone ? (
              <a href={`tel:${phone}`} className={buttonClass({ variant: "secondary", size: "sm" }, "justify-start")}>
                <Phone aria-hidden="true" className="size-4" /> {formatPhone(phone)}
              </a>
            ) : null}
            {email ? (
              <a
                href={`mailto:${email}`}
                className={buttonClass({ variant: "secondary", size: "sm" }, "justify-start [overflow-wrap:anywhere]")}
              >
                <Mail aria-hidden="true" className="size-4 shrink-0" /> {email}
              </a>
            ) : null}
            {loaderData.trouble ? <EmailTrouble id={id} trouble={loaderData.trouble} /> : null}
            {loaderData.deletion ? (
              <Alert tone="info">
                <p className="text-sm">{loaderData.deletion}</p>
              </Alert>
            ) : null}
            {loaderData.admin ? <PersonalData id={id} /> : null}
            <ButtonLink to={`/dashboard/communications/${id}`} variant="secondary" size="sm" className="justify-start">
              <MessageSquare aria-hidden="true" className="size-4" /> Conversation
            </ButtonLink>
          </Card>
          <Card className="overflow-hidden">
            <CardHeader
              title="Vehicles"
              actions={
                <ButtonLink
                  to={`/dashboard/vehicles/new?accountId=${loaderData.accountId}`}
                  variant="secondary"
                  size="sm"
                >
                  Add Vehicle
                </ButtonLink>
              }
            />
            {cars.length === 0 ? <p className="p-4 text-sm text-muted">No vehicle yet.</p> : null}
            <ul className="divide-y divide-line">
              {cars.map((car) => (
                <li key={car.id}>
                  <Link to={`/dashboard/vehicles/${car.id}`} className="block px-4 py-2.5 hover:bg-raised">
                    <span className="block font-medium">{car.title}</span>
                    <span className="block text-sm text-muted [overflow-wrap:anywhere]">{car.vin ?? "No VIN"}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
          {loaderData.due.length > 0 ? (
            <Card className="overflow-hidden">
              <CardHeader title="Due services" />
              <ul className="divide-y divide-line">
                {loaderData.due.map((one) => (
                  <li key={one.id}>
                    <Link to={one.to} className="block px-4 py-2.5 text-sm hover:bg-raised">
                      <span className="block font-medium">{one.words}</span>
                      <span className="block text-muted">{one.about}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          ) : null}
        </div>
        <div className="grid min-w-0 gap-6">
          <CustomerInvoices invoices={loaderData.invoices} owed={loaderData.owed} />
          <Card className="overflow-hidden">
            <CardHeader title="Repairs" />
            {repairs.length === 0 ? <p className="p-4 text-sm text-muted">No repair yet.</p> : null}
            <ul className="divide-y divide-line">
              {repairs.map((repair) => (
                <li key={repair.id}>
                  <Link
                    to={`/dashboard/repair-requests/${repair.id}?from=${encodeURIComponent(`/dashboard/customers/${id}`)}`}
                    className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm hover:bg-raised"
                  >
                    <span className="line-clamp-3 font-medium">{repair.title}</span>
                    <span className="self-start text-end font-medium tabular-nums">{repair.total}</span>
                    <span className="text-muted">
                      {repair.shortId} · {repair.date}
                    </span>
                    <span className="text-end">
                      <StatusBadge status={repair.status} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
      <Outlet />
    </>
  );
}

type Trouble = NonNullable<Route.ComponentProps["loaderData"]["trouble"]>;

/** Mail to the address came back, or is unwanted: said where somebody can ask for another one. */
function EmailTrouble({ id, trouble: { kind, reason, since } }: { id: string; trouble: Trouble }) {
  return (
    <Alert tone="info">
      <p className="text-sm [overflow-wrap:anywhere]">
        {kind === "bounce" ? `E-mail came back (${since}): ${reason}` : `Called our e-mail unwanted (${since}).`} None
        is sent there any more.
      </p>
      <Form method="post" action={`/dashboard/customers/${id}/email-again`} className="mt-2">
        <Button variant="secondary" size="sm">
          Try it again
        </Button>
      </Form>
    </Alert>
  );
}

/** What the law gives every person: a copy of what is kept, and its end. */
function PersonalData({ id }: { id: string }) {
  const link = "inline-flex min-h-11 items-center text-accent-text underline";
  return (
    <p className="text-sm text-muted">
      Personal data:{" "}
      <a href={`/dashboard/people/${id}/json`} download className={link}>
        JSON
      </a>{" "}
      ·{" "}
      <a href={`/dashboard/people/${id}/pdf`} download className={link}>
        PDF
      </a>{" "}
      ·{" "}
      <Link to={`/dashboard/users/${id}/delete`} className={link}>
        Delete
      </Link>
    </p>
  );
}
