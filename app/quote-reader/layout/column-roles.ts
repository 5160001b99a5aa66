import { type Column, NUMERIC } from "#app/quote-reader/layout/columns.ts";
import { agrees, type PrintedNumber, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Cell } from "#app/quote-reader/layout/rows.ts";
import { type Role, typeByCode } from "#app/quote-reader/lines/vocabulary.ts";

type Shape = {
  numbers: number;
  money: number;
  text: number;
  letters: number;
  filled: number;
  whole: number;
  codes: number;
};

/** Gives each column its role, by its label where it has one and by the arithmetic of the rows. */
export function withRoles(columns: Column[], rows: Cell[][][]): Column[] {
  const shapes = columns.map((_, index) => shapeOf(rows, index));
  const described = columns.some((column) => /^(item )?desc/i.test(column.label?.text ?? ""));
  // Pieces have a column of their own, so tenths under another label are hours of nothing that is counted here.
  const counted = columns.some(
    (column, index) => /^(?:qty|quantity)/i.test(column.label?.text ?? "") && (shapes[index]?.whole ?? 0) > 0,
  );
  const choices = columns.map((column, index): Role[] => {
    const shape = shapes[index] as Shape;
    if (isCount(rows, index)) return ["other"];
    // "Part" beside "Description" is the part's number.
    if (described && shape.money === 0 && /^(parts?|items?)$/i.test(column.label?.text ?? "")) return ["partNumber"];
    return rolesFor(column, shape, index, shapes, counted);
  });
  let best: { roles: Role[]; score: number } = {
    roles: choices.map((roles) => roles[0] ?? "other"),
    score: Number.NEGATIVE_INFINITY,
  };
  let tried = 0;
  const numbers = rows.map((row) => row.map(numberIn));
  const visit = (index: number, roles: Role[]): void => {
    if (tried > 6000) return;
    if (index === columns.length) {
      tried += 1;
      const score = scoreOf(roles, numbers, columns, choices, shapes);
      if (score > best.score) best = { roles: [...roles], score };
      return;
    }
    for (const role of choices[index] ?? []) {
      if (["total", "parts", "labor"].includes(role) && roles.includes(role)) continue;
      const twice = role === "quantity" || role === "unit";
      if (twice && roles.some((other, at) => other === role && bothFilled(numbers, at, index))) continue;
      roles.push(role);
      visit(index + 1, roles);
      roles.pop();
    }
  };
  visit(0, []);
  // Whatever its label says, the column with most of the words is the description of a table that has none.
  if (!best.roles.includes("description") && shapes.length > 0) best.roles[longest(shapes)] = "description";
  return columns.map((column, index) => {
    const { money, numbers: figures } = shapes[index] as Shape;
    const counts = index === 0 && (isCount(rows, index) || NUMBERED.test(column.label?.text ?? ""));
    return { ...column, role: best.roles[index] ?? "other", cents: money * 2 > figures, counts };
  });
}

/**
 * "Brakes | Replace the pads, Turn the rotors | $450.00": where rows without figures go on in the column of most words alone, and a
 * column left of it names each row with figures in words of its own, that one is the name and the other the detail.
 */
export function withNamesFirst(columns: Column[], rows: Cell[][][], plain: Cell[][][]): Column[] {
  const detail = columns.findIndex((column) => column.role === "description");
  const onlyDetail = plain.filter((cells) => cells.every((each, index) => each.length > 0 === (index === detail)));
  if (rows.length < 2 || onlyDetail.length < rows.length) return columns;
  const name = columns.findIndex((column, index) => {
    if (index >= detail || column.role === "quantity" || column.counts) return false;
    const names = rows.map((row) => (row[index] ?? []).map((cell) => (cell.printed ? "" : cell.text)).join(" "));
    const isNamed = names.filter((text) => /[a-z]{3}/i.test(text) && !/\d{3}/.test(text)).length >= rows.length * 0.8;
    const typed = names.filter((text) => typeByCode(text) !== null).length;
    return isNamed && new Set(names).size >= rows.length * 0.8 && typed * 2 < rows.length;
  });
  if (name < 0) return columns;
  return columns.map((column, index) =>
    index === name ? { ...column, role: "description" } : index === detail ? { ...column, role: "other" } : column,
  );
}

const NUMBERED = /^(?:line|ln|pos|#|no)\b\.?(?: ?item| ?#)?$/i;

/** 1, 2, 3 or 10, 20, 30 and so on down the rows: the lines' own numbers. */
function isCount(rows: Cell[][][], index: number): boolean {
  const figures = rows.map((row) => numberIn(row[index] ?? [])?.value).filter((value) => value !== undefined);
  const step = (figures[1] as number) - (figures[0] as number);
  if (![1, 5, 10].includes(step)) return false;
  const steps = figures.filter((value, at) => at > 0 && value === (figures[at - 1] as number) + step);
  return figures.length > 3 && steps.length >= (figures.length - 1) * 0.8;
}

/** Two columns of quantities are hours and pieces, two of units rates and prices: no row has both. */
function bothFilled(rows: (PrintedNumber | null)[][], one: number, other: number): boolean {
  return rows.some((row) => row[one] && row[other]);
}

function shapeOf(rows: Cell[][][], index: number): Shape {
  const shape: Shape = { numbers: 0, money: 0, text: 0, letters: 0, filled: 0, whole: 0, codes: 0 };
  for (const row of rows) {
    const cells = row[index] ?? [];
    if (cells.length === 0) continue;
    shape.filled += 1;
    if (cells.length === 1 && typeByCode(cells[0]?.text ?? "")) shape.codes += 1;
    const number = numberIn(cells);
    if (number || cells.some((cell) => cell.printed?.kind === "free")) shape.numbers += 1;
    if (number && (number.dollar || number.decimals === 2) && !number.percent) shape.money += 1;
    if (number && number.decimals === 0 && !number.dollar) shape.whole += 1;
    for (const cell of cells) if (!cell.printed) shape.text += 1;
    for (const cell of cells) if (!cell.printed) shape.letters += cell.text.replace(/[^a-z]/gi, "").length;
  }
  return shape;
}

export function numberIn(cells: Cell[]): PrintedNumber | null {
  const found = cells.findLast((cell) => cell.printed?.kind === "number");
  return found?.printed?.kind === "number" ? found.printed : null;
}

function rolesFor(column: Column, shape: Shape, index: number, shapes: Shape[], counted: boolean): Role[] {
  const numeric = shape.numbers > shape.text;
  const words = longest(shapes) === index;
  // "P", "L" and "S" down a column say the type, whatever stands over it.
  if (!numeric && shape.filled > 1 && shape.codes > shape.filled * 0.8) return ["type"];
  if (
    column.label &&
    numeric &&
    shape.money === 0 &&
    shape.whole < shape.numbers &&
    shapes.some((each) => each.money > 0)
  )
    // Tenths beside a column of cents are hours, even under "Labor".
    return column.label.roles.includes("quantity") ? ["quantity"] : counted ? ["other"] : ["quantity", "other"];
  if (column.label?.roles[0] === "type" && !numeric && words && shape.codes * 2 < shape.filled) return ["description"];
  if (column.label) {
    const fitting = column.label.roles.filter(
      (role) => role === "other" || numeric === NUMERIC.includes(role) || shape.filled === 0,
    );
    if (fitting.length > 0)
      return numeric && fitting[0] !== "tax" && fitting.join() !== "total" ? [...fitting, "other"] : fitting;
    if (!numeric && words) return ["description"];
    if (numeric && column.label.roles[0] === "description") return ["unit", "total", "quantity", "other"];
    return [
      column.label.roles[0] === "type" || column.label.roles[0] === "partNumber" ? column.label.roles[0] : "other",
    ];
  }
  if (!numeric)
    return words ? ["description"] : shape.letters <= shape.filled * 3 ? ["other", "type"] : ["partNumber", "other"];
  if (shape.money * 2 < shape.numbers) return ["quantity", "other", "total"];
  return ["total", "unit", "quantity", "other"];
}

function longest(shapes: Shape[]): number {
  const letters = shapes.map((shape) => shape.letters);
  return letters.indexOf(Math.max(...letters));
}

/** A product is the same both ways round: the figure with cents that is larger than the other is no quantity. */
function worthOfProduct(quantity: number, unit: number, total: number): number {
  if (!agrees(quantity, unit, total)) return -1.5;
  if (quantity * 100 > unit && quantity > 12 && !Number.isInteger(quantity)) return 0.2;
  return quantity === 1 ? 1 : 2;
}

function scoreOf(
  roles: Role[],
  rows: (PrintedNumber | null)[][],
  columns: Column[],
  choices: Role[][],
  shapes: Shape[],
): number {
  const at = (role: Role) => roles.indexOf(role);
  const [q, t, p, l] = [at("quantity"), at("total"), at("parts"), at("labor")];
  let score = 0;
  const filledOf = (row: (PrintedNumber | null)[], role: Role) =>
    row.find((number, index) => number !== null && roles[index] === role) ?? null;
  for (const row of rows) {
    const quantity = filledOf(row, "quantity")?.value;
    const price = filledOf(row, "unit");
    const unit = price ? toCents(price.value) : undefined;
    const parts = row[p] ? toCents(row[p].value) : undefined;
    const labor = row[l] ? toCents(row[l].value) : undefined;
    const total = row[t] ? toCents(row[t].value) : (labor ?? parts);
    if (quantity !== undefined && unit !== undefined && total !== undefined)
      score += worthOfProduct(quantity, unit, total);
    else if (quantity === undefined && unit !== undefined && total !== undefined && q >= 0)
      score += unit === total ? 0.1 : -0.1;
    if (t >= 0 && parts !== undefined && labor !== undefined && row[t])
      score += agrees(1, parts + labor, toCents(row[t].value)) ? 2 : -1;
  }
  if (t >= 0) score += 1 + (shapes[t]?.filled ?? 0) * 0.5;
  else if (p < 0 && l < 0) score -= 2;
  roles.forEach((role, index) => {
    const preferred = choices[index]?.indexOf(role) ?? 0;
    score -= preferred * (columns[index]?.label ? 0.6 : 0.15);
    if (role === "total") score += index * 0.2;
    // Whole numbers beside a column of cents are no totals.
    if (role === "total" && shapes[index]?.money === 0 && shapes.some((shape) => shape.money > 0)) score -= 4;
    if (role === "quantity" && (shapes[index]?.money ?? 0) * 2 > (shapes[index]?.filled ?? 0) && !columns[index]?.label)
      score -= 0.5;
  });
  return score;
}
