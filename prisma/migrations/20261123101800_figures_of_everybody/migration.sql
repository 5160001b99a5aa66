-- An admin's dashboard is of everybody's open repairs and invoices: what is worked on now is looked up, and what is owed is summed in the index alone.
CREATE INDEX "RepairRequest_open_changed_idx" ON "RepairRequest" ("status", "updatedAt") WHERE "closedAt" IS NULL;
DROP INDEX "Invoice_owed_idx";
CREATE INDEX "Invoice_owed_idx" ON "Invoice" ("issuedAt", "id") INCLUDE ("dueAt", "outstandingBalance") WHERE "outstandingBalance" > 0;
