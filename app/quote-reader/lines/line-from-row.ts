import { numberIn } from "#app/quote-reader/layout/column-roles.ts";
import type { Column } from "#app/quote-reader/layout/columns.ts";
import { agrees, isMoney, type PrintedNumber, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import { inlineQuantity, productIn } from "#app/quote-reader/lines/inline-quantity.ts";
import { isPartNumber, partNumberOf } from "#app/quote-reader/lines/part-number.ts";
import type { RawLine } from "#app/quote-reader/lines/raw-line.ts";
import { positionIn } from "#app/quote-reader/lines/vocabulary.ts";

/** The lines in one row of a table: none, one, or a part and its labor when each has its own column of amounts. */
export function linesInRow(row: Row, filled: Cell[][], columns: Column[]): RawLine[] {
  const inRole = (role: Column["role"]) =>
    columns.flatMap((column, index) => (column.role === role ? (filled[index] ?? []) : []));
  const product = productAmong(row.cells);
  const said = inRole("description").filter((cell) => cell.text.length > 0 && cell !== product?.cell);
  const ownNumber = said.length > 1 && isPartNumber(said[0]?.text ?? "") ? said[0] : undefined;
  const ownType =
    said.length > 1 && /^(labor|parts?|service|fee|sublet|LAB|LBR|PRT|SVC|MSC)$/i.test(said[0]?.text ?? "")
      ? said[0]
      : undefined;
  const descriptionCells = said.filter((cell) => cell !== ownNumber && cell !== ownType);
  let description = joinText(descriptionCells);
  const amountCells = [...inRole("total"), ...inRole("parts"), ...inRole("labor")];
  if (!/[a-z]{2}/i.test(description)) {
    const loose = row.cells.filter(
      (cell) =>
        !cell.printed &&
        cell !== product?.cell &&
        /[a-z]{2}/i.test(cell.text) &&
        !inRole("partNumber").includes(cell) &&
        !inRole("type").includes(cell),
    );
    description = joinText(loose.length > 0 ? loose : descriptionCells);
  }
  // "2.40 HR" reaches over the labels of the quantity and of its unit.
  const withUnit = inRole("other").filter((cell) => cell.printed?.kind === "number" && cell.printed.unit !== null);
  const quantityCell = numberIn(inRole("quantity")) ?? numberIn(withUnit);
  const amountIn = (role: Column["role"]) =>
    numberIn(
      columns.flatMap((column, index) =>
        column.role !== role ? [] : (filled[index] ?? []).filter((cell) => !column.cents || isMoney(cell.printed)),
      ),
    );
  const unitCell = amountIn("unit");
  const free = [...amountCells, ...inRole("unit"), ...inRole("other")].some((cell) => cell.printed?.kind === "free");
  const total = amountIn("total");
  const parts = amountIn("parts");
  const labor = amountIn("labor");
  const base = {
    row,
    description,
    quantity: quantityCell && !quantityCell.percent ? quantityCell : null,
    unit: unitCell,
    partNumber: partNumberOf(joinText(inRole("partNumber"))) ?? ownNumber?.text ?? null,
    position: positionIn(joinText(inRole("position"))),
    indent: descriptionCells[0]?.x ?? row.x,
    under: false,
    off: numberIn(inRole("discount")),
  };
  if (total) {
    const priced = { ...base, ...pricedUnderHours(row, base.quantity, base.unit, total) };
    const line = inlineQuantity({ ...priced, total: toCents(total.value), included: total.value === 0 });
    return [withProduct(line, product)];
  }
  const amounts: RawLine[] = [];
  if (parts && parts.value !== 0)
    amounts.push({
      ...base,
      total: toCents(parts.value),
      included: false,
      quantity: null,
      unit: null,
    });
  if (labor && labor.value !== 0) amounts.push({ ...base, total: toCents(labor.value), included: false });
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

/** A dealer sets the price of a part under the label of the hours, and its quantity before its number: the product tells. */
function pricedUnderHours(row: Row, quantity: PrintedNumber | null, unit: PrintedNumber | null, total: PrintedNumber) {
  if (quantity?.decimals !== 2 || unit) return {};
  const pieces = row.cells
    .map((cell) => cell.printed)
    .find(
      (printed) =>
        printed?.kind === "number" &&
        printed !== quantity &&
        printed !== total &&
        printed.decimals < 2 &&
        agrees(printed.value, toCents(quantity.value), toCents(total.value)),
    );
  return pieces?.kind === "number" ? { quantity: pieces, unit: quantity } : {};
}

type Product = { cell: Cell; quantity: PrintedNumber; unit: PrintedNumber };

/** "4 @ 156.00" set in a cell of its own, beside words. */
function productAmong(cells: Cell[]): Product | null {
  if (cells.filter((cell) => !cell.printed).length < 2) return null;
  for (const cell of cells) {
    const product = cell.printed ? null : productIn(cell.text);
    if (product) return { cell, ...product };
  }
  return null;
}

function withProduct(line: RawLine, product: Product | null): RawLine {
  if (!product || line.total === null || (line.quantity && line.unit)) return line;
  if (!agrees(product.quantity.value, toCents(product.unit.value), line.total)) return line;
  return { ...line, quantity: product.quantity, unit: product.unit };
}

/** A row that stands in no column: words, and the amount after them. */
export function lineByItself(row: Row): RawLine[] {
  const last = row.cells.at(-1);
  const product = productAmong(row.cells);
  const words = row.cells.slice(0, -1).filter((cell) => cell !== product?.cell);
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
    description: joinText(words).replace(/[\s:=]+$/, ""),
    quantity: null,
    unit: null,
    total,
    included: total === 0,
    partNumber: null,
    position: null,
    off: null,
    under: false,
    indent: row.x,
  };
  return [withProduct(inlineQuantity(line), product)];
}

function joinText(cells: Cell[]): string {
  return cells
    .map((cell) => cell.text)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
