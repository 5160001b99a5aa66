import type { Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { otherCar } from "#app/quote-reader/join/other-car.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { productViewer } from "#app/quotes/papers/ask-advisor.server.ts";
import { type CarAnswer, carOnPaper, isMisreadYear } from "#app/quotes/papers/car.ts";
import { documentsOf } from "#app/quotes/papers/documents.server.ts";
import { takeDocument, untakeDocument } from "#app/quotes/papers/take.server.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { replaceCar } from "#app/repair/requests/correct-car.server.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { findVinTwin, holdGarage } from "#app/shop/car-check.server.ts";
import { addDescribed, findCarsLike } from "#app/shop/car-like.server.ts";
import { recommendByMileage } from "#app/shop/recommend.server.ts";
import { holdVehicle, vehicleFields } from "#app/shop/vehicle.server.ts";

/**
 * Where the quote is for another car it waits, and the sentence that says so is the answer; else null, and what the vehicle lacks
 * (VIN, mileage, make) is filled in from the paper.
 */
export async function askAboutCar(
  tx: Transaction,
  request: LockedRequest,
  documentId: string,
  reading: QuoteReading,
): Promise<string | null> {
  const read = reading.vehicle;
  const misread = isMisreadYear(reading, request.vehicle);
  if (misread || otherCar(read, request.vehicle).length === 0) {
    await completeVehicle(tx, request, read);
    const year = `The year on the quote's picture was read as ${read.year}; the request's ${request.vehicle.year} stands`;
    if (misread) await record(tx, await productViewer(tx), request, documentId, year);
    return null;
  }
  const sentence = `This quote is for a ${carOnPaper(read)}`;
  await tx.quoteDocument.update({ where: { id: documentId }, data: { waitsFor: "car", readMessage: sentence } });
  await appendHistory(tx, await productViewer(tx), {
    repairRequestId: request.id,
    kind: "quote_said",
    summary: `${sentence}, the request is for a ${carOf(request)}. Nothing is priced before somebody says which is right`,
    details: { documentId },
  });
  return `${sentence}. Please say which car is right.`;
}

/** Answers the question about the car, once; "wrong file" may be said of any document, also later. Errors: 409 as the lines stand. */
export async function answerCar(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  documentId: string,
  answer: CarAnswer,
): Promise<void> {
  const document = (await documentsOf(tx, request.id)).find(({ id }) => id === documentId);
  const read = document?.reading?.vehicle;
  if (!document || document.carAnswer === answer) return;
  if (answer === "wrong_file") {
    await untakeDocument(tx, viewer, request, documentId, `${document.fileName} was set aside: wrong file`);
    const data = { carAnswer: answer, waitsFor: null, readMessage: "Set aside: it was the wrong file." };
    await tx.quoteDocument.update({ where: { id: documentId }, data });
    return record(tx, viewer, request, documentId, `Wrong file: ${document.fileName} counts for nothing here`);
  }
  if (document.waitsFor !== "car" || !read) return;
  const before = carOf(request);
  if (answer === "use_this_car") await takeCarOfPaper(tx, viewer, request, read);
  const said =
    answer === "use_this_car"
      ? `The car of the request is the ${carOf(request)}, as on the quote, and not the ${before}`
      : `The quote names a ${carOnPaper(read)} by mistake: the car is the ${before}`;
  await tx.quoteDocument.update({ where: { id: documentId }, data: { carAnswer: answer, waitsFor: null } });
  await record(tx, viewer, request, documentId, said);
  await takeDocument(tx, viewer, request, documentId);
}

/** The car as it is printed, found among the account's where it is known to be that one, or added; what the paper leaves out is the request's own where the make agrees. */
async function takeCarOfPaper(tx: Transaction, viewer: Viewer, request: LockedRequest, read: QuoteReading["vehicle"]) {
  const { vehicle, accountId } = request;
  const sameMake = otherCar({ ...read, year: null, model: null, vin: null }, vehicle).length === 0;
  const year = read.year ?? (sameMake ? vehicle.year : null);
  const make = read.make ?? (sameMake ? vehicle.make : null);
  const model = read.model ?? (sameMake ? vehicle.model : null);
  if (!year || !make || !model) {
    const lacks = [year ? "" : "year", make ? "" : "make", model ? "" : "model"].filter(Boolean).join(" and ");
    throw new Refusal(
      409,
      `The quote does not say the ${lacks} of its car. Add that car first, and upload the quote for it.`,
    );
  }
  const described = { year, make, model, vin: read.vin };
  const { car: known } = await findCarsLike(tx, accountId, described);
  const car = known ?? (await addDescribed(tx, accountId, described));
  if (car.id !== request.vehicleId) {
    await replaceCar(tx, viewer, request, car);
    const taken = await tx.vehicle.findUniqueOrThrow({ where: { id: car.id }, select: vehicleFields });
    Object.assign(request, { vehicle: taken, vehicleId: car.id, version: request.version + 1 });
  }
  await completeVehicle(tx, request, read);
}

/** VIN, mileage and a make that the list lacks, where the vehicle has none and the paper says it. A VIN that another car has is not its own. */
async function completeVehicle(tx: Transaction, request: LockedRequest, read: QuoteReading["vehicle"]) {
  await holdGarage(tx, request.accountId);
  const vehicle = await holdVehicle(tx, request.vehicleId);
  const isFree = read.vin !== null && !(await findVinTwin(tx, vehicle.accountId, read.vin, vehicle.id));
  const vin = vehicle.vin ?? (isFree ? read.vin : null);
  const mileage = vehicle.mileage ?? read.mileage;
  const make = /^(?:other|unknown)$/i.test(vehicle.make) ? (read.make ?? vehicle.make) : vehicle.make;
  if (vin === vehicle.vin && mileage === vehicle.mileage && make === vehicle.make) return;
  await tx.vehicle.update({ where: { id: vehicle.id }, data: { vin, mileage, make } });
  Object.assign(request, { vehicle: { ...vehicle, vin, mileage, make } });
  if (mileage !== vehicle.mileage) await recommendByMileage(tx, { ...vehicle, mileage });
}

function carOf({ vehicle }: LockedRequest) {
  return vehicle.make && vehicle.model ? `${vehicle.year} ${vehicle.make} ${vehicle.model}` : vehicleTitle(vehicle);
}

async function record(tx: Transaction, viewer: Viewer, { id }: LockedRequest, documentId: string, summary: string) {
  await appendHistory(tx, viewer, { repairRequestId: id, kind: "quote_said", summary, details: { documentId } });
}
