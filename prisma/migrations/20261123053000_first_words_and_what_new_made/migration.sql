-- The words that a line came with, once it has others; and what New made together with a request. What was there before is filled in by
-- 20261123053300_first_words_of_before, without holding these tables.
ALTER TABLE "RepairLineItem" ADD COLUMN "originalDescription" TEXT;
ALTER TABLE "RepairRequest" ADD COLUMN "made" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- The database itself keeps them, whoever writes the line.
CREATE FUNCTION keep_first_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."originalDescription" := coalesce(OLD."originalDescription", CASE WHEN NEW."description" <> OLD."description" THEN OLD."description" END);
  RETURN NEW;
END
$$;
CREATE TRIGGER "RepairLineItem_keep_first_words" BEFORE UPDATE ON "RepairLineItem" FOR EACH ROW EXECUTE FUNCTION keep_first_words();
