-- What a document is to the repair, who said so, what it waits for, and what taking it did to the lines.
ALTER TABLE "QuoteDocument"
  ADD COLUMN "role" TEXT NOT NULL DEFAULT 'original',
  ADD COLUMN "roleBy" TEXT,
  ADD COLUMN "waitsFor" TEXT,
  ADD COLUMN "carAnswer" TEXT,
  ADD COLUMN "sameAsId" UUID,
  ADD COLUMN "effect" JSONB;

ALTER TABLE "QuoteDocument" ADD CONSTRAINT "QuoteDocument_role_check" CHECK ("role" IN ('original', 'revised', 'rival', 'final'));
ALTER TABLE "QuoteDocument" ADD CONSTRAINT "QuoteDocument_roleBy_check" CHECK ("roleBy" IN ('reader', 'person'));
ALTER TABLE "QuoteDocument" ADD CONSTRAINT "QuoteDocument_waitsFor_check" CHECK ("waitsFor" IN ('car'));
ALTER TABLE "QuoteDocument" ADD CONSTRAINT "QuoteDocument_carAnswer_check" CHECK ("carAnswer" IN ('use_this_car', 'mistake_of_the_paper', 'wrong_file'));
ALTER TABLE "QuoteDocument" ADD CONSTRAINT "QuoteDocument_sameAsId_fkey" FOREIGN KEY ("sameAsId") REFERENCES "QuoteDocument"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "QuoteDocument_sameAsId_idx" ON "QuoteDocument"("sameAsId");
CREATE INDEX "QuoteDocument_sha256_idx" ON "QuoteDocument"("sha256");

-- The sums of the papers that the lines of a request come from: the invoice comes to the same total.
ALTER TABLE "RepairRequest"
  ADD COLUMN "paperLines" DECIMAL(12,2),
  ADD COLUMN "paperDiscount" DECIMAL(12,2),
  ADD COLUMN "paperTax" DECIMAL(12,2),
  ADD COLUMN "paperTotal" DECIMAL(12,2);
