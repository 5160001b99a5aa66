import { makePdf, PATIENTLY } from "#app/platform/pdf/make-pdf.server.ts";
import type { PdfAsked } from "#app/platform/pdf/pdf-pool.server.ts";
import type { HistoryEntry } from "#app/repair/history.server.ts";
import type { ShownAuthorization } from "#app/repair/records/shown.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";
import { shopsSaid } from "#app/repair/requests/standing-quotes.ts";
import type { RecordOnPdf } from "#app/routes/repair-status/record/draw-record.server.ts";

const TOO_LONG =
  "This record is too long for one PDF. Each go-ahead has a PDF of its own on the repair's page, where the history can be read too.";

type Record = {
  request: RepairRequestView;
  history: HistoryEntry[];
  shown: ShownAuthorization | null;
  company: string;
  timeZone: string;
};

/** The bytes of the customer's record of authorization. Errors: as makePdf. */
export function renderRecordPdf({ request, ...record }: Record, asked: PdfAsked = PATIENTLY): Promise<Buffer> {
  const { vehicle, requester, status } = request;
  const data: RecordOnPdf = { ...record, vehicle, requester, status, shop: shopsSaid(request) };
  return makePdf({ kind: "record", data, tooLong: TOO_LONG }, asked);
}
