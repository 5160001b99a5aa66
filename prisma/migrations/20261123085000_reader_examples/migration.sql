CREATE TABLE "ReaderExample" (
    "quoteDocumentId" UUID NOT NULL,
    "consentedById" UUID,
    "consentedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "example" JSONB,

    CONSTRAINT "ReaderExample_pkey" PRIMARY KEY ("quoteDocumentId"),
    CONSTRAINT "ReaderExample_quoteDocumentId_fkey" FOREIGN KEY ("quoteDocumentId") REFERENCES "QuoteDocument"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "ReaderExample_consentedById_idx" ON "ReaderExample"("consentedById");
