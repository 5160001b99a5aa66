import { Document, Page, renderToBuffer, StyleSheet, View } from "@react-pdf/renderer";
import { isDay } from "#app/platform/clock.ts";
import { PAPER, Text } from "#app/platform/files/paper.server.tsx";
import { formatDay, formatMoney, formatPhone } from "#app/platform/format.ts";
import type { ShownAuthorization } from "#app/repair/records/shown.ts";

const style = StyleSheet.create({
  page: { ...PAPER.page, paddingBottom: 60 },
  head: { flexDirection: "row", justifyContent: "space-between", gap: 24 },
  title: PAPER.title,
  hero: { marginTop: 14, marginBottom: 14, padding: 12, borderWidth: 1, borderColor: "#0b1626" },
  amount: { fontSize: 22, fontWeight: 700, lineHeight: 1.2 },
  heading: { fontSize: 10, fontWeight: 700, marginBottom: 2 },
  muted: PAPER.muted,
  block: { flex: 1 },
  row: { flexDirection: "row", borderBottomWidth: 0.5, borderBottomColor: "#d3ddea", paddingVertical: 3 },
  item: { flex: 1, paddingRight: 8 },
  number: { width: 62, textAlign: "right" },
  totals: { marginLeft: "auto", width: 240, marginTop: 10 },
  total: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 1.5 },
  strong: { fontWeight: 700, fontSize: 11, borderTopWidth: 1, borderTopColor: "#0b1626", paddingTop: 4 },
  foot: { position: "absolute", bottom: 24, left: 48, right: 48, color: "#4a5b73" },
});

/** The bytes of a record of authorization, from what was shown and nothing else. */
export function renderAuthorizationPdf(shown: ShownAuthorization): Promise<Buffer> {
  return renderToBuffer(
    <Document title={`Record of authorization, ${shown.car.title}`} author={shown.company.name}>
      <AuthorizationPage shown={shown} />
    </Document>,
  );
}

/** The first page of a record: the authorized sum, the car, the shop, the lines, who and when. */
export function AuthorizationPage({ shown }: { shown: ShownAuthorization }) {
  const { estimate, company, car, subtotals } = shown;
  const number = estimate.number ? `Estimate ${estimate.number}` : "Estimate";
  return (
    <Page size="LETTER" style={style.page}>
      <View style={style.head}>
        <View>
          <Text style={style.title}>Record of authorization</Text>
          <Text style={style.muted}>
            {number}
            {estimate.date ? ` of ${dayOnPaper(estimate.date)}` : ""}, revision {estimate.revision}
          </Text>
        </View>
        <Party
          name={company.name}
          lines={[...company.address, formatPhone(company.phone), company.email]}
          registration={company.registration}
        />
      </View>
      <View style={style.hero}>
        <Text style={style.muted}>Authorized, with tax and fee</Text>
        <Text style={style.amount}>{formatMoney(shown.sum)}</Text>
        {shown.notToExceed === null ? null : <Text>Not to exceed {formatMoney(shown.notToExceed)}</Text>}
        <Text>
          Authorized by {shown.by}
          {shown.how ? `, ${shown.how}` : ""}, {shown.when}
        </Text>
        {shown.said ? <Text>{shown.said}</Text> : null}
        {shown.further ? (
          <Text>
            New with this revision:{" "}
            {shown.further.lines
              .map(({ description, totalPrice }) => `${description} ${formatMoney(totalPrice)}`)
              .join(", ")}
            . Authorized before it: {formatMoney(shown.further.before)}
          </Text>
        ) : null}
      </View>
      <View style={{ ...style.head, marginBottom: 12 }}>
        <View style={style.block}>
          <Text style={style.heading}>Vehicle</Text>
          <Text>{car.title}</Text>
          <Text>VIN {car.vin ?? "not known"}</Text>
          <Text>License plate {car.plate ?? "not known"}</Text>
          <Text>Odometer {car.odometer === null ? "not known" : `${car.odometer.toLocaleString("en-US")} miles`}</Text>
        </View>
        <View style={style.block}>
          <Text style={style.heading}>Repair shop</Text>
          {shown.shop ? (
            <Party
              name={shown.shop.name}
              lines={[...shown.shop.address, formatPhone(shown.shop.phone)]}
              registration={shown.shop.registration ?? ""}
            />
          ) : (
            <Text>Not chosen yet</Text>
          )}
        </View>
        <View style={style.block}>
          <Text style={style.heading}>Customer</Text>
          <Text>{shown.customer?.name || "Not known"}</Text>
          {shown.customer?.phone ? <Text>{formatPhone(shown.customer.phone)}</Text> : null}
          {shown.customer?.email ? <Text>{shown.customer.email}</Text> : null}
          {shown.designee ? (
            <Text>
              May decide too: {shown.designee.name} {shown.designee.contact}
            </Text>
          ) : null}
        </View>
      </View>
      <View style={style.row}>
        <Text style={{ ...style.item, ...style.heading }}>Work and parts</Text>
        <Text style={{ ...style.number, ...style.muted }}>Quantity</Text>
        <Text style={{ ...style.number, ...style.muted }}>Unit price</Text>
        <Text style={{ ...style.number, ...style.muted }}>Amount</Text>
      </View>
      {shown.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a record never move
        <View key={at} style={style.row} wrap={false}>
          <View style={style.item}>
            <Text>
              {line.type}: {line.description}
            </Text>
            <Text style={style.muted}>
              {[
                line.type === "Part"
                  ? line.condition
                    ? `Part is ${line.condition}`
                    : "Condition of the part not stated"
                  : "",
                line.partNumber ? `No. ${line.partNumber}` : "",
                line.word ?? "",
              ]
                .filter(Boolean)
                .join(" · ")}
            </Text>
          </View>
          <Text style={style.number}>{line.quantity}</Text>
          <Text style={style.number}>{formatMoney(line.unitPrice)}</Text>
          <Text style={style.number}>{formatMoney(line.totalPrice)}</Text>
        </View>
      ))}
      <View style={style.totals} wrap={false}>
        <Total label="Parts" cents={subtotals.parts} />
        <Total label="Labor" cents={subtotals.labor} />
        <Total label="Services" cents={subtotals.services} />
        <Total label="Shop supplies and fees" cents={subtotals.fees} />
        <Total label="Subtotal" cents={subtotals.work} />
        {shown.discount > 0 ? <Total label="Discount" cents={-shown.discount} /> : null}
        <Total label="Sales tax" cents={shown.tax} />
        <Total label={`Fee of ${company.name}`} cents={shown.serviceFee} />
        {shown.atShop ? <Total label="Of it paid at the shop itself" cents={shown.atShop} /> : null}
        <Total label="Authorized" cents={shown.sum} strong />
      </View>
      {shown.notIncluded.length > 0 ? <Text>Not included: {shown.notIncluded.join("; ")}.</Text> : null}
      <View style={{ marginTop: 12 }} wrap={false}>
        <Text style={style.heading}>What was agreed to</Text>
        <Text>{shown.statement}</Text>
        {shown.law?.words.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
        {shown.law?.choice ? <Text>The customer's choice: {shown.law.choice}</Text> : null}
        {shown.designation ? (
          <Text>
            {shown.designation} {shown.designee?.name} {shown.designee?.contact}
          </Text>
        ) : null}
      </View>
      <Text
        style={style.foot}
        fixed
        render={({ pageNumber, totalPages }) =>
          `${number}, revision ${estimate.revision} · Page ${pageNumber} of ${totalPages}`
        }
      />
    </Page>
  );
}

/** As a day where the paper's date is one; else as it is printed. */
function dayOnPaper(date: string) {
  return isDay(date) ? formatDay(date) : date;
}

function Party({ name, lines, registration }: { name: string; lines: string[]; registration: string }) {
  return (
    <View>
      <Text>{name}</Text>
      {lines.filter(Boolean).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {registration ? <Text>Registration no. {registration}</Text> : null}
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
