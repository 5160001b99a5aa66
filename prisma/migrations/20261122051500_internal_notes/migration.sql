-- What staff say among themselves about a repair: no customer ever reads it. Who was named in it is told.
CREATE TABLE "InternalNote" (
  "id" UUID NOT NULL,
  "repairRequestId" UUID NOT NULL,
  "authorId" UUID,
  "authorName" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "mentioned" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "InternalNote_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "InternalNote_repairRequestId_createdAt_idx" ON "InternalNote" ("repairRequestId", "createdAt");
CREATE INDEX "InternalNote_authorId_idx" ON "InternalNote" ("authorId");
ALTER TABLE "InternalNote" ADD CONSTRAINT "InternalNote_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "InternalNote" ADD CONSTRAINT "InternalNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
