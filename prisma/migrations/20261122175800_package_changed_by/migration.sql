-- Whose name stands beside a package, so that it goes with the person. No foreign key: a name outlives who is gone until then.
ALTER TABLE "JobPackage" ADD COLUMN "changedById" UUID;
