import { mkdirSync, writeFileSync } from "node:fs";
import { diffMigrationsToSchema } from "#prisma/diff.ts";

// `npm run db:migration -- what_changes`: the next migration, from what prisma/schema.prisma says and the migrations do not yet.
const name = process.argv[2] ?? "";
if (!/^[a-z][a-z0-9_]+$/.test(name)) {
  console.error("Name what changes, in small letters: npm run db:migration -- line_reopened");
  process.exit(1);
}
const sql = await diffMigrationsToSchema();
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const folder = `prisma/migrations/${stamp}_${name}`;
mkdirSync(folder, { recursive: true });
writeFileSync(
  `${folder}/migration.sql`,
  sql || "-- The schema asks for no change: guards, triggers and data are written here.\n",
);
console.log(`${folder}/migration.sql: read it, add guards and back-filling, then \`npx prisma generate\`.`);
process.exit(0);
