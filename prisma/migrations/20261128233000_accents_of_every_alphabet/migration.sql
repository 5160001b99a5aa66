-- Nguyễn is found as Nguyen: every mark over or under a letter is taken off, not those of western Europe alone, as
-- app/platform/search-terms.ts takes them off.
CREATE OR REPLACE FUNCTION search_words(VARIADIC parts TEXT[]) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || btrim(regexp_replace(lower(translate(
    regexp_replace(normalize(array_to_string(parts, ' '), NFD), '[\u0300-\u036F]', '', 'g'),
    'ĐđŁłØø_', 'DdLlOo ')), '\s+', ' ', 'g'))
$$;

-- Of the rows of before only those of such a letter are others.
SELECT write_vehicle_search(ARRAY(SELECT "vehicleId" FROM "VehicleSearch" WHERE "allWords" ~ '[^ -~]'));
SELECT write_request_search(ARRAY(SELECT "repairRequestId" FROM "RequestSearch" WHERE "allWords" ~ '[^ -~]'));
SELECT write_invoice_search(ARRAY(SELECT "invoiceId" FROM "InvoiceSearch" WHERE "allWords" ~ '[^ -~]'));
SELECT write_user_search(ARRAY(SELECT "userId" FROM "UserSearch" WHERE "allWords" ~ '[^ -~]'));
