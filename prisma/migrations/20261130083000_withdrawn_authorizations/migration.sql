-- When the customer took a go-ahead back: its record stands as it was given, and says so.
ALTER TABLE "Authorization" ADD COLUMN "withdrawnAt" TIMESTAMPTZ(3);

-- That it was withdrawn is noted once, also of one whose document is made; nothing else of it changes.
CREATE OR REPLACE FUNCTION keep_authorization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'an authorization is never removed';
  END IF;
  IF (NEW."repairRequestId", NEW."revision", NEW."sum", NEW."shown", NEW."createdAt")
      IS DISTINCT FROM (OLD."repairRequestId", OLD."revision", OLD."sum", OLD."shown", OLD."createdAt")
    OR (OLD."pdf" IS NOT NULL AND (NEW."pdf", NEW."sha256") IS DISTINCT FROM (OLD."pdf", OLD."sha256"))
    OR (OLD."pdf" IS NOT NULL AND NEW."withdrawnAt" IS NOT DISTINCT FROM OLD."withdrawnAt")
    OR (OLD."withdrawnAt" IS NOT NULL AND NEW."withdrawnAt" IS DISTINCT FROM OLD."withdrawnAt") THEN
    RAISE EXCEPTION 'an authorization stands as it was given';
  END IF;
  RETURN NEW;
END $$;

-- Those that were withdrawn before, by the record.
UPDATE "Authorization" AS a SET "withdrawnAt" = taken."at"
FROM (
  SELECT b."id", min(h."createdAt") AS "at"
  FROM "Authorization" b
  JOIN "HistoryEvent" h ON h."repairRequestId" = b."repairRequestId" AND h."createdAt" > b."createdAt"
  WHERE h."kind" = 'status_changed' AND h."summary" LIKE 'Authorization withdrawn by the customer.%'
  GROUP BY b."id"
) AS taken
WHERE taken."id" = a."id";
