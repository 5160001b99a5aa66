-- Who was deleted of an account is asked for with every page of the audit record, and of its repairs. Alone in its migration, so that it can be
-- made beside the traffic.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "AuditEvent_deleted_accountId_idx" ON "AuditEvent" (("data"->>'accountId')) WHERE "kind" = 'user_deleted';
