-- A car is found by its plate however that is written: letters and digits alone count.
CREATE INDEX "Vehicle_bare_plate_idx" ON "Vehicle" (regexp_replace(upper("plate"), '[^A-Z0-9]', '', 'g'));

-- As the other indexes of words: what was written last is found by the index too, and not by reading a list of it.
ALTER INDEX "Account_name_idx" SET (fastupdate = off);
ALTER INDEX "User_firstName_lastName_idx" SET (fastupdate = off);
