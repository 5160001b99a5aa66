-- Which bay of the shop a repair stands in while it is worked on: one of the names under Shop Settings, Workshop.
ALTER TABLE "RepairRequest" ADD COLUMN "bay" TEXT;
