import { Link } from "react-router";
import type { InvoiceStatus as Status } from "#app/repair/invoice.ts";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { InvoiceStatus } from "../invoices/status-badge.tsx";

type Props = {
  invoices: { id: string; number: string; status: Status; date: string; total: string; due: string | null }[];
  /** All that is due; null where nothing is. */
  owed: string | null;
};

/** What was billed, the newest first, and what of it is still to come. */
export function CustomerInvoices({ invoices, owed }: Props) {
  if (invoices.length === 0) return null;
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="Invoices"
        actions={<p className="text-sm font-medium tabular-nums">{owed ? `Owes ${owed}` : "Owes nothing"}</p>}
      />
      <ul className="divide-y divide-line">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <Link
              to={`/dashboard/invoices/${invoice.id}`}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm hover:bg-raised"
            >
              <span className="font-medium">{invoice.number}</span>
              <span className="text-end font-medium tabular-nums">{invoice.total}</span>
              <span className="text-muted">{[invoice.date, invoice.due].filter(Boolean).join(" · ")}</span>
              <span className="text-end">
                <InvoiceStatus status={invoice.status} partly={null} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
