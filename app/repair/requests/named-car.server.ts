import type { Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { type Stage, stageOf } from "#app/repair/repair-request.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { updateVehicle, type Vehicle } from "#app/shop/vehicle.server.ts";

// What a paper names stays what it was: one rule, whether a car is put right on its repair, on its own page or by the API.

const BEFORE_GO_AHEAD: readonly (Stage | null)[] = ["Pending_Review", "Pending_Pickup", "Pending_Approval"];

/** Errors: 409 where an invoice, or the customer's go-ahead, names the car that is to be replaced. */
export function refuseNamed(viewer: Viewer, { invoice, authorized, status, vehicle }: LockedRequest) {
  const before = vehicleTitle(vehicle);
  if (invoice) {
    throw new Refusal(
      409,
      `The invoice names the ${before}. ${way(viewer, VOID, "then the repair takes another car.")}`,
    );
  }
  if (authorized === null || BEFORE_GO_AHEAD.includes(stageOf(status))) return;
  throw new Refusal(409, `The customer authorized this repair for the ${before}. ${way(viewer, ASK, APPROVES)}`);
}

const VOID = "Void it first,";
const ASK = "Set the status to Needs Approval first:";
const APPROVES = "then correct the car, and they approve the repair again for the right one.";

/** How the shop goes on; a customer has the shop do it. */
function way({ user }: Viewer, first: string, then: string) {
  return !user || user.role === "driver" ? "Please write to us: we put it right with you." : `${first} ${then}`;
}

type Names = Pick<Vehicle, "year" | "make" | "model" | "vin">;

/**
 * A car by another name, or another VIN in place of one. What is paid, and what was authorized and is done, keeps what it says, and is no
 * reason to leave a slip in the car's record; `own`: the repair on which it is put right. Errors: 409 where an invoice to be paid, or a
 * go-ahead for work under way, names it.
 */
export async function refuseRenamed(
  tx: Transaction,
  viewer: Viewer,
  { before, after }: { before: Names & { id: string }; after: Names },
  own?: string,
) {
  const title = vehicleTitle(before);
  if (title === vehicleTitle(after) && (!before.vin || before.vin === after.vin)) return;
  const repairs = await tx.repairRequest.findMany({
    where: { vehicleId: before.id, OR: [{ invoice: { isNot: null } }, { authorizations: { some: {} } }] },
    select: {
      id: true,
      status: true,
      invoice: { select: { number: true, outstandingBalance: true } },
      _count: { select: { authorizations: true } },
    },
  });
  for (const { id, status, invoice, _count } of repairs) {
    const stage = stageOf(status);
    if (invoice && (stage !== "Completed" || invoice.outstandingBalance.gt(0))) {
      const which = id === own ? "The invoice" : `Invoice ${invoice.number}`;
      throw new Refusal(409, `${which} names the ${title}. ${way(viewer, VOID, "then correct the car.")}`);
    }
    if (_count.authorizations === 0 || stage === "Completed" || BEFORE_GO_AHEAD.includes(stage)) continue;
    const which = id === own ? "this repair for" : "a repair of";
    throw new Refusal(409, `The customer authorized ${which} the ${title}. ${way(viewer, ASK, APPROVES)}`);
  }
}

/** A car by its own page, or by the API. Errors: as updateVehicle and refuseRenamed. */
export function editCar(...[viewer, id, input]: Parameters<typeof updateVehicle>): Promise<Vehicle> {
  return updateVehicle(viewer, id, input, (tx, before, after) => refuseRenamed(tx, viewer, { before, after }));
}
