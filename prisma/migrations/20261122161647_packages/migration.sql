-- Lines that a shop quotes together again and again, under one name. Archived, a package is offered no more and stays.
CREATE TABLE "JobPackage" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "note" TEXT,
  "changedByName" TEXT NOT NULL,
  "archivedAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "JobPackage_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "JobPackage_name_check" CHECK (char_length("name") BETWEEN 1 AND 80 AND "name" = btrim("name"))
);
CREATE TABLE "JobPackageLine" (
  "id" UUID NOT NULL,
  "packageId" UUID NOT NULL,
  "position" INTEGER NOT NULL,
  "type" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "quantity" DECIMAL(10,2) NOT NULL,
  "unitPriceCents" INTEGER NOT NULL,
  CONSTRAINT "JobPackageLine_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "JobPackageLine_position_check" CHECK ("position" BETWEEN 0 AND 19),
  CONSTRAINT "JobPackageLine_type_check" CHECK ("type" IN ('Service', 'Part', 'Labor', 'Fee')),
  CONSTRAINT "JobPackageLine_description_check" CHECK (char_length("description") BETWEEN 1 AND 500),
  CONSTRAINT "JobPackageLine_quantity_check" CHECK ("quantity" BETWEEN 1 AND 9999),
  CONSTRAINT "JobPackageLine_unitPriceCents_check" CHECK ("unitPriceCents" BETWEEN 0 AND 999999900)
);
-- Two that are offered never have one name.
CREATE UNIQUE INDEX "JobPackage_name_offered_key" ON "JobPackage"(lower("name")) WHERE "archivedAt" IS NULL;
CREATE INDEX "JobPackage_archivedAt_idx" ON "JobPackage"("archivedAt");
CREATE UNIQUE INDEX "JobPackageLine_packageId_position_key" ON "JobPackageLine"("packageId", "position");
ALTER TABLE "JobPackageLine" ADD CONSTRAINT "JobPackageLine_packageId_fkey" FOREIGN KEY ("packageId") REFERENCES "JobPackage"("id") ON DELETE CASCADE ON UPDATE CASCADE;
