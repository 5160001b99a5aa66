import { useLocation } from "react-router";
import type { ColumnOf } from "#app/desk/views.ts";
import type { Invoice } from "#app/repair/invoice.ts";
import { withoutReturn } from "#app/routes/payment-form/returned.ts";
import { PlainLinks } from "#app/ui/behavior/plain-links.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Table, Td, Tr } from "#app/ui/table.tsx";
import { byDate, type Sorted, sortBy } from "../views/address.ts";
import { InvoiceStatus } from "./status-badge.tsx";

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
  status: Invoice["status"];
};

type Props = { rows: Row[]; staff: boolean; columns: readonly ColumnOf<"invoices">[]; sorted: Sorted };

export function InvoiceTable({ rows, staff, columns, sorted }: Props) {
  const search = withoutReturn(useLocation().search);
  const has = (column: ColumnOf<"invoices">) => columns.includes(column);
  const car = has("vehicle") || has("customer");
  return (
    <PlainLinks className="tight phone-rows bills">
      <Table
        caption="Invoices"
        columns={[
          "Invoice #",
          has("date") ? { name: "Date", sort: byDate(sorted, "date") } : null,
          car ? (has("vehicle") ? "Vehicle" : "Customer") : null,
          has("service") ? "Service Type" : null,
          has("amount") ? { name: "Amount", align: "end", sort: sortBy(sorted, "amount") } : null,
          has("status") ? { name: "Status", sort: sortBy(sorted, "status") } : null,
          { name: "Actions", align: "end" },
        ]}
      >
        {rows.map((row) => (
          <Tr key={row.id}>
            <Td label="Invoice #">
              <a
                href={`/dashboard/invoices/${row.id}${search}`}
                className="row-link font-medium whitespace-nowrap text-ink"
              >
                {row.number}
              </a>
            </Td>
            {has("date") ? (
              <Td label="Date">
                <span>
                  {row.date}
                  {row.overdue ? <span className="block text-danger">{row.overdue}</span> : null}
                  {row.due ? <span className="block text-muted">{row.due}</span> : null}
                </span>
              </Td>
            ) : null}
            {car ? (
              <Td label={has("vehicle") ? "Vehicle" : "Customer"}>
                <span>
                  {has("vehicle") ? row.vehicle : null}
                  {has("customer") && row.customer ? <span className="block text-muted">{row.customer}</span> : null}
                </span>
              </Td>
            ) : null}
            {has("service") ? <Td label="Service Type">{row.service}</Td> : null}
            {has("amount") ? (
              <Td label="Amount" align="end">
                {row.amount}
              </Td>
            ) : null}
            {has("status") ? (
              <Td label="Status">
                <InvoiceStatus status={row.status} partly={row.partly} />
              </Td>
            ) : null}
            <Td align="end" className="actions">
              <span className="flex justify-end gap-2">
                {row.status !== "Unpaid" ? null : (
                  <a
                    href={`/dashboard/invoices/${row.id}/pay${search}`}
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
                  href={`/dashboard/invoices/${row.id}${search}`}
                  aria-label={`View ${row.number}`}
                  className={buttonClass({ variant: "quiet", size: "sm" })}
                >
                  View
                </a>
              </span>
            </Td>
          </Tr>
        ))}
      </Table>
    </PlainLinks>
  );
}
