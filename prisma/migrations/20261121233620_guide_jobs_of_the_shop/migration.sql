-- CreateTable
CREATE TABLE "PriceGuideJob" (
    "id" UUID NOT NULL,
    "job" TEXT NOT NULL,
    "component" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "aliases" TEXT[],
    "note" TEXT NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawnAt" TIMESTAMPTZ(3),

    CONSTRAINT "PriceGuideJob_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PriceGuideJob_withdrawnAt_createdAt_idx" ON "PriceGuideJob"("withdrawnAt", "createdAt");

-- AddForeignKey
ALTER TABLE "PriceGuideJob" ADD CONSTRAINT "PriceGuideJob_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "PriceGuideJob_createdById_idx" ON "PriceGuideJob"("createdById");
