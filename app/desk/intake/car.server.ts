import type { Viewer } from "#app/access/viewer.server.ts";
import { CAR_REQUIRED, type Intake } from "#app/desk/intake.ts";
import { findCaller } from "#app/people/customer.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { vehicleNamed, vehicleTitle } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { provenVin } from "#app/quote-reader/paper/vin.ts";
import { makeAndYearOfVin, vinFacts } from "#app/quote-reader/paper/vin-table.server.ts";
import { checkCar } from "#app/shop/car-check.server.ts";
import { addDescribed, findCarsLike, findOwn } from "#app/shop/car-like.server.ts";
import { type CarWords, noneOf, readCarWords } from "#app/shop/car-words.ts";
import { isSamePlate } from "#app/shop/plate.ts";
import type { Vehicle } from "#app/shop/vehicle.server.ts";

/** Nothing is written yet: whether it is one of these cars, which may be it for all that is known, says whoever is at the desk. */
export class WhichCar extends Refusal {
  readonly answers: { id: string; label: string }[];
  /** The car of ours that the form names beside the words. */
  readonly chosen: string | null;

  constructor(message: string, answers: WhichCar["answers"], chosen: string | null = null) {
    super(409, message, { field: "car" });
    this.name = "WhichCar";
    this.answers = answers;
    this.chosen = chosen;
  }
}

/**
 * A form that names one of the customer's cars and another in words: the one that is meant, and the other left out. The answer is about
 * this car and these words. Errors: WhichCar.
 */
export async function meantCar(viewer: Viewer, input: Intake): Promise<Intake> {
  const { vehicleId, car, which, plate, ...rest } = input;
  if (!vehicleId || !car) return input;
  const about = `${vehicleId} ${car}`;
  const [chosen, typed] = [`chosen ${about}`, `typed ${about}`];
  const [byId, byWords] = [
    { ...rest, vehicleId, plate },
    { ...rest, car, plate },
  ];
  if (which === chosen) return byId;
  if (which === typed) return byWords;
  const own = (await findCaller(viewer, input.phone))?.cars.find(({ id }) => id === vehicleId);
  if (!own) return { ...byWords, which };
  if (isSameCar(own, { ...rest, car, plate }, false)) return provenVin(car) ? { ...byWords, which } : byId;
  throw new WhichCar(
    `Chosen is the ${vehicleTitle(own)}, and here stands ${car}. Say below which one it is${plate ? `: the license plate ${plate} goes with it` : ""}.`,
    [
      { id: chosen, label: vehicleNamed(own) },
      { id: typed, label: `${car}, as typed` },
    ],
    vehicleId,
  );
}

type Said = Pick<Intake, "vehicleId" | "car" | "plate" | "which" | "sure">;

/**
 * The car that the form names, and whether it is a new one of this account. Errors: 400 where it names none; 404; WhichCar; 409 for the plate of
 * another car than the chosen one; as checkCar.
 */
export async function findOrAddCar(
  tx: Transaction,
  viewer: Viewer,
  accountId: string,
  said: Said,
): Promise<{ id: string; made: boolean }> {
  const { sure, plate = null } = said;
  if (!said.car) {
    if (!said.vehicleId) throw new Refusal(400, CAR_REQUIRED, { field: "car" });
    const chosen = await findOwn(tx, accountId, said.vehicleId);
    await checkCar(tx, viewer, { before: chosen, after: { ...chosen, plate: plate ?? chosen.plate }, sure });
    refuseOtherPlate(chosen, plate);
    return { id: chosen.id, made: false };
  }
  const vin = provenVin(said.car);
  const described = carSaid(said.car);
  if (!described && !vin)
    throw new Refusal(400, looksLikeVin(said.car) ? VIN_MISTYPED : CAR_REQUIRED, { field: "car" });
  const like = await findCarsLike(tx, accountId, { ...(described ?? NAMELESS), vin, plate });
  const known = like.car ?? like.perhaps.find(({ id }) => id === said.which);
  if (known) {
    await checkNamed(tx, viewer, known, { vin, plate, sure });
    return { id: known.id, made: false };
  }
  if (!described) throw new Refusal(400, VIN_UNKNOWN, { field: "car" });
  if (like.perhaps.length > 0 && said.which !== noneOf(like.perhaps))
    throw new WhichCar(whichOf(like.perhaps, vin, plate), [
      ...like.perhaps.map((car) => ({ id: car.id, label: vehicleNamed(car) })),
      { id: noneOf(like.perhaps), label: "Another car, that we do not have yet" },
    ]);
  const after = { ...described, accountId, vin, plate };
  await checkCar(tx, viewer, { before: null, after, sure, field: "car" });
  return { id: (await addDescribed(tx, accountId, { ...described, vin })).id, made: true };
}

/** Of a VIN whose model nobody filed: it may still be that of a car that is there. */
const NAMELESS = { year: 0, make: "", model: "" };

type Marks = { vin: string | null; plate: string | null; sure: string | undefined };

/** What a car that is there lacks and the form says, before it is written. Errors: as checkCar. */
export async function checkNamed(tx: Transaction, viewer: Viewer, before: Vehicle, { vin, plate, sure }: Marks) {
  const after = { ...before, vin: before.vin ?? vin, plate: before.plate ?? plate };
  await checkCar(tx, viewer, { before, after, sure, field: "car" });
}

function refuseOtherPlate(car: Vehicle, plate: string | null) {
  if (!plate || !car.plate || isSamePlate(car.plate, plate)) return;
  const has = `The ${vehicleTitle(car)} that is chosen has the license plate ${car.plate}.`;
  throw new Refusal(409, `${has} Leave the plate empty, or enter the other car.`, { field: "plate" });
}

function whichOf(cars: Vehicle[], vin: string | null, plate: string | null): string {
  const [first, ...more] = cars;
  const title = first ? vehicleTitle(first) : "";
  if (more.length > 0) return `This customer has more than one ${title}. Say below which one it is.`;
  const lacks = [plate && !first?.plate ? "license plate" : "", vin ? "VIN" : ""].filter(Boolean).join(" and ");
  return `This customer has a ${title} whose ${lacks} we do not have. Say below whether it is that one.`;
}

type Made = { id: string; year: number; make: string; model: string; vin: string | null; plate: string | null };

/**
 * Whether what stands in the form still names the car that it made the request for. The plate of a car that it made itself may be
 * corrected; with another plate than that of a car that the customer had, it is another one.
 */
export function isSameCar(car: Made, { vehicleId, car: typed, plate }: Said, madeHere: boolean): boolean {
  if (!madeHere && plate && car.plate && !isSamePlate(car.plate, plate)) return false;
  if (!typed) return !vehicleId || vehicleId === car.id;
  const vin = provenVin(typed);
  if (vin && car.vin) return vin === car.vin;
  const named = carSaid(typed);
  const words = ({ year, make, model }: CarWords) => `${year} ${make} ${model}`.toLowerCase();
  return named !== null && words(named) === words(car);
}

/** Seventeen signs in a row that are no word: meant as a VIN, whose check digit then is wrong. */
function looksLikeVin(text: string): boolean {
  return /(?:^|\s)(?=\S*\d)[A-Z0-9]{17}(?:\s|$)/i.test(text);
}

const VIN_MISTYPED =
  "This VIN is mistyped: its check digit does not fit. Please compare it with the car, or enter year, make and model, such as 2019 Honda Civic";
const VIN_UNKNOWN = "We do not know the model of this VIN. Please enter year, make and model, such as 2019 Honda Civic";

/** The car that was typed, by its VIN or in words; null where that says none. */
export function carSaid(text: string): CarWords | null {
  const vin = provenVin(text);
  return vin ? carOfVin(vin) : readCarWords(text);
}

/** Year, make and model from a VIN; null where its maker did not file the model. */
export function carOfVin(vin: string): CarWords | null {
  const { make, year } = makeAndYearOfVin(vin);
  const model = vinFacts(vin)?.model;
  return make && model && year ? { year, make, model } : null;
}
