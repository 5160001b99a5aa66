import type { Viewer } from "#app/access/viewer.server.ts";
import { dropDraft } from "#app/desk/draft.server.ts";
import { checkNamed } from "#app/desk/intake/car.server.ts";
import type { Intake } from "#app/desk/intake.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { fullName, vehicleTitle } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { attachDocumentIn } from "#app/quotes/quote-document.server.ts";
import type { StoredFile } from "#app/quotes/quote-document.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { type AddedLine, addLineItemsIn } from "#app/repair/lines/add-many.server.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";
import { asOf, isAsMade, noteCar, putCar } from "#app/repair/requests/made-car.server.ts";
import { findOwn } from "#app/shop/car-like.server.ts";
import { isSamePlate } from "#app/shop/plate.ts";

/**
 * New, sent again after it had made its request: lines are put right, added and taken out there, the complaint is taken over, and
 * so is another car, found by `car`; the quote is attached unless it is there. Says whether the file is in use, and which plate the
 * car kept where another was typed. Errors: 409 where the form names another person or e-mail than the request has, another
 * complaint after somebody changed it, another car after the repair went on, or other lines than were decided on; nothing changes then.
 */
export function takeInAgain(
  viewer: Viewer,
  input: Intake,
  { lines, file, car, vin }: { lines: AddedLine[]; file: StoredFile | null; car: FindCar | null; vin: string | null },
): Promise<{ isUsed: boolean; kept: string | null }> {
  return changeRequest(viewer, input.token, async (tx, request) => {
    const different = await differences(tx, request, input);
    const asMade = await isAsMade(tx, request);
    if (car && (!asMade || (await hasGoneOn(tx, request)))) different.push("car");
    if (different.length > 0) throw new Refusal(409, differsSentence(different), madeBefore(input.token));
    const vehicleId = car ? await takeCar(tx, viewer, request, await car(tx, viewer, request.accountId, input)) : null;
    const named = { id: request.id, vehicleId: vehicleId ?? request.vehicleId, plate: input.plate };
    if (!vehicleId) {
      const { sure, plate = null } = input;
      await checkNamed(tx, viewer, await findOwn(tx, request.accountId, named.vehicleId), { vin, plate, sure });
    }
    const completed = await completeCar(tx, named.vehicleId, { plate: input.plate, vin });
    if (vehicleId || asMade) await noteCar(tx, request.id, completed);
    const kept = await noteKeptPlate(tx, viewer, named);
    await addLineItemsIn(tx, viewer, request, { token: input.token, lines, whole: true });
    if (input.complaint) await takeComplaint(tx, viewer, request.id, input.complaint);
    const isThere = file
      ? await tx.quoteDocument.count({ where: { repairRequestId: request.id, sha256: file.sha256 } })
      : 1;
    if (file && !isThere) await attachDocumentIn(tx, viewer, { repairRequestId: request.id, file });
    await dropDraft(viewer, "intake", input.token, tx);
    return { isUsed: !isThere, kept };
  });
}

type FindCar = (
  tx: Transaction,
  viewer: Viewer,
  accountId: string,
  input: Intake,
) => Promise<{ id: string; made: boolean }>;

/**
 * A plate or VIN that the car has already is not written over: which of the two is right, the car's own form says. Returns what `made`
 * says of a car that New made and left like this.
 */
export async function completeCar(
  tx: Transaction,
  id: string,
  { plate, vin }: { plate: string | undefined; vin: string | null },
): Promise<string> {
  if (plate) await tx.vehicle.updateMany({ where: { id, plate: null }, data: { plate } });
  const account = { vehicles: { none: { vin } } };
  if (vin) await tx.vehicle.updateMany({ where: { id, vin: null, account }, data: { vin } });
  return asOf(tx, id);
}

/** What is said, and noted once, of a typed plate that did not take the place of the one that the car has; null where it did. */
export async function noteKeptPlate(
  tx: Transaction,
  viewer: Viewer,
  { id, vehicleId, plate }: { id: string; vehicleId: string; plate: string | undefined },
): Promise<string | null> {
  const select = { plate: true, year: true, make: true, model: true } as const;
  const car = await tx.vehicle.findUniqueOrThrow({ where: { id: vehicleId }, select });
  if (!plate || !car.plate || isSamePlate(car.plate, plate)) return null;
  const summary = `The ${vehicleTitle(car)} keeps its license plate ${car.plate}: ${plate} was typed`;
  const note = { repairRequestId: id, kind: "details_changed", summary } as const;
  if (!(await tx.historyEvent.count({ where: note }))) await appendHistory(tx, viewer, note);
  return `${summary}. If that is right, press Correct beside the car.`;
}

/**
 * Whether what was done on the repair since was done about its car: a paper was compared with it, a line decided on, it was billed, or the
 * workshop had it in hand.
 */
async function hasGoneOn(tx: Transaction, { id, status, invoice, authorized, lineItems }: LockedRequest) {
  const isNew = status === "Pending_Approval" || status === "Pending_Review";
  if (!isNew || invoice || authorized !== null || lineItems.some(({ group }) => group !== "pending")) return true;
  const { mileageIn, _count } = await tx.repairRequest.findUniqueOrThrow({
    where: { id },
    select: {
      mileageIn: true,
      _count: { select: { quoteDocuments: true, inspection: true, photos: true, workSessions: true } },
    },
  });
  return mileageIn !== null || Object.values(_count).some((count) => count > 0);
}

/** Another car in place of the one that was named first. */
async function takeCar(tx: Transaction, viewer: Viewer, request: LockedRequest, car: { id: string; made: boolean }) {
  await putCar(tx, request, { id: car.id, by: car.made ? "made" : "found" });
  const details = { changes: { vehicleId: car.id } };
  const entry = { kind: "details_changed", summary: CORRECTED, details } as const;
  await appendHistory(tx, viewer, { repairRequestId: request.id, ...entry });
  return car.id;
}

function madeBefore(repairRequestId: string) {
  return { coded: { code: "made_before", repairRequestId } };
}

function differsSentence(different: string[]) {
  const words = different.join(" and ");
  return `This form made its repair request a moment before, with another ${words}. Nothing was changed now: open the request and correct it there.`;
}

/** What the form says otherwise than the request has it, in words. */
async function differences(tx: Transaction, { id }: LockedRequest, input: Intake): Promise<string[]> {
  const { requester, made } = await tx.repairRequest.findUniqueOrThrow({
    where: { id },
    select: {
      made: true,
      requester: { select: { firstName: true, lastName: true, email: true } },
    },
  });
  // Of who was a customer already, name and e-mail are not asked.
  const isNew = requester !== null && made.includes("customer");
  const different = [];
  if (isNew && input.name && fullName(input.name) !== fullName(requester)) different.push("name");
  if (isNew && input.name && (input.email ?? null) !== requester.email) different.push("e-mail");
  return different;
}

/** Errors: 409 where it was changed on the repair since. */
async function takeComplaint(tx: Transaction, viewer: Viewer, id: string, complaint: string) {
  const { initiatedBy } = await tx.repairRequest.findUniqueOrThrow({ where: { id }, select: { initiatedBy: true } });
  if (initiatedBy === complaint) return;
  const changed = await tx.historyEvent.findMany({
    where: { repairRequestId: id, kind: { in: ["details_changed", "assigned"] } },
    select: { summary: true, data: true },
  });
  const elsewhere = changed.some(({ summary, data }) => summary !== CORRECTED && namesComplaint(data));
  if (elsewhere) throw new Refusal(409, differsSentence(["complaint"]), madeBefore(id));
  await tx.repairRequest.update({
    where: { id },
    data: { initiatedBy: complaint, description: complaint, version: { increment: 1 } },
  });
  const details = { changes: { initiatedBy: complaint } };
  await appendHistory(tx, viewer, { repairRequestId: id, kind: "details_changed", summary: CORRECTED, details });
}

const CORRECTED = "Details changed where the request was made";

function namesComplaint(data: unknown) {
  return /"(initiatedBy|description)":/.test(JSON.stringify(data));
}
