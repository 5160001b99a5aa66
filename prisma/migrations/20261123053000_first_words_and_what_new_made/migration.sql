-- The words that a line came with, once it has others; and what New made together with a request.
ALTER TABLE "RepairLineItem" ADD COLUMN "originalDescription" TEXT;
ALTER TABLE "RepairRequest" ADD COLUMN "made" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- The record has the words of those that were given others before.
UPDATE "RepairLineItem" i SET "originalDescription" = first."words"
FROM (
  SELECT DISTINCT ON (line ->> 'id') line ->> 'id' AS "id", line ->> 'description' AS "words"
  FROM "HistoryEvent" h, jsonb_array_elements(CASE jsonb_typeof(h."data" -> 'lines') WHEN 'array' THEN h."data" -> 'lines' ELSE '[]' END) AS line
  ORDER BY line ->> 'id', h."id"
) AS first
WHERE i."id"::text = first."id" AND i."version" > 1 AND i."description" <> first."words";

-- A customer and a request of one form were made by one transaction, which took thirty seconds at most.
UPDATE "RepairRequest" r SET "made" = ARRAY['customer']
FROM "User" u
WHERE u."id" = r."requesterId" AND r."createdAt" - u."createdAt" BETWEEN interval '0' AND interval '30 seconds';

-- After the backfill: the database itself keeps them, whoever writes the line.
CREATE FUNCTION keep_first_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."originalDescription" := coalesce(OLD."originalDescription", CASE WHEN NEW."description" <> OLD."description" THEN OLD."description" END);
  RETURN NEW;
END
$$;
CREATE TRIGGER "RepairLineItem_keep_first_words" BEFORE UPDATE ON "RepairLineItem" FOR EACH ROW EXECUTE FUNCTION keep_first_words();
