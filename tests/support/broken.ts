import { db } from "#app/platform/db.server.ts";

/** A database that refuses to write to a table for as long as `work` lasts. */
export async function refusingWrites<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await db.$executeRawUnsafe(
    `CREATE OR REPLACE FUNCTION refuse_all() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'out of order'; END $$ LANGUAGE plpgsql`,
  );
  await db.$executeRawUnsafe(
    `CREATE TRIGGER refuse_all BEFORE INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION refuse_all()`,
  );
  try {
    return await work();
  } finally {
    await db.$executeRawUnsafe(`DROP TRIGGER refuse_all ON "${table}"`);
  }
}

/** A database in which a table is not to be found for as long as `work` lasts. */
export async function withoutTable<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await db.$executeRawUnsafe(`ALTER TABLE "${table}" RENAME TO "${table}_away"`);
  try {
    return await work();
  } finally {
    await db.$executeRawUnsafe(`ALTER TABLE "${table}_away" RENAME TO "${table}"`);
  }
}
