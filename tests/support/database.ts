import { randomUUID } from "node:crypto";
import { openEmbeddedDatabase } from "#prisma/embedded.ts";
import { databaseOf, newDatabase, onServer, readTemplate } from "./global-setup.ts";

/** A migrated database of one's own: a clone of the embedded template, or a copy of it on TEST_DATABASE_URL's server. */
export async function cloneDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const file = process.env.TEST_TEMPLATE_FILE;
    if (!file) throw new Error("tests/support/global-setup.ts has not run");
    return openEmbeddedDatabase({ template: readTemplate(file) });
  }
  const template = process.env.TEST_TEMPLATE_DATABASE ?? "";
  // Dropped with the template when the run is through.
  const name = `${template}_${randomUUID().slice(0, 13).replace("-", "")}`;
  await onServer(
    server,
    // One copy at a time: a template that is being copied counts as in use.
    "SELECT pg_advisory_lock(7402612)",
    ...newDatabase(name, `TEMPLATE ${template}`),
  );
  return {
    url: databaseOf(server, name),
    close: () => onServer(server, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`),
  };
}
