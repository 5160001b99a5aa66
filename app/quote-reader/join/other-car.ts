import { makeNamed } from "#app/quote-reader/paper/makes.ts";

export type Car = {
  year: number | null;
  make: string | null;
  model: string | null;
  vin: string | null;
};

/** Letters of a VIN that a camera may misread without its being another car. */
const MISREAD = 2;

/**
 * What of the car on the paper is another than the car beside it: VIN, make, model or year; empty where it is this car or
 * one of them does not say. The same VIN is the same car, whatever else is printed.
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

/** How many letters of one are others in the other; all of them where they are not equally long. */
export function lettersApart(one: string, other: string): number {
  if (one.length !== other.length) return Math.max(one.length, other.length);
  const [a, b] = [one.toUpperCase(), other.toUpperCase()];
  let apart = 0;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) apart++;
  return apart;
}
