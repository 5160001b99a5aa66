-- The company's own: its logo, and the fee that a request began with.
CREATE TABLE "ShopFile" (
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ShopFile_pkey" PRIMARY KEY ("name")
);

ALTER TABLE "ShopFile" ADD CONSTRAINT "ShopFile_size_check" CHECK (length("bytes") <= 2097152);

ALTER TABLE "RepairRequest" ADD COLUMN "feePercent" INTEGER NOT NULL DEFAULT 25;
ALTER TABLE "RepairRequest" ADD CONSTRAINT "RepairRequest_feePercent_check" CHECK ("feePercent" BETWEEN 0 AND 50);
