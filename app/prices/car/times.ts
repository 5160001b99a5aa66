import { type Car, engineIn, litresIn } from "#app/prices/car/car.ts";
import { wordsIn } from "#app/prices/car/drives.ts";
import { parseTable } from "#app/prices/jobs/job.ts";

/** Hours and parts (cents) of a work done once. */
export type Entry = { hours: number; parts: number };

/** From a year to a year, with so many cylinders and such a fuel (null: any), a model is most like these cars of the table, the likest first. */
type Twin = {
  /** The make, and the words of the model. */
  words: string[];
  from: number;
  to: number;
  cylinders: number | null;
  fuel: string | null;
  cars: number[];
};

/**
 * What works take on this engine in this car: hours and parts on the cars of a table, and which of those every other model is most like. Trade
 * knowledge without a page (`prisma/price-guide/README.md`): it moves a figure of witnesses to the car, and makes none.
 */
export type Times = {
  /** By job an entry for each car, null where it cannot have the work, and what is usual: on midsize four-cylinder cars, of which `scale.ts` speaks. */
  works: Map<string, { entries: (Entry | null)[]; usual: Entry }>;
  /** Litres of the engines that the name of a car says. */
  engines: number[][];
  /** By the first word of the make; the models of most words first. */
  twins: Map<string, Twin[]>;
};

/** Reads the three tables. Throws when a column is missing. */
export function parseTimes(tables: Record<"car-times" | "car-times-cars" | "car-twins", string>): Times {
  const cars = parseTable(tables["car-times-cars"], ["car", "name", "usual"]);
  const at = new Map(cars.map(({ car }, place) => [car ?? "", place]));
  const midsize = cars.flatMap(({ usual }, place) => (usual ? [place] : []));
  const works = parseTable(tables["car-times"], ["job", ...at.keys()]).map(({ job, ...cells }) => {
    const entries = [...at.keys()].map((car) => entryOf(cells[car] ?? ""));
    return [job ?? "", { entries, usual: usualOf(entries, midsize) }] as const;
  });
  const twins = parseTable(tables["car-twins"], ["model", "from", "to", "cylinders", "fuel", "cars"]).map(
    (row): Twin => ({
      words: wordsIn(row.model ?? ""),
      from: Number(row.from || 0),
      to: Number(row.to || 9999),
      cylinders: row.cylinders ? Number(row.cylinders) : null,
      fuel: row.fuel || null,
      cars: (row.cars ?? "").split(";").flatMap((car) => at.get(car) ?? []),
    }),
  );
  return {
    works: new Map(works),
    engines: cars.map(({ name }) => litresIn(name ?? "")),
    twins: Map.groupBy(
      twins.sort((a, b) => b.words.length - a.words.length),
      ({ words: [make] }) => make ?? "",
    ),
  };
}

function entryOf(cell: string): Entry | null {
  const [hours, parts] = cell.split(" ");
  return hours && parts ? { hours: Number(hours), parts: Number(parts) * 100 } : null;
}

/** What a work takes on this car, and on a midsize four-cylinder one; null where the table does not say it. `text` may name the engine. */
export function timesOn(times: Times, job: string, car: Car, text: string): { here: Entry; usual: Entry } | null {
  const work = times.works.get(job);
  const here = work && likest(work.entries, twinsOf(times, car, text));
  return here ? { here, usual: work.usual } : null;
}

/** The mean on these cars; what they cannot have is as usual as it is on all that can. */
function usualOf(entries: (Entry | null)[], cars: number[]): Entry {
  const own = cars.flatMap((at) => entries[at] ?? []);
  const of = own.length > 0 ? own : entries.flatMap((entry) => entry ?? []);
  const mean = (pick: (entry: Entry) => number) => of.reduce((sum, entry) => sum + pick(entry), 0) / of.length;
  return { hours: mean(({ hours }) => hours), parts: mean(({ parts }) => parts) };
}

/** Of these cars the first counts most. */
function likest(entries: (Entry | null)[], cars: number[]): Entry | null {
  let [weight, hours, parts] = [0, 0, 0];
  for (const [rank, at] of cars.entries()) {
    const entry = entries[at];
    if (!entry) continue;
    const own = 1 / (rank + 1) ** 2;
    weight += own;
    hours += entry.hours * own;
    parts += entry.parts * own;
  }
  return weight > 0 ? { hours: hours / weight, parts: parts / weight } : null;
}

/** Where a model has several engines, rows speak of those that are driven otherwise than most. */
const OTHERWISE = new Set(["diesel", "electric", "hybrid"]);

/** A car whose year is not said is about as old as most that are repaired. */
const USUAL_YEAR = 2015;

/** The cars of the table that this one is most like; none where its model is not known. */
function twinsOf({ twins, engines }: Times, car: Car, text: string): number[] {
  const [make = "", ...words] = wordsIn(`${car.make ?? ""} ${car.model ?? ""}`);
  const own = (twins.get(make) ?? []).filter(({ words: [, ...model] }) => model.every((word) => words.includes(word)));
  const year = car.year ?? USUAL_YEAR;
  const fuel = car.fuel && OTHERWISE.has(car.fuel) ? car.fuel : null;
  const rows = own.filter(
    (twin) =>
      twin.words.length === own[0]?.words.length &&
      twin.from <= year &&
      year <= twin.to &&
      (twin.fuel === null || twin.fuel === fuel),
  );
  const litres = car.litres ?? engineIn(text);
  const ofEngine = litres ? rows.flatMap(({ cars }) => cars.filter((at) => engines[at]?.includes(litres))) : [];
  if (ofEngine.length > 0) return ofEngine.slice(0, 1);
  const like = (twin: Twin) =>
    (twin.fuel === fuel ? 2 : 0) + (twin.cylinders === null ? 0 : twin.cylinders === car.cylinders ? 1 : -4);
  return rows.toSorted((a, b) => like(b) - like(a))[0]?.cars ?? [];
}
