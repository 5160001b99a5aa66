-- What is open, by its day; the latest day first; who still waits for a decision; accounts and people by what their columns say.
CREATE INDEX "RepairRequest_open_scheduled_idx" ON "RepairRequest"("scheduledServiceDate", "requestedServiceDate", "id") WHERE "closedAt" IS NULL;
CREATE INDEX "RepairRequest_latest_scheduled_idx" ON "RepairRequest"("scheduledServiceDate" DESC NULLS LAST, "requestedServiceDate" DESC NULLS LAST, "id" DESC);
CREATE INDEX "RepairLineItem_pending_idx" ON "RepairLineItem"("repairRequestId") WHERE "group" = 'pending';
CREATE INDEX "Account_subscriptionTier_id_idx" ON "Account"("subscriptionTier", "id");
CREATE INDEX "Account_status_id_idx" ON "Account"("status", "id");
CREATE INDEX "User_status_id_idx" ON "User"("status", "id");
