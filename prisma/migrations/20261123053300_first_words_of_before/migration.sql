-- The first words and what New made, of what was there before their columns: five hundred requests at a time, each lot kept at once.
DO $script$
DECLARE
  upTo UUID := '00000000-0000-0000-0000-000000000000';
  which UUID[];
BEGIN
  -- For as long as it takes, who writes first words outright is let: nobody but this does.
  CREATE OR REPLACE FUNCTION keep_first_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW."originalDescription" IS DISTINCT FROM OLD."originalDescription" THEN RETURN NEW; END IF;
    NEW."originalDescription" := coalesce(OLD."originalDescription", CASE WHEN NEW."description" <> OLD."description" THEN OLD."description" END);
    RETURN NEW;
  END
  $$;
  COMMIT;
  LOOP
    SELECT array_agg(l."id" ORDER BY l."id") INTO which
    FROM (SELECT "id" FROM "RepairRequest" WHERE "id" > upTo ORDER BY "id" LIMIT 500) l;
    EXIT WHEN which IS NULL;

    -- The record has the words of the lines that were given others before.
    UPDATE "RepairLineItem" i SET "originalDescription" = first."words"
    FROM (
      SELECT DISTINCT ON (line ->> 'id') line ->> 'id' AS "id", line ->> 'description' AS "words"
      FROM "HistoryEvent" h, jsonb_array_elements(CASE jsonb_typeof(h."data" -> 'lines') WHEN 'array' THEN h."data" -> 'lines' ELSE '[]' END) AS line
      WHERE h."repairRequestId" = ANY (which)
      ORDER BY line ->> 'id', h."id"
    ) AS first
    WHERE i."repairRequestId" = ANY (which) AND i."id"::text = first."id" AND i."version" > 1 AND i."description" <> first."words"
      AND i."originalDescription" IS DISTINCT FROM first."words";

    -- A customer and a request of one form were made by one transaction, which took thirty seconds at most.
    UPDATE "RepairRequest" r SET "made" = ARRAY['customer']
    FROM "User" u
    WHERE r."id" = ANY (which) AND r."made" = '{}' AND u."id" = r."requesterId"
      AND r."createdAt" - u."createdAt" BETWEEN interval '0' AND interval '30 seconds';

    COMMIT;
    upTo := which[cardinality(which)];
  END LOOP;
  CREATE OR REPLACE FUNCTION keep_first_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."originalDescription" := coalesce(OLD."originalDescription", CASE WHEN NEW."description" <> OLD."description" THEN OLD."description" END);
    RETURN NEW;
  END
  $$;
END $script$;
