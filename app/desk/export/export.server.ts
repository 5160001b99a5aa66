import { recordAudit } from "#app/access/audit.server.ts";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { type List, PAGE, type Row, type Span } from "#app/desk/export/list.ts";
import { OFFICE_LISTS } from "#app/desk/export/office-lists.server.ts";
import { PRICE_LISTS } from "#app/desk/export/price-lists.server.ts";
import { SHOP_LISTS } from "#app/desk/export/shop-lists.server.ts";
import { db } from "#app/platform/db.server.ts";
import { CSV_MARK, csvRow } from "#app/platform/files/csv.ts";
import { forbidden, notFound } from "#app/platform/refusal.ts";

/** Every list as a file. */
const LISTS: Record<string, List> = { ...SHOP_LISTS, ...PRICE_LISTS, ...OFFICE_LISTS };

/**
 * A list as CSV, read as it is sent. That it was exported, by whom, stands in the audit record.
 * Errors: 401; 403; 404 for no such list.
 */
export async function exportList(viewer: Viewer, name: string, span: Span = {}): Promise<AsyncGenerator<string>> {
  requireSignedIn(viewer);
  const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
  if (!list) throw notFound("This list");
  if (!list.mayExport(viewer)) throw forbidden();
  await recordAudit(db, viewer, {
    kind: "data_exported",
    subject: { type: "database", name },
    summary: `${viewer.name} exported ${name} as CSV`,
    ...(Object.keys(span).length > 0 ? { detail: detailOf(span) } : {}),
  });
  return rowsOf(list, viewer, span);
}

/** The days and the filters of what was taken. */
function detailOf({ from, until, ...filters }: Span): Record<string, string> {
  const said = Object.entries({ ...filters, from: from?.toISOString(), until: until?.toISOString() });
  return Object.fromEntries(said.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

async function* rowsOf(list: List, viewer: Viewer, span: Span): AsyncGenerator<string> {
  yield CSV_MARK + csvRow(list.header);
  let after: string | null = null;
  do {
    const rows: Row[] = await list.read(viewer, after, span);
    if (rows.length > 0) yield rows.map(({ cells }) => csvRow(cells)).join("");
    after = rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null;
  } while (after);
}
