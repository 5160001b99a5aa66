-- A paper from the customer's hands after their go-ahead waits until somebody at the shop has looked at it.
ALTER TABLE "QuoteDocument" DROP CONSTRAINT "QuoteDocument_waitsFor_check";
ALTER TABLE "QuoteDocument" ADD CONSTRAINT "QuoteDocument_waitsFor_check" CHECK ("waitsFor" IN ('car', 'lines', 'shop'));
