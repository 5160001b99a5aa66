import type { Viewer } from "#app/access/viewer.server.ts";
import { unauthenticated } from "#app/platform/refusal.ts";
import { evidenceOf, findEvidence, type RequestEvidence } from "#app/repair/evidence.server.ts";
import { findRepairRequest, type RepairRequestView } from "#app/repair/requests/find.server.ts";
import { demoRequest } from "#app/repair/sample/sample.ts";
import { DEMO_ID } from "#app/repair/sample/sample-view.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

/** The sample for everybody; any other request for whoever it is open to. Errors: 401, 404. */
export async function openRequest(viewer: Viewer, id: string): Promise<RepairRequestView> {
  if (id === DEMO_ID) return demoRequest([], await readSetting("feePercent")).request;
  if (!viewer.user && !viewer.repairCode && !viewer.codeUser) throw unauthenticated();
  return findRepairRequest(viewer, id);
}

/** The evidence of a request; the sample's touches no database. */
export function evidenceFor(request: RepairRequestView): Promise<RequestEvidence> | RequestEvidence {
  return request.id === DEMO_ID ? evidenceOf(request) : findEvidence(request);
}
