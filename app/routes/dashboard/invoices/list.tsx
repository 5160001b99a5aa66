import { ReceiptText } from "lucide-react";
import { useLocation } from "react-router";
import { requireScreen } from "#app/http/page.server.ts";
import {
  INVOICE_FILTERS,
  type InvoiceSort,
  invoiceSortOf,
  listInvoicePage,
} from "#app/payments/invoice-list.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import { formatDate, formatDay, formatMoney, vehicleTitle } from "#app/platform/format.ts";
import { readPlace } from "#app/platform/keyset.ts";
import { partlyPaid } from "#app/repair/invoice.ts";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { PlainLinks } from "#app/ui/behavior/plain-links.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterSelect } from "#app/ui/form/filter-select.tsx";
import { SearchForm } from "#app/ui/form/search.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Table, Td, Th, Tr } from "#app/ui/table.tsx";
import type { Route } from "./+types/list";
import { InvoiceStatus } from "./status-badge.tsx";

const PATH = "/dashboard/invoices";

export { keepBehind as shouldRevalidate } from "#app/ui/behavior/keep-behind.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const staff = viewer.user.role !== "driver";
  const q = url.searchParams.get("q");
  const status = INVOICE_FILTERS.find(({ value }) => value === url.searchParams.get("status"))?.value ?? null;
  const sort = invoiceSortOf(url.searchParams.get("sort"));
  const page = await listInvoicePage(viewer, { q, status, sort, place: readPlace(url.searchParams) });
  const today = new Date(`${dayOf()}T00:00Z`);
  return {
    q,
    status,
    sort,
    statuses: INVOICE_FILTERS,
    staff,
    previous: page.previous,
    next: page.next,
    rows: page.rows.map((row) => ({
      id: row.id,
      number: row.number,
      date: formatDate(row.issuedAt),
      overdue: row.status === "Unpaid" && row.dueAt && row.dueAt < today ? `Due since ${formatDay(row.dueAt)}` : null,
      due: row.status === "Unpaid" && row.dueAt && row.dueAt >= today ? `Due ${formatDay(row.dueAt)}` : null,
      customer: staff ? nameOf(row.repairRequest.requester) : "",
      vehicle: vehicleTitle(row.car),
      service: row.repairRequest.initiatedBy || "General Service",
      amount: formatMoney(row.totalAmount),
      partly: partlyPaid(row),
      status: row.status,
    })),
  };
}

export const meta = metaOf("Invoices");

export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  const { rows, q, status, sort, statuses, staff, previous, next } = loaderData;
  const kept = { q, status, sort: sort === "newest" ? null : sort };
  return (
    <>
      <PageHeader title="Invoices" />
      <SearchForm
        label="Search invoices"
        placeholder={staff ? "Invoice #, customer, car or status" : "Invoice # or status"}
        action={PATH}
        defaultValue={q}
        className="flex flex-wrap gap-2"
        hidden={{ sort: kept.sort }}
      >
        <div className="w-52 max-sm:flex-1">
          <FilterSelect
            name="status"
            aria-label="Status"
            chosen={status}
            placeholder="All invoices"
            options={statuses}
          />
        </div>
        <Button variant="secondary">Search</Button>
      </SearchForm>
      <Card className="mt-4 overflow-hidden">
        <CardHeader title="Invoice History" />
        {rows.length === 0 ? (
          <NoInvoices filtered={Boolean(q || status)} />
        ) : (
          <InvoiceTable rows={rows} staff={staff} sort={sort} kept={kept} />
        )}
      </Card>
      <Pagination
        csv="/dashboard/export/invoices"
        previousHref={previous && hrefOf({ ...kept, before: previous })}
        nextHref={next && hrefOf({ ...kept, after: next })}
        summary={rows.length > 0 ? `${rows.length} ${rows.length === 1 ? "invoice" : "invoices"} on this page` : null}
      />
      <Outlet />
    </>
  );
}

function NoInvoices({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      icon={<ReceiptText className="size-6" />}
      title="No invoices found"
      clear={filtered ? { to: PATH, label: "Clear search and filter" } : null}
    >
      {filtered ? "No invoices match your search criteria" : "You have no invoices yet"}
    </EmptyState>
  );
}

type Row = {
  id: string;
  number: string;
  date: string;
  overdue: string | null;
  due: string | null;
  customer: string;
  vehicle: string;
  service: string;
  amount: string;
  partly: string | null;
  status: string;
};

type Kept = { q: string | null; status: string | null; sort: string | null };

function InvoiceTable({ rows, staff, sort, kept }: { rows: Row[]; staff: boolean; sort: InvoiceSort; kept: Kept }) {
  const { search } = useLocation();
  return (
    <PlainLinks className="tight phone-rows bills">
      <Table caption="Invoices">
        <thead>
          <Tr>
            <Th>Invoice #</Th>
            <Th sort={byDate(sort, kept)}>Date</Th>
            <Th>Vehicle</Th>
            <Th>Service Type</Th>
            <Th align="end" sort={sortBy(sort, kept, "amount")}>
              Amount
            </Th>
            <Th sort={sortBy(sort, kept, "status")}>Status</Th>
            <Th align="end">Actions</Th>
          </Tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Tr key={row.id}>
              <Td label="Invoice #">
                <a href={`${PATH}/${row.id}${search}`} className="row-link font-medium whitespace-nowrap text-ink">
                  {row.number}
                </a>
              </Td>
              <Td label="Date">
                <span>
                  {row.date}
                  {row.overdue ? <span className="block text-danger">{row.overdue}</span> : null}
                  {row.due ? <span className="block text-muted">{row.due}</span> : null}
                </span>
              </Td>
              <Td label="Vehicle">
                <span>
                  {row.vehicle}
                  {row.customer ? <span className="block text-muted">{row.customer}</span> : null}
                </span>
              </Td>
              <Td label="Service Type">{row.service}</Td>
              <Td label="Amount" align="end">
                {row.amount}
              </Td>
              <Td label="Status">
                <InvoiceStatus status={row.status} partly={row.partly} />
              </Td>
              <Td align="end" className="actions">
                <span className="flex justify-end gap-2">
                  {row.status !== "Unpaid" ? null : (
                    <a
                      href={`${PATH}/${row.id}/pay${search}`}
                      aria-label={`Pay ${row.number}`}
                      className={buttonClass(
                        { variant: staff ? "secondary" : "primary", size: "sm" },
                        "md:my-1 md:min-h-9 md:py-1",
                      )}
                    >
                      Pay
                    </a>
                  )}
                  <a
                    href={`${PATH}/${row.id}${search}`}
                    aria-label={`View ${row.number}`}
                    className={buttonClass({ variant: "quiet", size: "sm" })}
                  >
                    View
                  </a>
                </span>
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </PlainLinks>
  );
}

function nameOf(person: { firstName: string; lastName: string } | null) {
  return person ? `${person.firstName} ${person.lastName}`.trim() : "";
}

/** The newest first is how the list stands; the oldest first is one press away. */
function byDate(sort: InvoiceSort, kept: Kept) {
  const direction = sort === "newest" ? "desc" : sort === "oldest" ? "asc" : null;
  return { href: hrefOf({ ...kept, sort: sort === "newest" ? "oldest" : null }), direction } as const;
}

function sortBy(sort: InvoiceSort, kept: Kept, column: "amount" | "status") {
  const direction = sort === column ? "asc" : sort === `-${column}` ? "desc" : null;
  const next = direction === "asc" ? `-${column}` : direction === "desc" ? null : column;
  return { href: hrefOf({ ...kept, sort: next }), direction } as const;
}

function hrefOf(kept: Record<string, string | null>) {
  const said = Object.entries(kept).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return said.length > 0 ? `${PATH}?${new URLSearchParams(said)}` : PATH;
}
