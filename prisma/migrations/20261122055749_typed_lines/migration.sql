-- Lines that were typed by hand, and then their paper: whether it takes their place is a person's to say.
ALTER TABLE "QuoteDocument" ADD COLUMN "linesAnswer" TEXT;
ALTER TABLE "QuoteDocument" ADD CONSTRAINT "QuoteDocument_linesAnswer_check" CHECK ("linesAnswer" IN ('instead', 'beside'));
ALTER TABLE "QuoteDocument" DROP CONSTRAINT "QuoteDocument_waitsFor_check";
ALTER TABLE "QuoteDocument" ADD CONSTRAINT "QuoteDocument_waitsFor_check" CHECK ("waitsFor" IN ('car', 'lines'));
