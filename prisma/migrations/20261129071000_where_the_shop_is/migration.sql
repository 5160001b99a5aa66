-- Where the shop is, in the customer's own word: prices are compared by it. Null goes by the paper, as before.
ALTER TABLE "RepairRequest" ADD COLUMN "shopPlace" JSONB;
