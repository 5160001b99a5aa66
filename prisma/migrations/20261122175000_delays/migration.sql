-- Why a repair is delayed and until when, in the shop's words to the customer.
ALTER TABLE "RepairRequest"
  ADD COLUMN "delayReason" TEXT,
  ADD COLUMN "delayedUntil" DATE;
ALTER TABLE "RepairRequest"
  ADD CONSTRAINT "RepairRequest_delayReason_check" CHECK (length("delayReason") BETWEEN 1 AND 160) NOT VALID,
  ADD CONSTRAINT "RepairRequest_delayedUntil_check" CHECK ("delayedUntil" IS NULL OR "delayReason" IS NOT NULL) NOT VALID;
