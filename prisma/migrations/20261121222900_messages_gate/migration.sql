-- What is counted by the shop's day: budgets, the first phone of a browser or network, notices said once.
CREATE TABLE "DayCount" (
    "day" DATE NOT NULL,
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "value" TEXT,

    CONSTRAINT "DayCount_pkey" PRIMARY KEY ("day","key")
);
ALTER TABLE "DayCount" ADD CONSTRAINT "DayCount_count_check" CHECK ("count" >= 0);

-- Whether the person proved to hold the phone: only such a consent undoes STOP.
ALTER TABLE "SmsConsent" ADD COLUMN     "proven" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "OneTimeCode" DROP CONSTRAINT "OneTimeCode_purpose_check";
ALTER TABLE "OneTimeCode" ADD CONSTRAINT "OneTimeCode_purpose_check" CHECK ("purpose" IN ('sign_in', 'repair', 'password_reset', 'call'));

-- A conversation shows what became of each of its texts.
CREATE INDEX "OutboundMessage_communicationId_idx" ON "OutboundMessage"("communicationId");
CREATE INDEX "OutboundMessage_repairRequestId_createdAt_idx" ON "OutboundMessage"("repairRequestId", "createdAt");
