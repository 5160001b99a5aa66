-- A shop whose first admin came by the link of the first start and that still has no name was interrupted in its set-up: it is offered again.
INSERT INTO "AppSetting" ("key", "value", "updatedAt")
SELECT 'setup.left', 'codes company money words services', now()
WHERE EXISTS (SELECT 1 FROM "Invitation" WHERE "kind" = 'first' AND "usedAt" IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM "AppSetting" WHERE "key" = 'company.name')
ON CONFLICT ("key") DO NOTHING;
