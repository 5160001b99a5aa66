-- A package has what a line may have: half an hour of labor too.
ALTER TABLE "JobPackageLine" DROP CONSTRAINT "JobPackageLine_quantity_check",
  ADD CONSTRAINT "JobPackageLine_quantity_check" CHECK ("quantity" BETWEEN 0.01 AND 9999);
