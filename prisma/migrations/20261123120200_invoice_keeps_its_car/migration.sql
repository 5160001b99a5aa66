-- An invoice says for ever the car that it was made out for: what is put right on the car afterwards, and the miles of its next visit, are not on it.
ALTER TABLE "Invoice" ADD COLUMN "car" JSONB;

CREATE FUNCTION keep_invoice_car() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT jsonb_build_object('year', v."year", 'make', v."make", 'model', v."model", 'vin', v."vin", 'plate', v."plate", 'mileage', v."mileage")
    INTO NEW."car"
    FROM "RepairRequest" r JOIN "Vehicle" v ON v."id" = r."vehicleId" WHERE r."id" = NEW."repairRequestId";
  RETURN NEW;
END $$;

CREATE TRIGGER invoice_car_kept BEFORE INSERT ON "Invoice" FOR EACH ROW EXECUTE FUNCTION keep_invoice_car();

UPDATE "Invoice" i
  SET "car" = jsonb_build_object('year', v."year", 'make', v."make", 'model', v."model", 'vin', v."vin", 'plate', v."plate", 'mileage', v."mileage")
  FROM "RepairRequest" r JOIN "Vehicle" v ON v."id" = r."vehicleId" WHERE r."id" = i."repairRequestId";
