import { Document, Page, renderToBuffer, StyleSheet, View } from "@react-pdf/renderer";
import { PAPER, Text } from "#app/platform/files/paper.server.tsx";
import { statusLabel, vehicleTitle } from "#app/platform/format.ts";
import { describeBrowser } from "#app/platform/user-agent.ts";
import type { HistoryEntry } from "#app/repair/history.server.ts";
import { AuthorizationPage } from "#app/repair/records/authorization-pdf.server.tsx";
import { howKnown, localTime, plainAddress, type ShownAuthorization } from "#app/repair/records/shown.ts";
import { priceSaid, totalsSaid } from "#app/repair/records/totals-said.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";
import { shopName } from "#app/repair/requests/shop-name.ts";

const style = StyleSheet.create({
  page: PAPER.page,
  title: { ...PAPER.title, marginBottom: 6 },
  muted: PAPER.muted,
  entry: { marginTop: 12, paddingTop: 8, borderTopWidth: 0.5, borderTopColor: "#d3ddea" },
  strong: { fontWeight: 700, fontSize: 10 },
  line: { flexDirection: "row", justifyContent: "space-between", paddingLeft: 12 },
  words: { flex: 1, paddingRight: 12 },
  foot: { position: "absolute", bottom: 24, left: 48, right: 48, color: "#4a5b73" },
});

/** The customer's record of authorization as a document: who, how known, when, from where, what was shown, what was decided. */
export function renderRecordPdf(record: Record): Promise<Buffer> {
  return renderToBuffer(<RecordPdf {...record} />);
}

type Record = {
  request: RepairRequestView;
  history: HistoryEntry[];
  /** What stands authorized; null before the first go-ahead. */
  shown: ShownAuthorization | null;
  company: string;
  timeZone: string;
};

function RecordPdf({ request, history, shown, company, timeZone }: Record) {
  const { vehicle, requester } = request;
  const shop = shopName(request);
  return (
    <Document title={`Record of authorization, ${vehicleTitle(vehicle)}`} author={company}>
      {shown ? <AuthorizationPage shown={shown} /> : null}
      <Page size="LETTER" style={style.page}>
        <Text style={style.title}>Record of authorization</Text>
        <Text>
          {vehicleTitle(vehicle)}
          {vehicle.vin ? `, VIN ${vehicle.vin}` : ""}
          {vehicle.mileage === null ? "" : `, ${vehicle.mileage.toLocaleString("en-US")} miles`}
        </Text>
        {requester ? <Text>{`${requester.firstName} ${requester.lastName}`.trim()}</Text> : null}
        {shop === "the shop" ? null : <Text>Shop: {shop}</Text>}
        <Text style={style.muted}>
          {shown ? "The history behind it. " : "Nothing has been authorized yet. "}
          Status: {statusLabel(request.status)}. Times are the shop's.
        </Text>
        {history.map((entry) => (
          <Entry key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
        <Text style={style.foot} fixed render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
      </Page>
    </Document>
  );
}

function Entry({ entry, timeZone }: { entry: HistoryEntry; timeZone: string }) {
  const how = howKnown(entry.knownBy, entry.channel);
  const address = plainAddress(entry.ip);
  const totals = totalsSaid(entry);
  return (
    <View style={style.entry} wrap={entry.lines.length > 20}>
      <Text style={style.strong}>{entry.summary}</Text>
      <Text style={style.muted}>
        {localTime(entry.createdAt, timeZone)}, {entry.actorName}
        {how ? `, ${how}` : ""}
        {address ? `, from ${address}` : ""}
      </Text>
      {entry.userAgent ? <Text style={style.muted}>{describeBrowser(entry.userAgent)}</Text> : null}
      {entry.lines.map((line) => (
        <View key={line.id} style={style.line}>
          <Text style={style.words}>
            {line.quantity} x {line.description}
            {line.from && line.to && line.from !== line.to ? ` (${words(line.from)} to ${words(line.to)})` : ""}
          </Text>
          <Text>{priceSaid(line)}</Text>
        </View>
      ))}
      {totals ? <Text>{totals}</Text> : null}
    </View>
  );
}

function words(group: string) {
  return group.replaceAll("_", " ");
}
