-- One advisor's and one technician's repairs in the orders of the list: among a million each was one of five hundred of what was read.
CREATE INDEX "RepairRequest_advisor_scheduled_idx" ON "RepairRequest"("advisorId", "scheduledServiceDate", "requestedServiceDate", "id");
CREATE INDEX "RepairRequest_advisorId_status_id_idx" ON "RepairRequest"("advisorId", "status", "id");
CREATE INDEX "RepairRequest_advisorId_totalPrice_id_idx" ON "RepairRequest"("advisorId", "totalPrice", "id");
CREATE INDEX "RepairRequest_technician_scheduled_idx" ON "RepairRequest"("technicianId", "scheduledServiceDate", "requestedServiceDate", "id");
CREATE INDEX "RepairRequest_technicianId_status_id_idx" ON "RepairRequest"("technicianId", "status", "id");
CREATE INDEX "RepairRequest_technicianId_totalPrice_id_idx" ON "RepairRequest"("technicianId", "totalPrice", "id");
