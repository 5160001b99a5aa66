import { Link } from "react-router";
import type { Role } from "#app/access/permissions.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { PlainLinks } from "#app/ui/behavior/plain-links.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Table, Td, Tr } from "#app/ui/table.tsx";
import { StatusBadge, StatusTurn } from "../repair-requests/status-badge.tsx";

type Row = {
  id: string;
  shortId: string;
  vehicle: string;
  service: string;
  customer: string;
  scheduled: string;
  status: RequestStatus;
  turn: string | null;
};

export function RequestsOnDashboard(props: { rows: Row[]; role: Role; filtered: boolean; more: boolean }) {
  const { rows, role, filtered, more } = props;
  if (rows.length === 0) {
    return (
      <EmptyState
        title="No repair requests found"
        action={
          <Link
            to={filtered ? "/dashboard" : "/dashboard/repair-requests/new"}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            {filtered ? "Clear the filter" : "New Request"}
          </Link>
        }
      />
    );
  }
  return (
    <PlainLinks className="tight phone-rows">
      <Table
        caption="Repair requests"
        className="xl:table-fixed"
        columns={[
          "ID/Vehicle",
          { name: "Service Type", className: "xl:w-40" },
          { name: "Customer", className: "xl:w-40" },
          { name: "Scheduled Date", className: "xl:w-28" },
          { name: "Status", className: "xl:w-44" },
          { name: "Actions", align: "end", className: "xl:w-32" },
        ]}
      >
        {rows.map((row) => (
          <Tr key={row.id}>
            <Td className="vehicle">
              <a
                href={`/dashboard/repair-requests/${row.id}`}
                className="row-link font-medium text-ink md:line-clamp-2"
              >
                {row.vehicle}
              </a>
              <span className="font-mono text-muted md:block"> {row.shortId}</span>
            </Td>
            <Td label="Service Type">
              <span className="line-clamp-2">{row.service}</span>
            </Td>
            <Td label="Customer">
              <span className="line-clamp-2">{row.customer}</span>
            </Td>
            <Td label="Scheduled Date">{row.scheduled}</Td>
            <Td label="Status">
              <span className="flex flex-wrap items-center gap-x-2 md:flex-col md:items-start">
                <StatusBadge status={row.status} />
                <StatusTurn words={row.turn} />
              </span>
            </Td>
            <Td align="end" className="actions">
              <span className="flex justify-end gap-1">
                <a
                  href={`/dashboard/repair-requests/${row.id}`}
                  aria-label={`View ${row.shortId}`}
                  className={buttonClass({ variant: "quiet", size: "sm" }, "row-verb")}
                >
                  View
                </a>
                <a
                  href={role === "driver" ? `/repair-status/${row.id}` : `/dashboard/repair-requests/${row.id}/status`}
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
      {more ? (
        <p className="border-t border-line px-5 py-2 text-sm">
          <a
            href="/dashboard/repair-requests"
            className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
          >
            See all repair requests
          </a>
        </p>
      ) : null}
    </PlainLinks>
  );
}
