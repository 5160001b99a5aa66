import { KeepPackage, MOST_LINES } from "#app/desk/packages/package.ts";
import type { FormAnswer } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";

/** So many rows stand there, and so many more come, where no script adds them. */
export const ROWS = 5;

export type PackageAnswer = FormAnswer & { rows?: number };

/** "Add more rows": the form as it was sent, with nothing of it judged, and more room; null where another button was pressed. */
export function moreRows(form: FormData): PackageAnswer | null {
  const rows = Number(form.get("rows"));
  if (!Number.isInteger(rows) || rows <= 0) return null;
  const { error: _, status: __, ...kept } = parseForm(form, { schema: KeepPackage }).reply();
  return { ...kept, rows: Math.min(rows, MOST_LINES) };
}
