import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

// A generator of `prisma generate` (its protocol: JSON-RPC by lines, answered on stderr). It writes what the client does not tell:
// the kind of every column and which columns join two tables, for app/platform/database/reads. Then it types the client's columns that a
// CHECK of the migrations keeps to a closed list: what is read of them needs no parsing, and nothing else is written to them.
const TYPES = `export type Relation = { to: string; list: boolean; required: boolean; on: [here: string, there: string][] };
export type Table = { name: string; columns: Record<string, { type: string; list: boolean }>; relations: Record<string, Relation> };`;

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  const result =
    method === "getManifest"
      ? { manifest: { prettyName: "relations", defaultOutput: "../app/generated/relations.ts" } }
      : write(params);
  process.stderr.write(`${JSON.stringify({ jsonrpc: "2.0", result, id })}\n`);
});

function write({ generator, dmmf }) {
  const models = dmmf.datamodel.models;
  const told = Object.fromEntries(models.map((model) => [model.name, describe(model, models)]));
  mkdirSync(dirname(generator.output.value), { recursive: true });
  writeFileSync(
    generator.output.value,
    `// Made from prisma/schema.prisma by prisma/relations-generator.mjs.\n${TYPES}\nexport const TABLES: Record<string, Table> = ${JSON.stringify(told)};\n`,
  );
  for (const [table, columns] of Object.entries(closedLists())) {
    const file = join(dirname(generator.output.value), `prisma/models/${table}.ts`);
    if (existsSync(file))
      writeFileSync(file, readFileSync(file, "utf8").split("\n").map(closeWith(columns)).join("\n"));
  }
  return null;
}

/** By table and column, as the newest migration has each. */
function closedLists() {
  const lists = {};
  for (const file of globSync("prisma/migrations/*/migration.sql").sort()) {
    const said = readFileSync(file, "utf8").matchAll(
      /DROP CONSTRAINT (?:IF EXISTS )?"(\w+)_check"|CONSTRAINT "(\w+)_check"\s+CHECK \("(\w+)" IN \(([^)]*)\)\)/g,
    );
    for (const [, gone, name, column, values] of said) {
      if (gone) delete lists[gone];
      else
        lists[name] = { column, values: values.match(/'[^']*'/g).map((value) => JSON.stringify(value.slice(1, -1))) };
    }
  }
  const byTable = {};
  for (const [name, { column, values }] of Object.entries(lists)) {
    const table = name.slice(0, -column.length - 1);
    byTable[table] = { ...byTable[table], [column]: values.join(" | ") };
  }
  return byTable;
}

/** A line of a model's file: a column in what is read, and in what is written. */
function closeWith(columns) {
  return (line) =>
    line.replace(
      /^(\s+(\w+)\??: (?:Prisma\.(?:Nullable)?StringFieldUpdateOperationsInput \| )?)string\b/,
      (whole, before, name) => (Object.hasOwn(columns, name) ? `${before}${columns[name]}` : whole),
    );
}

function describe({ name, dbName, fields }, models) {
  if (dbName) throw new Error("A table is called like its model: app/platform/database/reads knows no other name.");
  const columns = {};
  const relations = {};
  for (const field of fields) {
    if (field.dbName || field.kind === "enum")
      throw new Error(`${field.name}: columns are called like their fields, without enums.`);
    if (field.kind === "scalar") columns[field.name] = { type: field.type, list: field.isList };
    if (field.kind === "object") relations[field.name] = relationOf(field, models);
  }
  return { name, columns, relations };
}

/** Pairs of columns: here, there. */
function relationOf({ name, type, isList, isRequired, relationName, relationFromFields, relationToFields }, models) {
  const here = relationFromFields ?? [];
  const told = { to: type, list: isList, required: isRequired };
  if (here.length > 0) return { ...told, on: here.map((from, i) => [from, relationToFields[i]]) };
  const back = models
    .find((model) => model.name === type)
    .fields.find(
      (field) => field.relationName === relationName && field.relationFromFields?.length && field.name !== name,
    );
  return { ...told, required: false, on: back.relationFromFields.map((from, i) => [back.relationToFields[i], from]) };
}
