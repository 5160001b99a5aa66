-- What was counted at the end of a day beside what the books say. Append-only: a day that is closed again is another row.
CREATE TABLE "DayClose" (
  "id" UUID NOT NULL,
  "day" DATE NOT NULL,
  "books" JSONB NOT NULL,
  "counted" JSONB NOT NULL,
  "difference" DECIMAL(12,2) NOT NULL,
  "note" TEXT,
  "closedById" UUID,
  "closedByName" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "DayClose_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "DayClose_day_createdAt_idx" ON "DayClose"("day", "createdAt");
