import { redirect } from "react-router";
import { answerPdf } from "#app/http/pdf-answer.server.ts";
import { findLastShown } from "#app/repair/records/authorizations.server.ts";
import { shownOfSample } from "#app/routes/repair-status/demo/demo-record.server.ts";
import { openStatus } from "#app/routes/repair-status/open.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import type { Route } from "./+types/record";
import { renderRecordPdf } from "./record-pdf.server.ts";

/** The record of authorization to keep. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await openStatus({ request, params, url });
  if ("refusal" in opened || !opened.request) throw redirect("/repair-status");
  const { request: repair, history } = opened;
  const { companyName: company, timeZone } = await readSettings();
  const shown = opened.demo ? await shownOfSample(request) : await findLastShown(repair.id);
  const name = `record-of-authorization-${repair.id.slice(0, 8)}.pdf`;
  return answerPdf(request, opened.viewer, { name }, (asked) =>
    renderRecordPdf({ request: repair, history, shown, company, timeZone }, asked),
  );
}
