import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";

test("every foreign key has an index that begins with it: neither a look-up nor a deletion reads a whole table", async () => {
  const bare = await db.$queryRaw<{ key: string }[]>`
    SELECT c.conrelid::regclass::text || ' (' || string_agg(a.attname, ', ' ORDER BY k.place) || ')' AS key
    FROM pg_constraint c
    JOIN LATERAL unnest(c.conkey) WITH ORDINALITY AS k(attnum, place) ON true
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.attnum
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
    GROUP BY c.oid, c.conrelid, c.conkey
    HAVING NOT EXISTS (
      SELECT 1 FROM pg_index i
      WHERE i.indrelid = c.conrelid AND i.indisvalid AND i.indpred IS NULL
        AND (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey
    )
    ORDER BY 1`;
  expect(bare.map(({ key }) => key)).toEqual([]);
});

test("the lists that are read newest first, and those of one status or one person, have an index in that order", async () => {
  const rows = await db.$queryRaw<{ columns: string }[]>`
    SELECT i.indrelid::regclass::text || ' ' || (
      SELECT string_agg(a.attname, ',' ORDER BY k.place)
      FROM unnest(string_to_array(i.indkey::text, ' ')::int2[]) WITH ORDINALITY AS k(attnum, place)
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum) AS columns
    FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid WHERE t.relnamespace = 'public'::regnamespace`;
  expect(rows.map(({ columns }) => columns)).toEqual(
    expect.arrayContaining([
      '"Invoice" issuedAt,id',
      '"Communication" sentAt,id',
      '"RepairRequest" status,id',
      '"Notification" userId,createdAt',
      '"CallRequest" repairRequestId',
    ]),
  );
});

test("who was deleted of an account is found without reading everybody who ever was", async () => {
  const [found] = await db.$queryRaw<{ whole: boolean; only: string; by: string }[]>`
    SELECT i.indisvalid AS "whole", pg_get_expr(i.indpred, i.indrelid) AS "only", pg_get_expr(i.indexprs, i.indrelid) AS "by"
    FROM pg_index i WHERE i.indexrelid = to_regclass('"AuditEvent_deleted_accountId_idx"')`;
  expect(found).toEqual({ whole: true, only: "(kind = 'user_deleted'::text)", by: "(data ->> 'accountId'::text)" });
});
