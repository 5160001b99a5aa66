-- AlterTable
ALTER TABLE "RepairRequest" ADD COLUMN     "timeCancelledAt" TIMESTAMPTZ(3);

-- Until now a cancelled appointment was one that was asked about without words.
UPDATE "RepairRequest" SET "timeCancelledAt" = "timeAskedAt"
WHERE "timeAskedAt" IS NOT NULL AND "timeAsked" IS NULL AND "scheduledServiceDate" IS NULL;
