-- Accounts are searched by parts of names, of the account and of its people: by index instead of a look at every one.
CREATE INDEX "Account_name_idx" ON "Account" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "User_firstName_lastName_idx" ON "User" USING GIN ("firstName" gin_trgm_ops, "lastName" gin_trgm_ops);
