-- What the customer asked for and nobody has asked the shop about: a row of Now.
CREATE INDEX "RepairLineItem_asked_idx" ON "RepairLineItem" ("repairRequestId")
  WHERE "group" IN ('pending', 'quote_analyzed') AND "priceBasis" = 'target';
