-- As they were, each in one order now: cars, people, requests, invoices. Who wrote people first and cars after waited for who wrote cars first and
-- people after, and both for ever.
CREATE OR REPLACE FUNCTION keep_request_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  who UUID[] := array_remove(ARRAY[NEW."advisorId", NEW."technicianId"], NULL);
BEGIN
  IF cardinality(who) > 0 THEN PERFORM add_request_seers(NEW."vehicleId", NEW."accountId", who); END IF;
  PERFORM write_request_search(ARRAY[NEW."id"]);
  IF TG_OP = 'UPDATE' THEN
    IF (OLD."vehicleId", OLD."accountId", OLD."advisorId", OLD."technicianId", OLD."requesterId")
      IS DISTINCT FROM (NEW."vehicleId", NEW."accountId", NEW."advisorId", NEW."technicianId", NEW."requesterId") THEN
      PERFORM write_invoice_search(ARRAY(SELECT "id" FROM "Invoice" WHERE "repairRequestId" = NEW."id"));
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_invoice_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM write_request_search(ARRAY[NEW."repairRequestId"]);
  ELSIF OLD."number" <> NEW."number" THEN
    PERFORM write_request_search(ARRAY[NEW."repairRequestId"]);
  END IF;
  PERFORM write_invoice_search(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_user_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_vehicle_search(ARRAY(SELECT "id" FROM "Vehicle" WHERE "accountId" = NEW."accountId"));
  IF TG_OP = 'UPDATE' THEN
    IF OLD."accountId" <> NEW."accountId" THEN
      PERFORM write_vehicle_search(ARRAY(SELECT "id" FROM "Vehicle" WHERE "accountId" = OLD."accountId"));
    END IF;
  END IF;
  PERFORM write_user_search(ARRAY[NEW."id"]);
  IF TG_OP = 'UPDATE' THEN
    PERFORM write_request_search(ARRAY(SELECT "id" FROM "RepairRequest" WHERE "requesterId" = NEW."id"));
    PERFORM write_invoice_search(ARRAY(SELECT i."id" FROM "Invoice" i JOIN "RepairRequest" r ON r."id" = i."repairRequestId" WHERE r."requesterId" = NEW."id"));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_advisor_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  who UUID[] := ARRAY[NEW."advisorId"];
BEGIN
  UPDATE "VehicleSearch" SET "seers" = "seers" || who WHERE "vehicleId" IN (SELECT "id" FROM "Vehicle" WHERE "accountId" = NEW."accountId") AND NOT "seers" @> who;
  UPDATE "UserSearch" SET "seers" = "seers" || who WHERE "userId" IN (SELECT "id" FROM "User" WHERE "accountId" = NEW."accountId") AND NOT "seers" @> who;
  UPDATE "InvoiceSearch" SET "seers" = "seers" || who WHERE "invoiceId" IN (SELECT "id" FROM "Invoice" WHERE "accountId" = NEW."accountId") AND NOT "seers" @> who;
  RETURN NULL;
END $$;
