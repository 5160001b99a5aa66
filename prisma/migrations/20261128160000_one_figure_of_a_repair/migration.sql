-- The figure of a repair is what stands of it, and once it is billed what was approved: of what was there before, five hundred at a time.
DO $script$
DECLARE
  upTo UUID := '00000000-0000-0000-0000-000000000000';
  which UUID[];
BEGIN
  LOOP
    SELECT array_agg(l."id" ORDER BY l."id") INTO which
    FROM (SELECT "id" FROM "RepairRequest" WHERE "id" > upTo ORDER BY "id" LIMIT 500) l;
    EXIT WHEN which IS NULL;

    UPDATE "RepairRequest" r SET "originalTotalPrice" = f."original", "totalPrice" = f."now"
    FROM (
      SELECT i."repairRequestId" AS "id", coalesce(sum(i."originalPrice") FILTER (WHERE counted."in"), 0) AS "original",
        coalesce(sum(i."totalPrice") FILTER (WHERE counted."in"), 0) AS "now"
      FROM "RepairLineItem" i LEFT JOIN "Invoice" n ON n."liveRequestId" = i."repairRequestId",
        LATERAL (SELECT i."group" = 'approved' OR (n."id" IS NULL AND i."group" IN ('pending', 'quote_analyzed')) AS "in") counted
      WHERE i."repairRequestId" = ANY (which)
      GROUP BY i."repairRequestId"
    ) AS f
    WHERE r."id" = f."id" AND (r."originalTotalPrice", r."totalPrice") IS DISTINCT FROM (f."original", f."now");

    COMMIT;
    upTo := which[cardinality(which)];
  END LOOP;
END $script$;
