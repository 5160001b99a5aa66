-- Whose name stands beside a day off: two people may have one name, and a name changes. No foreign key, as beside a package.
ALTER TABLE "DayOff" ADD COLUMN "enteredById" UUID;
