-- What a row of seers hangs on. Alone in its migration, so that it can be made beside the traffic.
CREATE UNIQUE INDEX CONCURRENTLY "User_createdAt_id_key" ON "User" ("createdAt", "id");
