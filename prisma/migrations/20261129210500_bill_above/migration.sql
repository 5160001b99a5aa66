-- A final bill above what was authorized waits for the desk by itself: no question about the quote, and settled with a press.
ALTER TABLE "RepairRequest" ADD COLUMN "billAboveAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "RepairRequest_billAboveAt_idx" ON "RepairRequest"("billAboveAt");

-- Bills that asked for an advisor until now.
UPDATE "RepairRequest" r
SET "billAboveAt" = b."at", "needsAdvisor" = FALSE, "needsAdvisorReason" = NULL
FROM (
  SELECT d."repairRequestId", d."readMessage", max(coalesce(d."readAt", d."uploadedAt")) AS "at"
  FROM "QuoteDocument" d WHERE d."role" = 'final' GROUP BY 1, 2
) b
WHERE b."repairRequestId" = r."id" AND r."needsAdvisor" AND b."readMessage" = left(r."needsAdvisorReason", 500);
