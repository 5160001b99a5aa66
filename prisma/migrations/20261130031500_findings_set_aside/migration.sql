-- What the workshop proposed and the shop does not offer: nobody waits for its price, and the customer reads what was found all the same.
ALTER TABLE "InspectionPoint" ADD COLUMN "setAside" TEXT;
