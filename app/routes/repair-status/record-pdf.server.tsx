import { Document, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import { formatDateTime, formatMoney, statusLabel, vehicleTitle } from "#app/platform/format.ts";
import type { HistoryEntry } from "#app/repair/history.server.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";

const style = StyleSheet.create({
  page: { padding: 48, fontSize: 9, fontFamily: "Helvetica", color: "#0b1626", lineHeight: 1.4 },
  title: { fontSize: 20, fontFamily: "Helvetica-Bold", lineHeight: 1.2, marginBottom: 6 },
  muted: { color: "#4a5b73" },
  entry: { marginTop: 12, paddingTop: 8, borderTopWidth: 0.5, borderTopColor: "#d3ddea" },
  strong: { fontFamily: "Helvetica-Bold", fontSize: 10 },
  line: { flexDirection: "row", justifyContent: "space-between", paddingLeft: 12 },
  words: { flex: 1, paddingRight: 12 },
  foot: { position: "absolute", bottom: 24, left: 48, right: 48, color: "#4a5b73" },
});

const KNOWN_BY: Record<string, string> = {
  session: "signed in with a password",
  phone_code: "signed in by a code sent to the phone",
  access_code: "by access code",
  provider: "told by the provider",
  system: "by the system",
};

/** The customer's record of authorisation as a document: who, how known, when, from where, what was shown, what was decided. */
export function renderRecordPdf(request: RepairRequestView, history: HistoryEntry[]): Promise<Buffer> {
  return renderToBuffer(<RecordPdf request={request} history={history} />);
}

function RecordPdf({ request, history }: { request: RepairRequestView; history: HistoryEntry[] }) {
  const { vehicle, requester, repairProvider } = request;
  return (
    <Document title={`Record of authorisation, ${vehicleTitle(vehicle)}`} author="AMPed">
      <Page size="LETTER" style={style.page}>
        <Text style={style.title}>Record of authorisation</Text>
        <Text>
          {vehicleTitle(vehicle)}
          {vehicle.vin ? `, VIN ${vehicle.vin}` : ""}
          {vehicle.mileage === null ? "" : `, ${vehicle.mileage.toLocaleString("en-US")} miles`}
        </Text>
        {requester ? <Text>{`${requester.firstName} ${requester.lastName}`.trim()}</Text> : null}
        {repairProvider ? <Text>Shop: {repairProvider.name}</Text> : null}
        <Text style={style.muted}>
          Request {request.id}. Status: {statusLabel(request.status)}. Times are UTC.
        </Text>
        {history.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
        <Text style={style.foot} fixed render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
      </Page>
    </Document>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { totalBefore, totalAfter } = entry;
  return (
    <View style={style.entry} wrap={entry.lines.length > 20}>
      <Text style={style.strong}>{entry.summary}</Text>
      <Text style={style.muted}>
        {formatDateTime(entry.createdAt)}, {entry.actorName}, {KNOWN_BY[entry.knownBy] ?? entry.knownBy},{" "}
        {entry.channel}
        {entry.ip ? `, from ${entry.ip}` : ""}
      </Text>
      {entry.userAgent ? <Text style={style.muted}>{entry.userAgent}</Text> : null}
      {entry.lines.map((line) => (
        <View key={line.id} style={style.line}>
          <Text style={style.words}>
            {line.quantity} x {line.description}
            {line.from && line.to && line.from !== line.to ? ` (${words(line.from)} to ${words(line.to)})` : ""}
          </Text>
          <Text>
            ${line.price}
            {line.price === line.originalPrice ? "" : ` (originally $${line.originalPrice})`}
          </Text>
        </View>
      ))}
      {totalBefore === null || totalAfter === null ? null : (
        <Text>
          Total before {formatMoney(totalBefore)}, after {formatMoney(totalAfter)}
        </Text>
      )}
    </View>
  );
}

function words(group: string) {
  return group.replaceAll("_", " ");
}
