import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { inviteFirstAdmin } from "#app/people/invitation/invitation.server.ts";
import { hasDemoData } from "#app/people/password.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { forbidden, Refusal } from "#app/platform/refusal.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import { forgetSettings } from "#app/shop/settings/settings.server.ts";

/** What stays: how the database is made. */
const STAYS = ["_prisma_migrations"];

/**
 * Empties the embedded database of its demo shop and of everything that was tried in it, the record included, and gives the link
 * of the first admin. The demo is not loaded again. Errors: 401; 403; 409 where there is no demo, or the database is a named one.
 */
export async function removeDemoData(viewer: Viewer): Promise<{ path: string }> {
  requireSignedIn(viewer);
  if (viewer.user.role !== "admin") throw forbidden();
  const why = await whyDemoStays();
  if (why) throw new Refusal(409, why);
  const files = await db.quoteDocument.findMany({ select: { storageKey: true } });
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND NOT tablename = ANY (${STAYS})`;
  await db.$transaction(
    async (tx) => {
      // The record's guards hold off everybody but the owner of this copy, who starts anew.
      for (const { name } of rows) await tx.$executeRawUnsafe(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
      await tx.$executeRawUnsafe(`TRUNCATE ${rows.map(({ name }) => name).join(", ")}`);
      for (const { name } of rows) await tx.$executeRawUnsafe(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
      await tx.$executeRaw`DELETE FROM pgboss.job`;
      await tx.appSetting.create({ data: { key: "demo_data", value: "removed" } });
    },
    { timeout: 60_000 },
  );
  forgetSettings();
  for (const { storageKey } of files) {
    await documents.remove(storageKey).catch((err: unknown) => log.warn({ err }, "a demo document was not removed"));
  }
  const first = await inviteFirstAdmin();
  if (!first) throw new Refusal(409, "There is an admin already.");
  return first;
}

/** Why the demo cannot be removed from here, in a sentence; null where it can. */
export async function whyDemoStays(): Promise<string | null> {
  if (!(await hasDemoData())) return "There is no demo data.";
  if (env.embedded) return null;
  return "This is a named database, whose record nobody may empty. Begin with a new database for your own shop.";
}
