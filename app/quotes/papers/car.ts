import { type Car, lettersApart, otherCar } from "#app/quote-reader/join/other-car.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";

/** What a person says where another car is printed on a quote than the request is about. */
export const CAR_ANSWERS = [
  { value: "use_this_car", label: "Use this car" },
  { value: "mistake_of_the_paper", label: "The paper is wrong, or was misread" },
  { value: "wrong_file", label: "Wrong file" },
] as const;
export type CarAnswer = (typeof CAR_ANSWERS)[number]["value"];

/** One figure of a year that a camera or a hand left in doubt, with the same make and model beside it, makes no other car. */
export function isMisreadYear({ source, vehicle: paper }: Pick<QuoteReading, "source" | "vehicle">, car: Car): boolean {
  const differs = otherCar(paper, car);
  if (source !== "photographed" || paper.vin || !paper.make || !paper.model || !paper.year || !car.year) return false;
  return differs.length === 1 && differs[0] === "year" && figuresApart(paper.year, car.year) === 1;
}

/** "2014 Volkswagen Passat", or what of it is printed; the VIN where nothing else is. */
export function carOnPaper({ year, make, model, vin }: Car): string {
  const words = [year, make, model].filter((word) => word !== null && word !== "").join(" ");
  if (words) return words;
  return vin ? `car with VIN ${vin}` : "car";
}

function figuresApart(one: number, other: number): number {
  return lettersApart(String(one), String(other));
}
