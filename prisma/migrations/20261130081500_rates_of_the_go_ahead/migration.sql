-- Sales tax by kind of line, as it was when the customer gave the go-ahead: a change of the settings reaches into no work that is authorized.
ALTER TABLE "RepairRequest" ADD COLUMN "taxRates" JSONB;

-- What is authorized or billed keeps today's.
WITH today AS (
  SELECT jsonb_build_object(
    'Part', coalesce(nullif(max("value") FILTER (WHERE "key" = 'money.tax_part'), ''), '0')::numeric,
    'Labor', coalesce(nullif(max("value") FILTER (WHERE "key" = 'money.tax_labor'), ''), '0')::numeric,
    'Service', coalesce(nullif(max("value") FILTER (WHERE "key" = 'money.tax_service'), ''), '0')::numeric,
    'Fee', coalesce(nullif(max("value") FILTER (WHERE "key" = 'money.tax_fee'), ''), '0')::numeric
  ) AS "rates" FROM "AppSetting"
)
UPDATE "RepairRequest" AS r SET "taxRates" = today."rates" FROM today
WHERE EXISTS (SELECT 1 FROM "Invoice" i WHERE i."liveRequestId" = r."id")
  OR (EXISTS (SELECT 1 FROM "Authorization" a WHERE a."repairRequestId" = r."id")
    AND EXISTS (SELECT 1 FROM "RepairLineItem" l WHERE l."repairRequestId" = r."id" AND l."group" = 'approved'));
