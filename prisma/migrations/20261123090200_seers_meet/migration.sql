-- Who comes to an account, and what comes to it at the same instant, did not see each other: neither wrote the other's row of seers. Whatever is
-- added to an account holds its row by the foreign key, before its words are written (the key's trigger has the smaller name). Who comes takes the
-- row whole, and first of all, in the order of the ids: it waits for what is being added, and what is added next waits for it and then sees it.
-- `BEFORE`, for the key's own hold of the same row, taken first, would be in the way of another who comes.
CREATE FUNCTION hold_accounts(which UUID[]) RETURNS void LANGUAGE sql AS $$
  SELECT 1 FROM "Account" WHERE "id" = ANY (which) ORDER BY "id" FOR UPDATE
$$;

CREATE FUNCTION hold_account_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM hold_accounts(ARRAY[NEW."accountId"]);
  ELSE PERFORM hold_accounts(ARRAY[OLD."accountId", NEW."accountId"]);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER user_holds_account BEFORE INSERT ON "User" FOR EACH ROW EXECUTE FUNCTION hold_account_of_user();
CREATE TRIGGER user_holds_accounts BEFORE UPDATE ON "User" FOR EACH ROW
  WHEN ((OLD."accountId", OLD."role") IS DISTINCT FROM (NEW."accountId", NEW."role")) EXECUTE FUNCTION hold_account_of_user();

CREATE FUNCTION hold_account_of_technician() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_accounts(ARRAY(SELECT "accountId" FROM "User" WHERE "id" = NEW."userId"));
  RETURN NEW;
END $$;
CREATE TRIGGER technician_holds_account BEFORE INSERT ON "Technician" FOR EACH ROW EXECUTE FUNCTION hold_account_of_technician();

CREATE FUNCTION hold_account_of_advisor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_accounts(ARRAY[NEW."accountId"]);
  RETURN NEW;
END $$;
CREATE TRIGGER advisor_holds_account BEFORE INSERT ON "AccountAdvisor" FOR EACH ROW EXECUTE FUNCTION hold_account_of_advisor();

-- A car that goes from one account to another is written out for the people of both.
CREATE FUNCTION hold_accounts_of_vehicle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_accounts(ARRAY[OLD."accountId", NEW."accountId"]);
  RETURN NEW;
END $$;
CREATE TRIGGER vehicle_holds_accounts BEFORE UPDATE ON "Vehicle" FOR EACH ROW
  WHEN (OLD."accountId" <> NEW."accountId") EXECUTE FUNCTION hold_accounts_of_vehicle();

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
