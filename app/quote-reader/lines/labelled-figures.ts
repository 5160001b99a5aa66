import { type Printed, type PrintedNumber, parsePrinted, toCents } from "#app/quote-reader/layout/numbers.ts";
import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import type { RawLine } from "#app/quote-reader/lines/raw-line.ts";
import { columnRoles, type Role } from "#app/quote-reader/lines/vocabulary.ts";

const ROLES: Role[] = ["quantity", "unit", "total", "parts", "labor", "partNumber", "type"];
const FIELD = /([A-Za-z][A-Za-z ./#]{0,18}?)\s*[:=]\s*(\S+(?:\s(?:hrs?|hours?|ea|each|qts?|sets?|kits?)\b\.?)?)/g;

/**
 * "Qty: 2   Rate: $35.80   Total: $71.60" or "Parts: $80.00   Labor: $120.00", as cards set it under the name of a line; null when
 * a row says anything else.
 */
export function labelledFigures(row: Row): RawLine[] | null {
  const text = rowText(row).replace(/\s[|•·]\s/g, " ");
  const fields = [...text.matchAll(FIELD)];
  if (fields.length < 2) return null;
  const rest = text.replace(FIELD, " ").replace(/\s+/g, " ").trim();
  const at = fields[0]?.index ?? 0;
  // Words may stand before the labels, none between or behind them.
  if (rest !== "" && text.slice(0, at).trim() !== rest) return null;
  const found = new Map<Role, string>();
  for (const [, label = "", value = ""] of fields) {
    const role = columnRoles(label)?.find((each) => ROLES.includes(each));
    if (!role || found.has(role)) return null;
    found.set(role, value);
  }
  const of = (role: Role) => number(found.get(role));
  const [quantity, unit, total, parts, labor] = [of("quantity"), of("unit"), of("total"), of("parts"), of("labor")];
  const base = {
    row,
    description: rest,
    quantity: quantity ?? null,
    unit: unit ?? null,
    partNumber: found.get("partNumber") ?? null,
    position: null,
    indent: row.x,
    off: null,
    under: rest === "",
  };
  const line = (amount: PrintedNumber) => ({ ...base, total: toCents(amount.value), included: amount.value === 0 });
  if (total && (quantity || unit || (parts && labor))) return [line(total)];
  if (!parts || !labor || total || quantity) return null;
  return [line(parts), line(labor)].filter((each) => each.total !== 0);
}

function number(text: string | undefined): PrintedNumber | null {
  const printed: Printed | null = text ? parsePrinted(text) : null;
  return printed?.kind === "number" ? printed : null;
}
