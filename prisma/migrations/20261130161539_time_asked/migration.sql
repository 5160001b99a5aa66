-- AlterTable
ALTER TABLE "RepairRequest" ADD COLUMN     "timeAsked" TEXT,
ADD COLUMN     "timeAskedAt" TIMESTAMPTZ(3);
