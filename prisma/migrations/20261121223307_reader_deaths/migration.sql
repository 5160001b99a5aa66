-- A document that ends its reader again and again is set aside for an advisor: its row remembers.
ALTER TABLE "QuoteDocument" ADD COLUMN "readAttempts" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "QuoteDocument" ADD COLUMN "readerDeaths" INTEGER NOT NULL DEFAULT 0;
