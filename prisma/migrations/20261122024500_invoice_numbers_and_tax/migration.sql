-- Sales tax and what the paper takes off reach the invoice; invoices are numbered in the shop's own form.
ALTER TABLE "Invoice"
  ADD COLUMN "number" TEXT,
  ADD COLUMN "paperDiscount" DECIMAL(12,2) NOT NULL DEFAULT 0,
  ADD COLUMN "tax" DECIMAL(12,2) NOT NULL DEFAULT 0;

-- Those that stand get the first numbers, in the order in which they were issued.
WITH counted AS (
  SELECT "id", row_number() OVER (ORDER BY "issuedAt", "id") AS "at" FROM "Invoice"
)
UPDATE "Invoice" AS i
SET "number" = coalesce((SELECT "value" FROM "AppSetting" WHERE "key" = 'money.invoice_prefix'), 'INV-')
  || (coalesce((SELECT "value"::bigint FROM "AppSetting" WHERE "key" = 'money.invoice_next'), 1001) + counted."at" - 1)::text
FROM counted WHERE counted."id" = i."id";

INSERT INTO "AppSetting" AS s ("key", "value", "updatedAt")
SELECT 'money.invoice_next', (1001 + count(*))::text, now() FROM "Invoice" HAVING count(*) > 0
ON CONFLICT ("key") DO UPDATE SET "value" = (s."value"::bigint + (SELECT count(*) FROM "Invoice"))::text, "updatedAt" = now();

ALTER TABLE "Invoice" ALTER COLUMN "number" SET NOT NULL;
CREATE UNIQUE INDEX "Invoice_number_key" ON "Invoice"("number");

ALTER TABLE "Invoice" DROP CONSTRAINT "Invoice_money_check";
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_money_check" CHECK (
  "originalTotalPrice" >= 0 AND "subtotal" >= 0 AND "serviceFee" >= 0 AND "serviceFeePercentage" BETWEEN 0 AND 100
  AND "tax" >= 0 AND "paperDiscount" BETWEEN 0 AND "subtotal"
  AND "totalAmount" = "subtotal" - "paperDiscount" + "tax" + "serviceFee"
  AND "amountPaid" BETWEEN 0 AND "totalAmount" AND "outstandingBalance" BETWEEN 0 AND "totalAmount"
);
