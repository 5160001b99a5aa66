-- The list of waiting work reads what is open, and of texts and calls what waits: few rows of many.
CREATE INDEX "RepairRequest_open_advisor_idx" ON "RepairRequest" ("advisorId") WHERE "closedAt" IS NULL;
CREATE INDEX "RepairRequest_open_technician_idx" ON "RepairRequest" ("technicianId") WHERE "closedAt" IS NULL;
CREATE INDEX "RepairLineItem_target_idx" ON "RepairLineItem" ("repairRequestId") WHERE "group" = 'approved' AND "priceBasis" = 'target';
CREATE INDEX "OutboundMessage_failed_idx" ON "OutboundMessage" ("repairRequestId", "createdAt") WHERE "status" = 'failed';
