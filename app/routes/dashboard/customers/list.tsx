import { Plus, Users } from "lucide-react";
import { useLocation } from "react-router";
import { may } from "#app/access/permissions.ts";
import { listViews } from "#app/desk/views.server.ts";
import { COLUMNS, type ColumnOf, columnsOf, viewSearch } from "#app/desk/views.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { customerOrders, searchCustomers } from "#app/people/customer-list.server.ts";
import { pageUncounted } from "#app/platform/counted.ts";
import { formatDate, formatMoney, formatPhone, fullName, statusLabel, vehicleTitle } from "#app/platform/format.ts";
import { readPlace } from "#app/platform/keyset.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { PlainLinks } from "#app/ui/behavior/plain-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyList } from "#app/ui/desk/empty-list.tsx";
import { SearchForm } from "#app/ui/form/search.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Table, Td, Tr } from "#app/ui/table.tsx";
import { byDate, hrefWith, sortBy } from "../views/address.ts";
import { KeptInputs } from "../views/kept-inputs.tsx";
import { ListViews } from "../views/views.tsx";
import type { Route } from "./+types/list";

const PATH = "/dashboard/customers";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const q = url.searchParams.get("q")?.slice(0, 200) ?? null;
  const sort = customerOrders.sortOf(url.searchParams.get("sort"));
  const [page, views] = await Promise.all([
    searchCustomers(viewer, { q, sort, place: readPlace(url.searchParams) }),
    listViews(viewer, "customers"),
  ]);
  return {
    ...page,
    q,
    sort,
    views,
    columns: columnsOf(COLUMNS.customers, url.searchParams),
    search: viewSearch(url.searchParams),
    mayImport: may(viewer.user.role, "settings.manage"),
    rows: page.rows.map((row) => ({
      id: row.id,
      name: fullName(row) || "No name",
      phone: formatPhone(row.phone) || "No phone",
      email: row.email,
      cars: row.account.vehicles.map(vehicleTitle).join(", ") || "No vehicle",
      last: lastOf(row.last),
      owed: row.owed > 0 ? formatMoney(row.owed) : null,
      since: formatDate(row.createdAt),
    })),
  };
}

type Repair = { status: RequestStatus; createdAt: Date };

function lastOf(repair: Repair | null) {
  return repair ? { day: formatDate(repair.createdAt), status: statusLabel(repair.status) } : null;
}

export const meta = metaOf("Customers");

export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  const { rows, q, columns, previous, next } = loaderData;
  const sorted = { path: PATH, kept: loaderData.search, sort: loaderData.sort };
  const { search } = useLocation();
  const has = (column: ColumnOf<"customers">) => columns.includes(column);
  return (
    <>
      <PageHeader
        title="Customers"
        actions={
          <>
            {loaderData.mayImport ? (
              <ButtonLink to="/dashboard/import" variant="secondary">
                Import
              </ButtonLink>
            ) : null}
            <ButtonLink to={`${PATH}/new${search}`}>
              <Plus aria-hidden="true" className="size-5" /> Add Customer
            </ButtonLink>
          </>
        }
      />
      <SearchForm
        label="Search customers"
        placeholder="Name, phone, e-mail or VIN"
        action={PATH}
        defaultValue={q}
        kept={<KeptInputs search={loaderData.search} but={["q"]} />}
      />
      <ListViews list="customers" views={loaderData.views} columns={columns} search={loaderData.search} />
      <Card className="mt-1 overflow-hidden">
        {rows.length === 0 ? (
          <EmptyList
            icon={<Users className="size-6" />}
            title={q ? "No customers match your search" : "No customers yet"}
            searched={{ q, to: PATH }}
            action={
              <ButtonLink to={`${PATH}/new`} variant="secondary" size="sm">
                Add Customer
              </ButtonLink>
            }
          >
            {q
              ? "Somebody else's customer is found by the whole phone number, when you take the call."
              : "Whoever you take on by phone shows here, with their cars and repairs."}
          </EmptyList>
        ) : (
          <PlainLinks className="tight">
            <Table
              caption="Customers"
              columns={[
                { name: "Name", sort: sortBy(sorted, "name") },
                has("phone") ? "Phone" : null,
                has("email") ? "E-mail" : null,
                has("cars") ? "Vehicles" : null,
                has("last") ? "Last repair" : null,
                has("sum") ? { name: "Owes", align: "end" } : null,
                has("age") ? { name: "Since", sort: byDate(sorted, "date") } : null,
              ]}
            >
              {rows.map((row) => (
                <Tr key={row.id}>
                  <Td>
                    <a href={`${PATH}/${row.id}`} className="row-link font-medium text-ink">
                      {row.name}
                    </a>
                  </Td>
                  {has("phone") ? (
                    <Td label="Phone" className="whitespace-nowrap tabular-nums">
                      {row.phone}
                    </Td>
                  ) : null}
                  {has("email") ? (
                    <Td label="E-mail" className="[overflow-wrap:anywhere] md:max-w-64 md:min-w-48">
                      {row.email ?? "No e-mail"}
                    </Td>
                  ) : null}
                  {has("cars") ? <Td label="Vehicles">{row.cars}</Td> : null}
                  {has("last") ? (
                    <Td label="Last repair" className="whitespace-nowrap">
                      {row.last ? (
                        <span>
                          {row.last.day} <span className="text-muted md:block">{row.last.status}</span>
                        </span>
                      ) : (
                        <span className="text-muted">None yet</span>
                      )}
                    </Td>
                  ) : null}
                  {has("sum") ? (
                    <Td label="Owes" align="end">
                      {row.owed ?? <span className="text-muted">—</span>}
                    </Td>
                  ) : null}
                  {has("age") ? (
                    <Td label="Since" className="whitespace-nowrap">
                      {row.since}
                    </Td>
                  ) : null}
                </Tr>
              ))}
            </Table>
          </PlainLinks>
        )}
      </Card>
      <Pagination
        csv="/dashboard/export/customers"
        previousHref={previous && hrefWith(PATH, loaderData.search, { before: previous })}
        nextHref={next && hrefWith(PATH, loaderData.search, { after: next })}
        summary={pageUncounted(rows.length, { previous, next }, "customer")}
      />
      <Outlet />
    </>
  );
}
