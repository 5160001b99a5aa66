import { type DriveRow, drivenBy, FUELS, type Fuel, wordsIn } from "#app/prices/car/drives.ts";
import { cylindersOfSize, type EngineSizes } from "#app/prices/car/engine-sizes.ts";
import { type CarFact, type Timing, timingOf } from "#app/prices/car/facts.ts";
import { type NotCar, type NotCarRow, notCarOf } from "#app/prices/car/not-car.ts";
import { parseTable } from "#app/prices/jobs/job.ts";
import type { VinFacts } from "#app/quote-reader/paper/vin-patterns.ts";

/** How dear a make's parts and its labor are. */
export type Level =
  | "economy"
  | "domestic"
  | "mainstream"
  | "european"
  | "american luxury"
  | "japanese luxury"
  | "european luxury"
  | "sports"
  | "electric";

/** This very car, as far as it is known. */
export type Car = {
  year: number | null;
  make: string | null;
  model: string | null;
  segment: string;
  level: Level;
  cylinders: number | null;
  /** The size of its engine, where its VIN or its name says it. */
  litres: number | null;
  /** Whether its VIN or its name says the engine; else the cylinders are those usual for the model. */
  engineSaid: boolean;
  /** What most likely drives it. */
  fuel: Fuel | null;
  /** All that may drive it, as far as its VIN, its name and its model say. */
  drives: readonly Fuel[];
  fourWheelDrive: boolean | null;
  /** What drives its camshafts, where that is known, and the page that says so. */
  timing: Timing | null;
  timingUrl: string | null;
  /** How much is known: its VIN, its model, its make or nothing. */
  known: "vin" | "model" | "make" | "nothing";
  /** No figure of the guide reaches its prices. */
  beyond: boolean;
  /** What it is where it is no car or light truck: nothing of it is priced. */
  notCar: NotCar | null;
  className: string;
};

export type CarQuestion = { year: number | null; make: string | null; model: string | null; vin?: string | null };
export type ModelRow = {
  name: string;
  words: string[];
  make: string;
  segment: string;
  cylinders: number | null;
  fuel: Fuel | null;
};

/** Reads the table of models. */
export function parseModels(table: string): ModelRow[] {
  const rows = parseTable(table, ["segment", "cylinders", "fuel", "models"]).flatMap((row) =>
    (row.models ?? "").split(";").map((name) => {
      const make = MAKES_OF_TWO.find((two) => name.trim().startsWith(two)) ?? name.trim().split(" ")[0] ?? "";
      return {
        name: name.trim().slice(make.length).trim(),
        words: wordsIn(name.trim().slice(make.length)),
        make: make.toLowerCase(),
        segment: (row.segment ?? "").replace(/-\d$/, ""),
        cylinders: row.cylinders ? Number(row.cylinders) : null,
        fuel: FUELS.find((each) => each === row.fuel) ?? null,
      };
    }),
  );
  // The longest name first: "Bolt EUV" before "Bolt".
  return rows.sort((a, b) => b.words.length - a.words.length);
}

/** The models of a make that the guide knows, by name. */
export function modelNames(models: ModelRow[], make: string): string[] {
  const own = models.filter((row) => row.make === make.trim().toLowerCase()).map(({ name }) => name);
  return [...new Set(own)].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

const MAKES_OF_TWO = ["Land Rover", "Alfa Romeo", "Aston Martin"];
const LEVELS = new Map<string, Level>(
  (
    [
      ["economy", "hyundai kia mitsubishi suzuki saturn scion fiat smart daewoo"],
      ["domestic", "ford chevrolet chevy gmc dodge ram chrysler jeep buick pontiac mercury oldsmobile plymouth"],
      ["european", "volkswagen mini saab volvo"],
      ["american luxury", "cadillac lincoln hummer"],
      ["japanese luxury", "acura lexus infiniti genesis"],
      ["european luxury", "bmw mercedes-benz mercedes audi jaguar alfa-romeo land-rover"],
      ["sports", "porsche"],
      ["electric", "tesla rivian lucid polestar vinfast"],
    ] satisfies [Level, string][]
  ).flatMap(([level, makes]) => makes.split(" ").map((make): [string, Level] => [make, level])),
);

/** The level of the make that a text begins with; null where it begins with none whose level is known. */
export function levelOfMakeIn(text: string): Level | null {
  const [first = "", second = ""] = text.toLowerCase().split(/[\s,]+/);
  return LEVELS.get(`${first}-${second}`) ?? LEVELS.get(first) ?? null;
}

const BEYOND = /^(?:aston|bentley|ferrari|lamborghini|lotus|maserati|maybach|mclaren|rolls|bugatti)/;

type Known = {
  models: ModelRow[];
  facts: CarFact[];
  notCars: NotCarRow[];
  drives: DriveRow[];
  engineSizes: EngineSizes;
};

/** The car from what a VIN says, or from its year, make and model. */
export function carOf(guide: Known, asked: CarQuestion, facts: VinFacts | null): Car {
  const { models, facts: known, notCars } = guide;
  const make = facts?.make ?? asked.make;
  const name = [facts?.model ?? "", asked.model ?? "", facts?.series ?? ""].join(" ");
  const key = (make ?? "").trim().toLowerCase();
  const row = rowOf(models, key, asked.model ?? "") ?? rowOf(models, key, name);
  const said = name.toLowerCase();
  const usualFuel = row?.fuel ?? (LEVELS.get(key) === "electric" ? "electric" : null);
  const year = facts?.year ?? asked.year;
  const { fuel, drives } = drivenBy(guide.drives, { facts, make: key, name, year, usual: usualFuel });
  const litres = facts?.litres ?? litresIn(name)[0] ?? null;
  // The engines of one model differ: only one that is said counts.
  const engine =
    facts?.cylinders ??
    (fuel === "electric" ? 0 : (cylindersIn(said) ?? cylindersOfSize(guide.engineSizes, key, litres)));
  const cylinders = engine ?? usual(row, fuel);
  const level = LEVELS.get(key.replace(/\s+/g, "-")) ?? "mainstream";
  const segment = row?.segment ?? segmentOfBody(facts?.body ?? null, said) ?? "midsize";
  const drive = facts?.drive ?? said;
  const fourWheelDrive = /\b(?:4wd|4x4|awd|all|quattro|xdrive|4matic)\b|all-wheel|4-wheel/i.test(drive)
    ? true
    : /4x2|fwd|rwd|front-wheel|rear-wheel/i.test(drive)
      ? false
      : null;
  const how = facts?.model ? "vin" : row || (asked.model && asked.year) ? "model" : make ? "make" : "nothing";
  const valves = timingOf(known, { year, make, model: name.trim(), cylinders: engine });
  const car = { year, make, model: facts?.model ?? asked.model, segment, level };
  const names = [{ make: facts?.make ?? null, model: facts?.model ?? null }, asked];
  const notCar = notCarOf(notCars, { vin: asked.vin ?? null, body: facts?.body ?? null, names });
  return {
    ...car,
    cylinders,
    fuel,
    drives,
    fourWheelDrive,
    litres,
    engineSaid: engine !== null,
    known: how,
    timing: valves?.timing ?? null,
    timingUrl: valves?.url ?? null,
    beyond: notCar !== null || BEYOND.test(key),
    notCar,
    className: notCar?.kind ?? nameOf(segment, level, cylinders, fuel),
  };
}

function rowOf(models: ModelRow[], make: string, name: string): ModelRow | undefined {
  const words = wordsIn(name);
  const own = models.filter((row) => row.make === make || (make === "" && row.words.length > 0));
  return own.find((row) => row.words.every((word) => words.includes(word)));
}

function cylindersIn(said: string): number | null {
  const found = /\b(?:v|i|l|inline[- ]?)(4|6|8|10|12)\b|\b(\d{1,2})[- ]?cyl/.exec(said);
  const count = Number(found?.[1] ?? found?.[2]);
  return count >= 3 && count <= 12 ? count : null;
}

/** The sizes of engines in the name of a car, in litres. */
export function litresIn(name: string): number[] {
  return [...name.matchAll(/(?<![\d.$#-])[1-8]\.\d(?![\d.%])/g)].map(([litres]) => Number(litres));
}

/** The size that the words of a line call an engine's, in litres: hours, quarts and dollars have figures like it. Null where none is. */
export function engineIn(text: string): number | null {
  const said =
    /(?<![\d.$#-])[1-8]\.\d(?= ?-?(?:l|lit(?:er|re)s?|t|v ?(?:6|8|10|12)|[iv][3-6]|[2-4]v|(?:16|24|32)v|turbo|eco ?boost|hemi|tdi|tsi|tfsi|gdi|vtec|hybrid|diesel|duramax|cummins|power ?stroke|engine|eng|motor|[3-8][- ]?cyl\w*)\b)/i.exec(
      text,
    )?.[0];
  return said ? Number(said) : null;
}

function usual(row: ModelRow | undefined, fuel: Fuel | null): number | null {
  if (!row) return null;
  return fuel === "hybrid" && (row.cylinders ?? 0) > 4 ? 4 : row.cylinders;
}

function segmentOfBody(body: string | null, said: string): string | null {
  const text = `${body ?? ""} ${said}`;
  if (/pickup|truck/i.test(text)) return /\b[23]500|f-?[234]50\b/i.test(text) ? "heavy-truck" : "half-ton";
  if (/minivan/i.test(text)) return "minivan";
  if (/van/i.test(text)) return "van";
  if (/sport utility|suv|crossover/i.test(text)) return "mid-suv";
  if (/coupe|roadster|convertible/i.test(text)) return "sports";
  return /sedan|saloon|wagon/i.test(text) ? "midsize" : null;
}

const SEGMENTS: Record<string, string> = {
  subcompact: "subcompact car",
  compact: "compact car",
  midsize: "midsize car",
  fullsize: "full-size car",
  sports: "sports car",
  minivan: "minivan",
  "small-suv": "small SUV",
  "mid-suv": "midsize SUV",
  "large-suv": "large SUV",
  "small-truck": "small pickup",
  "mid-truck": "midsize pickup",
  "half-ton": "half-ton pickup",
  "heavy-truck": "3/4-ton or 1-ton pickup",
  van: "van",
};

function nameOf(segment: string, level: Level, cylinders: number | null, fuel: Fuel | null): string {
  const engine = fuel === "electric" ? "" : cylinders ? `${cylinders}-cylinder` : "";
  const power = fuel && fuel !== "gasoline" ? fuel : "";
  const make = /^(?:mainstream|domestic)$/.test(level) || level === "electric" ? "" : level;
  return [make, SEGMENTS[segment] ?? segment, [engine, power].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

const onlyBy = (drives: readonly Fuel[], ...some: Fuel[]) => drives.every((each) => some.includes(each));

/** What a car surely has not: whatever may drive it has not. */
const LACKS: Record<string, (car: Car) => boolean> = {
  engine: ({ drives }) => onlyBy(drives, "electric"),
  gasoline: ({ drives }) => onlyBy(drives, "diesel", "electric"),
  diesel: ({ drives }) => !drives.includes("diesel"),
  hybrid: ({ drives }) => !drives.includes("hybrid"),
  electric: ({ drives }) => !drives.includes("electric"),
  "high-voltage": ({ drives }) => onlyBy(drives, "gasoline", "diesel"),
  alternator: ({ drives, make }) => onlyBy(drives, "hybrid") && /toyota|lexus|ford/i.test(make ?? ""),
  manual: ({ drives }) => onlyBy(drives, "electric"),
  automatic: ({ drives }) => onlyBy(drives, "electric"),
  "timing-belt": ({ drives, timing }) => onlyBy(drives, "electric") || timing === "chain",
  "timing-chain": ({ drives, timing }) => onlyBy(drives, "electric") || timing === "belt",
};

/** What the job needs and this car has not; null when it may be done on it, or when that is not known. */
export function lacks(car: Car, needs: string[]): string | null {
  return needs.find((need) => LACKS[need]?.(car)) ?? null;
}
