import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";

// prisma/relations-generator.mjs reads the migrations; what counts is the database that they make.

test("each column that the database keeps to a closed list is of that list's type in the client, and no other is", async () => {
  const kept = await db.$queryRaw<{ table: string; rule: string }[]>`
    SELECT "relname" AS "table", pg_get_constraintdef(c."oid") AS "rule"
    FROM pg_constraint c JOIN pg_class ON pg_class."oid" = "conrelid"
    WHERE "contype" = 'c' AND "connamespace" = 'public'::regnamespace`;
  const wanted: string[] = [];
  for (const { table, rule } of kept) {
    const [, column, values] = rule.match(/^CHECK \(\("?(\w+)"? = ANY \(ARRAY\[([^\]]*)\]\)\)\)/) ?? [];
    if (column && values)
      wanted.push(`${table}.${column}: ${[...values.matchAll(/'([^']*)'/g)].map((each) => each[1])}`);
  }
  expect(wanted).toContain("Account.status: Active,Inactive,Suspended");
  const tables = new Set(kept.map(({ table }) => table));
  expect([...tables].flatMap(typedIn).sort()).toEqual(wanted.sort());
});

/** "Account.status: Active,Inactive", as the client has a table's rows. */
function typedIn(table: string): string[] {
  const source = readFileSync(`app/generated/prisma/models/${table}.ts`, "utf8");
  const rows = source.slice(source.indexOf("  scalars: "), source.indexOf("  composites: "));
  return [...rows.matchAll(/^ {4}(\w+): ("[^\n]*"(?: \| null)?)$/gm)].map(
    ([, column, type]) => `${table}.${column}: ${[...(type ?? "").matchAll(/"([^"]*)"/g)].map((each) => each[1])}`,
  );
}
