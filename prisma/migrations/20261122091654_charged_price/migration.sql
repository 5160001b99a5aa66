-- What the shop's paid invoices charged for each job: gathered by a job every ten minutes, so that no page waits for it.
CREATE TABLE "ChargedPrice" (
  "job" TEXT NOT NULL,
  "tier" TEXT NOT NULL,
  "prices" JSONB NOT NULL,
  CONSTRAINT "ChargedPrice_pkey" PRIMARY KEY ("job", "tier")
);
