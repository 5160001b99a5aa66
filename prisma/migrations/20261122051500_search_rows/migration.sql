-- What a search reads: one row per repair request, vehicle, invoice and user, kept by the database itself. `words` are what the thing
-- says of itself, `allWords` also what belongs to it (the customer's name, phone and email, the car, the invoice's number), `seers` the
-- accounts, advisors and technicians who may see it or once might: it only narrows a search, the scope is asked all the same.

CREATE TABLE "RequestSearch" (
  "repairRequestId" UUID NOT NULL,
  "words" TEXT NOT NULL,
  "allWords" TEXT NOT NULL,
  "seers" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
  CONSTRAINT "RequestSearch_pkey" PRIMARY KEY ("repairRequestId")
);
CREATE TABLE "VehicleSearch" (
  "vehicleId" UUID NOT NULL,
  "words" TEXT NOT NULL,
  "allWords" TEXT NOT NULL,
  "seers" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
  CONSTRAINT "VehicleSearch_pkey" PRIMARY KEY ("vehicleId")
);
CREATE TABLE "InvoiceSearch" (
  "invoiceId" UUID NOT NULL,
  "words" TEXT NOT NULL,
  "allWords" TEXT NOT NULL,
  "seers" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
  CONSTRAINT "InvoiceSearch_pkey" PRIMARY KEY ("invoiceId")
);
CREATE TABLE "UserSearch" (
  "userId" UUID NOT NULL,
  "words" TEXT NOT NULL,
  "allWords" TEXT NOT NULL,
  "seers" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
  CONSTRAINT "UserSearch_pkey" PRIMARY KEY ("userId")
);
ALTER TABLE "RequestSearch" ADD CONSTRAINT "RequestSearch_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "VehicleSearch" ADD CONSTRAINT "VehicleSearch_vehicleId_fkey" FOREIGN KEY ("vehicleId") REFERENCES "Vehicle"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "InvoiceSearch" ADD CONSTRAINT "InvoiceSearch_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "UserSearch" ADD CONSTRAINT "UserSearch_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Lower case, western accents taken off as app/platform/search-terms.ts takes them off, one space before each word.
CREATE FUNCTION search_words(VARIADIC parts TEXT[]) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || btrim(regexp_replace(lower(translate(array_to_string(parts, ' '),
    'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ_',
    'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyy ')), '\s+', ' ', 'g'))
$$;

-- The digits of a phone, as they are searched.
CREATE FUNCTION search_digits(phone TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(phone, '\D', '', 'g')
$$;

CREATE FUNCTION write_request_search(which UUID[]) RETURNS void LANGUAGE sql AS $$
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

CREATE FUNCTION write_vehicle_search(which UUID[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "VehicleSearch" AS s ("vehicleId", "words", "allWords", "seers")
  SELECT v."id", w.own,
    w.own || search_words(
      (SELECT string_agg(concat_ws(' ', u."firstName", u."lastName", u."email", search_digits(u."phone")), ' ')
       FROM (SELECT * FROM "User" WHERE "accountId" = v."accountId" AND "role" = 'driver' AND "deletedAt" IS NULL ORDER BY "createdAt" LIMIT 20) u)),
    ARRAY(SELECT v."accountId"
      UNION SELECT "advisorId" FROM "AccountAdvisor" WHERE "accountId" = v."accountId"
      UNION SELECT "advisorId" FROM "RepairRequest" WHERE "vehicleId" = v."id" AND "advisorId" IS NOT NULL
      UNION SELECT "technicianId" FROM "RepairRequest" WHERE "vehicleId" = v."id" AND "technicianId" IS NOT NULL)
  FROM "Vehicle" v
  CROSS JOIN LATERAL (SELECT search_words(v."year"::text, v."make", v."model", v."vin", v."plate", left(v."id"::text, 8)) AS own) w
  WHERE v."id" = ANY (which)
  ON CONFLICT ("vehicleId") DO UPDATE SET "words" = EXCLUDED."words", "allWords" = EXCLUDED."allWords", "seers" = EXCLUDED."seers"
$$;

CREATE FUNCTION write_invoice_search(which UUID[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "InvoiceSearch" AS s ("invoiceId", "words", "allWords", "seers")
  SELECT i."id", w.own,
    w.own || search_words(v."year"::text, v."make", v."model", v."vin", v."plate", left(r."id"::text, 8),
      u."firstName", u."lastName", u."email", search_digits(u."phone")),
    array_remove(ARRAY[i."accountId", r."accountId", r."advisorId", r."technicianId"], NULL)
      || ARRAY(SELECT "advisorId" FROM "AccountAdvisor" WHERE "accountId" = i."accountId")
  FROM "Invoice" i
  JOIN "RepairRequest" r ON r."id" = i."repairRequestId"
  JOIN "Vehicle" v ON v."id" = r."vehicleId"
  LEFT JOIN "User" u ON u."id" = r."requesterId"
  CROSS JOIN LATERAL (SELECT search_words(i."number", search_digits(i."number"), i."status", left(i."id"::text, 8)) AS own) w
  WHERE i."id" = ANY (which)
  ON CONFLICT ("invoiceId") DO UPDATE SET "words" = EXCLUDED."words", "allWords" = EXCLUDED."allWords", "seers" = EXCLUDED."seers"
  WHERE (s."allWords", s."seers") IS DISTINCT FROM (EXCLUDED."allWords", EXCLUDED."seers")
$$;

CREATE FUNCTION write_user_search(which UUID[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "UserSearch" AS s ("userId", "words", "allWords", "seers")
  SELECT u."id", w.own,
    w.own || CASE WHEN u."role" = 'driver' AND u."deletedAt" IS NULL THEN search_words(
      (SELECT string_agg(concat_ws(' ', v."year", v."make", v."model", v."vin", v."plate"), ' ')
       FROM (SELECT * FROM "Vehicle" WHERE "accountId" = u."accountId" ORDER BY "createdAt" DESC LIMIT 50) v)) ELSE '' END,
    ARRAY(SELECT u."accountId"
      UNION SELECT "advisorId" FROM "AccountAdvisor" WHERE "accountId" = u."accountId"
      UNION SELECT "advisorId" FROM "RepairRequest" WHERE "accountId" = u."accountId" AND "advisorId" IS NOT NULL
      UNION SELECT "technicianId" FROM "RepairRequest" WHERE "accountId" = u."accountId" AND "technicianId" IS NOT NULL)
  FROM "User" u
  CROSS JOIN LATERAL (SELECT search_words(u."firstName", u."lastName", u."email", search_digits(u."phone"), u."role", left(u."id"::text, 8)) AS own) w
  WHERE u."id" = ANY (which)
  ON CONFLICT ("userId") DO UPDATE SET "words" = EXCLUDED."words", "allWords" = EXCLUDED."allWords", "seers" = EXCLUDED."seers"
$$;

-- Somebody more may see a car or the people of an account. Rows that know it already are not touched, so that nothing waits for them.
CREATE FUNCTION add_request_seers(vehicle UUID, account UUID, who UUID[]) RETURNS void LANGUAGE sql AS $$
  UPDATE "VehicleSearch" SET "seers" = "seers" || who WHERE "vehicleId" = vehicle AND NOT "seers" @> who;
  UPDATE "UserSearch" SET "seers" = "seers" || who WHERE "userId" IN (SELECT "id" FROM "User" WHERE "accountId" = account) AND NOT "seers" @> who;
$$;

CREATE FUNCTION keep_request_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  who UUID[] := array_remove(ARRAY[NEW."advisorId", NEW."technicianId"], NULL);
BEGIN
  PERFORM write_request_search(ARRAY[NEW."id"]);
  IF cardinality(who) > 0 THEN PERFORM add_request_seers(NEW."vehicleId", NEW."accountId", who); END IF;
  IF TG_OP = 'UPDATE' THEN
    IF (OLD."vehicleId", OLD."accountId", OLD."advisorId", OLD."technicianId", OLD."requesterId")
      IS DISTINCT FROM (NEW."vehicleId", NEW."accountId", NEW."advisorId", NEW."technicianId", NEW."requesterId") THEN
      PERFORM write_invoice_search(ARRAY(SELECT "id" FROM "Invoice" WHERE "repairRequestId" = NEW."id"));
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER request_search_added AFTER INSERT ON "RepairRequest" FOR EACH ROW EXECUTE FUNCTION keep_request_search();
CREATE TRIGGER request_search_changed AFTER UPDATE ON "RepairRequest" FOR EACH ROW
  WHEN ((OLD."status", OLD."initiatedBy", OLD."vehicleId", OLD."accountId", OLD."advisorId", OLD."technicianId", OLD."requesterId")
    IS DISTINCT FROM (NEW."status", NEW."initiatedBy", NEW."vehicleId", NEW."accountId", NEW."advisorId", NEW."technicianId", NEW."requesterId"))
  EXECUTE FUNCTION keep_request_search();

CREATE FUNCTION keep_vehicle_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM write_user_search(ARRAY(SELECT "id" FROM "User" WHERE "accountId" = OLD."accountId"));
    RETURN NULL;
  END IF;
  PERFORM write_vehicle_search(ARRAY[NEW."id"]);
  PERFORM write_user_search(ARRAY(SELECT "id" FROM "User" WHERE "accountId" = NEW."accountId"));
  IF TG_OP = 'UPDATE' THEN
    IF OLD."accountId" <> NEW."accountId" THEN
      PERFORM write_user_search(ARRAY(SELECT "id" FROM "User" WHERE "accountId" = OLD."accountId"));
    END IF;
    PERFORM write_request_search(ARRAY(SELECT "id" FROM "RepairRequest" WHERE "vehicleId" = NEW."id"));
    PERFORM write_invoice_search(ARRAY(SELECT i."id" FROM "Invoice" i JOIN "RepairRequest" r ON r."id" = i."repairRequestId" WHERE r."vehicleId" = NEW."id"));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER vehicle_search_added AFTER INSERT OR DELETE ON "Vehicle" FOR EACH ROW EXECUTE FUNCTION keep_vehicle_search();
CREATE TRIGGER vehicle_search_changed AFTER UPDATE ON "Vehicle" FOR EACH ROW
  WHEN ((OLD."accountId", OLD."year", OLD."make", OLD."model", OLD."vin", OLD."plate")
    IS DISTINCT FROM (NEW."accountId", NEW."year", NEW."make", NEW."model", NEW."vin", NEW."plate"))
  EXECUTE FUNCTION keep_vehicle_search();

CREATE FUNCTION keep_invoice_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_invoice_search(ARRAY[NEW."id"]);
  IF TG_OP = 'INSERT' THEN
    PERFORM write_request_search(ARRAY[NEW."repairRequestId"]);
  ELSIF OLD."number" <> NEW."number" THEN
    PERFORM write_request_search(ARRAY[NEW."repairRequestId"]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER invoice_search_added AFTER INSERT ON "Invoice" FOR EACH ROW EXECUTE FUNCTION keep_invoice_search();
CREATE TRIGGER invoice_search_changed AFTER UPDATE ON "Invoice" FOR EACH ROW
  WHEN ((OLD."number", OLD."status", OLD."accountId") IS DISTINCT FROM (NEW."number", NEW."status", NEW."accountId"))
  EXECUTE FUNCTION keep_invoice_search();

CREATE FUNCTION keep_user_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_user_search(ARRAY[NEW."id"]);
  PERFORM write_vehicle_search(ARRAY(SELECT "id" FROM "Vehicle" WHERE "accountId" = NEW."accountId"));
  IF TG_OP = 'UPDATE' THEN
    IF OLD."accountId" <> NEW."accountId" THEN
      PERFORM write_vehicle_search(ARRAY(SELECT "id" FROM "Vehicle" WHERE "accountId" = OLD."accountId"));
    END IF;
    PERFORM write_request_search(ARRAY(SELECT "id" FROM "RepairRequest" WHERE "requesterId" = NEW."id"));
    PERFORM write_invoice_search(ARRAY(SELECT i."id" FROM "Invoice" i JOIN "RepairRequest" r ON r."id" = i."repairRequestId" WHERE r."requesterId" = NEW."id"));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER user_search_added AFTER INSERT ON "User" FOR EACH ROW EXECUTE FUNCTION keep_user_search();
CREATE TRIGGER user_search_changed AFTER UPDATE ON "User" FOR EACH ROW
  WHEN ((OLD."accountId", OLD."firstName", OLD."lastName", OLD."email", OLD."phone", OLD."role", OLD."deletedAt")
    IS DISTINCT FROM (NEW."accountId", NEW."firstName", NEW."lastName", NEW."email", NEW."phone", NEW."role", NEW."deletedAt"))
  EXECUTE FUNCTION keep_user_search();

CREATE FUNCTION keep_advisor_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  who UUID[] := ARRAY[NEW."advisorId"];
BEGIN
  UPDATE "VehicleSearch" SET "seers" = "seers" || who WHERE "vehicleId" IN (SELECT "id" FROM "Vehicle" WHERE "accountId" = NEW."accountId") AND NOT "seers" @> who;
  UPDATE "InvoiceSearch" SET "seers" = "seers" || who WHERE "invoiceId" IN (SELECT "id" FROM "Invoice" WHERE "accountId" = NEW."accountId") AND NOT "seers" @> who;
  UPDATE "UserSearch" SET "seers" = "seers" || who WHERE "userId" IN (SELECT "id" FROM "User" WHERE "accountId" = NEW."accountId") AND NOT "seers" @> who;
  RETURN NULL;
END $$;
CREATE TRIGGER advisor_search_added AFTER INSERT ON "AccountAdvisor" FOR EACH ROW EXECUTE FUNCTION keep_advisor_search();

SELECT write_user_search(ARRAY(SELECT "id" FROM "User"));
SELECT write_vehicle_search(ARRAY(SELECT "id" FROM "Vehicle"));
SELECT write_request_search(ARRAY(SELECT "id" FROM "RepairRequest"));
SELECT write_invoice_search(ARRAY(SELECT "id" FROM "Invoice"));

-- The planner chooses between the index and a list's own order by how often a word occurs: it looks at more rows than usual for that.
ALTER TABLE "RequestSearch" ALTER COLUMN "allWords" SET STATISTICS 1000;
ALTER TABLE "VehicleSearch" ALTER COLUMN "allWords" SET STATISTICS 1000;
ALTER TABLE "InvoiceSearch" ALTER COLUMN "allWords" SET STATISTICS 1000;
ALTER TABLE "UserSearch" ALTER COLUMN "words" SET STATISTICS 1000, ALTER COLUMN "allWords" SET STATISTICS 1000;

-- pg_trgm comes with PostgreSQL and any owner of a database may add it. Added at once, not to a list of pending entries that every search reads.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "RequestSearch_seers_allWords_idx" ON "RequestSearch" USING GIN ("seers", "allWords" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "VehicleSearch_seers_allWords_idx" ON "VehicleSearch" USING GIN ("seers", "allWords" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "InvoiceSearch_seers_allWords_idx" ON "InvoiceSearch" USING GIN ("seers", "allWords" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "UserSearch_seers_words_allWords_idx" ON "UserSearch" USING GIN ("seers", "words" gin_trgm_ops, "allWords" gin_trgm_ops) WITH (fastupdate = off);
