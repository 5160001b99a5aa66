-- A name to choose an account by; without one its first customer's stands for it.
ALTER TABLE "Account" ADD COLUMN "name" TEXT;

-- What a member of staff began and has not saved: it outlives a reload and a sign-out.
CREATE TABLE "FormDraft" (
    "userId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FormDraft_pkey" PRIMARY KEY ("userId", "kind"),
    CONSTRAINT "FormDraft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What someone does not want to see on the list of waiting work before a time of their choice.
CREATE TABLE "Snooze" (
    "userId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Snooze_pkey" PRIMARY KEY ("userId", "key"),
    CONSTRAINT "Snooze_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
