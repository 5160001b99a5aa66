import { expect, test } from "vitest";
import { db, Prisma, type Transaction } from "#app/platform/db.server.ts";

// Outside of a transaction a statement that is written out goes to the driver without the client's machine: what comes back, and what is
// thrown, has to be what the client makes of it. In a transaction it is the client that answers.

async function sameBothWays(ask: (by: Transaction) => Promise<unknown>) {
  const direct = await ask(db);
  expect(direct).toStrictEqual(await db.$transaction(ask));
  return direct;
}

test("values of every kind come back as the client gives them", async () => {
  const rows = await sameBothWays(
    (by) => by.$queryRaw`
    SELECT 1::int AS int, 2::bigint AS big, 1.50::numeric AS sum, 1.5::float8 AS float, true AS yes, NULL::int AS nothing,
      '2026-01-02 03:04:05.678'::timestamp AS stamp, '2026-01-02 03:04:05+02'::timestamptz AS zoned, '2026-01-02'::date AS day,
      '10:11:12'::time AS time, '{"a":[1,"x"]}'::jsonb AS json, 'null'::jsonb AS json_null, '\\x0102'::bytea AS bytes,
      '00000000-0000-0000-0000-000000000001'::uuid AS uuid, 'abc'::bpchar AS padded,
      ARRAY[1,2] AS ints, ARRAY[1,NULL]::bigint[] AS bigs, ARRAY['a',NULL] AS texts, ARRAY[1.5,2]::numeric[] AS sums,
      ARRAY['00000000-0000-0000-0000-000000000001']::uuid[] AS uuids, ARRAY[true,false] AS flags,
      ARRAY['2026-01-01']::date[] AS days, ARRAY['2026-01-01']::timestamp[] AS stamps, ARRAY['{"a":1}']::jsonb[] AS jsons`,
  );
  expect(rows).toMatchObject([{ int: 1, big: 2n, stamp: new Date("2026-01-02T03:04:05.678Z"), json: { a: [1, "x"] } }]);
});

test("values of every kind arrive as the client sends them", async () => {
  const at = new Date("2026-01-02T03:04:05.678Z");
  const part = Prisma.sql`${"inner"}::text AS inner`;
  await sameBothWays(
    (by) => by.$queryRaw`
    SELECT ${5}::int AS int, ${12n}::bigint AS big, ${1.5}::float8 AS float, ${true}::boolean AS yes, ${null}::text AS nothing,
      ${new Prisma.Decimal("1.25")}::numeric AS sum, ${at}::timestamp AS stamp, ${at}::timestamptz AS zoned, ${at}::date AS day,
      ${new Uint8Array([1, 2])}::bytea AS bytes, ${{ a: [1] }}::jsonb AS json, ${[1, 2]}::int[] AS ints,
      ${["a", null]}::text[] AS texts, ${[1n]}::bigint[] AS bigs, ${[at]}::timestamp[] AS stamps, ${part}`,
  );
});

test("a statement that fails says why in the client's words", async () => {
  const failure = (by: Transaction) =>
    by.$queryRaw`SELECT 1 / 0 AS nothing`.then(
      () => null,
      ({ name, code, message, meta }) => ({
        name,
        code,
        last: message.split("\n").at(-1),
        meta: meta.driverAdapterError.cause,
      }),
    );
  expect(await failure(db)).toMatchObject({
    name: "PrismaClientKnownRequestError",
    code: "P2010",
    meta: { originalCode: "22012" },
  });
  expect(await failure(db)).toStrictEqual(await db.$transaction(failure));
});
