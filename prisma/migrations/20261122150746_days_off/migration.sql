-- Days on which somebody of the staff is away, or the whole shop is closed (no user).
CREATE TABLE "DayOff" (
  "id" UUID NOT NULL,
  "userId" UUID,
  "first" DATE NOT NULL,
  "last" DATE NOT NULL,
  "note" TEXT,
  "enteredByName" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "DayOff_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "DayOff_order_check" CHECK ("first" <= "last")
);
CREATE INDEX "DayOff_last_first_idx" ON "DayOff"("last", "first");
CREATE INDEX "DayOff_userId_last_idx" ON "DayOff"("userId", "last");
ALTER TABLE "DayOff" ADD CONSTRAINT "DayOff_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
