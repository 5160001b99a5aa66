-- Whose word a figure of the paper is: what the customer put right or added by hand says so from here on.
ALTER TABLE "RepairLineItem" ADD COLUMN "byHand" TEXT;
ALTER TABLE "RepairLineItem" ADD CONSTRAINT "RepairLineItem_byHand_check" CHECK ("byHand" IN ('corrected', 'added'));
