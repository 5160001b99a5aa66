import type { ReactElement } from "react";
import type { HeadColumn } from "#app/payments/documents/head.ts";
import { type LedgerEntry, movementToCustomer } from "#app/payments/ledger.ts";
import { formatDate, formatDay, formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import { box, group, lines, PDF, pdf, sheet, styles, text, whole } from "#app/platform/pdf/pdf-parts.server.ts";
import type { Plain } from "#app/platform/pdf/plain.ts";
import type { HistoryEntry } from "#app/repair/history.server.ts";
import {
  discountOf,
  type Invoice,
  invoiceStatusLabel,
  notOwed,
  paidAtShop,
  paidLabel,
  partlyPaid,
} from "#app/repair/invoice.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { howKnown, localTime } from "#app/repair/records/shown.ts";
import { discountLabel, ownDiscountLabel, taxLabel } from "#app/repair/tax-words.ts";

/** All that an invoice's PDF says. */
export type InvoiceOnPdf = {
  company: HeadColumn;
  parties: HeadColumn[];
  /** The company's name, what it writes below, and its time zone. */
  author: string;
  note: string;
  timeZone: string;
  invoice: Invoice;
  serviceDay: Date | null;
  lineItems: Pick<
    LineItem,
    "type" | "description" | "partCondition" | "quantity" | "unitPrice" | "originalPrice" | "totalPrice"
  >[];
  payments: Parameters<typeof movementToCustomer>[1][number][];
  ledger: LedgerEntry[];
  /** Who authorized it. */
  goAheads: Pick<HistoryEntry, "summary" | "createdAt" | "actorName" | "knownBy" | "channel">[];
};
type Said = Plain<InvoiceOnPdf>;

const style = styles({
  page: PDF.page,
  head: { flexDirection: "row", justifyContent: "space-between", marginBottom: 20 },
  party: { flex: 1, paddingRight: 12 },
  title: PDF.title,
  heading: { fontSize: 11, fontWeight: 700, marginTop: 14, marginBottom: 4 },
  muted: PDF.muted,
  right: { textAlign: "right" },
  row: PDF.row,
  item: PDF.item,
  number: PDF.number,
  totals: { marginLeft: "auto", width: 240, marginTop: 12 },
  total: PDF.total,
  strong: PDF.sum,
  entry: { marginBottom: 6 },
});

const SECTIONS = [
  { title: "Parts", types: ["Part"] },
  { title: "Labor", types: ["Labor"] },
  { title: "Services", types: ["Service"] },
  { title: "Fees", types: ["Fee"] },
];

/** So many go-aheads stand on one page, be it the next one: part of them says less than it seems. */
const FEW = 12;

/** Parts and labor apart, original beside current prices, fee, total, and who authorized it. */
export function drawInvoice(said: Said): ReactElement {
  const { invoice, lineItems, ledger, goAheads } = said;
  const partly = partlyPaid(invoice);
  return pdf(
    { title: `Invoice ${invoice.number}`, author: said.author },
    sheet(
      style.page,
      lineItems.length * 5 + ledger.length + goAheads.length * 2,
      box(
        style.head,
        box(
          null,
          text(style.title, "Invoice ", invoice.number),
          text(null, invoiceStatusLabel(invoice.status)),
          partly ? text(null, partly) : null,
        ),
        box(
          style.right,
          column(said.company),
          text(null, "Issued ", formatDate(invoice.issuedAt)),
          text(null, "Due ", invoice.dueAt ? formatDay(invoice.dueAt) : "not set"),
          text(null, "Service date ", said.serviceDay ? formatDate(said.serviceDay) : "not completed"),
        ),
      ),
      box(style.head, ...said.parties.map((party) => column(party, style.party))),
      ...SECTIONS.map(({ title, types }) =>
        section(
          title,
          lineItems.filter(({ type }) => types.includes(type)),
        ),
      ),
      whole(style.totals, ...totals(said)),
      ...ledger.map((entry) => {
        const movement = { ...entry, occurredAt: new Date(entry.occurredAt) };
        return text(style.muted, movementToCustomer(movement, said.payments));
      }),
      said.note ? text({ marginTop: 10 }, said.note) : null,
      ...whoAuthorized(said),
    ),
  );
}

function column({ heading, lines: under }: HeadColumn, among: Parameters<typeof box>[0] = null) {
  return box(among, text(style.heading, heading), ...lines(under));
}

function section(title: string, items: Said["lineItems"]) {
  if (items.length === 0) return null;
  const number = (words: string) => text({ ...style.number, ...style.muted }, words);
  return group(
    0,
    box(
      style.row,
      text({ ...style.item, fontWeight: 700 }, title),
      ...["Quantity", "Unit price", "Original", "Current"].map(number),
    ),
    ...items.map((item) =>
      whole(
        style.row,
        text(style.item, item.description, item.partCondition ? ` (${item.partCondition})` : ""),
        text(style.number, item.quantity),
        text(style.number, formatMoney(item.unitPrice)),
        text(style.number, formatMoney(item.originalPrice)),
        text(style.number, formatMoney(item.totalPrice)),
      ),
    ),
  );
}

function totals({ invoice, lineItems }: Said) {
  const away = notOwed(invoice);
  return [
    total("Original total", invoice.originalTotalPrice),
    discountOf(invoice) > 0 ? total("Saved on these prices", -discountOf(invoice)) : null,
    ...SECTIONS.map(({ title, types }) => {
      const cents = sum(lineItems.filter(({ type }) => types.includes(type)).map(({ totalPrice }) => totalPrice));
      return cents > 0 ? total(title, cents) : null;
    }),
    total("Subtotal", invoice.subtotal),
    invoice.discount > 0 ? total(ownDiscountLabel(invoice.discountReason), -invoice.discount) : null,
    invoice.paperDiscount > 0 ? total(discountLabel(invoice.paperDiscountSource), -invoice.paperDiscount) : null,
    total(taxLabel(invoice.taxSource), invoice.tax),
    paidAtShop(invoice) > 0 ? total("Paid at the shop itself", -paidAtShop(invoice)) : null,
    total(`Service fee (${invoice.serviceFeePercentage}% of savings)`, invoice.serviceFee),
    total("Total", invoice.totalAmount, true),
    total(paidLabel(invoice), -invoice.amountPaid),
    away.cents > 0 ? total(away.label, -away.cents) : null,
    total("Outstanding balance", invoice.outstandingBalance, true),
  ];
}

function total(label: string, cents: number, strong = false) {
  const look = strong ? { ...style.total, ...style.strong } : style.total;
  return box(look, text(null, label), text(null, formatMoney(cents)));
}

function whoAuthorized({ goAheads, timeZone }: Said) {
  if (goAheads.length === 0) return [];
  const parts = [
    text(style.heading, "Who authorized it"),
    ...goAheads.map((entry) => {
      const how = howKnown(entry.knownBy, entry.channel);
      const when = localTime(new Date(entry.createdAt), timeZone);
      return whole(
        style.entry,
        text(PDF.strong, entry.summary),
        text(style.muted, when, ", ", entry.actorName, how ? `, ${how}` : ""),
      );
    }),
    text(style.muted, "Each step, with what was shown, is in the record of authorization."),
  ];
  return goAheads.length > FEW ? parts : [whole({}, ...parts)];
}
