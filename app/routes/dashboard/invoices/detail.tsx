import { Link, useLocation } from "react-router";
import { may } from "#app/access/permissions.ts";
import { backWithToast, requireScreen } from "#app/http/page.server.ts";
import { disputeOn } from "#app/payments/dispute.server.ts";
import { disputeSaid } from "#app/payments/dispute.ts";
import { headOf } from "#app/payments/documents/head.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { mayTakeBack, movementInWords } from "#app/payments/ledger.ts";
import { formatDate, formatDay, formatMoney, fullName, shortId, vehicleTitle } from "#app/platform/format.ts";
import { discountOf, notOwed, paidAtShop, paidLabel, partlyPaid } from "#app/repair/invoice.ts";
import { serviceDayOf } from "#app/repair/requests/service-day.ts";
import { discountLabel, ownDiscountLabel, taxLabel } from "#app/repair/tax-words.ts";
import { PaymentReturned } from "#app/routes/payment-form/return-notice.tsx";
import { RETURNED, withoutReturn } from "#app/routes/payment-form/returned.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { titled } from "#app/ui/meta.ts";
import { Money } from "#app/ui/money/money.tsx";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { Table, Td, Tr } from "#app/ui/table.tsx";
import type { Route } from "./+types/detail";
import { InvoiceActions } from "./actions.tsx";
import { discountInWords, Entries } from "./entries.tsx";
import { settleReturned } from "./returned.server.ts";
import { SheetHead } from "./sheet-head.tsx";
import { InvoiceStatus } from "./status-badge.tsx";

const MAY_BE_NOTHING = /^(?:Discount|Sales tax|Paid$|Paid at)/;

function byWhom({ kind, amount }: { kind: string; amount: number }) {
  if (kind === "taken_back") return "by";
  return amount < 0 ? "given back by" : "taken by";
}

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  try {
    if (url.search.includes(RETURNED)) await settleReturned(viewer, params.id, url.search);
    const document = await findInvoiceDocument(viewer, params.id);
    const { invoice, request: repair, lineItems, payments, ledger, discounts, voided } = document;
    const settings = await readSettings();
    const { company, parties } = headOf(document, settings);
    const away = notOwed(invoice);
    const mayRefund = may(viewer.user.role, "invoices.refund");
    const serviceDay = serviceDayOf(repair);
    return {
      id: invoice.id,
      number: invoice.number,
      status: invoice.status,
      partly: partlyPaid(invoice),
      head: [company, ...parties],
      note: settings.invoiceNote,
      facts: [
        ["Repair", `#${shortId(repair.id)}`, `/dashboard/repair-requests/${repair.id}`],
        ["Vehicle", vehicleTitle(repair.vehicle), repair.vehicleId && `/dashboard/vehicles/${repair.vehicleId}`],
        ["VIN", repair.vehicle.vin ?? "No VIN"],
        [
          "Customer",
          fullName(repair.requester) || "Not known",
          repair.requester && may(viewer.user.role, "customers.keep")
            ? `/dashboard/customers/${repair.requester.id}`
            : null,
        ],
        ["Issued", formatDate(invoice.issuedAt)],
        ["Service date", serviceDay ? formatDate(serviceDay) : "Not completed"],
        ["Due date", invoice.dueAt ? formatDay(invoice.dueAt) : "Not set"],
        ...(voided
          ? [["Voided", [formatDate(voided.at), voided.reason].filter(Boolean).join(", ")] satisfies [string, string]]
          : []),
      ] satisfies [term: string, value: string, to?: string | null][],
      lines: lineItems.map(({ id, type, description, quantity, unitPrice, originalPrice, totalPrice }) => ({
        id,
        type,
        description,
        quantity,
        unitPrice,
        originalPrice,
        totalPrice,
      })),
      totals: [
        ["Original total", invoice.originalTotalPrice],
        ["Discount", -discountOf(invoice)],
        ["Subtotal", invoice.subtotal],
        [discountLabel(invoice.paperDiscountSource), -invoice.paperDiscount],
        [taxLabel(invoice.taxSource), invoice.tax],
        ["Paid at the shop itself", -paidAtShop(invoice)],
        [`Service fee (${invoice.serviceFeePercentage}% of savings)`, invoice.serviceFee],
        ...(invoice.discount > 0
          ? [[ownDiscountLabel(invoice.discountReason), -invoice.discount] satisfies [string, number]]
          : []),
        ["Total", invoice.totalAmount],
        [paidLabel(invoice), -invoice.amountPaid],
        ...(away.cents > 0 ? [[away.label, -away.cents] satisfies [string, number]] : []),
        ["Outstanding balance", invoice.outstandingBalance],
      ] satisfies [string, number][],
      mayTake: may(viewer.user.role, "invoices.update") && invoice.outstandingBalance > 0,
      dispute:
        mayRefund && payments.some(({ status }) => status === "disputed")
          ? await disputeOn(invoice.id).then((dispute) => dispute && disputeSaid(dispute))
          : null,
      mayVoid: mayRefund && invoice.status !== "Void" && invoice.amountPaid === 0,
      mayRefund: mayRefund && ledger.some(({ refundable }) => refundable > 0),
      payments: ledger.map((entry) => ({
        id: entry.id,
        takeBack:
          mayRefund && invoice.status !== "Void" && mayTakeBack(entry)
            ? { to: `/dashboard/invoices/${invoice.id}/entries/${entry.id}/take-back`, label: "Take this entry back" }
            : null,
        words: [
          movementInWords(entry, payments),
          entry.takenByName ? `${byWhom(entry)} ${entry.takenByName}` : null,
          entry.reason,
        ]
          .filter(Boolean)
          .join(", "),
      })),
      discounts: discounts.map((discount) => ({
        id: `discount ${discount.id}`,
        takeBack:
          mayRefund && invoice.outstandingBalance > 0 && !discount.back
            ? {
                to: `/dashboard/invoices/${invoice.id}/discounts/${discount.id}/take-back`,
                label: "Take this discount back",
              }
            : null,
        words: discount.back
          ? `${discountInWords(discount)}; taken back by ${discount.back.byName}, ${discount.back.reason}`
          : discountInWords(discount),
      })),
    };
  } catch (error) {
    return backWithToast(error, `/dashboard/invoices${withoutReturn(url.search)}`, {
      title: "Error",
      description: "Failed to load invoice details",
    });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [{ title: loaderData ? titled(matches, `Invoice ${loaderData.number}`) : titled(matches, "Invoice") }];
}

/** What the head of a printed sheet says already. */
const ON_HEAD = new Set(["Vehicle", "VIN", "Customer"]);

export default function InvoiceDetail({ loaderData }: Route.ComponentProps) {
  const search = withoutReturn(useLocation().search);
  const { id, facts, lines, totals, payments, discounts, status } = loaderData;
  return (
    <RouteDialog title={`Invoice ${loaderData.number}`} closeTo={`/dashboard/invoices${search}`} size="lg">
      <div className="grid gap-6">
        <SheetHead columns={loaderData.head} />
        <PaymentReturned booked={status !== "Unpaid"} className="print:hidden" />
        {loaderData.dispute ? (
          <Alert title="This payment is disputed" className="print:hidden">
            {loaderData.dispute.words}
          </Alert>
        ) : null}
        <InvoiceActions
          id={id}
          search={search}
          status={status}
          mayAnswer={Boolean(loaderData.dispute?.open)}
          mayTake={loaderData.mayTake}
          mayRefund={loaderData.mayRefund}
          mayVoid={loaderData.mayVoid}
        />
        <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
          <div>
            <dt className="text-muted">Status</dt>
            <dd className="mt-0.5">
              <InvoiceStatus status={status} partly={loaderData.partly} />
            </dd>
          </div>
          {facts.map(([term, value, to]) => (
            <div key={term} className={ON_HEAD.has(term) ? "print:hidden" : undefined}>
              <dt className="text-muted">{term}</dt>
              <dd className="font-medium">
                {to ? (
                  <Link to={to} className="text-accent-text underline print:text-ink print:no-underline">
                    {value}
                  </Link>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="rounded-lg border border-line">
          <Table
            caption="Line items of the invoice"
            columns={[
              "Item",
              { name: "Quantity", align: "end" },
              { name: "Unit price", align: "end" },
              { name: "Original", align: "end" },
              { name: "Total", align: "end" },
            ]}
          >
            {lines.map((line) => (
              <Tr key={line.id}>
                <Td>
                  <span className="block font-medium">{line.description}</span>
                  <span className="text-muted">{line.type}</span>
                </Td>
                <Td label="Quantity" align="end">
                  {line.quantity}
                </Td>
                <Td label="Unit price" align="end">
                  {formatMoney(line.unitPrice)}
                </Td>
                <Td label="Original" align="end" className="text-muted">
                  {formatMoney(line.originalPrice)}
                </Td>
                <Td label="Total" align="end">
                  {formatMoney(line.totalPrice)}
                </Td>
              </Tr>
            ))}
          </Table>
        </div>
        <dl className="ml-auto grid w-full max-w-sm gap-1 text-sm">
          {totals.map(([term, cents]) =>
            cents === 0 && MAY_BE_NOTHING.test(term) ? null : (
              <div
                key={term}
                className={`flex justify-between gap-4 ${term === "Total" || term === "Outstanding balance" ? "border-t border-line pt-2 text-base font-semibold" : ""}`}
              >
                <dt>{term}</dt>
                <dd>
                  <Money cents={cents} />
                </dd>
              </div>
            ),
          )}
        </dl>
        <Entries entries={[...discounts, ...payments]} search={search} />
        {loaderData.note ? <p className="hidden text-sm print:block">{loaderData.note}</p> : null}
      </div>
    </RouteDialog>
  );
}
