import type { Page } from "#app/integrations/quote-reading/page.ts";
import { type Column, numberIn } from "#app/models/quote-reading/columns.ts";
import { agrees, isHours, isMoney, type PrintedNumber, toCents } from "#app/models/quote-reading/numbers.ts";
import type { Box, LineType, ReadLine } from "#app/models/quote-reading/reading.ts";
import { type Cell, originOf, type Row } from "#app/models/quote-reading/rows.ts";
import { positionIn, typeByCode, typeByWords } from "#app/models/quote-reading/vocabulary.ts";

const INLINE =
  /[\s(–—-]*\b(\d+(?:\.\d+)?)\s*(hours?|hrs?|ea|each|pcs?|qts?|quarts?|sets?|gal|gallons?|lbs?|kits?|pairs?|pr|units?)?\.?\s*(?:@|x|×|at)\s*\$?\s?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)\s*(?:\/?\s*(?:per )?(?:hr|hour|ea|each|qt|unit)\.?)?\)?\s*$/i;
const INLINE_QUANTITY =
  /[\s,(–—-]+(?:qty\.?:?\s*)?(\d+(?:\.\d+)?)\s*(hours?|hrs?)\.?\)?\s*$|[\s,(–—-]+qty\.?:?\s*(\d+(?:\.\d+)?)\)?\s*$|\s*\(x?(\d{1,2})x?\)\s*$/i;
const PRODUCT =
  /^(?:qty\.?:?\s*)?(\d+(?:\.\d+)?)\s*([a-z]{1,5}\.?)?\s*(?:@|x|×|\*|at)\s*\$?\s?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)\s*(?:\/?\s*[a-z]{2,4})?$/i;
const LEADING_QUANTITY = /^\(?(\d{1,2})\)?\s*(?:x|×|ea\.?|@)\s+(?=\D)/i;

/** A line as it stands in its row, before wrapped text and headings are added. */
export type RawLine = {
  row: Row;
  description: string;
  quantity: PrintedNumber | null;
  unit: PrintedNumber | null;
  total: number | null;
  included: boolean;
  partNumber: string | null;
  typeCode: LineType | null;
  columnKind: LineType | null;
  position: string | null;
  /** Left edge of the description, for indented lines. */
  indent: number;
  /** What a column of discounts takes off: a share, or an amount in cents. */
  off: PrintedNumber | null;
  /** Only "2 x 45.00" stands beside the amount: the words are in the row above. */
  under: boolean;
};

/** The lines in one row of a table: none, one, or a part and its labor when each has its own column of amounts. */
export function linesInRow(row: Row, filled: Cell[][], columns: Column[]): RawLine[] {
  const inRole = (role: Column["role"]) =>
    columns.flatMap((column, index) => (column.role === role ? (filled[index] ?? []) : []));
  const descriptionCells = inRole("description").filter((cell) => cell.text.length > 0);
  let description = joinText(descriptionCells);
  const amountCells = [...inRole("total"), ...inRole("parts"), ...inRole("labor")];
  if (!/[a-z]{2}/i.test(description)) {
    const loose = row.cells.filter(
      (cell) =>
        !cell.printed &&
        /[a-z]{2}/i.test(cell.text) &&
        !inRole("partNumber").includes(cell) &&
        !inRole("type").includes(cell),
    );
    description = joinText(loose.length > 0 ? loose : descriptionCells);
  }
  const quantityCell = numberIn(inRole("quantity"));
  const unitCell = numberIn(inRole("unit"));
  const free = [...amountCells, ...inRole("unit"), ...inRole("other")].some((cell) => cell.printed?.kind === "free");
  const total = numberIn(inRole("total"));
  const parts = numberIn(inRole("parts"));
  const labor = numberIn(inRole("labor"));
  const base = {
    row,
    description,
    quantity: quantityCell && !quantityCell.percent ? quantityCell : null,
    unit: unitCell,
    partNumber: partNumberOf(inRole("partNumber")),
    typeCode: typeByCode(joinText(inRole("type"))),
    columnKind: columnKind(columns),
    position: positionIn(joinText(inRole("position"))),
    indent: descriptionCells[0]?.x ?? row.x,
    under: false,
    off: numberIn(inRole("discount")),
  };
  if (total) return [inlineQuantity({ ...base, total: toCents(total.value), included: total.value === 0 })];
  const amounts: RawLine[] = [];
  if (parts && parts.value !== 0)
    amounts.push({
      ...base,
      total: toCents(parts.value),
      included: false,
      columnKind: "Part",
      quantity: null,
      unit: null,
    });
  if (labor && labor.value !== 0)
    amounts.push({ ...base, total: toCents(labor.value), included: false, columnKind: "Labor" });
  if (amounts.length === 1 && parts && !labor)
    amounts[0] = { ...(amounts[0] as RawLine), quantity: base.quantity, unit: base.unit };
  if (amounts.length > 0) return amounts.map(inlineQuantity);
  if (free || (parts && labor)) return [inlineQuantity({ ...base, total: 0, included: true })];
  if (unitCell && !columns.some((column) => column.role === "total")) {
    const single = !base.quantity || base.quantity.value === 1;
    return [inlineQuantity({ ...base, total: single ? toCents(unitCell.value) : null, included: false })];
  }
  if (base.quantity && base.description && columns.some((column) => column.role === "quantity" && column.label)) {
    return [{ ...base, total: null, included: unitCell === null }];
  }
  return [];
}

/** A row that stands in no column: words, and the amount after them. */
export function lineByItself(row: Row): RawLine[] {
  const last = row.cells.at(-1);
  const words = row.cells.slice(0, -1);
  if (
    !last?.printed ||
    words.length === 0 ||
    words.some((cell) => cell.printed?.kind === "number" && isMoney(cell.printed))
  )
    return [];
  if (last.printed.kind !== "free" && !isMoney(last.printed)) return [];
  const total = last.printed.kind === "free" ? 0 : toCents(last.printed.value);
  const line: RawLine = {
    row,
    description: joinText(words),
    quantity: null,
    unit: null,
    total,
    included: total === 0,
    partNumber: null,
    typeCode: null,
    columnKind: null,
    position: null,
    off: null,
    under: false,
    indent: row.x,
  };
  return [inlineQuantity(line)];
}

function joinText(cells: Cell[]): string {
  return cells
    .map((cell) => cell.text)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}

function partNumberOf(cells: Cell[]): string | null {
  const text = joinText(cells);
  return /^[A-Z0-9][A-Z0-9 ./-]{1,24}$/i.test(text) && /\d/.test(text) ? text : null;
}

function columnKind(columns: Column[]): LineType | null {
  const labels = columns.map((column) => column.label?.text.toLowerCase() ?? "");
  const description = columns.find((column) => column.role === "description")?.label?.text.toLowerCase() ?? "";
  if (/^labou?r\b(?!.*(part|service))/.test(description)) return "Labor";
  if (/^(parts?|materials?)\b(?!.*(labor|service|operation|repair))/.test(description)) return "Part";
  if (/^(fees?|other charges)/.test(description)) return "Fee";
  if (
    labels.some((label) => /^(hours?|hrs?\.?|labor (hours?|hrs?|time))$/.test(label)) &&
    labels.some((label) => /rate/.test(label))
  )
    return "Labor";
  return null;
}

/** "Labor 2.5 hrs @ $120.00" tells quantity and unit price within the description. */
function inlineQuantity(line: RawLine): RawLine {
  const product = PRODUCT.exec(line.description);
  if (product && line.total !== null) {
    const quantity = numberText(product[1] ?? "", product[2]?.toLowerCase() ?? null);
    const unit = numberText((product[3] ?? "").replaceAll(",", ""), null);
    if (line.total === 0 || agrees(quantity.value, toCents(unit.value), line.total)) {
      return { ...line, description: "", quantity: line.quantity ?? quantity, unit: line.unit ?? unit, under: true };
    }
  }
  if (line.quantity && line.unit) return line;
  const both = INLINE.exec(line.description);
  if (both && !line.quantity && !line.unit) {
    const quantity = numberText(both[1] ?? "", both[2]?.toLowerCase() ?? null);
    const unit = numberText((both[3] ?? "").replaceAll(",", ""), null);
    if (line.total === null || agrees(quantity.value, toCents(unit.value), line.total)) {
      return {
        ...line,
        description: line.description.slice(0, both.index).replace(/[\s,:(–—-]+$/, ""),
        quantity,
        unit,
      };
    }
  }
  if (line.quantity) return line;
  const leading = LEADING_QUANTITY.exec(line.description);
  if (leading) {
    return {
      ...line,
      description: line.description.slice(leading[0].length),
      quantity: numberText(leading[1] ?? "", null),
    };
  }
  const alone = INLINE_QUANTITY.exec(line.description);
  const digits = alone?.[1] ?? alone?.[3] ?? alone?.[4];
  if (alone && digits && alone.index > 2) {
    return {
      ...line,
      description: line.description.slice(0, alone.index).replace(/[\s,:(–—-]+$/, ""),
      quantity: numberText(digits, alone[2]?.toLowerCase() ?? null),
    };
  }
  return line;
}

function numberText(digits: string, unit: string | null): PrintedNumber {
  return {
    kind: "number",
    value: Number(digits),
    decimals: digits.split(".")[1]?.length ?? 0,
    dollar: false,
    unit,
    percent: false,
    rate: false,
  };
}

/** Finishes a line: its type, place and whether its own arithmetic holds. */
export function finishLine(
  raw: RawLine,
  section: { title: string | null; kind: LineType | null },
  page: Page,
): ReadLine {
  const description = cleanDescription(raw.description);
  const unitPrice = raw.unit ? toCents(raw.unit.value) : null;
  const quantity = raw.quantity?.value ?? null;
  const hours = isHours(raw.quantity?.unit ?? null) || raw.unit?.rate === true;
  const byWords = typeByWords(description, { hours, partNumber: raw.partNumber !== null });
  return {
    description,
    type: raw.typeCode ?? (byWords === "Fee" ? "Fee" : (raw.columnKind ?? section.kind ?? byWords)),
    quantity,
    unitPrice,
    totalPrice: raw.total,
    partNumber: raw.partNumber,
    position: raw.position ?? positionIn(description) ?? (section.title ? positionIn(section.title) : null),
    section: section.title,
    included: raw.included,
    page: raw.row.page,
    box: boxOf(raw.row, page),
    reconciles:
      quantity === null || unitPrice === null || raw.total === null
        ? null
        : agrees(quantity, unitPrice, raw.total) || agreesWithDiscount(quantity * unitPrice, raw.off, raw.total),
  };
}

function agreesWithDiscount(gross: number, off: PrintedNumber | null, total: number): boolean {
  if (!off) return false;
  const net = off.percent ? gross * (1 - Math.abs(off.value) / 100) : gross - Math.abs(toCents(off.value));
  return Math.abs(net - total) <= 1.5;
}

export function cleanDescription(text: string): string {
  return text
    .replace(/^[\s•●○▪◦‣►▶*·☐☑☒✓✔→>~+–—-]+(?=\S)/, "")
    .replace(/^\(?\d{1,2}[.)]\s+(?=\D)/, "")
    .replace(/[\s:;,.…_–—-]+$/, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A row's place on its page; on a photograph its place on the picture as it was sent. */
export function boxOf(row: Row, page: Page): Box {
  const origin = page.original ? originOf(row.cells) : undefined;
  const place = origin ?? row;
  const size = origin && page.original ? page.original : page;
  const x = clamp(place.x / size.width);
  const y = clamp(place.y / size.height);
  return { x, y, width: clamp(place.x2 / size.width) - x, height: clamp(place.y2 / size.height) - y };
}

function clamp(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
}
