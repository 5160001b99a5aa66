-- What a row of seers hangs on. Alone in its migration, so that it can be made beside the traffic.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "Invoice_issuedAt_id_key" ON "Invoice" ("issuedAt", "id");
