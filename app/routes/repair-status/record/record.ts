import { redirect } from "react-router";
import { findLastShown } from "#app/repair/records/authorizations.server.ts";
import { shownOfSample } from "#app/routes/repair-status/demo/demo-record.server.ts";
import { openStatus } from "#app/routes/repair-status/open.server.ts";
import { readSettings } from "#app/shop/settings.server.ts";
import type { Route } from "./+types/record";

/** The record of authorization to keep. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await openStatus({ request, params, url });
  if ("refusal" in opened || !opened.request) throw redirect("/repair-status");
  const { request: repair, history } = opened;
  const { companyName: company, timeZone } = await readSettings();
  const shown = opened.demo ? await shownOfSample(request) : await findLastShown(repair.id);
  const { renderRecordPdf } = await import("./record-pdf.server.tsx");
  const pdf = await renderRecordPdf({ request: repair, history, shown, company, timeZone });
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="record-of-authorization-${opened.request.id.slice(0, 8)}.pdf"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
