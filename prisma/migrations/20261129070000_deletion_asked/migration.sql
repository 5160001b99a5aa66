-- When a customer asked for their data to be deleted; null while nobody has, and once it was taken back.
ALTER TABLE "User" ADD COLUMN "deletionAskedAt" TIMESTAMPTZ(3);

-- Few of many.
CREATE INDEX "User_deletion_asked_idx" ON "User" ("deletionAskedAt") WHERE "deletionAskedAt" IS NOT NULL;
