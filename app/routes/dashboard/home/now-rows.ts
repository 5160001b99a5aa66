import type { Waiting } from "#app/desk/now.server.ts";
import { ageOf, placeOf, verbOf, WAITS, type WaitKind } from "#app/desk/now.ts";
import { formatDateTime, formatMoney, shortId, vehicleTitle } from "#app/platform/format.ts";

/** Of a bill it is what is due, fee and taxes within it; else the work. */
const SUMS: Partial<Record<WaitKind, string>> = { unpaid: " due", dispute: " disputed" };

/** Whether another row would read the same: its number tells the two apart. */
function likeAnother(row: Waiting, rows: Waiting[]) {
  const said = (one: Waiting) =>
    [verbOf(one), one.vehicle && vehicleTitle(one.vehicle), one.customer, one.service].join("\n");
  return rows.some((one) => one.key !== row.key && one.requestId !== row.requestId && said(one) === said(row));
}

/** Of a message without a car its verb says who wrote it. */
function aboutOf({ kind, vehicle, customer }: Waiting) {
  if (!customer) return "";
  return vehicle ? ` · ${customer}` : kind === "message" ? "" : customer;
}

/** What waits, in words; `viewer` is the name of who looks. */
export function nowRows(rows: Waiting[], viewer: string) {
  return rows.map((row) => ({
    key: row.key,
    requestId: row.requestId,
    verb: verbOf(row),
    tone: WAITS[row.kind].tone,
    word: WAITS[row.kind].word,
    overdue: row.kind === "overdue",
    href: placeOf(row),
    vehicle: row.vehicle && vehicleTitle(row.vehicle),
    service: row.service,
    id: row.requestId && likeAnother(row, rows) ? `#${shortId(row.requestId)}` : null,
    customer: row.customer || null,
    about: aboutOf(row),
    owner: row.kind === "message" ? viewer : (row.owner ?? "Nobody"),
    sum: row.sum === null ? null : `${formatMoney(row.sum)}${SUMS[row.kind] ?? ""}`,
    since: ageOf(row.since),
    sinceWhen: formatDateTime(row.since),
  }));
}
