-- A voided invoice may be followed by another: the one that counts is the one that is not void. What the shop takes off is said apart.
ALTER TABLE "Invoice" ADD COLUMN "discount" DECIMAL(12,2) NOT NULL DEFAULT 0, ADD COLUMN "discountReason" TEXT,
  ADD COLUMN "voidedAt" TIMESTAMPTZ(3), ADD COLUMN "voidReason" TEXT,
  ADD COLUMN "liveRequestId" UUID GENERATED ALWAYS AS (CASE WHEN "status" <> 'Void' THEN "repairRequestId" END) STORED;
DROP INDEX "Invoice_repairRequestId_key";
CREATE INDEX "Invoice_repairRequestId_idx" ON "Invoice"("repairRequestId");
CREATE UNIQUE INDEX "Invoice_liveRequestId_key" ON "Invoice"("liveRequestId");
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_liveRequestId_fkey" FOREIGN KEY ("liveRequestId") REFERENCES "RepairRequest"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "Invoice" DROP CONSTRAINT "Invoice_money_check";
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_money_check" CHECK (
  "originalTotalPrice" >= 0 AND "subtotal" >= 0 AND "serviceFee" >= 0 AND "serviceFeePercentage" BETWEEN 0 AND 100
  AND "tax" >= 0 AND "paperDiscount" BETWEEN 0 AND "subtotal" AND "discount" >= 0
  AND "totalAmount" = "subtotal" - "paperDiscount" + "tax" + "serviceFee" - "discount" AND "totalAmount" >= 0
  AND "amountPaid" BETWEEN 0 AND "totalAmount" AND "outstandingBalance" BETWEEN 0 AND "totalAmount"
);
-- A dispute has to be answered by a day; what was sent as evidence is noted.
ALTER TABLE "Payment" ADD COLUMN "askedAt" TIMESTAMPTZ(3), ADD COLUMN "disputeId" TEXT, ADD COLUMN "disputeDueAt" TIMESTAMPTZ(3), ADD COLUMN "evidenceSentAt" TIMESTAMPTZ(3);
