import { Prisma } from "#app/generated/prisma/client.ts";
import { TABLES, type Table } from "#app/generated/relations.ts";
import { type Columns, columnsOf, listOf, restOf } from "#app/platform/database/reads/columns.ts";
import { conditionOf } from "#app/platform/database/reads/condition.ts";
import { BY_THE_CLIENT, isPlain, Statement, said, tableCalled } from "#app/platform/database/reads/statement.ts";

/** Asks the driver. */
type Ask = (query: Pick<Prisma.Sql, "text" | "values">) => Promise<object[]>;
type Read = (args?: unknown) => Promise<unknown>;
type Delegate = Record<string, unknown>;

/**
 * The reads of one table as one statement each, past the client, which takes several times as long to plan a read with all that hangs
 * on it and to put together its answer. Same arguments, same rows, same types: what is not written out here (cursors, words, JSON in a
 * condition) the client asks itself, and what is found by a key: of several askers at once it makes one statement.
 * tests/platform/reads.test.ts compares both.
 */
export function readsOf(property: string, delegate: Delegate, ask: Ask): Delegate {
  const table = TABLES[property.charAt(0).toUpperCase() + property.slice(1)];
  if (!table) return delegate;
  const client = (name: string, args: unknown) => {
    const method = delegate[name];
    if (typeof method !== "function") throw new Error(`The client has no ${name}.`);
    return method.call(delegate, args);
  };
  const reads: Record<string, Read> = {
    findFirst: (args) =>
      orClient(
        (given) => firstOf(ask, table, given),
        args,
        () => client("findFirst", args),
      ),
    findMany: (args) =>
      orClient(
        (given) => manyOf(ask, table, given),
        args,
        () => client("findMany", args),
      ),
    count: (args) =>
      orClient(
        (given) => countOf(ask, table, given),
        args,
        () => client("count", args),
      ),
  };
  return new Proxy(delegate, {
    get: (target, name) => (typeof name === "string" && reads[name]) || Reflect.get(target, name),
  });
}

async function orClient(read: Read, args: unknown, client: () => unknown): Promise<unknown> {
  try {
    return await read(args);
  } catch (error) {
    if (error !== BY_THE_CLIENT) throw error;
    return client();
  }
}

async function firstOf(ask: Ask, table: Table, args: unknown): Promise<unknown> {
  const { text, values, read } = found(table, args, FIRST);
  const [row] = await ask({ text: `SELECT row_to_json(r)::text AS "found" FROM (${text} LIMIT 1) AS r`, values });
  if (!row) return null;
  const value = JSON.parse(textIn(row));
  read(value);
  return value;
}

async function manyOf(ask: Ask, table: Table, args: unknown): Promise<unknown> {
  const { text, values, read } = found(table, args, MANY);
  const [row] = await ask({ text: `SELECT COALESCE(json_agg(r), '[]')::text AS "found" FROM (${text}) AS r`, values });
  const rows = row ? JSON.parse(textIn(row)) : [];
  for (const each of rows) read(each);
  return rows;
}

const FIRST = new Set(["select", "include", "where", "orderBy", "relationLoadStrategy"]);
const MANY = new Set([...FIRST, "take", "skip"]);
const COUNT = new Set(["where", "take"]);

async function countOf(ask: Ask, table: Table, args: unknown): Promise<unknown> {
  const given = onlyWith(COUNT, args);
  const statement = new Statement();
  const here = statement.name();
  const rest = restOf(table, here, given, statement, "TRUE");
  const text =
    given.take === undefined
      ? `SELECT count(*)::int AS "found"${rest}`
      : `SELECT count(*)::int AS "found" FROM (SELECT 1${rest}) AS r`;
  const [row] = await ask({ text, values: statement.values });
  return row && "found" in row ? row.found : 0;
}

function onlyWith(known: ReadonlySet<string>, args: unknown) {
  const given = args ?? {};
  if (!isPlain(given) || given.relationLoadStrategy === "query") throw BY_THE_CLIENT;
  for (const [name] of said(given)) if (!known.has(name)) throw BY_THE_CLIENT;
  return given;
}

type Kept = Columns & { values: unknown[]; tables: number };
/** What is selected stands mostly in a constant: written out once. The same object may be what another read includes. */
const kept = { select: new WeakMap<object, Map<Table, Kept>>(), include: new WeakMap<object, Map<Table, Kept>>() };

function found(table: Table, args: unknown, known: ReadonlySet<string>) {
  const given = onlyWith(known, args);
  const { text, read, values, tables } = selected(table, given);
  const statement = new Statement([...values], tables);
  const whole = `SELECT ${text}${listOf(table, ROOT, given, statement)}`;
  return { text: whole, values: statement.values, read };
}

const ROOT = "t0";

function selected(table: Table, args: Record<string, unknown>): Kept {
  const { select, include } = args;
  const key = select ?? include ?? table;
  if (typeof key !== "object" || key === null || (select && include)) throw BY_THE_CLIENT;
  const known = kept[select ? "select" : "include"];
  const before = known.get(key)?.get(table);
  if (before) return before;
  const statement = new Statement();
  const columns = columnsOf(table, ROOT, args, statement);
  const made = { ...columns, values: statement.values, tables: statement.tables };
  known.set(key, (known.get(key) ?? new Map()).set(table, made));
  return made;
}

/** A `where` of the client as a condition in SQL, on a table that stands in the statement by its own name. */
export function whereSql(name: string, where: object): Prisma.Sql {
  const statement = new Statement();
  return asSql(conditionOf(tableCalled(name), `"${name}"`, where, statement), statement.values);
}

/** What `findMany` asks as a query in SQL, to stand in a larger statement: what is no text, number or boolean comes as JSON has it. */
export function listSql(name: string, args: object): Prisma.Sql {
  const { text, values } = found(tableCalled(name), args, MANY);
  return asSql(text, values);
}

/** The pieces between the values, and those in the order in which they stand: one may stand twice. */
function asSql(text: string, values: unknown[]): Prisma.Sql {
  const places = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => values[Number(place) - 1]);
  return new Prisma.Sql(text.split(/\$\d+/), places);
}

function textIn(row: object) {
  return "found" in row && typeof row.found === "string" ? row.found : "null";
}
