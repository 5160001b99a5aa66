-- E-mail on its way out, addresses that it does not reach, and links that open something once.
CREATE TABLE "OutboundEmail" (
  "id" UUID NOT NULL,
  "address" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "content" JSONB NOT NULL,
  "dedupeKey" TEXT NOT NULL,
  "userId" UUID,
  "repairRequestId" UUID,
  "provider" TEXT NOT NULL DEFAULT 'simulated',
  "providerMessageId" TEXT,
  "status" TEXT NOT NULL DEFAULT 'queued',
  "error" TEXT,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "sentAt" TIMESTAMPTZ(3),
  CONSTRAINT "OutboundEmail_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "OutboundEmail_status_check" CHECK ("status" IN ('queued', 'sent', 'failed', 'suppressed', 'bounced')),
  CONSTRAINT "OutboundEmail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "OutboundEmail_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "OutboundEmail_dedupeKey_key" ON "OutboundEmail"("dedupeKey");
CREATE INDEX "OutboundEmail_providerMessageId_idx" ON "OutboundEmail"("providerMessageId");
CREATE INDEX "OutboundEmail_createdAt_idx" ON "OutboundEmail"("createdAt");
CREATE INDEX "OutboundEmail_address_createdAt_idx" ON "OutboundEmail"("address", "createdAt");
CREATE INDEX "OutboundEmail_userId_idx" ON "OutboundEmail"("userId");
CREATE INDEX "OutboundEmail_repairRequestId_createdAt_idx" ON "OutboundEmail"("repairRequestId", "createdAt");

CREATE TABLE "EmailTrouble" (
  "address" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "EmailTrouble_pkey" PRIMARY KEY ("address"),
  CONSTRAINT "EmailTrouble_kind_check" CHECK ("kind" IN ('bounce', 'complaint'))
);

CREATE TABLE "EmailLink" (
  "id" UUID NOT NULL,
  "tokenHash" TEXT NOT NULL,
  "purpose" TEXT NOT NULL,
  "userId" UUID NOT NULL,
  "address" TEXT NOT NULL,
  "redirectTo" TEXT NOT NULL DEFAULT '/',
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "usedAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "EmailLink_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "EmailLink_purpose_check" CHECK ("purpose" IN ('sign_in', 'password_reset', 'confirm_address')),
  CONSTRAINT "EmailLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "EmailLink_tokenHash_key" ON "EmailLink"("tokenHash");
CREATE INDEX "EmailLink_userId_idx" ON "EmailLink"("userId");
CREATE INDEX "EmailLink_expiresAt_idx" ON "EmailLink"("expiresAt");

ALTER TABLE "User" ADD COLUMN "notifyByEmail" BOOLEAN NOT NULL DEFAULT true, ADD COLUMN "emailProvenAt" TIMESTAMPTZ(3);
-- What was unread before there was e-mail is told to nobody by it.
ALTER TABLE "Notification" ADD COLUMN "emailedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "Notification" ALTER COLUMN "emailedAt" DROP DEFAULT;
CREATE INDEX "Notification_waiting_idx" ON "Notification"("createdAt") WHERE "readAt" IS NULL AND "emailedAt" IS NULL;
ALTER TABLE "Session" DROP CONSTRAINT "Session_knownBy_check";
ALTER TABLE "Session" ADD CONSTRAINT "Session_knownBy_check" CHECK ("knownBy" IN ('password', 'phone_code', 'passkey', 'email_link'));
ALTER TABLE "Communication" DROP CONSTRAINT "Communication_channel_check";
ALTER TABLE "Communication" ADD CONSTRAINT "Communication_channel_check" CHECK ("channel" IN ('web', 'sms', 'email'));
