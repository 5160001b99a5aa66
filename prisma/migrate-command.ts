import { secureAddresses } from "#app/platform/database/database-address.ts";
import { applyMigrations } from "#prisma/migrate.ts";
import { migrateAsOwner } from "#prisma/roles.ts";

/** `npm run migrate`: applies the migrations of this build to the named database, so that web processes need no owner's rights. */
try {
  secureAddresses(process.env);
  const { DATABASE_OWNER_URL: ownerUrl } = process.env;
  const appUrl = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
  if (!appUrl) throw new Error("DATABASE_URL is missing: the embedded database migrates itself at the start.");
  const applied = ownerUrl ? await migrateAsOwner(ownerUrl, appUrl) : await applyMigrations(appUrl);
  const count = applied.length === 1 ? "1 migration" : `${applied.length} migrations`;
  console.log(applied.length === 0 ? "The database is up to date." : `Applied ${count}: ${applied.join(", ")}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
