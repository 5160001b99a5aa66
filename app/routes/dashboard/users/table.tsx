import { useLocation } from "react-router";
import type { Role } from "#app/access/permissions.ts";
import type { Account } from "#app/platform/db.server.ts";
import { StandingBadge } from "#app/routes/dashboard/accounts/standing-badge.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { PlainLinks } from "#app/ui/behavior/plain-links.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Table, Td, Tr } from "#app/ui/table.tsx";
import { queryOf } from "../beside-list.ts";
import { sortBy } from "../views/address.ts";
import { PATH, type UserQuery } from "./address.ts";

type Row = {
  id: string;
  shortId: string;
  name: string;
  email: string | null;
  phone: string | null;
  role: Role;
  status: Account["status"];
};

export function UserTable({ rows, query }: { rows: Row[]; query: UserQuery }) {
  const { search } = useLocation();
  const { q, accountId, sort } = query;
  const sorted = { path: PATH, kept: String(queryOf({ q, accountId })), sort };
  return (
    <PlainLinks>
      <Table
        caption="Users"
        className="tight"
        columns={[
          { name: "Name", sort: sortBy(sorted, "name") },
          "Email/Phone",
          { name: "Role", sort: sortBy(sorted, "role") },
          { name: "Status", sort: sortBy(sorted, "status") },
          { name: "Actions", align: "end" },
        ]}
      >
        {rows.map((row) => (
          <Tr key={row.id}>
            <Td>
              <span className="block font-medium [overflow-wrap:anywhere]">{row.name}</span>
              <span className="font-mono text-muted">{row.shortId}</span>
            </Td>
            <Td label="Email/Phone">
              <span className="min-w-0">
                <span className="block [overflow-wrap:anywhere]">{row.email ?? "No email"}</span>
                <span className="block text-muted tabular-nums">{row.phone ?? "No phone"}</span>
              </span>
            </Td>
            <Td label="Role">
              {/* Green is money kept and amber asks: a role is neither, and whoever may do everything stands out. */}
              <Badge tone={row.role === "admin" ? "accent" : "neutral"}>{row.role}</Badge>
            </Td>
            <Td label="Status">
              <StandingBadge status={row.status} />
            </Td>
            <Td align="end">
              <Actions row={row} search={search} />
            </Td>
          </Tr>
        ))}
      </Table>
    </PlainLinks>
  );
}

function Actions({ row, search }: { row: Row; search: string }) {
  const quiet = buttonClass({ variant: "quiet", size: "sm" }, "max-md:px-2.5");
  return (
    <span className="flex flex-wrap justify-end gap-x-0.5 max-md:-mr-2.5 max-md:pt-2 lg:flex-nowrap lg:whitespace-nowrap">
      <a href={`/dashboard/vehicles?userId=${row.id}`} aria-label={`View vehicles of ${row.name}`} className={quiet}>
        Vehicles
      </a>
      <a href={`${PATH}/${row.id}/edit${search}`} aria-label={`Edit ${row.name}`} className={quiet}>
        Edit
      </a>
      {row.phone ? (
        <a href={`${PATH}/${row.id}/sms${search}`} aria-label={`Send SMS to ${row.name}`} className={quiet}>
          Send SMS
        </a>
      ) : (
        <button type="button" disabled title="No phone number" className={quiet}>
          Send SMS
        </button>
      )}
      <a href={`${PATH}/${row.id}/delete${search}`} aria-label={`Delete ${row.name}`} className={quiet}>
        Delete
      </a>
    </span>
  );
}
