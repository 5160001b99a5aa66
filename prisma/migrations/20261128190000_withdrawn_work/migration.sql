-- The customer took a go-ahead back after the work had begun: it waits until the shop has dealt with it.
ALTER TABLE "RepairRequest" ADD COLUMN "withdrawnAt" TIMESTAMPTZ(3);

-- Few of many, as with links that are due.
CREATE INDEX "RepairRequest_withdrawn_idx" ON "RepairRequest" ("withdrawnAt", "id") WHERE "withdrawnAt" IS NOT NULL AND "closedAt" IS NULL;
