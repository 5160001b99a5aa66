-- When a customer decided on a line: what the price guide said then stays beside it, whatever it learns later.
ALTER TABLE "RepairLineItem" ADD COLUMN "decidedAt" TIMESTAMPTZ(3);
-- When the prices of paid invoices were billed, so that a line decided before is judged without them.
ALTER TABLE "ChargedPrice" ADD COLUMN "since" JSONB;

-- Of lines decided before: the last time that the record says they went where they stand.
UPDATE "RepairLineItem" AS line SET "decidedAt" = decided."at"
FROM (
  SELECT moved->>'id' AS "id", moved->>'to' AS "group", max(event."createdAt") AS "at"
  FROM "HistoryEvent" AS event,
    jsonb_array_elements(CASE jsonb_typeof(event."data"->'lines') WHEN 'array' THEN event."data"->'lines' ELSE '[]'::jsonb END) AS moved
  WHERE moved->>'to' IN ('approved', 'declined') AND moved->>'from' IS DISTINCT FROM moved->>'to'
  GROUP BY 1, 2
) AS decided
WHERE line."id"::text = decided."id" AND line."group" = decided."group";

CREATE FUNCTION note_when_decided() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."group" NOT IN ('approved', 'declined') THEN
    NEW."decidedAt" := NULL;
  ELSIF TG_OP = 'INSERT' THEN
    NEW."decidedAt" := COALESCE(NEW."decidedAt", now());
  ELSIF NEW."group" <> OLD."group" THEN
    NEW."decidedAt" := now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "RepairLineItem_note_when_decided" BEFORE INSERT OR UPDATE OF "group" ON "RepairLineItem"
  FOR EACH ROW EXECUTE FUNCTION note_when_decided();
