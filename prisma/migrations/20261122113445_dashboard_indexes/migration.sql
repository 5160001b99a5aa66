-- The dashboard's one statement: unpaid invoices of open requests, and what was completed lately for each person.
CREATE INDEX "Invoice_unpaid_idx" ON "Invoice" ("repairRequestId") WHERE "outstandingBalance" > 0;
CREATE INDEX "RepairRequest_completed_advisor_idx" ON "RepairRequest" ("advisorId", "completedDate") WHERE "status" = 'Completed';
CREATE INDEX "RepairRequest_completed_technician_idx" ON "RepairRequest" ("technicianId", "completedDate") WHERE "status" = 'Completed';
CREATE INDEX "RepairRequest_completed_account_idx" ON "RepairRequest" ("accountId", "completedDate") WHERE "status" = 'Completed';
