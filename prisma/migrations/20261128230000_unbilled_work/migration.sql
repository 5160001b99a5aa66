-- Completed with approved work and no invoice: it waits until it is billed. What was brought in from before is paid.
ALTER TABLE "RepairRequest" ADD COLUMN "unbilled" BOOLEAN NOT NULL DEFAULT false;

UPDATE "RepairRequest" r SET "unbilled" = true
WHERE r."status" = 'Completed'
  AND NOT EXISTS (SELECT 1 FROM "Invoice" n WHERE n."liveRequestId" = r."id")
  AND EXISTS (SELECT 1 FROM "RepairLineItem" i WHERE i."repairRequestId" = r."id"
    AND i."group" = 'approved' AND i."priceBasis" <> 'paid' AND i."totalPrice" > 0);

-- Few of many, as with links that are due.
CREATE INDEX "RepairRequest_unbilled_idx" ON "RepairRequest" ("advisorId", "id") WHERE "unbilled";
