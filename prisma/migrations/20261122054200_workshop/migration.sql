-- The workshop: when somebody worked on a repair, the mileage it came in with, what the inspection found, and its photographs.
ALTER TABLE "RepairRequest" ADD COLUMN "mileageIn" INTEGER, ADD COLUMN "workDoneAt" TIMESTAMPTZ(3);

CREATE TABLE "WorkSession" (
  "id" UUID NOT NULL,
  "repairRequestId" UUID NOT NULL,
  "userId" UUID NOT NULL,
  "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "endedAt" TIMESTAMPTZ(3),
  CONSTRAINT "WorkSession_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "WorkSession_time_check" CHECK ("endedAt" IS NULL OR "endedAt" >= "startedAt")
);
CREATE INDEX "WorkSession_repairRequestId_startedAt_idx" ON "WorkSession" ("repairRequestId", "startedAt");
CREATE INDEX "WorkSession_userId_startedAt_idx" ON "WorkSession" ("userId", "startedAt");
-- Nobody works on two cars at once.
CREATE UNIQUE INDEX "WorkSession_running_key" ON "WorkSession" ("userId") WHERE "endedAt" IS NULL;

CREATE TABLE "InspectionPoint" (
  "id" UUID NOT NULL,
  "repairRequestId" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "rating" TEXT NOT NULL,
  "note" TEXT,
  "proposal" TEXT,
  "proposedAt" TIMESTAMPTZ(3),
  "lineItemId" UUID,
  "checkedByName" TEXT NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "InspectionPoint_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "InspectionPoint_rating_check" CHECK ("rating" IN ('green', 'yellow', 'red'))
);
CREATE UNIQUE INDEX "InspectionPoint_repairRequestId_name_key" ON "InspectionPoint" ("repairRequestId", "name");
CREATE UNIQUE INDEX "InspectionPoint_lineItemId_key" ON "InspectionPoint" ("lineItemId");
-- What waits for a price: few rows of many.
CREATE INDEX "InspectionPoint_unpriced_idx" ON "InspectionPoint" ("repairRequestId") WHERE "proposal" IS NOT NULL AND "lineItemId" IS NULL;

CREATE TABLE "Photo" (
  "id" UUID NOT NULL,
  "repairRequestId" UUID NOT NULL,
  "pointId" UUID,
  "storageKey" TEXT NOT NULL,
  "fileSize" INTEGER NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "takenById" UUID,
  "takenByName" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "Photo_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Photo_storageKey_key" ON "Photo" ("storageKey");
CREATE INDEX "Photo_repairRequestId_createdAt_idx" ON "Photo" ("repairRequestId", "createdAt");
CREATE INDEX "Photo_pointId_idx" ON "Photo" ("pointId");
CREATE INDEX "Photo_takenById_idx" ON "Photo" ("takenById");

ALTER TABLE "WorkSession" ADD CONSTRAINT "WorkSession_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "WorkSession" ADD CONSTRAINT "WorkSession_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "InspectionPoint" ADD CONSTRAINT "InspectionPoint_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "InspectionPoint" ADD CONSTRAINT "InspectionPoint_lineItemId_fkey" FOREIGN KEY ("lineItemId") REFERENCES "RepairLineItem" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Photo" ADD CONSTRAINT "Photo_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Photo" ADD CONSTRAINT "Photo_pointId_fkey" FOREIGN KEY ("pointId") REFERENCES "InspectionPoint" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Photo" ADD CONSTRAINT "Photo_takenById_fkey" FOREIGN KEY ("takenById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
