-- Pictures and papers that came with a message.
CREATE TABLE "Attachment" (
  "id" UUID NOT NULL,
  "communicationId" UUID NOT NULL,
  "repairRequestId" UUID,
  "quoteDocumentId" UUID,
  "position" INTEGER NOT NULL DEFAULT 0,
  "state" TEXT NOT NULL DEFAULT 'waiting',
  "source" TEXT,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "failure" TEXT,
  "storageKey" TEXT,
  "thumbnailKey" TEXT,
  "fileName" TEXT NOT NULL,
  "fileType" TEXT NOT NULL,
  "fileSize" INTEGER NOT NULL DEFAULT 0,
  "width" INTEGER,
  "height" INTEGER,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "Attachment_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Attachment_state_check" CHECK ("state" IN ('waiting', 'kept', 'failed')),
  CONSTRAINT "Attachment_kept_check" CHECK ("state" <> 'kept' OR "storageKey" IS NOT NULL)
);
CREATE UNIQUE INDEX "Attachment_storageKey_key" ON "Attachment"("storageKey");
CREATE UNIQUE INDEX "Attachment_thumbnailKey_key" ON "Attachment"("thumbnailKey");
CREATE INDEX "Attachment_communicationId_position_idx" ON "Attachment"("communicationId", "position");
CREATE INDEX "Attachment_repairRequestId_createdAt_idx" ON "Attachment"("repairRequestId", "createdAt");
CREATE INDEX "Attachment_quoteDocumentId_idx" ON "Attachment"("quoteDocumentId");
ALTER TABLE "Attachment" ADD CONSTRAINT "Attachment_communicationId_fkey" FOREIGN KEY ("communicationId") REFERENCES "Communication"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Attachment" ADD CONSTRAINT "Attachment_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Attachment" ADD CONSTRAINT "Attachment_quoteDocumentId_fkey" FOREIGN KEY ("quoteDocumentId") REFERENCES "QuoteDocument"("id") ON DELETE SET NULL ON UPDATE CASCADE;
