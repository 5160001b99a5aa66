-- A customer who was deleted is called the same everywhere, and an account that nobody is left in not by their name.
UPDATE "User" SET "lastName" = 'customer' WHERE "role" = 'driver' AND "deletedAt" IS NOT NULL AND "firstName" = 'Deleted' AND "lastName" = 'user';

UPDATE "Account" a SET "name" = NULL
WHERE a."name" IS NOT NULL
  AND EXISTS (SELECT 1 FROM "User" u WHERE u."accountId" = a."id" AND u."role" = 'driver' AND u."deletedAt" IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM "User" u WHERE u."accountId" = a."id" AND u."deletedAt" IS NULL);
