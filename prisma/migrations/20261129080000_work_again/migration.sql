-- What is approved after the work was done is work again, and whoever did not come waits for a new time.
ALTER TABLE "RepairRequest" ADD COLUMN "workAgainAt" TIMESTAMPTZ(3), ADD COLUMN "missedAt" TIMESTAMPTZ(3);
