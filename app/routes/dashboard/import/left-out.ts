import { findImport } from "#app/desk/import/deeds.server.ts";
import { leftOutFile } from "#app/desk/import/left-out.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import type { Route } from "./+types/left-out";

/** The rows that were left out, to be put right and brought in. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  const found = await findImport(viewer, params.id);
  return new Response(leftOutFile(viewer, found), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="left-out-${found.kind}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
