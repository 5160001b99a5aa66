import type { ReactElement } from "react";
import { fullName, statusLabel, vehicleTitle } from "#app/platform/format.ts";
import { describeBrowser } from "#app/platform/http/user-agent.ts";
import { box, foot, group, PDF, pdf, sheet, styles, text, whole } from "#app/platform/pdf/pdf-parts.server.ts";
import type { Plain } from "#app/platform/pdf/plain.ts";
import type { HistoryEntry } from "#app/repair/history.server.ts";
import { authorizationSheet } from "#app/repair/records/draw-authorization.server.ts";
import { howKnown, localTime, plainAddress, type ShownAuthorization } from "#app/repair/records/shown.ts";
import { priceSaid, totalsSaid } from "#app/repair/records/totals-said.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";

const style = styles({
  page: PDF.page,
  title: { ...PDF.title, marginBottom: 6 },
  muted: PDF.muted,
  entry: { marginTop: 12, paddingTop: 8, borderTopWidth: 0.5, borderTopColor: "#d3ddea" },
  strong: { fontWeight: 700, fontSize: 10 },
  line: { flexDirection: "row", justifyContent: "space-between", paddingLeft: 12 },
  words: { flex: 1, paddingRight: 12 },
  foot: PDF.foot,
});

/** Lines of a step from which it is no box of its own. */
const MANY = 200;

/** All that the customer's record says. */
export type RecordOnPdf = {
  vehicle: Pick<RepairRequestView["vehicle"], "make" | "model" | "year" | "vin" | "mileage">;
  requester: { firstName: string; lastName: string } | null;
  shop: string;
  status: RequestStatus;
  history: HistoryEntry[];
  /** What stands authorized; null before the first go-ahead. */
  shown: ShownAuthorization | null;
  company: string;
  timeZone: string;
};
type Said = Plain<RecordOnPdf>;

/** The customer's record of authorization as a document: who, how known, when, from where, what was shown, what was decided. */
export function drawRecord(said: Said): ReactElement {
  const { vehicle, requester, shop, history, shown } = said;
  const texts = history.reduce((count, entry) => count + 3 + entry.lines.length * 2, 0);
  return pdf(
    { title: `Record of authorization, ${vehicleTitle(vehicle)}`, author: said.company },
    shown ? authorizationSheet(shown) : null,
    sheet(
      style.page,
      texts,
      text(style.title, "Record of authorization"),
      text(
        null,
        vehicleTitle(vehicle),
        vehicle.vin ? `, VIN ${vehicle.vin}` : "",
        vehicle.mileage === null ? "" : `, ${vehicle.mileage.toLocaleString("en-US")} miles`,
      ),
      requester ? text(null, fullName(requester)) : null,
      shop === "the shop" ? null : text(null, "Shop: ", shop),
      text(
        style.muted,
        shown ? "The history behind it. " : "Nothing has been authorized yet. ",
        "Status: ",
        statusLabel(said.status),
        ". Times are on our clock.",
      ),
      ...history.map((entry) => step(entry, said.timeZone)),
      foot(style.foot, (page, of) => `Page ${page} of ${of}`),
    ),
  );
}

function step(entry: Said["history"][number], timeZone: string) {
  const how = howKnown(entry.knownBy, entry.channel);
  const address = plainAddress(entry.ip);
  const totals = totalsSaid(entry);
  const head = [
    text(style.strong, entry.summary),
    text(
      style.muted,
      localTime(new Date(entry.createdAt), timeZone),
      ", ",
      entry.actorName,
      how ? `, ${how}` : "",
      address ? `, from ${address}` : "",
    ),
    entry.userAgent ? text(style.muted, describeBrowser(entry.userAgent)) : null,
  ];
  const about = [...entry.lines.map(decision), totals ? text(null, totals) : null];
  if (entry.lines.length > MANY) return group(0, box(style.entry, ...head), ...about);
  return (entry.lines.length > 20 ? box : whole)(style.entry, ...head, ...about);
}

function decision(line: Said["history"][number]["lines"][number]) {
  const moved = line.from && line.to && line.from !== line.to;
  const way = moved ? ` (${words(line.from)} to ${words(line.to)})` : "";
  return box(style.line, text(style.words, line.quantity, " x ", line.description, way), text(null, priceSaid(line)));
}

function words(group = "") {
  return group.replaceAll("_", " ");
}
