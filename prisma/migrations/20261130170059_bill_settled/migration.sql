-- AlterTable
ALTER TABLE "RepairRequest" ADD COLUMN     "billSettledAt" TIMESTAMPTZ(3);

-- Of bills that came before nobody knows whether a person settled them: they begin nothing anew.
UPDATE "RepairRequest" r SET "billSettledAt" = now()
WHERE r."billAboveAt" IS NULL AND EXISTS (SELECT 1 FROM "QuoteDocument" d WHERE d."repairRequestId" = r."id" AND d."role" = 'final');
