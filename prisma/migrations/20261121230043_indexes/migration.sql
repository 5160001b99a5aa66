-- Newest first, by status, by person; and every foreign key, so that neither a look-up nor a deletion reads a whole table.
CREATE INDEX "CallRequest_repairRequestId_idx" ON "CallRequest"("repairRequestId");
CREATE INDEX "Communication_sentAt_id_idx" ON "Communication"("sentAt", "id");
CREATE INDEX "HistoryEvent_actorUserId_idx" ON "HistoryEvent"("actorUserId");
CREATE INDEX "Invoice_issuedAt_id_idx" ON "Invoice"("issuedAt", "id");
CREATE INDEX "Notification_userId_createdAt_idx" ON "Notification"("userId", "createdAt");
CREATE INDEX "Notification_repairRequestId_idx" ON "Notification"("repairRequestId");
CREATE INDEX "Payment_paymentMethodId_idx" ON "Payment"("paymentMethodId");
CREATE INDEX "PriceGuideCorrection_correctedById_idx" ON "PriceGuideCorrection"("correctedById");
CREATE INDEX "QuoteDocument_uploadedById_idx" ON "QuoteDocument"("uploadedById");
CREATE INDEX "RepairLineItem_quoteDocumentId_idx" ON "RepairLineItem"("quoteDocumentId");
CREATE INDEX "RepairRequest_status_id_idx" ON "RepairRequest"("status", "id");
CREATE INDEX "RepairRequest_requesterId_idx" ON "RepairRequest"("requesterId");
CREATE INDEX "RepairRequest_repairProviderId_idx" ON "RepairRequest"("repairProviderId");
