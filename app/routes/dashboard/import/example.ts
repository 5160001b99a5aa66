import { COLUMNS, ImportKind } from "#app/desk/import/columns.ts";
import { throwAsResponse } from "#app/http/page.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { CSV_MARK, csvRow } from "#app/platform/files/csv.ts";
import { notFound } from "#app/platform/refusal.ts";
import type { Route } from "./+types/example";

/** A file with our column titles and one row, to fill in. */
export async function loader({ request, params }: Route.LoaderArgs) {
  await requirePermission(request, "settings.manage");
  const kind = ImportKind.safeParse(params.kind);
  if (!kind.success) throwAsResponse(notFound("This example"));
  const columns = COLUMNS[kind.data];
  const text = CSV_MARK + csvRow(columns.map(({ title }) => title)) + csvRow(columns.map(({ example }) => example));
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${kind.data}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
