-- What is owed, newest first: the list's filter and the dashboard's figure.
CREATE INDEX "Invoice_owed_idx" ON "Invoice" ("issuedAt", "id") WHERE "outstandingBalance" > 0;
