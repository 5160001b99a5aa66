-- An admin's figures are counted in an index, and whoever is gone is found without a look at everybody.
CREATE INDEX "RepairRequest_open_status_idx" ON "RepairRequest" ("status", "scheduledServiceDate") WHERE "closedAt" IS NULL;
CREATE INDEX "RepairRequest_open_newest_idx" ON "RepairRequest" ("createdAt") WHERE "closedAt" IS NULL;
CREATE INDEX "User_gone_idx" ON "User" ("id") WHERE "status" <> 'Active' OR "deletedAt" IS NOT NULL;
-- Whom one can write to stands by name.
CREATE INDEX "User_names_idx" ON "User" ("firstName", "lastName", "id") WHERE "deletedAt" IS NULL;
-- An advisor's cars are found without reading the repairs.
CREATE INDEX "RepairRequest_advisorId_vehicleId_idx" ON "RepairRequest" ("advisorId", "vehicleId");
