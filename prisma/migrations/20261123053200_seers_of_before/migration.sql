-- The rows of what was there before the triggers, a thousand things at a time, each lot kept at once: nobody waits for a million.
DO $$
DECLARE
  lots CONSTANT TEXT[] := ARRAY['Vehicle', 'Invoice', 'User'];
  lot TEXT;
  upTo UUID;
  which UUID[];
BEGIN
  FOREACH lot IN ARRAY lots LOOP
    upTo := '00000000-0000-0000-0000-000000000000';
    LOOP
      EXECUTE format('SELECT array_agg(id ORDER BY id) FROM (SELECT %1$I AS id FROM %2$I WHERE %1$I > $1 ORDER BY %1$I LIMIT 1000) l',
        lower(lot) || 'Id', lot || 'Search') INTO which USING upTo;
      EXIT WHEN which IS NULL;
      EXECUTE format('SELECT write_%s_seers($1)', lower(lot)) USING which;
      COMMIT;
      upTo := which[cardinality(which)];
    END LOOP;
  END LOOP;
END $$;
