import { z } from "zod";
import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import type { PlannedRow } from "#app/desk/import/plan.server.ts";
import { CSV_MARK, csvRow, readCsv } from "#app/platform/files/csv.ts";
import { notFound } from "#app/platform/refusal.ts";

/** A row that stays out, why, and what stood in it: it is put right in its own file. */
export const LeftOut = z.object({
  row: z.number(),
  state: z.literal("wrong"),
  says: z.string(),
  line: z.array(z.string()).default([]),
});

/** The rows of a file that stay out, under the titles of its columns. */
export function leftOutOf(rows: readonly PlannedRow[], content: string) {
  const [head = [], ...body] = readCsv(content);
  const leftOut = rows.flatMap(({ row, state, says }) =>
    state === "wrong" ? [{ row, state, says, line: body[row - 2] ?? [] }] : [],
  );
  return { head, leftOut };
}

type Rows = { head: string[]; leftOut: z.output<typeof LeftOut>[] };

/** The same as a file to put right and bring in: its last column says why each stayed out. Errors: 401; 403; 404 where none did, or none is kept. */
export function leftOutFile(viewer: Viewer, { head, leftOut }: Rows): string {
  requireMay(viewer, "settings.manage");
  if (head.length === 0 || leftOut.length === 0) throw notFound("This file");
  const rows = leftOut.map(({ line, says }) => csvRow([...head.map((_, at) => line[at] ?? ""), says]));
  return CSV_MARK + csvRow([...head, "Left out because"]) + rows.join("");
}
