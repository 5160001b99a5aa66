import type { GridLine, GridRow } from "#app/desk/packages/package.ts";

const COLUMNS = ["description", "type", "quantity", "unitPrice"] as const satisfies (keyof GridLine)[];

/** Rows as they stand in their fields: what was typed before the script came is there alone. The same rows where nothing was. */
export function asTyped(grid: HTMLElement | null, name: string, rows: GridRow[]): GridRow[] {
  const typed = rows.map((row, index) => {
    const standing = COLUMNS.flatMap((column) => {
      const field = grid?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}[${index}].${column}"]`);
      return field && field.value !== row[column] ? [[column, field.value]] : [];
    });
    return standing.length > 0 ? { ...row, ...Object.fromEntries(standing) } : row;
  });
  return typed.some((row, at) => row !== rows[at]) ? typed : rows;
}
