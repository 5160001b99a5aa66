-- What is begun is kept for each form, by the token that names it: two windows are two of them.
UPDATE "FormDraft" SET "kind" = 'intake:' || ("data"->>'token') WHERE "kind" = 'intake' AND ("data"->>'token') IS NOT NULL;
