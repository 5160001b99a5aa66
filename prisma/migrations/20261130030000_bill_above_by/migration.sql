-- By how much a final bill is above what was authorized: Now names the difference, and no more the whole repair.
ALTER TABLE "RepairRequest" ADD COLUMN "billAbove" DECIMAL(12,2);
