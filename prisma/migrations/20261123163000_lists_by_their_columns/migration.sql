-- What is not planned stands by the day it was asked for, and invoices by their amount and status.
CREATE INDEX "RepairRequest_scheduledServiceDate_requestedServiceDate_id_idx" ON "RepairRequest"("scheduledServiceDate", "requestedServiceDate", "id");
DROP INDEX "RepairRequest_scheduledServiceDate_idx";
CREATE INDEX "Invoice_totalAmount_id_idx" ON "Invoice"("totalAmount", "id");
CREATE INDEX "Invoice_status_id_idx" ON "Invoice"("status", "id");
