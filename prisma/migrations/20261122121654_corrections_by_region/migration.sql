ALTER TABLE "PriceGuideCorrection" ADD COLUMN "region" TEXT;
