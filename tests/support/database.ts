import { randomUUID } from "node:crypto";
import { openEmbeddedDatabase } from "#prisma/embedded.ts";
import { databaseOf, onServer, readTemplate } from "./global-setup.ts";

/** A migrated database of one's own: a clone of the embedded template, or a copy of it on TEST_DATABASE_URL's server. */
export async function cloneDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const file = process.env.TEST_TEMPLATE_FILE;
    if (!file) throw new Error("tests/support/global-setup.ts has not run");
    return openEmbeddedDatabase({ template: readTemplate(file) });
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(
    server,
    // One copy at a time: a template that is being copied counts as in use.
    "SELECT pg_advisory_lock(7402612)",
    `CREATE DATABASE ${name} TEMPLATE ${process.env.TEST_TEMPLATE_DATABASE}`,
  );
  return {
    url: databaseOf(server, name),
    close: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
