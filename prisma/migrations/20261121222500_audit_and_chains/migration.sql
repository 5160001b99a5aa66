-- What is not about a repair request: sign-ins, roles, passwords, prices, deletions.
CREATE TABLE "AuditEvent" (
    "id" UUID NOT NULL,
    "position" BIGINT NOT NULL DEFAULT 0,
    "kind" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "subjectType" TEXT,
    "subjectId" TEXT,
    "subjectName" TEXT,
    "actorUserId" UUID,
    "actorName" TEXT NOT NULL,
    "knownBy" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "ip" TEXT,
    "userAgent" TEXT,
    "data" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "previousHash" TEXT NOT NULL DEFAULT '',
    "hash" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "AuditEvent_pkey" PRIMARY KEY ("id")
);

-- The last link of each chain: its row is also the lock that keeps two links from following the same one.
CREATE TABLE "ChainHead" (
    "chain" TEXT NOT NULL,
    "position" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "ChainHead_pkey" PRIMARY KEY ("chain")
);

ALTER TABLE "HistoryEvent" ADD COLUMN     "position" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "previousHash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "hash" TEXT NOT NULL DEFAULT '';

ALTER TABLE "AuditEvent" ADD CONSTRAINT "AuditEvent_knownBy_check" CHECK ("knownBy" IN ('session', 'phone_code', 'access_code', 'provider', 'system', 'unknown'));
ALTER TABLE "AuditEvent" ADD CONSTRAINT "AuditEvent_channel_check" CHECK ("channel" IN ('web', 'api', 'sms', 'webhook', 'system'));

-- What a link says, as one text that nothing but its words can change: SHA-256 over the UTF-8 text of a JSON array.
-- A column that is added to these tables later is not part of it: what has to be bound goes into "data".
CREATE FUNCTION audit_hash(event "AuditEvent") RETURNS text LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    'audit', event."position", event."previousHash", event."id", event."kind", event."summary",
    event."subjectType", event."subjectId", event."subjectName", event."actorUserId", event."actorName",
    event."knownBy", event."channel", event."ip", event."userAgent", event."data",
    to_char(event."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )::text, 'UTF8')), 'hex')
$$;

CREATE FUNCTION history_hash(event "HistoryEvent") RETURNS text LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    'history', event."position", event."previousHash", event."id"::text, event."repairRequestId", event."kind", event."summary",
    event."actorUserId", event."actorName", event."knownBy", event."channel", event."ip", event."userAgent", event."data",
    event."totalBefore"::text, event."totalAfter"::text,
    to_char(event."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )::text, 'UTF8')), 'hex')
$$;

-- The triggers run with the owner's rights: the app's own role may not touch "ChainHead".
CREATE FUNCTION link_audit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  head "ChainHead";
BEGIN
  INSERT INTO "ChainHead" AS h VALUES ('audit', 1, '')
    ON CONFLICT ("chain") DO UPDATE SET "position" = h."position" + 1 RETURNING * INTO head;
  NEW."position" := head."position";
  NEW."previousHash" := head."hash";
  NEW."hash" := audit_hash(NEW);
  UPDATE "ChainHead" SET "hash" = NEW."hash" WHERE "chain" = head."chain";
  RETURN NEW;
END
$$;

CREATE FUNCTION link_history() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  head "ChainHead";
BEGIN
  INSERT INTO "ChainHead" AS h VALUES ('history:' || NEW."repairRequestId", 1, '')
    ON CONFLICT ("chain") DO UPDATE SET "position" = h."position" + 1 RETURNING * INTO head;
  NEW."position" := head."position";
  NEW."previousHash" := head."hash";
  NEW."hash" := history_hash(NEW);
  UPDATE "ChainHead" SET "hash" = NEW."hash" WHERE "chain" = head."chain";
  RETURN NEW;
END
$$;

-- What was recorded before there was a chain is linked in the order in which it was written.
ALTER TABLE "HistoryEvent" DISABLE TRIGGER "HistoryEvent_append_only";
DO $$
DECLARE
  event "HistoryEvent";
  request uuid;
  place bigint;
  last text;
BEGIN
  FOR event IN SELECT * FROM "HistoryEvent" ORDER BY "repairRequestId", "id" LOOP
    IF request IS DISTINCT FROM event."repairRequestId" THEN
      IF request IS NOT NULL THEN
        INSERT INTO "ChainHead" VALUES ('history:' || request, place, last);
      END IF;
      request := event."repairRequestId";
      place := 0;
      last := '';
    END IF;
    place := place + 1;
    event."position" := place;
    event."previousHash" := last;
    last := history_hash(event);
    UPDATE "HistoryEvent" SET "position" = place, "previousHash" = event."previousHash", "hash" = last WHERE "id" = event."id";
  END LOOP;
  IF request IS NOT NULL THEN
    INSERT INTO "ChainHead" VALUES ('history:' || request, place, last);
  END IF;
END
$$;
ALTER TABLE "HistoryEvent" ENABLE TRIGGER "HistoryEvent_append_only";

-- No two links at one place.
CREATE UNIQUE INDEX "AuditEvent_position_key" ON "AuditEvent"("position");
CREATE UNIQUE INDEX "HistoryEvent_repairRequestId_position_key" ON "HistoryEvent"("repairRequestId", "position");
CREATE INDEX "AuditEvent_kind_position_idx" ON "AuditEvent"("kind", "position");
CREATE INDEX "AuditEvent_actorUserId_position_idx" ON "AuditEvent"("actorUserId", "position");
CREATE INDEX "AuditEvent_subjectId_position_idx" ON "AuditEvent"("subjectId", "position");
CREATE INDEX "AuditEvent_subjectName_position_idx" ON "AuditEvent"("subjectName", "position");
CREATE INDEX "AuditEvent_createdAt_idx" ON "AuditEvent"("createdAt");

CREATE TRIGGER "AuditEvent_link" BEFORE INSERT ON "AuditEvent" FOR EACH ROW EXECUTE FUNCTION link_audit();
CREATE TRIGGER "HistoryEvent_link" BEFORE INSERT ON "HistoryEvent" FOR EACH ROW EXECUTE FUNCTION link_history();
CREATE TRIGGER "AuditEvent_append_only" BEFORE UPDATE OR DELETE ON "AuditEvent" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "AuditEvent_keep_all" BEFORE TRUNCATE ON "AuditEvent" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "HistoryEvent_keep_all" BEFORE TRUNCATE ON "HistoryEvent" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "SmsConsent_keep_all" BEFORE TRUNCATE ON "SmsConsent" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "ChainHead_keep_all" BEFORE DELETE OR TRUNCATE ON "ChainHead" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
