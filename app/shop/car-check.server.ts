import { may } from "#app/access/permissions.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { Prisma, type Transaction } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { makeNamed } from "#app/quote-reader/paper/makes.ts";
import { checkDigitHolds } from "#app/quote-reader/paper/vin.ts";
import { makeAndYearOfVin } from "#app/quote-reader/paper/vin-table.server.ts";
import { accountName, OWNER } from "#app/shop/owner.ts";
import { barePlate, isSamePlate } from "#app/shop/plate.ts";

type Car = { accountId: string; make: string; model: string; year: number; vin: string | null; plate: string | null };

type Checked = {
  /** The car as it stands; null for one that is added. */
  before: (Car & { id: string }) | null;
  after: Car;
  /** What was asked of it, as it was seen, and is so. */
  sure?: string | undefined;
  /** What the form calls the VIN. */
  field?: string;
};

/** From this model year on a VIN has 17 signs and a check digit (49 CFR 565). */
const FIRST_CHECKED = 1981;

/**
 * What is asked of a car's VIN and license plate by every door that writes them; what stood there before is not asked again. Errors: 400 for
 * a VIN that no car can have; 409 where another car of the account has the VIN or the plate; 409 with `asked` where the VIN is that of
 * another make or year or, for staff who keep customers, of another customer's car, until it comes back as `sure`.
 */
export async function checkCar(tx: Transaction, viewer: Viewer, checked: Checked): Promise<void> {
  const { before, after, sure, field = "vin" } = checked;
  const isMoved = before !== null && before.accountId !== after.accountId;
  const isNewVin = after.vin !== null && (isMoved || !isSameVin(before?.vin ?? null, after.vin));
  const isNewPlate = after.plate !== null && (isMoved || !before?.plate || !isSamePlate(before.plate, after.plate));
  if (isNewVin) refuseMistyped(after.vin ?? "", after.year, field);
  if (isNewVin || isNewPlate) await holdGarage(tx, after.accountId);
  if (isNewVin) await refuseVinOfAccount(tx, checked, field);
  if (isNewPlate) await refusePlateOfAccount(tx, checked);
  const asked = [
    ...contradictions(before, after),
    ...(isNewVin ? await ownersElsewhere(tx, viewer, checked) : []),
  ].join(" ");
  if (asked && asked !== sure) throw new Refusal(409, asked, { field, coded: { code: "not_sure", asked } });
}

/** Who adds cars to an account, or gives one of its cars a VIN or plate, waits for whoever does the same. */
export async function holdGarage(tx: Transaction, accountId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('car'), hashtext(${accountId}))`;
}

export function isSameVin(one: string | null, other: string): boolean {
  return one?.toUpperCase() === other.toUpperCase();
}

function refuseMistyped(vin: string, year: number, field: string) {
  const wrong = wrongVin(vin, year);
  if (wrong) throw new Refusal(400, wrong, { field });
}

/** What is wrong with a VIN for a car of this year, in a sentence; null for one that a car can have. */
export function wrongVin(vin: string, year: number): string | null {
  if (year < FIRST_CHECKED) return null;
  if (vin.length !== 17) return messages.vehicles.vinLength;
  return checkDigitHolds(vin.toUpperCase()) ? null : messages.vehicles.vinMistyped;
}

/** The account's other car with this VIN: two of them are never one. */
export function findVinTwin(tx: Transaction, accountId: string, vin: string, not: string | undefined) {
  return tx.vehicle.findFirst({
    where: { accountId, vin: { equals: vin, mode: "insensitive" }, ...(not ? { id: { not } } : {}) },
    select: { make: true, model: true, year: true },
  });
}

async function refuseVinOfAccount(tx: Transaction, { before, after }: Checked, field: string) {
  const twin = await findVinTwin(tx, after.accountId, after.vin ?? "", before?.id);
  if (twin) throw new Refusal(409, messages.vehicles.twin(vehicleTitle(twin)), { field });
}

async function refusePlateOfAccount(tx: Transaction, { before, after }: Checked) {
  const bare = barePlate(after.plate ?? "");
  const but = before ? Prisma.sql`AND "id" <> ${before.id}::uuid` : Prisma.empty;
  const [twin] = await tx.$queryRaw<{ make: string; model: string; year: number }[]>`
    SELECT "make", "model", "year" FROM "Vehicle"
    WHERE ${bare} <> '' AND bare_plate("plate") = ${bare} AND "accountId" = ${after.accountId}::uuid ${but} LIMIT 1`;
  if (twin) throw new Refusal(409, messages.vehicles.plateTwin(vehicleTitle(twin)), { field: "plate" });
}

/** A make or year that the VIN does not have, unless it stood so before. Its year letter comes again after thirty years. */
function contradictions(before: Car | null, after: Car): string[] {
  const said = contradiction(after);
  return said === null || (before && isSameVin(before.vin, after.vin ?? "") && contradiction(before) === said)
    ? []
    : [said];
}

function contradiction({ vin, make, year }: Car): string | null {
  if (!vin || !checkDigitHolds(vin.toUpperCase())) return null;
  const facts = makeAndYearOfVin(vin);
  const isKnown = !/^(?:other|unknown)$/i.test(make);
  const isOtherMake = isKnown && facts.make !== null && plainMake(facts.make) !== plainMake(make);
  const isOtherYear = facts.year !== null && (facts.year - year) % 30 !== 0;
  if (!isOtherMake && !isOtherYear) return null;
  const words = [facts.make, isOtherYear ? facts.year : null].filter((word) => word !== null);
  return messages.vehicles.vinSays(words.join(" "));
}

function plainMake(make: string): string {
  return (makeNamed(make) ?? make).toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Whose this VIN is elsewhere. Customers are told of nobody else: to them it is a car that was bought. */
async function ownersElsewhere(tx: Transaction, { user }: Viewer, { before, after }: Checked): Promise<string[]> {
  if (!user || !may(user.role, "customers.keep")) return [];
  const cars = await tx.vehicle.findMany({
    where: {
      accountId: { not: after.accountId },
      vin: { equals: after.vin ?? "", mode: "insensitive" },
      ...(before ? { id: { not: before.id } } : {}),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 3,
    select: { make: true, model: true, year: true, account: OWNER },
  });
  return cars.map((car) => messages.vehicles.vinOf(accountName(car.account), vehicleTitle(car)));
}
