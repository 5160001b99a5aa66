import { redirect } from "react-router";
import { answerPdf } from "#app/http/pdf-answer.server.ts";
import { openAsItStands, openAuthorization } from "#app/repair/records/authorizations.server.ts";
import { sampleAuthorization } from "#app/routes/repair-status/demo/demo-record.server.ts";
import { openStatus } from "#app/routes/repair-status/open.server.ts";
import type { Route } from "./+types/authorization";

/**
 * One go-ahead: the bytes that were frozen when it was given, with their SHA-256; of one that was withdrawn a copy that says so, unless it is asked for
 * as it was signed. The link of a text leads here.
 */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await openStatus({ request, params, url });
  if ("refusal" in opened) throw redirect(`/repair-status/${params.id}`);
  const { viewer } = opened;
  const name = `authorization-${params.id.slice(0, 8)}-${params.revision}.pdf`;
  const open = url.searchParams.get("as") === "signed" ? openAuthorization : openAsItStands;
  return answerPdf(request, viewer, { name, inline: true }, (asked) =>
    viewer ? open(viewer, params.id, Number(params.revision), asked) : sampleAuthorization(request, asked),
  );
}
