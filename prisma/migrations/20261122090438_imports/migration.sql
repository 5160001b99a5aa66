-- A file of customers, cars or past repairs that an admin brings in: looked at first, then written at once, and taken back as a whole.
CREATE TABLE "Import" (
  "id" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "state" TEXT NOT NULL DEFAULT 'preview',
  "fileName" TEXT NOT NULL,
  "sha256" TEXT NOT NULL,
  "content" TEXT,
  "made" JSONB NOT NULL DEFAULT '{}',
  "counts" JSONB NOT NULL DEFAULT '{}',
  "createdById" UUID,
  "createdByName" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "doneAt" TIMESTAMPTZ(3),
  CONSTRAINT "Import_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Import_createdAt_id_idx" ON "Import"("createdAt", "id");
