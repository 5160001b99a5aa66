-- The letters and digits of a plate alone, of any alphabet: as barePlate of the product has it.
CREATE FUNCTION bare_plate(plate TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT upper(regexp_replace(plate, '[^[:alnum:]]', '', 'g'))
$$;

-- The one of before knew no letters but A to Z.
DROP INDEX "Vehicle_bare_plate_idx";
CREATE INDEX "Vehicle_bare_plate_idx" ON "Vehicle" (bare_plate("plate"));

-- A plate is found with and without its hyphens and blanks: as it is written, and by its letters and digits alone.
CREATE FUNCTION search_plate(plate TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN plate ~ '[^[:alnum:]]' THEN plate || ' ' || bare_plate(plate) ELSE plate END
$$;

-- As in 20261123053100_seers, with the plate in both ways.
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
  CROSS JOIN LATERAL (SELECT search_words(v."year"::text, v."make", v."model", v."vin", search_plate(v."plate"), left(v."id"::text, 8)) AS own) w
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
  CROSS JOIN LATERAL (SELECT search_words(v."year"::text, v."make", v."model", v."vin", search_plate(v."plate"), r."initiatedBy", r."status", left(r."id"::text, 8)) AS own) w
  WHERE r."id" = ANY (which)
  ON CONFLICT ("repairRequestId") DO UPDATE SET "words" = EXCLUDED."words", "allWords" = EXCLUDED."allWords", "seers" = EXCLUDED."seers"
  WHERE (s."allWords", s."seers") IS DISTINCT FROM (EXCLUDED."allWords", EXCLUDED."seers")
$$;

-- An invoice is found by the name, plate and VIN that it shows, and by the plate and VIN that its car has now.
CREATE OR REPLACE FUNCTION write_invoice_search(which UUID[]) RETURNS void LANGUAGE sql AS $$
  SELECT 1 FROM "InvoiceSearch" WHERE "invoiceId" = ANY (which) ORDER BY "invoiceId" FOR UPDATE;
  INSERT INTO "InvoiceSearch" AS s ("invoiceId", "words", "allWords", "seers")
  SELECT i."id", w.own,
    w.own || search_words(named->>'year', named->>'make', named->>'model', named->>'vin', search_plate(named->>'plate'),
      nullif(v."vin", named->>'vin'), search_plate(nullif(v."plate", named->>'plate')), left(r."id"::text, 8),
      u."firstName", u."lastName", u."email", search_digits(u."phone")),
    ARRAY(SELECT who FROM unnest(ARRAY[i."accountId", r."accountId", r."advisorId", r."technicianId"]) who WHERE who IS NOT NULL
      UNION SELECT "advisorId" FROM "AccountAdvisor" WHERE "accountId" = i."accountId"
      ORDER BY 1)
  FROM "Invoice" i
  JOIN "RepairRequest" r ON r."id" = i."repairRequestId"
  JOIN "Vehicle" v ON v."id" = r."vehicleId"
  LEFT JOIN "User" u ON u."id" = r."requesterId"
  CROSS JOIN LATERAL (SELECT search_words(i."number", search_digits(i."number"), i."status", left(i."id"::text, 8)) AS own,
    coalesce(i."car", to_jsonb(v)) AS named) w
  WHERE i."id" = ANY (which)
  ON CONFLICT ("invoiceId") DO UPDATE SET "words" = EXCLUDED."words", "allWords" = EXCLUDED."allWords", "seers" = EXCLUDED."seers"
  WHERE (s."words", s."allWords", s."seers") IS DISTINCT FROM (EXCLUDED."words", EXCLUDED."allWords", EXCLUDED."seers")
$$;

CREATE OR REPLACE TRIGGER invoice_search_changed AFTER UPDATE ON "Invoice" FOR EACH ROW
  WHEN ((OLD."number", OLD."status", OLD."accountId", OLD."car") IS DISTINCT FROM (NEW."number", NEW."status", NEW."accountId", NEW."car"))
  EXECUTE FUNCTION keep_invoice_search();

CREATE OR REPLACE FUNCTION write_user_search(which UUID[]) RETURNS void LANGUAGE sql AS $$
  SELECT 1 FROM "UserSearch" WHERE "userId" = ANY (which) ORDER BY "userId" FOR UPDATE;
  INSERT INTO "UserSearch" AS s ("userId", "words", "allWords", "seers")
  SELECT u."id", w.own,
    w.own || CASE WHEN u."role" = 'driver' AND u."deletedAt" IS NULL THEN search_words(
      (SELECT string_agg(concat_ws(' ', v."year", v."make", v."model", v."vin", search_plate(v."plate")), ' ')
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

-- Of the rows of before only those of such a plate are others.
SELECT write_vehicle_search(ARRAY(SELECT "id" FROM "Vehicle" WHERE "plate" ~ '[^[:alnum:]]'));
SELECT write_request_search(ARRAY(SELECT r."id" FROM "RepairRequest" r JOIN "Vehicle" v ON v."id" = r."vehicleId" WHERE v."plate" ~ '[^[:alnum:]]'));
SELECT write_invoice_search(ARRAY(SELECT i."id" FROM "Invoice" i JOIN "RepairRequest" r ON r."id" = i."repairRequestId"
  JOIN "Vehicle" v ON v."id" = r."vehicleId" WHERE v."plate" ~ '[^[:alnum:]]'));
SELECT write_user_search(ARRAY(SELECT u."id" FROM "User" u WHERE u."accountId" IN (SELECT "accountId" FROM "Vehicle" WHERE "plate" ~ '[^[:alnum:]]')));
