import { redirect } from "react-router";
import { answerPdf } from "#app/http/pdf-answer.server.ts";
import { openAuthorization } from "#app/repair/records/authorizations.server.ts";
import { sampleAuthorization } from "#app/routes/repair-status/demo/demo-record.server.ts";
import { openStatus } from "#app/routes/repair-status/open.server.ts";
import type { Route } from "./+types/authorization";

/** One go-ahead as it was given: the bytes that were frozen then, with their SHA-256. The link of a text leads here. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await openStatus({ request, params, url });
  if ("refusal" in opened) throw redirect(`/repair-status/${params.id}`);
  const { viewer } = opened;
  const name = `authorization-${params.id.slice(0, 8)}-${params.revision}.pdf`;
  return answerPdf(request, viewer, { name, inline: true }, (asked) =>
    viewer ? openAuthorization(viewer, params.id, Number(params.revision), asked) : sampleAuthorization(request, asked),
  );
}
