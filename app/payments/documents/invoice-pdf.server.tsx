import { Document, Page, renderToBuffer, StyleSheet, View } from "@react-pdf/renderer";
import { type HeadColumn, headOf } from "#app/payments/documents/head.ts";
import type { InvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { movementInWords } from "#app/payments/ledger.ts";
import { PAPER, Text } from "#app/platform/files/paper.server.tsx";
import { formatDate, formatDay, formatMoney } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import type { HistoryEntry } from "#app/repair/history.server.ts";
import { discountOf, invoiceStatusLabel, notOwed, paidAtShop, partlyPaid } from "#app/repair/invoice.ts";
import { howKnown, localTime } from "#app/repair/records/shown.ts";
import type { ShopSettings } from "#app/shop/settings.ts";

const style = StyleSheet.create({
  page: PAPER.page,
  head: { flexDirection: "row", justifyContent: "space-between", marginBottom: 20 },
  title: PAPER.title,
  heading: { fontSize: 11, fontWeight: 700, marginTop: 14, marginBottom: 4 },
  muted: PAPER.muted,
  right: { textAlign: "right" },
  row: { flexDirection: "row", borderBottomWidth: 0.5, borderBottomColor: "#d3ddea", paddingVertical: 3 },
  item: { flex: 1, paddingRight: 8 },
  number: { width: 62, textAlign: "right" },
  totals: { marginLeft: "auto", width: 240, marginTop: 12 },
  total: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 1.5 },
  strong: { fontWeight: 700, fontSize: 11, borderTopWidth: 1, borderTopColor: "#0b1626", paddingTop: 4 },
  entry: { marginBottom: 6 },
});

const SECTIONS = [
  { title: "Parts", types: ["Part"] },
  { title: "Labor", types: ["Labor"] },
  { title: "Services", types: ["Service"] },
  { title: "Fees", types: ["Fee"] },
];

/** The bytes of a PDF: parts and labor apart, original beside current prices, fee, total, and who authorized it. */
export function renderInvoicePdf(
  document: InvoiceDocument,
  history: HistoryEntry[],
  settings: ShopSettings,
): Promise<Buffer> {
  return renderToBuffer(<InvoicePdf {...document} history={history} settings={settings} />);
}

type Props = InvoiceDocument & { history: HistoryEntry[]; settings: ShopSettings };

function InvoicePdf({ invoice, request, shopOnQuote, lineItems, payments, ledger, history, settings }: Props) {
  const { company, parties } = headOf({ request, shopOnQuote }, settings);
  const away = notOwed(invoice);
  const partly = partlyPaid(invoice);
  const goAheads = history.filter(authorizes);
  return (
    <Document title={`Invoice ${invoice.number}`} author={settings.companyName}>
      <Page size="LETTER" style={style.page}>
        <View style={style.head}>
          <View>
            <Text style={style.title}>Invoice {invoice.number}</Text>
            <Text>{invoiceStatusLabel(invoice.status)}</Text>
            {partly ? <Text>{partly}</Text> : null}
          </View>
          <View style={style.right}>
            <Column {...company} />
            <Text>Issued {formatDate(invoice.issuedAt)}</Text>
            <Text>Due {invoice.dueAt ? formatDay(invoice.dueAt) : "not set"}</Text>
            <Text>Service date {request.completedDate ? formatDate(request.completedDate) : "not completed"}</Text>
          </View>
        </View>
        <View style={style.head}>
          {parties.map((party) => (
            <Column key={party.heading} {...party} />
          ))}
        </View>
        {SECTIONS.map((section) => (
          <Lines
            key={section.title}
            title={section.title}
            items={lineItems.filter((item) => section.types.includes(item.type))}
          />
        ))}
        <View style={style.totals} wrap={false}>
          <Total label="Original total" cents={invoice.originalTotalPrice} />
          {discountOf(invoice) > 0 ? <Total label="Discount" cents={-discountOf(invoice)} /> : null}
          {SECTIONS.map(({ title, types }) => {
            const cents = sum(lineItems.filter(({ type }) => types.includes(type)).map(({ totalPrice }) => totalPrice));
            return cents > 0 ? <Total key={title} label={title} cents={cents} /> : null;
          })}
          <Total label="Subtotal" cents={invoice.subtotal} />
          {invoice.discount > 0 ? (
            <Total label={`Our discount (${invoice.discountReason})`} cents={-invoice.discount} />
          ) : null}
          {invoice.paperDiscount > 0 ? <Total label="Discount on the quote" cents={-invoice.paperDiscount} /> : null}
          <Total label="Sales tax" cents={invoice.tax} />
          {paidAtShop(invoice) > 0 ? <Total label="Paid at the shop itself" cents={-paidAtShop(invoice)} /> : null}
          <Total label={`Service fee (${invoice.serviceFeePercentage}% of savings)`} cents={invoice.serviceFee} />
          <Total label="Total" cents={invoice.totalAmount} strong />
          <Total label="Paid" cents={-invoice.amountPaid} />
          {away.cents > 0 ? <Total label={away.label} cents={-away.cents} /> : null}
          <Total label="Outstanding balance" cents={invoice.outstandingBalance} strong />
        </View>
        {ledger.map((entry) => (
          <Text key={entry.id} style={style.muted}>
            {movementInWords(entry, payments)}
          </Text>
        ))}
        {settings.invoiceNote ? <Text style={{ marginTop: 10 }}>{settings.invoiceNote}</Text> : null}
        {goAheads.length > 0 ? <Text style={style.heading}>Who authorized it</Text> : null}
        {goAheads.map((entry) => (
          <Entry key={entry.id} entry={entry} timeZone={settings.timeZone} />
        ))}
        {goAheads.length > 0 ? (
          <Text style={style.muted}>Each step, with what was shown, is in the record of authorization.</Text>
        ) : null}
      </Page>
    </Document>
  );
}

function Column({ heading, lines }: HeadColumn) {
  return (
    <View>
      <Text style={style.heading}>{heading}</Text>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  );
}

function Lines({ title, items }: { title: string; items: InvoiceDocument["lineItems"] }) {
  if (items.length === 0) return null;
  return (
    <View>
      <View style={style.row}>
        <Text style={{ ...style.item, fontWeight: 700 }}>{title}</Text>
        <Text style={{ ...style.number, ...style.muted }}>Quantity</Text>
        <Text style={{ ...style.number, ...style.muted }}>Unit price</Text>
        <Text style={{ ...style.number, ...style.muted }}>Original</Text>
        <Text style={{ ...style.number, ...style.muted }}>Current</Text>
      </View>
      {items.map((item) => (
        <View key={item.id} style={style.row} wrap={false}>
          <Text style={style.item}>
            {item.description}
            {item.partCondition ? ` (${item.partCondition})` : ""}
          </Text>
          <Text style={style.number}>{item.quantity}</Text>
          <Text style={style.number}>{formatMoney(item.unitPrice)}</Text>
          <Text style={style.number}>{formatMoney(item.originalPrice)}</Text>
          <Text style={style.number}>{formatMoney(item.totalPrice)}</Text>
        </View>
      ))}
    </View>
  );
}

function Total({ label, cents, strong }: { label: string; cents: number; strong?: boolean }) {
  return (
    <View style={strong ? { ...style.total, ...style.strong } : style.total}>
      <Text>{label}</Text>
      <Text>{formatMoney(cents)}</Text>
    </View>
  );
}

/** The go-ahead itself, and what was approved line by line. */
/** What was authorized, and what of it was taken back. */
function authorizes({ kind, lines }: HistoryEntry) {
  const turns = lines.some(({ from, to }) => from !== to && (to === "approved" || from === "approved"));
  return kind === "repair_approved" || turns;
}

function Entry({ entry, timeZone }: { entry: HistoryEntry; timeZone: string }) {
  const how = howKnown(entry.knownBy, entry.channel);
  return (
    <View style={style.entry} wrap={false}>
      <Text style={PAPER.strong}>{entry.summary}</Text>
      <Text style={style.muted}>
        {localTime(entry.createdAt, timeZone)}, {entry.actorName}
        {how ? `, ${how}` : ""}
      </Text>
    </View>
  );
}
