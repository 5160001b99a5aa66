-- AlterTable
ALTER TABLE "RepairRequest" ADD COLUMN "linkDue" BOOLEAN NOT NULL DEFAULT false;

-- Few of many: what is counted is counted in an index, and these are taken off.
CREATE INDEX "RepairRequest_link_due_idx" ON "RepairRequest" ("status", "id") WHERE "linkDue" AND "closedAt" IS NULL;
CREATE INDEX "QuoteDocument_waits_idx" ON "QuoteDocument" ("repairRequestId") WHERE "waitsFor" IS NOT NULL;
