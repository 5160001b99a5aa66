-- A correction of the price guide can be taken back; it stays in the record.
ALTER TABLE "PriceGuideCorrection" ADD COLUMN     "withdrawnAt" TIMESTAMPTZ(3);
