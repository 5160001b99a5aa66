import type { PaperAsked } from "#app/platform/files/paper-gate.server.ts";
import { makePaper, PATIENTLY } from "#app/platform/files/papers.server.ts";
import type { HistoryEntry } from "#app/repair/history.server.ts";
import type { ShownAuthorization } from "#app/repair/records/shown.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";
import { shopName } from "#app/repair/requests/standing-quotes.ts";
import type { RecordOnPaper } from "#app/routes/repair-status/record/record-paper.server.ts";

const TOO_LONG =
  "This record is too long for one PDF. Each go-ahead has a PDF of its own on the repair's page, where the history can be read too.";

type Record = {
  request: RepairRequestView;
  history: HistoryEntry[];
  shown: ShownAuthorization | null;
  company: string;
  timeZone: string;
};

/** The bytes of the customer's record of authorization. Errors: as makePaper. */
export function renderRecordPdf({ request, ...record }: Record, asked: PaperAsked = PATIENTLY): Promise<Buffer> {
  const { vehicle, requester, status } = request;
  const data: RecordOnPaper = { ...record, vehicle, requester, status, shop: shopName(request) };
  return makePaper({ kind: "record", data, tooLong: TOO_LONG }, asked);
}
