-- CreateTable
CREATE TABLE "Account" (
    "id" UUID NOT NULL,
    "subscriptionTier" TEXT NOT NULL DEFAULT 'Free',
    "status" TEXT NOT NULL DEFAULT 'Active',
    "providerCustomerId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AccountAdvisor" (
    "accountId" UUID NOT NULL,
    "advisorId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AccountAdvisor_pkey" PRIMARY KEY ("accountId","advisorId")
);

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT,
    "role" TEXT NOT NULL DEFAULT 'driver',
    "status" TEXT NOT NULL DEFAULT 'Active',
    "passwordHash" TEXT,
    "contactPreference" TEXT NOT NULL DEFAULT 'phone',
    "notifyBySms" BOOLEAN NOT NULL DEFAULT true,
    "theme" TEXT NOT NULL DEFAULT 'system',
    "deletedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "knownBy" TEXT NOT NULL,
    "ip" TEXT,
    "userAgent" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AccessCode" (
    "code" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "repairRequestId" UUID,
    "userId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AccessCode_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "OneTimeCode" (
    "id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "provider" TEXT NOT NULL DEFAULT 'local',
    "providerVerificationId" TEXT,
    "codeHash" TEXT,
    "repairRequestId" UUID,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OneTimeCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PendingForm" (
    "id" UUID NOT NULL,
    "visitorId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "fileKey" TEXT,
    "fileName" TEXT,
    "fileType" TEXT,
    "fileSize" INTEGER,
    "methodId" UUID,
    "becameId" UUID,
    "consumedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PendingForm_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimiterFlexible" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMPTZ(3),

    CONSTRAINT "RateLimiterFlexible_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "AppSetting" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AppSetting_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Vehicle" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "make" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "vin" TEXT,
    "mileage" INTEGER,
    "color" TEXT,
    "warrantyStatus" TEXT NOT NULL DEFAULT 'Unknown',
    "warrantyPlan" TEXT,
    "warrantyExpiresAt" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Vehicle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ServiceRecommendation" (
    "id" UUID NOT NULL,
    "vehicleId" UUID NOT NULL,
    "recommendationType" TEXT NOT NULL,
    "recommendedServiceDescription" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'Pending',
    "recommendedDueDate" DATE,
    "recommendedDueMileage" INTEGER,
    "sourceLineItemId" UUID,
    "ruleKey" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ServiceRecommendation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RepairRequest" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "vehicleId" UUID NOT NULL,
    "requesterId" UUID,
    "status" TEXT NOT NULL DEFAULT 'Pending_Review',
    "serviceType" TEXT,
    "initiatedBy" TEXT,
    "description" TEXT,
    "urgency" TEXT NOT NULL DEFAULT 'normal',
    "contactPreference" TEXT NOT NULL DEFAULT 'phone',
    "additionalNotes" TEXT,
    "requestedServiceDate" DATE,
    "scheduledServiceDate" TIMESTAMPTZ(3),
    "scheduledMinutes" INTEGER,
    "startedAt" TIMESTAMPTZ(3),
    "completedDate" TIMESTAMPTZ(3),
    "technicianId" UUID,
    "advisorId" UUID,
    "repairProviderId" UUID,
    "originalTotalPrice" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "totalPrice" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "needsAdvisor" BOOLEAN NOT NULL DEFAULT false,
    "needsAdvisorReason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RepairRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RepairLineItem" (
    "id" UUID NOT NULL,
    "repairRequestId" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL DEFAULT 'Service',
    "description" TEXT NOT NULL,
    "detailedDescription" TEXT,
    "partNumber" TEXT,
    "originalQuantity" DECIMAL(12,2) NOT NULL DEFAULT 1,
    "quantity" DECIMAL(12,2) NOT NULL DEFAULT 1,
    "originalUnitPrice" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "unitPrice" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "originalPrice" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "totalPrice" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL DEFAULT 'Pending',
    "group" TEXT NOT NULL DEFAULT 'pending',
    "quoteDocumentId" UUID,
    "sourcePage" INTEGER,
    "sourceBox" JSONB,
    "reconciles" BOOLEAN,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RepairLineItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuoteDocument" (
    "id" UUID NOT NULL,
    "repairRequestId" UUID NOT NULL,
    "uploadedById" UUID,
    "description" TEXT NOT NULL DEFAULT 'Repair quote',
    "fileName" TEXT NOT NULL,
    "storageKey" TEXT NOT NULL,
    "fileType" TEXT NOT NULL,
    "fileSize" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "readStatus" TEXT NOT NULL DEFAULT 'stored',
    "readProgress" INTEGER NOT NULL DEFAULT 0,
    "readMessage" TEXT,
    "reading" JSONB,
    "readAt" TIMESTAMPTZ(3),
    "uploadedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QuoteDocument_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HistoryEvent" (
    "id" BIGSERIAL NOT NULL,
    "repairRequestId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "actorUserId" UUID,
    "actorName" TEXT NOT NULL,
    "knownBy" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "ip" TEXT,
    "userAgent" TEXT,
    "data" JSONB NOT NULL DEFAULT '{}',
    "totalBefore" DECIMAL(12,2),
    "totalAfter" DECIMAL(12,2),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HistoryEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Invoice" (
    "id" UUID NOT NULL,
    "repairRequestId" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'Unpaid',
    "issuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dueAt" TIMESTAMPTZ(3),
    "originalTotalPrice" DECIMAL(12,2) NOT NULL,
    "subtotal" DECIMAL(12,2) NOT NULL,
    "serviceFee" DECIMAL(12,2) NOT NULL,
    "serviceFeePercentage" DECIMAL(5,2) NOT NULL DEFAULT 25,
    "totalAmount" DECIMAL(12,2) NOT NULL,
    "amountPaid" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "outstandingBalance" DECIMAL(12,2) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" UUID NOT NULL,
    "invoiceId" UUID NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "provider" TEXT NOT NULL,
    "providerId" TEXT,
    "clientSecret" TEXT,
    "status" TEXT NOT NULL DEFAULT 'open',
    "idempotencyKey" TEXT NOT NULL,
    "checkoutUrl" TEXT,
    "paymentMethodId" UUID,
    "cardBrand" TEXT,
    "cardLast4" TEXT,
    "failureMessage" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "succeededAt" TIMESTAMPTZ(3),

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentMethod" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "providerMethodId" TEXT NOT NULL,
    "brand" TEXT NOT NULL,
    "last4" TEXT NOT NULL,
    "expMonth" INTEGER NOT NULL,
    "expYear" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PaymentMethod_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProviderEvent" (
    "id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "occurredAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "appliedAt" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "ProviderEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Communication" (
    "id" UUID NOT NULL,
    "senderUserId" UUID,
    "receiverUserId" UUID,
    "repairRequestId" UUID,
    "messageBody" TEXT NOT NULL,
    "channel" TEXT NOT NULL DEFAULT 'web',
    "direction" TEXT NOT NULL DEFAULT 'outbound',
    "providerMessageId" TEXT,
    "sentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "Communication_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "href" TEXT NOT NULL,
    "repairRequestId" UUID,
    "readAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OutboundMessage" (
    "id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "repairRequestId" UUID,
    "communicationId" UUID,
    "provider" TEXT NOT NULL DEFAULT 'simulated',
    "providerMessageId" TEXT,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "error" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "OutboundMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SmsConsent" (
    "id" BIGSERIAL NOT NULL,
    "phone" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "textShown" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "ip" TEXT,
    "userAgent" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SmsConsent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CallRequest" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'ai',
    "phoneNumber" TEXT NOT NULL,
    "plan" TEXT NOT NULL DEFAULT 'Free',
    "timeoutMinutes" INTEGER NOT NULL DEFAULT 10,
    "smsOptIn" BOOLEAN NOT NULL DEFAULT false,
    "userName" TEXT NOT NULL,
    "repairRequestId" UUID,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "provider" TEXT NOT NULL DEFAULT 'simulated',
    "providerCallId" TEXT,
    "result" JSONB,
    "error" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "placedAt" TIMESTAMPTZ(3),
    "completedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CallRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RepairProvider" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "zip" TEXT,
    "phoneNumber" TEXT,
    "type" TEXT NOT NULL,
    "specialties" TEXT[],
    "certifications" TEXT[],
    "qualityRating" DECIMAL(2,1),
    "status" TEXT NOT NULL DEFAULT 'Active',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RepairProvider_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RepairProviderStaff" (
    "id" UUID NOT NULL,
    "repairProviderId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "position" TEXT NOT NULL,
    "email" TEXT,
    "phoneNumber" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RepairProviderStaff_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Technician" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "repairProviderId" UUID,
    "hourlyRate" DECIMAL(12,2) NOT NULL,
    "certifications" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Technician_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PriceGuideCorrection" (
    "id" UUID NOT NULL,
    "job" TEXT NOT NULL,
    "tier" TEXT,
    "lowPrice" DECIMAL(12,2) NOT NULL,
    "highPrice" DECIMAL(12,2) NOT NULL,
    "hoursLow" DECIMAL(6,2),
    "hoursHigh" DECIMAL(6,2),
    "note" TEXT NOT NULL,
    "correctedById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PriceGuideCorrection_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Account_providerCustomerId_key" ON "Account"("providerCustomerId");

-- CreateIndex
CREATE INDEX "Account_createdAt_id_idx" ON "Account"("createdAt", "id");

-- CreateIndex
CREATE INDEX "AccountAdvisor_advisorId_idx" ON "AccountAdvisor"("advisorId");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "User_accountId_createdAt_id_idx" ON "User"("accountId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "User_phone_idx" ON "User"("phone");

-- CreateIndex
CREATE INDEX "User_role_status_idx" ON "User"("role", "status");

-- CreateIndex
CREATE INDEX "User_createdAt_id_idx" ON "User"("createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_endedAt_idx" ON "Session"("userId", "endedAt");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "AccessCode_repairRequestId_idx" ON "AccessCode"("repairRequestId");

-- CreateIndex
CREATE INDEX "AccessCode_userId_idx" ON "AccessCode"("userId");

-- CreateIndex
CREATE INDEX "OneTimeCode_phone_createdAt_idx" ON "OneTimeCode"("phone", "createdAt");

-- CreateIndex
CREATE INDEX "OneTimeCode_expiresAt_idx" ON "OneTimeCode"("expiresAt");

-- CreateIndex
CREATE INDEX "PendingForm_visitorId_kind_idx" ON "PendingForm"("visitorId", "kind");

-- CreateIndex
CREATE INDEX "PendingForm_methodId_idx" ON "PendingForm"("methodId");

-- CreateIndex
CREATE INDEX "PendingForm_expiresAt_idx" ON "PendingForm"("expiresAt");

-- CreateIndex
CREATE INDEX "RateLimiterFlexible_expire_idx" ON "RateLimiterFlexible"("expire");

-- CreateIndex
CREATE INDEX "Vehicle_accountId_createdAt_id_idx" ON "Vehicle"("accountId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Vehicle_createdAt_id_idx" ON "Vehicle"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Vehicle_vin_idx" ON "Vehicle"("vin");

-- CreateIndex
CREATE UNIQUE INDEX "ServiceRecommendation_sourceLineItemId_key" ON "ServiceRecommendation"("sourceLineItemId");

-- CreateIndex
CREATE INDEX "ServiceRecommendation_vehicleId_status_recommendedDueDate_idx" ON "ServiceRecommendation"("vehicleId", "status", "recommendedDueDate");

-- CreateIndex
CREATE UNIQUE INDEX "ServiceRecommendation_vehicleId_ruleKey_key" ON "ServiceRecommendation"("vehicleId", "ruleKey");

-- CreateIndex
CREATE INDEX "RepairRequest_accountId_createdAt_id_idx" ON "RepairRequest"("accountId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "RepairRequest_vehicleId_createdAt_idx" ON "RepairRequest"("vehicleId", "createdAt");

-- CreateIndex
CREATE INDEX "RepairRequest_advisorId_createdAt_id_idx" ON "RepairRequest"("advisorId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "RepairRequest_technicianId_createdAt_id_idx" ON "RepairRequest"("technicianId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "RepairRequest_status_createdAt_id_idx" ON "RepairRequest"("status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "RepairRequest_createdAt_id_idx" ON "RepairRequest"("createdAt", "id");

-- CreateIndex
CREATE INDEX "RepairRequest_scheduledServiceDate_idx" ON "RepairRequest"("scheduledServiceDate");

-- CreateIndex
CREATE INDEX "RepairRequest_completedDate_idx" ON "RepairRequest"("completedDate");

-- CreateIndex
CREATE INDEX "RepairLineItem_repairRequestId_position_id_idx" ON "RepairLineItem"("repairRequestId", "position", "id");

-- CreateIndex
CREATE UNIQUE INDEX "QuoteDocument_storageKey_key" ON "QuoteDocument"("storageKey");

-- CreateIndex
CREATE INDEX "QuoteDocument_repairRequestId_uploadedAt_idx" ON "QuoteDocument"("repairRequestId", "uploadedAt");

-- CreateIndex
CREATE INDEX "QuoteDocument_readStatus_idx" ON "QuoteDocument"("readStatus");

-- CreateIndex
CREATE INDEX "HistoryEvent_repairRequestId_id_idx" ON "HistoryEvent"("repairRequestId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_repairRequestId_key" ON "Invoice"("repairRequestId");

-- CreateIndex
CREATE INDEX "Invoice_accountId_createdAt_id_idx" ON "Invoice"("accountId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Invoice_status_createdAt_id_idx" ON "Invoice"("status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Invoice_createdAt_id_idx" ON "Invoice"("createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_providerId_key" ON "Payment"("providerId");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_idempotencyKey_key" ON "Payment"("idempotencyKey");

-- CreateIndex
CREATE INDEX "Payment_invoiceId_createdAt_idx" ON "Payment"("invoiceId", "createdAt");

-- CreateIndex
CREATE INDEX "Payment_status_updatedAt_idx" ON "Payment"("status", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentMethod_providerMethodId_key" ON "PaymentMethod"("providerMethodId");

-- CreateIndex
CREATE INDEX "PaymentMethod_accountId_createdAt_idx" ON "PaymentMethod"("accountId", "createdAt");

-- CreateIndex
CREATE INDEX "ProviderEvent_appliedAt_receivedAt_idx" ON "ProviderEvent"("appliedAt", "receivedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Communication_providerMessageId_key" ON "Communication"("providerMessageId");

-- CreateIndex
CREATE INDEX "Communication_senderUserId_sentAt_id_idx" ON "Communication"("senderUserId", "sentAt", "id");

-- CreateIndex
CREATE INDEX "Communication_receiverUserId_sentAt_id_idx" ON "Communication"("receiverUserId", "sentAt", "id");

-- CreateIndex
CREATE INDEX "Communication_receiverUserId_readAt_idx" ON "Communication"("receiverUserId", "readAt");

-- CreateIndex
CREATE INDEX "Communication_repairRequestId_sentAt_id_idx" ON "Communication"("repairRequestId", "sentAt", "id");

-- CreateIndex
CREATE INDEX "Notification_userId_readAt_createdAt_idx" ON "Notification"("userId", "readAt", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "OutboundMessage_dedupeKey_key" ON "OutboundMessage"("dedupeKey");

-- CreateIndex
CREATE UNIQUE INDEX "OutboundMessage_providerMessageId_key" ON "OutboundMessage"("providerMessageId");

-- CreateIndex
CREATE INDEX "OutboundMessage_status_createdAt_idx" ON "OutboundMessage"("status", "createdAt");

-- CreateIndex
CREATE INDEX "OutboundMessage_createdAt_idx" ON "OutboundMessage"("createdAt");

-- CreateIndex
CREATE INDEX "OutboundMessage_phone_createdAt_idx" ON "OutboundMessage"("phone", "createdAt");

-- CreateIndex
CREATE INDEX "SmsConsent_phone_kind_id_idx" ON "SmsConsent"("phone", "kind", "id");

-- CreateIndex
CREATE UNIQUE INDEX "CallRequest_providerCallId_key" ON "CallRequest"("providerCallId");

-- CreateIndex
CREATE INDEX "CallRequest_status_createdAt_idx" ON "CallRequest"("status", "createdAt");

-- CreateIndex
CREATE INDEX "CallRequest_phoneNumber_createdAt_idx" ON "CallRequest"("phoneNumber", "createdAt");

-- CreateIndex
CREATE INDEX "RepairProvider_name_id_idx" ON "RepairProvider"("name", "id");

-- CreateIndex
CREATE INDEX "RepairProvider_status_idx" ON "RepairProvider"("status");

-- CreateIndex
CREATE INDEX "RepairProviderStaff_repairProviderId_name_idx" ON "RepairProviderStaff"("repairProviderId", "name");

-- CreateIndex
CREATE UNIQUE INDEX "Technician_userId_key" ON "Technician"("userId");

-- CreateIndex
CREATE INDEX "Technician_repairProviderId_idx" ON "Technician"("repairProviderId");

-- CreateIndex
CREATE INDEX "PriceGuideCorrection_job_tier_createdAt_idx" ON "PriceGuideCorrection"("job", "tier", "createdAt");

-- AddForeignKey
ALTER TABLE "AccountAdvisor" ADD CONSTRAINT "AccountAdvisor_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccountAdvisor" ADD CONSTRAINT "AccountAdvisor_advisorId_fkey" FOREIGN KEY ("advisorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessCode" ADD CONSTRAINT "AccessCode_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessCode" ADD CONSTRAINT "AccessCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Vehicle" ADD CONSTRAINT "Vehicle_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ServiceRecommendation" ADD CONSTRAINT "ServiceRecommendation_vehicleId_fkey" FOREIGN KEY ("vehicleId") REFERENCES "Vehicle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ServiceRecommendation" ADD CONSTRAINT "ServiceRecommendation_sourceLineItemId_fkey" FOREIGN KEY ("sourceLineItemId") REFERENCES "RepairLineItem"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RepairRequest" ADD CONSTRAINT "RepairRequest_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RepairRequest" ADD CONSTRAINT "RepairRequest_vehicleId_fkey" FOREIGN KEY ("vehicleId") REFERENCES "Vehicle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RepairRequest" ADD CONSTRAINT "RepairRequest_requesterId_fkey" FOREIGN KEY ("requesterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RepairRequest" ADD CONSTRAINT "RepairRequest_technicianId_fkey" FOREIGN KEY ("technicianId") REFERENCES "Technician"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RepairRequest" ADD CONSTRAINT "RepairRequest_advisorId_fkey" FOREIGN KEY ("advisorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RepairRequest" ADD CONSTRAINT "RepairRequest_repairProviderId_fkey" FOREIGN KEY ("repairProviderId") REFERENCES "RepairProvider"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RepairLineItem" ADD CONSTRAINT "RepairLineItem_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RepairLineItem" ADD CONSTRAINT "RepairLineItem_quoteDocumentId_fkey" FOREIGN KEY ("quoteDocumentId") REFERENCES "QuoteDocument"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuoteDocument" ADD CONSTRAINT "QuoteDocument_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuoteDocument" ADD CONSTRAINT "QuoteDocument_uploadedById_fkey" FOREIGN KEY ("uploadedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HistoryEvent" ADD CONSTRAINT "HistoryEvent_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HistoryEvent" ADD CONSTRAINT "HistoryEvent_actorUserId_fkey" FOREIGN KEY ("actorUserId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_paymentMethodId_fkey" FOREIGN KEY ("paymentMethodId") REFERENCES "PaymentMethod"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentMethod" ADD CONSTRAINT "PaymentMethod_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Communication" ADD CONSTRAINT "Communication_senderUserId_fkey" FOREIGN KEY ("senderUserId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Communication" ADD CONSTRAINT "Communication_receiverUserId_fkey" FOREIGN KEY ("receiverUserId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Communication" ADD CONSTRAINT "Communication_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutboundMessage" ADD CONSTRAINT "OutboundMessage_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CallRequest" ADD CONSTRAINT "CallRequest_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RepairProviderStaff" ADD CONSTRAINT "RepairProviderStaff_repairProviderId_fkey" FOREIGN KEY ("repairProviderId") REFERENCES "RepairProvider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Technician" ADD CONSTRAINT "Technician_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Technician" ADD CONSTRAINT "Technician_repairProviderId_fkey" FOREIGN KEY ("repairProviderId") REFERENCES "RepairProvider"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceGuideCorrection" ADD CONSTRAINT "PriceGuideCorrection_correctedById_fkey" FOREIGN KEY ("correctedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Closed lists ------------------------------------------------------------------------------------------------
ALTER TABLE "Account" ADD CONSTRAINT "Account_subscriptionTier_check" CHECK ("subscriptionTier" IN ('Free', 'Premium', 'Exclusive', 'Luxury'));
ALTER TABLE "Account" ADD CONSTRAINT "Account_status_check" CHECK ("status" IN ('Active', 'Inactive', 'Suspended'));
ALTER TABLE "User" ADD CONSTRAINT "User_role_check" CHECK ("role" IN ('driver', 'admin', 'advisor', 'technician'));
ALTER TABLE "User" ADD CONSTRAINT "User_status_check" CHECK ("status" IN ('Active', 'Inactive', 'Suspended'));
ALTER TABLE "User" ADD CONSTRAINT "User_contactPreference_check" CHECK ("contactPreference" IN ('phone', 'email', 'text'));
ALTER TABLE "User" ADD CONSTRAINT "User_theme_check" CHECK ("theme" IN ('system', 'blue', 'purple'));
ALTER TABLE "User" ADD CONSTRAINT "User_phone_check" CHECK ("phone" ~ '^\+1[0-9]{10}$');
ALTER TABLE "Session" ADD CONSTRAINT "Session_knownBy_check" CHECK ("knownBy" IN ('password', 'phone_code'));
ALTER TABLE "AccessCode" ADD CONSTRAINT "AccessCode_target_check" CHECK (
  ("kind" = 'repair' AND "repairRequestId" IS NOT NULL AND "userId" IS NULL)
  OR ("kind" = 'user' AND "userId" IS NOT NULL AND "repairRequestId" IS NULL)
);
ALTER TABLE "OneTimeCode" ADD CONSTRAINT "OneTimeCode_purpose_check" CHECK ("purpose" IN ('sign_in', 'repair', 'password_reset'));
ALTER TABLE "OneTimeCode" ADD CONSTRAINT "OneTimeCode_provider_check" CHECK ("provider" IN ('local', 'twilio'));
ALTER TABLE "OneTimeCode" ADD CONSTRAINT "OneTimeCode_attempts_check" CHECK ("attempts" >= 0);
ALTER TABLE "PendingForm" ADD CONSTRAINT "PendingForm_kind_check" CHECK ("kind" IN ('create_request', 'manual_quote', 'file_quote'));
ALTER TABLE "ServiceRecommendation" ADD CONSTRAINT "ServiceRecommendation_status_check" CHECK ("status" IN ('Pending', 'Scheduled', 'Completed'));
ALTER TABLE "RepairRequest" ADD CONSTRAINT "RepairRequest_status_check" CHECK ("status" IN (
  'Pending_Review', 'Pending_Pickup', 'Pending_Approval', 'Pending_Repair', 'Pending_Payment', 'Pending_Car_Delivery', 'Completed',
  'Scheduled', 'In Progress', 'Needs Approval', 'Parts Ordered', 'Delayed', 'Cancelled'
));
ALTER TABLE "RepairRequest" ADD CONSTRAINT "RepairRequest_urgency_check" CHECK ("urgency" IN ('urgent', 'normal', 'flexible'));
ALTER TABLE "RepairRequest" ADD CONSTRAINT "RepairRequest_contactPreference_check" CHECK ("contactPreference" IN ('phone', 'email', 'text'));
ALTER TABLE "RepairLineItem" ADD CONSTRAINT "RepairLineItem_type_check" CHECK ("type" IN ('Service', 'Part', 'Labor', 'Fee'));
ALTER TABLE "RepairLineItem" ADD CONSTRAINT "RepairLineItem_status_check" CHECK ("status" IN ('Pending', 'Lowered', 'Same'));
ALTER TABLE "RepairLineItem" ADD CONSTRAINT "RepairLineItem_group_check" CHECK ("group" IN ('pending', 'approved', 'declined', 'deferred', 'quote_analyzed'));
ALTER TABLE "QuoteDocument" ADD CONSTRAINT "QuoteDocument_readStatus_check" CHECK ("readStatus" IN ('stored', 'reading', 'read', 'unreadable'));
ALTER TABLE "HistoryEvent" ADD CONSTRAINT "HistoryEvent_knownBy_check" CHECK ("knownBy" IN ('session', 'phone_code', 'access_code', 'provider', 'system'));
ALTER TABLE "HistoryEvent" ADD CONSTRAINT "HistoryEvent_channel_check" CHECK ("channel" IN ('web', 'api', 'sms', 'webhook', 'system'));
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_status_check" CHECK ("status" IN ('Paid', 'Unpaid', 'Partially_Refunded', 'Refunded', 'Disputed', 'Void'));
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_status_check" CHECK ("status" IN ('open', 'processing', 'succeeded', 'failed', 'cancelled', 'refunded', 'disputed'));
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_provider_check" CHECK ("provider" IN ('simulated', 'stripe'));
ALTER TABLE "PaymentMethod" ADD CONSTRAINT "PaymentMethod_provider_check" CHECK ("provider" IN ('simulated', 'stripe'));
ALTER TABLE "Communication" ADD CONSTRAINT "Communication_channel_check" CHECK ("channel" IN ('web', 'sms'));
ALTER TABLE "Communication" ADD CONSTRAINT "Communication_direction_check" CHECK ("direction" IN ('outbound', 'inbound'));
ALTER TABLE "OutboundMessage" ADD CONSTRAINT "OutboundMessage_kind_check" CHECK ("kind" IN ('code', 'status_update', 'staff'));
ALTER TABLE "OutboundMessage" ADD CONSTRAINT "OutboundMessage_status_check" CHECK ("status" IN ('queued', 'sent', 'delivered', 'failed', 'suppressed'));
ALTER TABLE "SmsConsent" ADD CONSTRAINT "SmsConsent_kind_check" CHECK ("kind" IN ('sms', 'ai_call'));
ALTER TABLE "SmsConsent" ADD CONSTRAINT "SmsConsent_action_check" CHECK ("action" IN ('opt_in', 'opt_out'));
ALTER TABLE "CallRequest" ADD CONSTRAINT "CallRequest_kind_check" CHECK ("kind" IN ('ai', 'call_back'));
ALTER TABLE "CallRequest" ADD CONSTRAINT "CallRequest_status_check" CHECK ("status" IN ('queued', 'placed', 'completed', 'failed', 'handled'));
ALTER TABLE "RepairProvider" ADD CONSTRAINT "RepairProvider_type_check" CHECK ("type" IN ('Independent', 'Dealership', 'Franchise', 'Specialty'));
ALTER TABLE "RepairProvider" ADD CONSTRAINT "RepairProvider_status_check" CHECK ("status" IN ('Active', 'Inactive', 'Pending'));

-- Figures -----------------------------------------------------------------------------------------------------
ALTER TABLE "Vehicle" ADD CONSTRAINT "Vehicle_figures_check" CHECK ("year" BETWEEN 1900 AND 2200 AND ("mileage" IS NULL OR "mileage" >= 0));
ALTER TABLE "ServiceRecommendation" ADD CONSTRAINT "ServiceRecommendation_mileage_check" CHECK ("recommendedDueMileage" IS NULL OR "recommendedDueMileage" >= 0);
ALTER TABLE "RepairRequest" ADD CONSTRAINT "RepairRequest_money_check" CHECK ("originalTotalPrice" >= 0 AND "totalPrice" >= 0);
ALTER TABLE "RepairRequest" ADD CONSTRAINT "RepairRequest_minutes_check" CHECK ("scheduledMinutes" IS NULL OR "scheduledMinutes" > 0);
ALTER TABLE "RepairLineItem" ADD CONSTRAINT "RepairLineItem_money_check" CHECK (
  "originalQuantity" >= 0 AND "quantity" >= 0 AND "originalUnitPrice" >= 0 AND "unitPrice" >= 0 AND "originalPrice" >= 0 AND "totalPrice" >= 0
);
ALTER TABLE "QuoteDocument" ADD CONSTRAINT "QuoteDocument_figures_check" CHECK ("fileSize" >= 0 AND "readProgress" BETWEEN 0 AND 100);
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_money_check" CHECK (
  "originalTotalPrice" >= 0 AND "subtotal" >= 0 AND "serviceFee" >= 0 AND "serviceFeePercentage" BETWEEN 0 AND 100
  AND "totalAmount" = "subtotal" + "serviceFee" AND "amountPaid" BETWEEN 0 AND "totalAmount" AND "outstandingBalance" BETWEEN 0 AND "totalAmount"
);
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_money_check" CHECK ("amount" > 0);
ALTER TABLE "RepairProvider" ADD CONSTRAINT "RepairProvider_rating_check" CHECK ("qualityRating" IS NULL OR "qualityRating" BETWEEN 0 AND 5);
ALTER TABLE "Technician" ADD CONSTRAINT "Technician_rate_check" CHECK ("hourlyRate" >= 0);
ALTER TABLE "CallRequest" ADD CONSTRAINT "CallRequest_timeout_check" CHECK ("timeoutMinutes" BETWEEN 1 AND 60);
ALTER TABLE "PriceGuideCorrection" ADD CONSTRAINT "PriceGuideCorrection_money_check" CHECK (
  "lowPrice" >= 0 AND "highPrice" >= "lowPrice" AND ("hoursLow" IS NULL OR ("hoursLow" >= 0 AND "hoursHigh" >= "hoursLow"))
);

-- Guards that the schema language cannot say --------------------------------------------------------------------
-- A phone signs in one driver, while staff may share the phone of a shop.
CREATE UNIQUE INDEX "User_driver_phone_key" ON "User" ("phone") WHERE "role" = 'driver' AND "deletedAt" IS NULL AND "phone" IS NOT NULL;
-- One live attempt to pay an invoice.
CREATE UNIQUE INDEX "Payment_one_live_key" ON "Payment" ("invoiceId") WHERE "status" IN ('open', 'processing');

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "HistoryEvent_append_only" BEFORE UPDATE OR DELETE ON "HistoryEvent" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "SmsConsent_append_only" BEFORE UPDATE OR DELETE ON "SmsConsent" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What the shop quoted is kept as it was, later changes go to the current figures.
CREATE FUNCTION keep_original_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."group" = 'quote_analyzed' AND OLD."group" = 'quote_analyzed' THEN
    RETURN NEW;
  END IF;
  IF NEW."originalQuantity" <> OLD."originalQuantity" OR NEW."originalUnitPrice" <> OLD."originalUnitPrice" OR NEW."originalPrice" <> OLD."originalPrice" THEN
    RAISE EXCEPTION 'the original quantity and price of a line item are never overwritten' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "RepairLineItem_keep_original" BEFORE UPDATE ON "RepairLineItem" FOR EACH ROW EXECUTE FUNCTION keep_original_figures();
