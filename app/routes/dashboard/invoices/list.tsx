import { ReceiptText } from "lucide-react";
import { listViews } from "#app/desk/views.server.ts";
import { COLUMNS, columnsOf, viewSearch } from "#app/desk/views.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { INVOICE_FILTERS, invoiceOrders, listInvoicePage } from "#app/payments/invoice-list.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import { pageUncounted } from "#app/platform/counted.ts";
import { formatDate, formatDay, formatMoney, fullName, vehicleTitle } from "#app/platform/format.ts";
import { readPlace } from "#app/platform/keyset.ts";
import { partlyPaid } from "#app/repair/invoice.ts";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyList } from "#app/ui/desk/empty-list.tsx";
import { FilterSelect } from "#app/ui/form/filter-select.tsx";
import { SearchForm } from "#app/ui/form/search.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { hrefWith } from "../views/address.ts";
import { KeptInputs } from "../views/kept-inputs.tsx";
import { ListViews } from "../views/views.tsx";
import type { Route } from "./+types/list";
import { leadReturned } from "./returned.server.ts";
import { InvoiceTable } from "./table.tsx";

const PATH = "/dashboard/invoices";

export { keepBehind as shouldRevalidate } from "#app/ui/behavior/keep-behind.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  await leadReturned(viewer, url);
  const staff = viewer.user.role !== "driver";
  const q = url.searchParams.get("q");
  const status = INVOICE_FILTERS.find(({ value }) => value === url.searchParams.get("status"))?.value ?? null;
  const sort = invoiceOrders.sortOf(url.searchParams.get("sort"));
  const [page, views] = await Promise.all([
    listInvoicePage(viewer, { q, status, sort, place: readPlace(url.searchParams) }),
    listViews(viewer, "invoices"),
  ]);
  const today = new Date(`${dayOf()}T00:00Z`);
  return {
    q,
    status,
    sort,
    views,
    columns: columnsOf(COLUMNS.invoices, url.searchParams),
    search: viewSearch(url.searchParams),
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
      customer: staff ? fullName(row.repairRequest.requester) : "",
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
  const { rows, q, status, search, columns, statuses, staff, previous, next } = loaderData;
  return (
    <>
      <PageHeader title="Invoices" />
      <SearchForm
        label="Search invoices"
        placeholder={staff ? "Invoice #, customer, car or status" : "Invoice # or status"}
        action={PATH}
        defaultValue={q}
        className="flex flex-wrap gap-2"
        kept={<KeptInputs search={search} but={["q", "status"]} />}
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
      <ListViews list="invoices" views={loaderData.views} columns={columns} search={search} />
      <Card className="mt-1 overflow-hidden">
        <CardHeader title="Invoice History" />
        {rows.length === 0 ? (
          <NoInvoices q={q} filtered={Boolean(status)} />
        ) : (
          <InvoiceTable
            rows={rows}
            staff={staff}
            columns={columns}
            sorted={{ path: PATH, kept: search, sort: loaderData.sort }}
          />
        )}
      </Card>
      <Pagination
        csv="/dashboard/export/invoices"
        previousHref={previous && hrefWith(PATH, search, { before: previous })}
        nextHref={next && hrefWith(PATH, search, { after: next })}
        summary={pageUncounted(rows.length, { previous, next }, "invoice")}
      />
      <Outlet />
    </>
  );
}

function NoInvoices({ q, filtered }: { q: string | null; filtered: boolean }) {
  return (
    <EmptyList icon={<ReceiptText className="size-6" />} title="No invoices found" searched={{ q, filtered, to: PATH }}>
      {q || filtered ? "No invoices match your search criteria" : "You have no invoices yet"}
    </EmptyList>
  );
}
