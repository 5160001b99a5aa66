-- Whose list a car, an invoice and a person may stand in, in the order of that list: a row for each of the "seers" of the row of words. An
-- advisor's page of twenty is then a walk of twenty steps, however large the shop. As before it only narrows; the scope is asked of each row.
CREATE TABLE "VehicleSeer" (
  "seer" UUID NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "vehicleId" UUID NOT NULL,
  CONSTRAINT "VehicleSeer_pkey" PRIMARY KEY ("seer", "createdAt", "vehicleId")
);
CREATE TABLE "InvoiceSeer" (
  "seer" UUID NOT NULL,
  "issuedAt" TIMESTAMPTZ(3) NOT NULL,
  "invoiceId" UUID NOT NULL,
  CONSTRAINT "InvoiceSeer_pkey" PRIMARY KEY ("seer", "issuedAt", "invoiceId")
);
CREATE TABLE "UserSeer" (
  "seer" UUID NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "userId" UUID NOT NULL,
  CONSTRAINT "UserSeer_pkey" PRIMARY KEY ("seer", "createdAt", "userId")
);
CREATE INDEX "VehicleSeer_vehicleId_createdAt_idx" ON "VehicleSeer" ("vehicleId", "createdAt");
CREATE INDEX "InvoiceSeer_invoiceId_issuedAt_idx" ON "InvoiceSeer" ("invoiceId", "issuedAt");
CREATE INDEX "UserSeer_userId_createdAt_idx" ON "UserSeer" ("userId", "createdAt");
-- A date that changes is changed here too, by the key itself.
ALTER TABLE "VehicleSeer" ADD CONSTRAINT "VehicleSeer_createdAt_vehicleId_fkey" FOREIGN KEY ("createdAt", "vehicleId") REFERENCES "Vehicle"("createdAt", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "InvoiceSeer" ADD CONSTRAINT "InvoiceSeer_issuedAt_invoiceId_fkey" FOREIGN KEY ("issuedAt", "invoiceId") REFERENCES "Invoice"("issuedAt", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "UserSeer" ADD CONSTRAINT "UserSeer_createdAt_userId_fkey" FOREIGN KEY ("createdAt", "userId") REFERENCES "User"("createdAt", "id") ON DELETE CASCADE ON UPDATE CASCADE;
DROP INDEX "Vehicle_createdAt_id_idx";
DROP INDEX "Invoice_issuedAt_id_idx";
DROP INDEX "User_createdAt_id_idx";

-- By whom of the staff the things of an account may be seen because it is their own: by what an advisor and a technician are looked up. They stand
-- in the order of the lists alone: a search asks for the account. Of an account's people only customers have a list; else each of hundreds who work
-- together would have a row for each of the others.
CREATE FUNCTION staff_of(account UUID) RETURNS SETOF UUID LANGUAGE sql STABLE AS $$
  SELECT "id" FROM "User" WHERE "accountId" = account AND "role" IN ('advisor', 'technician')
  UNION SELECT t."id" FROM "Technician" t JOIN "User" u ON u."id" = t."userId" WHERE u."accountId" = account
$$;

CREATE FUNCTION write_vehicle_seers(which UUID[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM "VehicleSeer" o USING "VehicleSearch" s, "Vehicle" t
  WHERE s."vehicleId" = ANY (which) AND t."id" = s."vehicleId" AND o."vehicleId" = t."id" AND o."seer" <> ALL (s."seers")
    AND NOT (o."seer" IN (SELECT staff_of(t."accountId")));
  INSERT INTO "VehicleSeer" ("seer", "createdAt", "vehicleId")
  SELECT who, t."createdAt", t."id" FROM "VehicleSearch" s JOIN "Vehicle" t ON t."id" = s."vehicleId"
  CROSS JOIN LATERAL (SELECT unnest(s."seers") UNION SELECT staff_of(t."accountId")) w(who)
  WHERE s."vehicleId" = ANY (which) ON CONFLICT DO NOTHING;
$$;
CREATE FUNCTION write_invoice_seers(which UUID[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM "InvoiceSeer" o USING "InvoiceSearch" s, "Invoice" t
  WHERE s."invoiceId" = ANY (which) AND t."id" = s."invoiceId" AND o."invoiceId" = t."id" AND o."seer" <> ALL (s."seers")
    AND NOT (o."seer" IN (SELECT staff_of(t."accountId")));
  INSERT INTO "InvoiceSeer" ("seer", "issuedAt", "invoiceId")
  SELECT who, t."issuedAt", t."id" FROM "InvoiceSearch" s JOIN "Invoice" t ON t."id" = s."invoiceId"
  CROSS JOIN LATERAL (SELECT unnest(s."seers") UNION SELECT staff_of(t."accountId")) w(who)
  WHERE s."invoiceId" = ANY (which) ON CONFLICT DO NOTHING;
$$;
CREATE FUNCTION write_user_seers(which UUID[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM "UserSeer" o USING "UserSearch" s, "User" t
  WHERE s."userId" = ANY (which) AND t."id" = s."userId" AND o."userId" = t."id" AND o."seer" <> ALL (s."seers")
    AND NOT (o."seer" IN (SELECT staff_of(t."accountId")) AND t."role" = 'driver');
  INSERT INTO "UserSeer" ("seer", "createdAt", "userId")
  SELECT who, t."createdAt", t."id" FROM "UserSearch" s JOIN "User" t ON t."id" = s."userId"
  CROSS JOIN LATERAL (SELECT unnest(s."seers") UNION SELECT staff_of(t."accountId") WHERE t."role" = 'driver') w(who)
  WHERE s."userId" = ANY (which) ON CONFLICT DO NOTHING;
$$;

CREATE FUNCTION keep_vehicle_seers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM write_vehicle_seers(ARRAY[NEW."vehicleId"]); RETURN NULL; END $$;
CREATE FUNCTION keep_invoice_seers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM write_invoice_seers(ARRAY[NEW."invoiceId"]); RETURN NULL; END $$;
CREATE FUNCTION keep_user_seers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM write_user_seers(ARRAY[NEW."userId"]); RETURN NULL; END $$;
CREATE TRIGGER vehicle_seers_added AFTER INSERT ON "VehicleSearch" FOR EACH ROW EXECUTE FUNCTION keep_vehicle_seers();
CREATE TRIGGER vehicle_seers_changed AFTER UPDATE ON "VehicleSearch" FOR EACH ROW
  WHEN (OLD."seers" IS DISTINCT FROM NEW."seers") EXECUTE FUNCTION keep_vehicle_seers();
CREATE TRIGGER invoice_seers_added AFTER INSERT ON "InvoiceSearch" FOR EACH ROW EXECUTE FUNCTION keep_invoice_seers();
CREATE TRIGGER invoice_seers_changed AFTER UPDATE ON "InvoiceSearch" FOR EACH ROW
  WHEN (OLD."seers" IS DISTINCT FROM NEW."seers") EXECUTE FUNCTION keep_invoice_seers();
CREATE TRIGGER user_seers_added AFTER INSERT ON "UserSearch" FOR EACH ROW EXECUTE FUNCTION keep_user_seers();
CREATE TRIGGER user_seers_changed AFTER UPDATE ON "UserSearch" FOR EACH ROW
  WHEN (OLD."seers" IS DISTINCT FROM NEW."seers") EXECUTE FUNCTION keep_user_seers();

-- As in 20261122051500_search_rows. The row is taken before it is written out: who waited for another's change of it then reads what that change
-- came from, and does not put the seers of before over it.
CREATE OR REPLACE FUNCTION write_vehicle_search(which UUID[]) RETURNS void LANGUAGE sql AS $$
  SELECT 1 FROM "VehicleSearch" WHERE "vehicleId" = ANY (which) ORDER BY "vehicleId" FOR UPDATE;
  INSERT INTO "VehicleSearch" AS s ("vehicleId", "words", "allWords", "seers")
  SELECT v."id", w.own,
    w.own || search_words(
      (SELECT string_agg(concat_ws(' ', u."firstName", u."lastName", u."email", search_digits(u."phone")), ' ')
       FROM (SELECT * FROM "User" WHERE "accountId" = v."accountId" AND "role" = 'driver' AND "deletedAt" IS NULL ORDER BY "createdAt" LIMIT 20) u)),
    ARRAY(SELECT v."accountId"
      UNION SELECT "advisorId" FROM "AccountAdvisor" WHERE "accountId" = v."accountId"
      UNION SELECT "advisorId" FROM "RepairRequest" WHERE "vehicleId" = v."id" AND "advisorId" IS NOT NULL
      UNION SELECT "technicianId" FROM "RepairRequest" WHERE "vehicleId" = v."id" AND "technicianId" IS NOT NULL
      ORDER BY 1)
  FROM "Vehicle" v
  CROSS JOIN LATERAL (SELECT search_words(v."year"::text, v."make", v."model", v."vin", v."plate", left(v."id"::text, 8)) AS own) w
  WHERE v."id" = ANY (which)
  ON CONFLICT ("vehicleId") DO UPDATE SET "words" = EXCLUDED."words", "allWords" = EXCLUDED."allWords", "seers" = EXCLUDED."seers"
  WHERE (s."allWords", s."seers") IS DISTINCT FROM (EXCLUDED."allWords", EXCLUDED."seers")
$$;

CREATE OR REPLACE FUNCTION write_request_search(which UUID[]) RETURNS void LANGUAGE sql AS $$
  SELECT 1 FROM "RequestSearch" WHERE "repairRequestId" = ANY (which) ORDER BY "repairRequestId" FOR UPDATE;
  INSERT INTO "RequestSearch" AS s ("repairRequestId", "words", "allWords", "seers")
  SELECT r."id", w.own,
    w.own || search_words(u."firstName", u."lastName", u."email", search_digits(u."phone"),
      (SELECT string_agg(concat_ws(' ', i."number", search_digits(i."number")), ' ') FROM "Invoice" i WHERE i."repairRequestId" = r."id")),
    array_remove(ARRAY[r."accountId", r."advisorId", r."technicianId"], NULL)
  FROM "RepairRequest" r
  JOIN "Vehicle" v ON v."id" = r."vehicleId"
  LEFT JOIN "User" u ON u."id" = r."requesterId"
  CROSS JOIN LATERAL (SELECT search_words(v."year"::text, v."make", v."model", v."vin", v."plate", r."initiatedBy", r."status", left(r."id"::text, 8)) AS own) w
  WHERE r."id" = ANY (which)
  ON CONFLICT ("repairRequestId") DO UPDATE SET "words" = EXCLUDED."words", "allWords" = EXCLUDED."allWords", "seers" = EXCLUDED."seers"
  WHERE (s."allWords", s."seers") IS DISTINCT FROM (EXCLUDED."allWords", EXCLUDED."seers")
$$;

CREATE OR REPLACE FUNCTION write_invoice_search(which UUID[]) RETURNS void LANGUAGE sql AS $$
  SELECT 1 FROM "InvoiceSearch" WHERE "invoiceId" = ANY (which) ORDER BY "invoiceId" FOR UPDATE;
  INSERT INTO "InvoiceSearch" AS s ("invoiceId", "words", "allWords", "seers")
  SELECT i."id", w.own,
    w.own || search_words(v."year"::text, v."make", v."model", v."vin", v."plate", left(r."id"::text, 8),
      u."firstName", u."lastName", u."email", search_digits(u."phone")),
    ARRAY(SELECT who FROM unnest(ARRAY[i."accountId", r."accountId", r."advisorId", r."technicianId"]) who WHERE who IS NOT NULL
      UNION SELECT "advisorId" FROM "AccountAdvisor" WHERE "accountId" = i."accountId"
      ORDER BY 1)
  FROM "Invoice" i
  JOIN "RepairRequest" r ON r."id" = i."repairRequestId"
  JOIN "Vehicle" v ON v."id" = r."vehicleId"
  LEFT JOIN "User" u ON u."id" = r."requesterId"
  CROSS JOIN LATERAL (SELECT search_words(i."number", search_digits(i."number"), i."status", left(i."id"::text, 8)) AS own) w
  WHERE i."id" = ANY (which)
  ON CONFLICT ("invoiceId") DO UPDATE SET "words" = EXCLUDED."words", "allWords" = EXCLUDED."allWords", "seers" = EXCLUDED."seers"
  WHERE (s."words", s."allWords", s."seers") IS DISTINCT FROM (EXCLUDED."words", EXCLUDED."allWords", EXCLUDED."seers")
$$;

CREATE OR REPLACE FUNCTION write_user_search(which UUID[]) RETURNS void LANGUAGE sql AS $$
  SELECT 1 FROM "UserSearch" WHERE "userId" = ANY (which) ORDER BY "userId" FOR UPDATE;
  INSERT INTO "UserSearch" AS s ("userId", "words", "allWords", "seers")
  SELECT u."id", w.own,
    w.own || CASE WHEN u."role" = 'driver' AND u."deletedAt" IS NULL THEN search_words(
      (SELECT string_agg(concat_ws(' ', v."year", v."make", v."model", v."vin", v."plate"), ' ')
       FROM (SELECT * FROM "Vehicle" WHERE "accountId" = u."accountId" ORDER BY "createdAt" DESC LIMIT 50) v)) ELSE '' END,
    ARRAY(SELECT u."accountId"
      UNION SELECT "advisorId" FROM "AccountAdvisor" WHERE "accountId" = u."accountId"
      UNION SELECT "advisorId" FROM "RepairRequest" WHERE "accountId" = u."accountId" AND "advisorId" IS NOT NULL
      UNION SELECT "technicianId" FROM "RepairRequest" WHERE "accountId" = u."accountId" AND "technicianId" IS NOT NULL
      ORDER BY 1)
  FROM "User" u
  CROSS JOIN LATERAL (SELECT search_words(u."firstName", u."lastName", u."email", search_digits(u."phone"), u."role", left(u."id"::text, 8)) AS own) w
  WHERE u."id" = ANY (which)
  ON CONFLICT ("userId") DO UPDATE SET "words" = EXCLUDED."words", "allWords" = EXCLUDED."allWords", "seers" = EXCLUDED."seers"
  WHERE (s."words", s."allWords", s."seers") IS DISTINCT FROM (EXCLUDED."words", EXCLUDED."allWords", EXCLUDED."seers")
$$;

-- Somebody of the staff comes into an account, leaves it or becomes another: what belongs to the account is seen by others.
CREATE FUNCTION write_account_seers(which UUID[]) RETURNS void LANGUAGE sql AS $$
  SELECT write_user_seers(ARRAY(SELECT "id" FROM "User" WHERE "accountId" = ANY (which) AND "role" = 'driver'));
  SELECT write_vehicle_seers(ARRAY(SELECT "id" FROM "Vehicle" WHERE "accountId" = ANY (which)));
  SELECT write_invoice_seers(ARRAY(SELECT "id" FROM "Invoice" WHERE "accountId" = ANY (which)));
$$;
CREATE FUNCTION keep_staff_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM write_account_seers(ARRAY[NEW."accountId"]);
  ELSIF OLD."role" <> 'driver' OR NEW."role" <> 'driver' THEN PERFORM write_account_seers(ARRAY[OLD."accountId", NEW."accountId"]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER user_staff_added AFTER INSERT ON "User" FOR EACH ROW WHEN (NEW."role" IN ('advisor', 'technician')) EXECUTE FUNCTION keep_staff_search();
CREATE TRIGGER user_staff_changed AFTER UPDATE ON "User" FOR EACH ROW
  WHEN ((OLD."accountId", OLD."role") IS DISTINCT FROM (NEW."accountId", NEW."role")) EXECUTE FUNCTION keep_staff_search();

CREATE FUNCTION keep_technician_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_account_seers(ARRAY(SELECT "accountId" FROM "User" WHERE "id" = NEW."userId"));
  RETURN NULL;
END $$;
CREATE TRIGGER technician_search_added AFTER INSERT ON "Technician" FOR EACH ROW EXECUTE FUNCTION keep_technician_search();
CREATE TRIGGER technician_search_changed AFTER UPDATE ON "Technician" FOR EACH ROW
  WHEN (OLD."userId" <> NEW."userId") EXECUTE FUNCTION keep_technician_search();
