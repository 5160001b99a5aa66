import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { migrationsForEngine, readSchema, startSchemaEngine } from "#prisma/migrate.ts";

/** The SQL that would bring the migrations of this build to its schema; empty when they agree. Development only. */
export async function diffMigrationsToSchema(from: "migrations" | "empty" = "migrations"): Promise<string> {
  const engine = await startSchemaEngine(adapterWithTrigrams());
  const result = await engine.diff({
    from: from === "empty" ? { tag: "empty" } : { tag: "migrations", ...migrationsForEngine() },
    to: { tag: "schemaDatamodel", files: [{ path: "schema.prisma", content: readSchema() }], configDir: "" },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
    shadowDatabaseUrl: null,
  });
  const sql: string = result.stdout ?? "";
  return sql.includes("This is an empty migration") ? "" : sql;
}

/** The adapter's own shadow database knows no extension. */
function adapterWithTrigrams() {
  const adapterOf = () => new PrismaPGlite(new PGlite({ extensions: { pg_trgm } }));
  return Object.assign(adapterOf(), { connectToShadowDb: () => adapterOf().connect() });
}

if (import.meta.main)
  process.stdout.write(await diffMigrationsToSchema(process.argv.includes("--empty") ? "empty" : "migrations"));
