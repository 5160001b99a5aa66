import { redirect } from "react-router";
import { openAuthorization } from "#app/repair/records/authorizations.server.ts";
import type { Route } from "./+types/authorization";
import { sampleAuthorization } from "./demo/demo-record.server.ts";
import { openStatus } from "./open.server.ts";

/** One go-ahead as it was given: the bytes that were frozen then, with their SHA-256. The link of a text leads here. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await openStatus({ request, params, url });
  if ("refusal" in opened) throw redirect(`/repair-status/${params.id}`);
  const { pdf, sha256 } = opened.viewer
    ? await openAuthorization(opened.viewer, params.id, Number(params.revision))
    : await sampleAuthorization(request);
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="authorization-${params.id.slice(0, 8)}-${params.revision}.pdf"`,
      "Content-Digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
