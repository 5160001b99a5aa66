-- The guide's jobs have new names where several of the old ones were one job; corrections follow their job.
UPDATE "PriceGuideCorrection" SET "job" = CASE
  WHEN "job" LIKE 'Spark plugs, %' THEN 'Spark plugs'
  WHEN "job" = 'Timing belt, unspecified' THEN 'Timing belt'
  WHEN "job" = 'Timing chain repair' THEN 'Timing chain'
  WHEN "job" = 'Oil change, unspecified' THEN 'Oil change'
  WHEN "job" = 'A/C recharge, unspecified' THEN 'A/C recharge'
  WHEN "job" = 'MAF/MAP sensor' THEN 'MAF sensor'
  WHEN "job" = 'Tie rod ends' THEN 'Outer tie rod end (each)'
  WHEN "job" IN ('Windshield, no ADAS', 'Windshield, luxury/multi-camera') THEN 'Windshield replacement'
  ELSE "job" END
WHERE "job" LIKE 'Spark plugs, %' OR "job" IN ('Timing belt, unspecified', 'Timing chain repair', 'Oil change, unspecified',
  'A/C recharge, unspecified', 'MAF/MAP sensor', 'Tie rod ends', 'Windshield, no ADAS', 'Windshield, luxury/multi-camera');
