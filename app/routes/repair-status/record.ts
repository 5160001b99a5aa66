import { redirect } from "react-router";
import type { Route } from "./+types/record";
import { openStatus } from "./open.server.ts";
import { renderRecordPdf } from "./record-pdf.server.tsx";

/** The record of authorisation to keep. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await openStatus({ request, params, url });
  if ("refusal" in opened || !opened.request) throw redirect("/repair-status");
  const pdf = await renderRecordPdf(opened.request, opened.history);
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="record-of-authorisation-${opened.request.id.slice(0, 8)}.pdf"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
