import { MAKES } from "#app/quote-reader/paper/makes.ts";

export type CarWords = { year: number; make: string; model: string };

const NAMES = MAKES.flatMap(({ make, names }) => names.map((name) => ({ make, name: name.toLowerCase() }))).toSorted(
  (a, b) => b.name.length - a.name.length,
);

/** "2019 honda civic ex" or "Honda 2019 Civic" as year, make and model; null where one of the three is missing. */
export function readCarWords(text: string): CarWords | null {
  const year = /\b(?:19|20)\d\d\b/.exec(text)?.[0];
  if (!year) return null;
  const rest = text.replace(year, " ").trim().replace(/\s+/g, " ");
  const lower = `${rest.toLowerCase()} `;
  const known = NAMES.find(
    ({ name }) => lower.startsWith(`${name} `) || lower.startsWith(`${name.replaceAll("-", " ")} `),
  );
  const [firstWord = "", ...others] = rest.split(" ");
  const make = known?.make ?? firstWord;
  const model = known ? rest.slice(known.name.length).trim() : others.join(" ");
  if (!make || !model || Number(year) > new Date().getFullYear() + 1) return null;
  return { year: Number(year), make, model };
}

/**
 * What may follow while a car is typed after its year: "2019 ho" has the makes that begin so, "2019 honda ci" its make. Null before
 * a year is there.
 */
export function carSoFar(text: string): { year: string; make: string } | { year: string; makes: string[] } | null {
  const [, year = "", rest = ""] = /^\s*((?:19|20)\d\d)\s+(.*)$/.exec(text) ?? [];
  const lower = rest.toLowerCase();
  if (!year || lower === "") return null;
  const known = NAMES.find(({ name }) => lower === name || lower.startsWith(`${name} `));
  if (known) return { year, make: known.make };
  return { year, makes: [...new Set(NAMES.filter(({ name }) => name.startsWith(lower)).map(({ make }) => make))] };
}

/** What stands in place of a car's id where it is the one in words. */
export const OTHER_CAR = "other";

/** The answer that it is none of these cars, and of these alone. */
export function noneOf(cars: readonly { id: string }[]): string {
  return ["none", ...cars.map(({ id }) => id)].join(" ");
}
