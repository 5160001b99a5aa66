-- What the words of a paper say of its tax and discounts, and where an invoice's figures of both come from, from here on.
ALTER TABLE "RepairRequest" ADD COLUMN "paperTerms" JSONB;
ALTER TABLE "Invoice" ADD COLUMN "taxSource" TEXT, ADD COLUMN "paperDiscountSource" TEXT;
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_taxSource_check" CHECK ("taxSource" IN ('paper', 'rate', 'share', 'rates', 'none'));
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_paperDiscountSource_check" CHECK ("paperDiscountSource" IN ('paper', 'named', 'share'));
