import { fieldIn, isRecord } from "#app/platform/known.ts";

/** The hidden field by which a form says what it was opened on. */
export const OPENED = "opened";

/** A short mark of what each field stood at, by its name: enough to see that it is another now. Rows with an id go by that. */
export function marksOf(values: Record<string, unknown>): string {
  const marks = Object.entries(values).flatMap(([name, value]) => {
    const rows = Array.isArray(value) ? value.flatMap((row) => marksOfRow(name, row)) : [];
    return [[name, markOf(value)], ...rows];
  });
  return marks.map((one) => one.join("=")).join(" ");
}

function marksOfRow(name: string, row: unknown): [string, string][] {
  if (!isRecord(row) || fieldIn(row, "id") === undefined) return [];
  return Object.entries(row).map(([field, value]) => [placeInRow(name, row, field), markOf(value)]);
}

export function placeInRow(name: string, row: unknown, field: string) {
  return `${name}/${String(fieldIn(row, "id"))}/${field}`;
}

/** What a form sent in `OPENED`; empty where it said nothing. */
export function marksIn(text: unknown): Map<string, string> {
  const marks = typeof text === "string" ? text.split(" ").filter(Boolean) : [];
  return new Map(
    marks.map((one): [string, string] => [one.slice(0, one.lastIndexOf("=")), one.split("=").at(-1) ?? ""]),
  );
}

/** FNV-1a over what is drawn of it. */
export function markOf(value: unknown): string {
  let mark = 0x811c9dc5;
  for (const sign of JSON.stringify(value) ?? "") mark = Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
}
