-- A payment that was typed wrong is taken back by an entry of its own: owed again, and the first one stays.
ALTER TABLE "LedgerEntry" DROP CONSTRAINT "LedgerEntry_kind_check";
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_kind_check" CHECK (
  ("kind" = 'payment' AND "amount" > 0) OR ("kind" = 'refund' AND "amount" < 0) OR ("kind" = 'refund_failed' AND "amount" > 0)
  OR ("kind" = 'dispute' AND "amount" <= 0) OR ("kind" = 'dispute_won' AND "amount" >= 0) OR ("kind" = 'dispute_lost' AND "amount" = 0)
  OR ("kind" = 'taken_back' AND "amount" < 0 AND "refundOfId" IS NOT NULL AND "method" <> 'card')
);
