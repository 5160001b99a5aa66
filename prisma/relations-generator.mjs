import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";

// A generator of `prisma generate` (its protocol: JSON-RPC by lines, answered on stderr). It writes what the client does not tell:
// the kind of every column and which columns join two tables, for app/platform/database/reads.
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
  return null;
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
