import { systemViewer, type Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

/** Who the record names where the product itself did it: the company. */
export async function productViewer(tx: Transaction): Promise<Viewer> {
  return systemViewer("system", await readSetting("companyName", tx));
}

/** Flags the request and says why; an earlier reason stays. */
export async function askForAdvisor(tx: Transaction, repairRequestId: string, reason: string): Promise<void> {
  await tx.repairRequest.updateMany({
    where: { id: repairRequestId, needsAdvisor: false },
    data: { needsAdvisor: true, needsAdvisorReason: reason },
  });
}
