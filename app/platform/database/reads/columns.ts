import { Prisma } from "#app/generated/prisma/client.ts";
import type { Relation, Table } from "#app/generated/relations.ts";
import { conditionOf } from "#app/platform/database/reads/condition.ts";
import { byWords, FEW_HITS, pageByWords } from "#app/platform/database/reads/found-by-words.ts";
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

type Row = Record<string, unknown>;
/** Makes of what JSON holds what the client gives: dates, decimals, big integers. In place. */
type Reader = (row: Row) => void;
export type Columns = { text: string; read: Reader };

const KINDS = new Map<string, ((text: string) => unknown) | null>([
  ["String", null],
  ["Int", null],
  ["Float", null],
  ["Boolean", null],
  ["Json", null],
  // The driver sends times without a zone and reads them so.
  ["DateTime", (text) => new Date(text.length > 10 ? `${text.replace(/[+-]\d\d:\d\d$/, "")}Z` : text)],
  ["Decimal", (text) => new Prisma.Decimal(text)],
  ["BigInt", BigInt],
]);
/** JSON's numbers are too short for them. */
const AS_TEXT = new Set(["Decimal", "BigInt"]);

/** What `select` or `include` asks of a table, as columns of a SELECT: what hangs on it is JSON. */
export function columnsOf(table: Table, here: string, args: Row, statement: Statement): Columns {
  const { select, include } = args;
  const asked = select ? said(select) : [...Object.keys(table.columns).map((name): [string, unknown] => [name, true])];
  if (include) asked.push(...said(include));
  const readers: Reader[] = [];
  const texts = asked.flatMap(([name, value]) => {
    if (value === false) return [];
    const column = columnOf(table, name);
    if (column && value === true) return oneColumn(here, name, column, readers);
    if (name === "_count") return counts(table, here, value, statement);
    const relation = relationOf(table, name);
    if (!relation || (value !== true && !isPlain(value))) throw BY_THE_CLIENT;
    return hanging(relation, here, name, value === true ? {} : value, statement, readers);
  });
  if (texts.length === 0) throw BY_THE_CLIENT;
  return {
    text: texts.join(", "),
    read(row) {
      for (const reader of readers) reader(row);
    },
  };
}

function oneColumn(here: string, name: string, { type, list }: { type: string; list: boolean }, readers: Reader[]) {
  const make = KINDS.get(type);
  if (make === undefined || (list && make)) throw BY_THE_CLIENT;
  if (make) {
    readers.push((row) => {
      const text = row[name];
      if (text !== null) row[name] = make(String(text));
    });
  }
  if (list) return `COALESCE(${here}."${name}", '{}') AS "${name}"`;
  return AS_TEXT.has(type) ? `${here}."${name}"::text AS "${name}"` : `${here}."${name}"`;
}

function hanging(
  relation: Relation,
  here: string,
  name: string,
  args: Row,
  statement: Statement,
  readers: Reader[],
): string {
  const there = statement.name();
  const on = joined(relation, here, there);
  const { text, read } = keptAt(statement, `${relation.to} ${on}`, args, () =>
    partOf(tableCalled(relation.to), there, args, statement, on),
  );
  if (relation.list) {
    readers.push((row) => {
      const rows = row[name];
      if (Array.isArray(rows)) for (const one of rows) read(one);
    });
    return `(SELECT COALESCE(json_agg(${there}r), '[]') FROM (${text}) AS ${there}r) AS "${name}"`;
  }
  readers.push((row) => {
    const one = row[name];
    if (isPlain(one)) read(one);
  });
  return `(SELECT row_to_json(${there}r) FROM (${text}) AS ${there}r) AS "${name}"`;
}

type Part = Columns & { values: unknown[]; tables: number };
/** What hangs on a row stands mostly in a constant: written out once for each place in a statement where it stands. */
const parts = new WeakMap<object, Map<string, Part>>();

function keptAt(statement: Statement, place: string, args: Row, write: () => Columns): Columns {
  const key = `${place} ${statement.tables} ${statement.values.length}`;
  const known = parts.get(args)?.get(key);
  if (known) {
    statement.add(known.values, known.tables);
    return known;
  }
  const [values, tables] = [statement.values.length, statement.tables];
  const columns = write();
  const made = { ...columns, values: statement.values.slice(values), tables: statement.tables - tables };
  parts.set(args, (parts.get(args) ?? new Map()).set(key, made));
  return columns;
}

/** `on` joins it to the row that it hangs on. */
export function partOf(table: Table, here: string, args: Row, statement: Statement, on: string): Columns {
  const known = new Set(["select", "include", "where", "orderBy", "take", "skip", "relationLoadStrategy"]);
  for (const [name] of said(args)) if (!known.has(name)) throw BY_THE_CLIENT;
  const columns = columnsOf(table, here, args, statement);
  return { ...columns, text: `SELECT ${columns.text}${restOf(table, here, args, statement, on)}` };
}

/** The whole of a list: from FROM to LIMIT, or a page of what holds some words. */
export function listOf(table: Table, here: string, args: Row, statement: Statement, few = FEW_HITS): string {
  const found = args.take !== undefined && args.skip === undefined && byWords(table, args.where);
  const order = orderOf(table, here, args.orderBy);
  if (!found || !order) return restOf(table, here, args, statement, "TRUE");
  const page = { table, here, order, limit: counted(args.take) };
  return ` FROM ${pageByWords(found, page, statement, few)}${order}`;
}

/** From FROM to LIMIT. */
export function restOf(table: Table, here: string, args: Row, statement: Statement, on: string): string {
  const holds = conditionOf(table, here, args.where, statement);
  const where = on === "TRUE" ? holds : holds === "TRUE" ? on : `${on} AND ${holds}`;
  const limit = args.take === undefined ? "" : ` LIMIT ${limitOf(counted(args.take), statement)}`;
  const offset = args.skip === undefined ? "" : ` OFFSET ${statement.send(counted(args.skip))}`;
  return ` FROM "${table.name}" AS ${here} WHERE ${where}${orderOf(table, here, args.orderBy)}${limit}${offset}`;
}

/** Rows of a page, a dialog or a tile. What a call asks for beyond that may be any number, and a text of each would be too many. */
const FEW_ROWS = 30;

/**
 * In the text where they are few: a plan that is kept for any number of rows reckons with a tenth of the table, and beside one for five rows looks so
 * dear that the statement is planned anew each time.
 */
function limitOf(rows: number, statement: Statement): string {
  return rows <= FEW_ROWS ? String(rows) : statement.send(rows);
}

function counted(value: unknown): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0) throw BY_THE_CLIENT;
  return value;
}

function orderOf(table: Table, here: string, orderBy: unknown): string {
  const parts = (Array.isArray(orderBy) ? orderBy : [orderBy ?? {}]).flatMap(said);
  if (parts.length === 0) return "";
  return ` ORDER BY ${parts.map(([name, way]) => `${here}."${sorted(table, name)}" ${wayOf(way)}`).join(", ")}`;
}

function sorted(table: Table, name: string): string {
  const column = columnOf(table, name);
  if (!column || column.list) throw BY_THE_CLIENT;
  return name;
}

const WAYS = new Map<unknown, string>([
  ["asc", "ASC"],
  ["desc", "DESC"],
]);
const NULLS = new Map<unknown, string>([
  ["first", " NULLS FIRST"],
  ["last", " NULLS LAST"],
  [undefined, ""],
]);

function wayOf(way: unknown): string {
  const { sort, nulls } = isPlain(way) ? way : { sort: way, nulls: undefined };
  const [direction, place] = [WAYS.get(sort), NULLS.get(nulls)];
  if (direction === undefined || place === undefined) throw BY_THE_CLIENT;
  return direction + place;
}

function counts(table: Table, here: string, value: unknown, statement: Statement): string {
  if (!isPlain(value)) throw BY_THE_CLIENT;
  const texts = said(value.select).flatMap(([name, of]) => {
    if (of === false) return [];
    const relation = relationOf(table, name);
    if (!relation?.list || (of !== true && !isPlain(of))) throw BY_THE_CLIENT;
    const there = statement.name();
    const args = of === true ? {} : of;
    if (said(args).some(([part]) => part !== "where")) throw BY_THE_CLIENT;
    const rest = restOf(tableCalled(relation.to), there, args, statement, joined(relation, here, there));
    return [`(SELECT count(*)${rest}) AS "${name}"`];
  });
  if (texts.length === 0) throw BY_THE_CLIENT;
  const counted = statement.name();
  return `(SELECT row_to_json(${counted}r) FROM (SELECT ${texts.join(", ")}) AS ${counted}r) AS "_count"`;
}
