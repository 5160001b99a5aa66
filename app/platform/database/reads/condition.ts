import type { Relation, Table } from "#app/generated/relations.ts";
import {
  BY_THE_CLIENT,
  columnOf,
  isPlain,
  joined,
  relationOf,
  type Statement,
  said,
  tableCalled,
} from "#app/platform/database/reads/statement.ts";

/** A `where` of the client as SQL on the table called `here`: the rows that it selects are the client's. `or`: it is a part of an OR. */
export function conditionOf(table: Table, here: string, where: unknown, statement: Statement, or = false): string {
  return all(said(where ?? {}).map(([name, value]) => one(table, here, name, value, statement, or)));
}

function one(table: Table, here: string, name: string, value: unknown, statement: Statement, or: boolean): string {
  if (name === "AND") return all(listOf(value).map((part) => conditionOf(table, here, part, statement, or)));
  if (name === "OR") {
    // To the client a part that says nothing, however deep, opens nothing, and a list of none is now nothing and now everything.
    if (!Array.isArray(value) || value.length === 0) throw BY_THE_CLIENT;
    const parts = value.map((part) => conditionOf(table, here, part, statement, true));
    if (parts.includes(TRUE)) throw BY_THE_CLIENT;
    return any(parts);
  }
  if (name === "NOT") return none(table, here, value, statement);
  const column = columnOf(table, name);
  if (column) {
    if (column.list) return anyOf(`${here}."${name}"`, column.type, value, statement);
    if (column.type === "Json" || column.type === "Bytes") throw BY_THE_CLIENT;
    return onColumn(`${here}."${name}"`, column.type, value, statement);
  }
  const relation = relationOf(table, name);
  if (!relation) throw BY_THE_CLIENT;
  return relation.list ? some(relation, here, value, statement, or) : related(relation, here, value, statement);
}

/** Of what hangs on the row the client means its own thing by "not". */
function none(table: Table, here: string, value: unknown, statement: Statement): string {
  const names = said(value).map(([name]) => name);
  if (names.length === 0 || !names.every((name) => columnOf(table, name))) throw BY_THE_CLIENT;
  return `NOT ${conditionOf(table, here, value, statement)}`;
}

function onColumn(column: string, type: string, value: unknown, statement: Statement): string {
  if (value === null) return `${column} IS NULL`;
  if (!isPlain(value)) return `${column} = ${written(type, value, statement)}`;
  const parts = said(value);
  if (parts.length === 0) throw BY_THE_CLIENT;
  return all(parts.map(([name, operand]) => compared(column, type, name, operand, statement)));
}

/** A list that has one of these. */
function anyOf(column: string, type: string, value: unknown, statement: Statement): string {
  const [[name, operand] = []] = isPlain(value) ? said(value) : [];
  if (name !== "hasSome" || !Array.isArray(operand)) throw BY_THE_CLIENT;
  return `${column} && ${statement.send(operand.map((one) => single(type, one)))}`;
}

const SIGNS = new Map([
  ["equals", "="],
  ["not", "<>"],
  ["lt", "<"],
  ["lte", "<="],
  ["gt", ">"],
  ["gte", ">="],
]);

function compared(column: string, type: string, name: string, operand: unknown, statement: Statement): string {
  if (type === "Boolean" && name !== "equals" && name !== "not") throw BY_THE_CLIENT;
  if (name === "in" || name === "notIn") {
    if (!Array.isArray(operand)) throw BY_THE_CLIENT;
    if (operand.length === 0) return name === "in" ? "FALSE" : "TRUE";
    const list = statement.send(operand.map((value) => single(type, value)));
    return name === "in" ? `${column} = ANY(${list})` : `${column} <> ALL(${list})`;
  }
  // A part of a text, as the client has it: what % and _ mean stays with who asks.
  if (name === "contains" && type === "String")
    return `${column} LIKE ('%' || ${statement.send(single(type, operand))} || '%')`;
  const sign = SIGNS.get(name);
  if (!sign) throw BY_THE_CLIENT;
  if (operand !== null) return `${column} ${sign} ${written(type, operand, statement)}`;
  if (name === "equals") return `${column} IS NULL`;
  if (name === "not") return `${column} IS NOT NULL`;
  throw BY_THE_CLIENT;
}

/**
 * Zero, true and false stand in the text: a plan that is kept for all values knows of an index for some rows ("what is owed") by the text
 * alone, and without it looks so dear that the statement is planned anew each time.
 */
function written(type: string, value: unknown, statement: Statement): string {
  const fit = single(type, value);
  if (fit === 0) return "0";
  if (typeof fit === "boolean") return fit ? "TRUE" : "FALSE";
  return statement.send(fit);
}

const FITS = new Map<string, (value: unknown) => boolean>([
  ["String", (value) => typeof value === "string"],
  ["Boolean", (value) => typeof value === "boolean"],
  ["Int", (value) => typeof value === "number" && (value | 0) === value],
  ["BigInt", (value) => typeof value === "bigint" || Number.isSafeInteger(value)],
  ["Float", Number.isFinite],
  ["Decimal", (value) => (typeof value === "string" ? /^-?\d+(\.\d+)?$/.test(value) : Number.isFinite(value))],
  ["DateTime", (value) => value instanceof Date && !Number.isNaN(value.getTime())],
]);

/** A value of a column: of what is of no use to it the client says so. */
function single(type: string, value: unknown): unknown {
  if (!FITS.get(type)?.(value)) throw BY_THE_CLIENT;
  return value;
}

/**
 * Within an OR the database reads all that fits and keeps it, and asks that of each row: of one advisor's it is little, of all that is
 * pending it was 150,000 lines for a page of twenty. `OFFSET 0` has it ask row by row.
 */
function some(relation: Relation, here: string, value: unknown, statement: Statement, or: boolean): string {
  const parts = said(value);
  if (parts.length !== 1 || parts[0]?.[0] !== "some") throw BY_THE_CLIENT;
  const there = statement.name();
  const holds = conditionOf(tableCalled(relation.to), there, parts[0][1], statement);
  const each = or && isOfKind(parts[0][1]) ? " OFFSET 0" : "";
  return `EXISTS (SELECT 1 FROM "${relation.to}" AS ${there} WHERE ${joined(relation, here, there)} AND ${holds}${each})`;
}

/** What says of which kind a thing is, and not whose. */
function isOfKind(where: unknown): boolean {
  return said(where).every(([name, value]) => !/id$/i.test(name) && !isPlain(value) && !Array.isArray(value));
}

function related(relation: Relation, here: string, value: unknown, statement: Statement): string {
  const parts = said(value);
  const where = parts.length === 1 && parts[0]?.[0] === "is" ? parts[0][1] : value;
  if (!isPlain(where) || "is" in where || "isNot" in where) throw BY_THE_CLIENT;
  const there = statement.name();
  const holds = conditionOf(tableCalled(relation.to), there, where, statement);
  if (holds === TRUE) {
    if (!relation.required) throw BY_THE_CLIENT;
    return TRUE;
  }
  return `EXISTS (SELECT 1 FROM "${relation.to}" AS ${there} WHERE ${joined(relation, here, there)} AND ${holds})`;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.filter((part) => part !== undefined) : [value];
}

const TRUE = "TRUE";
const FALSE = "FALSE";

function all(parts: string[]): string {
  const kept = parts.filter((part) => part !== TRUE);
  return kept.length > 1 ? `(${kept.join(" AND ")})` : (kept[0] ?? TRUE);
}

function any(parts: string[]): string {
  const kept = parts.filter((part) => part !== FALSE);
  return kept.length > 1 ? `(${kept.join(" OR ")})` : (kept[0] ?? FALSE);
}
