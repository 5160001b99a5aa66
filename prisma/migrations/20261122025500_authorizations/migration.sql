-- What the customer has set bounds to, and who else may decide for them.
ALTER TABLE "RepairRequest" ADD COLUMN "notToExceed" DECIMAL(12,2), ADD COLUMN "designee" JSONB;
ALTER TABLE "RepairRequest" ADD CONSTRAINT "RepairRequest_notToExceed_check" CHECK ("notToExceed" IS NULL OR "notToExceed" >= 0);

-- What a written estimate and a record of authorization name: 16 CCR 3353, 3354, 3356.
ALTER TABLE "Vehicle" ADD COLUMN "plate" TEXT;
ALTER TABLE "RepairLineItem" ADD COLUMN "partCondition" TEXT;
ALTER TABLE "RepairLineItem" ADD CONSTRAINT "RepairLineItem_partCondition_check" CHECK ("partCondition" IN ('new', 'rebuilt', 'reconditioned', 'used', 'crash'));
ALTER TABLE "RepairProvider" ADD COLUMN "registrationNumber" TEXT;

-- Each go-ahead as it was given: what was shown is written once, its document is rendered once from that, and neither changes again.
CREATE TABLE "Authorization" (
    "id" UUID NOT NULL,
    "repairRequestId" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "sum" DECIMAL(12,2) NOT NULL,
    "shown" JSONB NOT NULL,
    "pdf" BYTEA,
    "sha256" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Authorization_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Authorization_pdf_check" CHECK (("pdf" IS NULL) = ("sha256" IS NULL))
);
CREATE UNIQUE INDEX "Authorization_repairRequestId_revision_key" ON "Authorization"("repairRequestId", "revision");
ALTER TABLE "Authorization" ADD CONSTRAINT "Authorization_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE FUNCTION keep_authorization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'an authorization is never removed';
  END IF;
  IF OLD."pdf" IS NOT NULL OR (NEW."repairRequestId", NEW."revision", NEW."sum", NEW."shown", NEW."createdAt")
      IS DISTINCT FROM (OLD."repairRequestId", OLD."revision", OLD."sum", OLD."shown", OLD."createdAt") THEN
    RAISE EXCEPTION 'an authorization stands as it was given';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_authorization BEFORE UPDATE OR DELETE ON "Authorization" FOR EACH ROW EXECUTE FUNCTION keep_authorization();
