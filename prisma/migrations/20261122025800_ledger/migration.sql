-- Money that came in and went back, a row each, never changed: every sum is read from here.
CREATE TABLE "LedgerEntry" (
    "id" BIGSERIAL NOT NULL,
    "invoiceId" UUID NOT NULL,
    "paymentId" UUID,
    "refundOfId" BIGINT,
    "kind" TEXT NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "method" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "reason" TEXT,
    "takenById" UUID,
    "takenByName" TEXT,
    "occurredAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "LedgerEntry_key_key" ON "LedgerEntry"("key");
CREATE INDEX "LedgerEntry_invoiceId_id_idx" ON "LedgerEntry"("invoiceId", "id");
CREATE INDEX "LedgerEntry_paymentId_idx" ON "LedgerEntry"("paymentId");
CREATE INDEX "LedgerEntry_refundOfId_idx" ON "LedgerEntry"("refundOfId");
CREATE INDEX "LedgerEntry_takenById_idx" ON "LedgerEntry"("takenById");
CREATE INDEX "LedgerEntry_occurredAt_idx" ON "LedgerEntry"("occurredAt");

ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_refundOfId_fkey" FOREIGN KEY ("refundOfId") REFERENCES "LedgerEntry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_takenById_fkey" FOREIGN KEY ("takenById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_method_check" CHECK ("method" IN ('card', 'cash', 'check', 'terminal', 'other'));
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_kind_check" CHECK (
  ("kind" = 'payment' AND "amount" > 0) OR ("kind" = 'refund' AND "amount" < 0) OR ("kind" = 'refund_failed' AND "amount" > 0)
  OR ("kind" = 'dispute' AND "amount" <= 0) OR ("kind" = 'dispute_won' AND "amount" >= 0) OR ("kind" = 'dispute_lost' AND "amount" = 0)
);

-- What was booked before there was a ledger: payments from their rows, refunds and disputes from what the record kept of them.
INSERT INTO "LedgerEntry" ("invoiceId", "paymentId", "kind", "amount", "method", "key", "occurredAt")
SELECT p."invoiceId", p."id", 'payment', p."amount", 'card', 'payment:' || p."id", coalesce(p."succeededAt", p."updatedAt")
FROM "Payment" p WHERE p."status" IN ('succeeded', 'refunded', 'disputed') ORDER BY coalesce(p."succeededAt", p."updatedAt");

INSERT INTO "LedgerEntry" ("invoiceId", "paymentId", "kind", "amount", "method", "key", "occurredAt")
SELECT p."invoiceId", p."id", 'refund', -(w.cents / 100.0)::decimal(12,2), 'card', 'refund:' || p."id" || ':' || w.cents, w.at
FROM "Payment" p JOIN (
  SELECT e."data"->>'paymentId' AS payment, max((e."data"->>'refunded')::bigint) AS cents, max(e."createdAt") AS at
  FROM "HistoryEvent" e WHERE e."kind" = 'payment' AND e."data" ? 'refunded' GROUP BY 1
) w ON w.payment = p."id"::text WHERE p."status" IN ('succeeded', 'refunded', 'disputed') AND w.cents > 0;

INSERT INTO "LedgerEntry" ("invoiceId", "paymentId", "kind", "amount", "method", "key", "occurredAt")
SELECT p."invoiceId", p."id", 'dispute', -p."amount", 'card', 'dispute:' || p."id", p."updatedAt"
FROM "Payment" p WHERE p."status" = 'disputed';

-- Money that went back is no income.
UPDATE "Invoice" i SET "amountPaid" = greatest(0, least(i."totalAmount", l.net))
FROM (SELECT "invoiceId", sum("amount") AS net FROM "LedgerEntry" GROUP BY 1) l WHERE l."invoiceId" = i."id";

CREATE TRIGGER "LedgerEntry_append_only" BEFORE UPDATE OR DELETE ON "LedgerEntry" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "LedgerEntry_keep_all" BEFORE TRUNCATE ON "LedgerEntry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
