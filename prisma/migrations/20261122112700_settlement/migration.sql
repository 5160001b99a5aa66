-- Who is paid what: all of it through us (whole), or the shop by the customer and our fee by us (fee). A request keeps what it began with.
ALTER TABLE "RepairRequest" ADD COLUMN "settlement" TEXT NOT NULL DEFAULT 'whole';
ALTER TABLE "RepairRequest" ADD CONSTRAINT "RepairRequest_settlement_check" CHECK ("settlement" IN ('whole', 'fee')) NOT VALID;
ALTER TABLE "Invoice" ADD COLUMN "settlement" TEXT NOT NULL DEFAULT 'whole';
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_settlement_check" CHECK ("settlement" IN ('whole', 'fee')) NOT VALID;
-- Every row of before is whole, and its sums do not change: only the rule for the others is new, so nothing is read again.
ALTER TABLE "Invoice" DROP CONSTRAINT "Invoice_money_check";
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_money_check" CHECK (
  "originalTotalPrice" >= 0 AND "subtotal" >= 0 AND "serviceFee" >= 0 AND "serviceFeePercentage" BETWEEN 0 AND 100
  AND "tax" >= 0 AND "paperDiscount" BETWEEN 0 AND "subtotal" AND "discount" >= 0
  AND "totalAmount" = (CASE "settlement" WHEN 'fee' THEN 0 ELSE "subtotal" - "paperDiscount" + "tax" END) + "serviceFee" - "discount"
  AND "totalAmount" >= 0
  AND "amountPaid" BETWEEN 0 AND "totalAmount" AND "outstandingBalance" BETWEEN 0 AND "totalAmount"
) NOT VALID;
