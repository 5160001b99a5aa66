import { Wrench } from "lucide-react";
import { useLocation } from "react-router";
import type { Role } from "#app/access/permissions.ts";
import type { ColumnOf } from "#app/desk/views.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { PlainLinks } from "#app/ui/behavior/plain-links.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { EmptyList, type Searched } from "#app/ui/desk/empty-list.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Table, Td, Tr } from "#app/ui/table.tsx";
import { byDate, sortBy } from "../views/address.ts";
import { StatusBadge, StatusTurn } from "./status-badge.tsx";

export const LOAD_FAILED = {
  title: "Failed to load repair requests",
  description: "Could not retrieve repair requests. Please try again.",
};

type Row = {
  id: string;
  shortId: string;
  vehicle: string;
  year: number | null;
  vin: string;
  service: string;
  items: number;
  date: string;
  customer: string;
  sum: string | null;
  /** Since it was made: "4m", "3h", "2d". */
  age: string;
  created: string;
  status: RequestStatus;
  turn: string | null;
  needsAdvisor: boolean;
};

type Props = {
  rows: Row[];
  query: { sort: string; columns: ColumnOf<"repair-requests">[] };
  /** The search, filter and columns of the address, which the links keep. */
  kept: string;
  role: Role;
  searched: Searched;
  /** Whether they could not be read: there may be some. */
  failed: boolean;
};

export function RequestTable({ rows, query, kept, role, searched, failed }: Props) {
  const narrowed = Boolean(searched.q || searched.filtered);
  const { search } = useLocation();
  const sorted = { path: "/dashboard/repair-requests", kept, sort: query.sort };
  const shown = new Set(query.columns);
  if (failed) {
    return (
      <EmptyState
        icon={<Wrench className="size-6" />}
        title={LOAD_FAILED.title}
        action={
          <ButtonLink to="" reloadDocument variant="secondary" size="sm">
            Try again
          </ButtonLink>
        }
      >
        {LOAD_FAILED.description}
      </EmptyState>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyList
        icon={<Wrench className="size-6" />}
        searched={searched}
        title={narrowed ? "No repair requests match your search criteria" : "No repair requests found"}
      >
        {narrowed ? "Try fewer words, or clear the search and the filter." : "A new request appears here at once."}
      </EmptyList>
    );
  }
  return (
    <PlainLinks className="tight phone-rows overflow-x-auto">
      <Table
        caption="Repair requests"
        className="md:min-w-[59rem] md:table-fixed"
        columns={[
          { name: "Request ID", className: "md:w-[5.75rem] min-[100rem]:w-28" },
          "Vehicle",
          shown.has("service")
            ? { name: "Service Type", className: "md:w-28 xl:w-32 min-[84rem]:w-40 min-[100rem]:w-64" }
            : null,
          shown.has("customer") ? { name: "Customer", className: "md:w-[5.5rem] min-[100rem]:w-48" } : null,
          shown.has("scheduled")
            ? {
                name: "Scheduled Date",
                className: "md:w-[6.75rem] min-[100rem]:w-48",
                sort: sortBy(sorted, "scheduled"),
              }
            : null,
          shown.has("status")
            ? { name: "Status", className: "md:w-[10.25rem] min-[100rem]:w-48", sort: sortBy(sorted, "status") }
            : null,
          shown.has("sum")
            ? { name: "Sum", align: "end", className: "md:w-[6.5rem]", sort: sortBy(sorted, "sum") }
            : null,
          shown.has("age") ? { name: "Age", align: "end", className: "md:w-14", sort: byDate(sorted, "age") } : null,
          { name: "Actions", align: "end", className: "md:w-[7.625rem]" },
        ]}
      >
        {rows.map((row) => (
          <Tr key={row.id} id={`r-${row.id}`}>
            <Td label="Request ID">
              <a
                href={`/dashboard/repair-requests/${row.id}${search}`}
                className="row-link font-mono text-xs font-medium whitespace-nowrap text-muted"
              >
                {row.shortId}
              </a>
            </Td>
            <Td className="vehicle">
              <span
                title={[row.vehicle, row.vin, row.year].filter(Boolean).join(" ")}
                className="font-medium md:line-clamp-2"
              >
                {row.vehicle}{" "}
                <span className="font-normal text-muted tabular-nums">
                  <span className="max-md:hidden">{row.vin} </span>
                  {row.year}
                </span>
              </span>
            </Td>
            {shown.has("service") ? (
              <Td label="Service Type">
                <span className="max-md:line-clamp-3">
                  <span title={row.service} className="md:block md:truncate">
                    {row.service}
                  </span>
                  <span className="text-muted md:block">
                    {` ${row.items} ${row.items === 1 ? "line item" : "line items"}`}
                  </span>
                </span>
              </Td>
            ) : null}
            {shown.has("customer") ? (
              <Td label="Customer">
                <span className="line-clamp-2 max-md:line-clamp-3">
                  {row.customer}
                  {shown.has("age") ? <span className="text-muted md:hidden"> · {row.age}</span> : null}
                </span>
              </Td>
            ) : null}
            {shown.has("scheduled") ? <Td label="Scheduled Date">{row.date}</Td> : null}
            {shown.has("status") ? (
              <Td label="Status">
                <span className="flex flex-wrap items-center gap-x-2 md:flex-col md:items-start md:[&_.state]:whitespace-normal">
                  <StatusBadge status={row.status} />
                  {row.needsAdvisor ? (
                    <span className="rounded bg-danger-soft px-2 text-xs leading-4 font-medium text-danger">
                      Needs an advisor
                    </span>
                  ) : (
                    <StatusTurn words={row.turn} />
                  )}
                </span>
              </Td>
            ) : null}
            {shown.has("sum") ? (
              <Td label="Sum" align="end" className="whitespace-nowrap">
                {row.sum ?? <span className="text-muted">—</span>}
              </Td>
            ) : null}
            {shown.has("age") ? (
              // On a phone it stands behind the customer, who would have half a line beside it.
              <Td label="Age" align="end" className={shown.has("customer") ? "max-md:hidden" : undefined}>
                <time title={row.created}>{row.age}</time>
              </Td>
            ) : null}
            <Td align="end" className="actions">
              <span className="flex justify-end gap-1">
                <a
                  href={`/dashboard/repair-requests/${row.id}${search}`}
                  aria-label={`View ${row.shortId}`}
                  className={buttonClass({ variant: "quiet", size: "sm" }, "row-verb")}
                >
                  View
                </a>
                <a
                  href={
                    role === "driver"
                      ? `/repair-status/${row.id}`
                      : `/dashboard/repair-requests/${row.id}/status${search}`
                  }
                  aria-label={`Update ${row.shortId}`}
                  className={buttonClass({ variant: "quiet", size: "sm" }, "row-verb")}
                >
                  Update
                </a>
              </span>
            </Td>
          </Tr>
        ))}
      </Table>
    </PlainLinks>
  );
}
