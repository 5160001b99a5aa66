-- When a request was closed, whichever way its status changed: its links end so many days later.
ALTER TABLE "RepairRequest" ADD COLUMN "closedAt" TIMESTAMPTZ(3);

UPDATE "RepairRequest" SET "closedAt" = COALESCE("completedDate", "updatedAt") WHERE "status" IN ('Completed', 'Cancelled');

CREATE FUNCTION note_when_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."status" NOT IN ('Completed', 'Cancelled') THEN
    NEW."closedAt" := NULL;
  ELSIF NEW."closedAt" IS NULL THEN
    NEW."closedAt" := COALESCE(NEW."completedDate", now());
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "RepairRequest_note_when_closed" BEFORE INSERT OR UPDATE OF "status" ON "RepairRequest"
  FOR EACH ROW EXECUTE FUNCTION note_when_closed();

-- Which browser proved which phone: the holder of a link is asked for the phone's code once per browser.
CREATE TABLE "PhoneProof" (
    "visitorId" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "provenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PhoneProof_pkey" PRIMARY KEY ("visitorId", "phone")
);
CREATE INDEX "PhoneProof_provenAt_idx" ON "PhoneProof"("provenAt");

-- Whose limit the sending of a code counted against: a right code gives it back.
ALTER TABLE "OneTimeCode" ADD COLUMN "network" TEXT;
