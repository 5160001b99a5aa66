-- Whose word a price is: quoted (the shop's paper), target (our ask), agreed (a named person at the shop confirmed it), paid (attested by a paid invoice).
ALTER TABLE "RepairLineItem" ADD COLUMN "priceBasis" TEXT NOT NULL DEFAULT 'quoted';
ALTER TABLE "RepairLineItem" ADD COLUMN "shopWord" JSONB;

UPDATE "RepairLineItem" SET "priceBasis" = 'target' WHERE "status" = 'Lowered' AND "totalPrice" < "originalPrice";
UPDATE "RepairLineItem" AS line SET "priceBasis" = 'paid'
FROM "Invoice" AS invoice
WHERE invoice."repairRequestId" = line."repairRequestId" AND invoice."amountPaid" > 0 AND line."group" = 'approved';

ALTER TABLE "RepairLineItem" ADD CONSTRAINT "RepairLineItem_priceBasis_check" CHECK ("priceBasis" IN ('quoted', 'target', 'agreed', 'paid'));
-- A price is agreed only by somebody with a name.
ALTER TABLE "RepairLineItem" ADD CONSTRAINT "RepairLineItem_agreed_check" CHECK ("priceBasis" <> 'agreed' OR coalesce(length("shopWord"->>'person'), 0) > 0);
