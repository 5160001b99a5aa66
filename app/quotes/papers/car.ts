import { makeNamed } from "#app/quote-reader/paper/makes.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";

export type Car = {
  year: number | null;
  make: string | null;
  model: string | null;
  vin: string | null;
};

/** What a person says where another car is printed on a quote than the request is about. */
export const CAR_ANSWERS = [
  { value: "use_this_car", label: "Use this car" },
  { value: "mistake_of_the_paper", label: "The paper is wrong, or was misread" },
  { value: "wrong_file", label: "Wrong file" },
] as const;
export type CarAnswer = (typeof CAR_ANSWERS)[number]["value"];

/** Letters of a VIN that a camera may misread without its being another car. */
const MISREAD = 2;

/**
 * What of the car on the paper is another than the car of the request: VIN, make, model or year; empty where it is this car or
 * the paper does not say. The same VIN is the same car, whatever else is printed.
 */
export function otherCar(paper: Car, car: Car): ("vin" | "make" | "model" | "year")[] {
  if (paper.vin && car.vin && paper.vin.toUpperCase() === car.vin.toUpperCase()) return [];
  const differs: ("vin" | "make" | "model" | "year")[] = [];
  if (paper.make && car.make && !/^(?:other|unknown)$/i.test(car.make) && makeOf(paper.make) !== makeOf(car.make))
    differs.push("make");
  if (paper.model && car.model && !sameModel(paper.model, car.model)) differs.push("model");
  if (paper.year && car.year && paper.year !== car.year) differs.push("year");
  if (paper.vin && car.vin && lettersApart(paper.vin, car.vin) > MISREAD) differs.push("vin");
  return differs;
}

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

function makeOf(make: string) {
  return plain(makeNamed(make) ?? make);
}

function sameModel(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a.includes(b) || b.includes(a)) return true;
  const [first, second] = [firstWord(one), firstWord(other)];
  if (first.length >= 2 && first === second) return true;
  return ofSeries(a, b) || ofSeries(b, a);
}

/** "3 Series" and "328i", "C-Class" and "C300": the same family by its first letter or figure. */
function ofSeries(family: string, model: string) {
  const head = /^([a-z]{1,3}|\d)(?:series|class|klasse)/.exec(family)?.[1];
  return head !== undefined && model.startsWith(head);
}

function firstWord(text: string) {
  return plain(text.trim().split(/[\s/]+/)[0] ?? "");
}

function plain(text: string) {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function figuresApart(one: number, other: number): number {
  return lettersApart(String(one), String(other));
}

function lettersApart(one: string, other: string): number {
  if (one.length !== other.length) return Math.max(one.length, other.length);
  const [a, b] = [one.toUpperCase(), other.toUpperCase()];
  let apart = 0;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) apart++;
  return apart;
}
