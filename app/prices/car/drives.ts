import { parseTable } from "#app/prices/jobs/job.ts";
import type { VinFacts } from "#app/quote-reader/paper/vin-patterns.ts";

export const FUELS = ["gasoline", "diesel", "hybrid", "electric"] as const;
export type Fuel = (typeof FUELS)[number];

/** Models that are, or were, sold with another drive than the usual one of their row. */
export type DriveRow = {
  make: string;
  /** Each by its words; null for every model of the make. */
  models: string[][] | null;
  drive: Fuel | null;
  from: number;
  to: number;
};

/** Reads the table of other drives. Throws when a column is missing. */
export function parseDrives(table: string): DriveRow[] {
  return parseTable(table, ["make", "models", "drive", "from", "to"]).map((row) => ({
    make: (row.make ?? "").toLowerCase(),
    models: row.models === "*" ? null : (row.models ?? "").split(";").map(wordsIn),
    drive: FUELS.find((each) => each === row.drive) ?? null,
    from: Number(row.from || 0),
    to: Number(row.to || 9999),
  }));
}

/** The words of a model's name. */
export function wordsIn(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/-/g, "")
    .split(/[^a-z0-9.&]+/)
    .filter(Boolean);
}

type Asked = {
  facts: VinFacts | null;
  make: string;
  name: string;
  year: number | null;
  /** What the model is usually driven by; null where nothing is known of it. */
  usual: Fuel | null;
};

/** What a car is most likely driven by, for its prices; and all that it may be driven by, for what it cannot have. */
export function drivenBy(rows: DriveRow[], asked: Asked): { fuel: Fuel | null; drives: readonly Fuel[] } {
  const named = namedFuel(asked.name.toLowerCase());
  const vin = vinDrives(asked.facts);
  const sold = soldWith(rows, asked);
  const both = vin.filter((each) => sold.includes(each));
  // Where VIN and name say different things, either may be misread.
  const open = both.length > 0 ? both : known([...vin, ...sold]);
  const drives = !named ? open : both.includes(named) ? [named] : known([...open, named]);
  return { fuel: named ?? likely(vin, open, asked.usual), drives };
}

function known(some: Fuel[]): Fuel[] {
  return FUELS.filter((each) => some.includes(each));
}

function likely(vin: readonly Fuel[], open: readonly Fuel[], usual: Fuel | null): Fuel | null {
  if (vin.length === 1) return vin[0] ?? null;
  if (open.length === 1) return open[0] ?? null;
  return vin.length < FUELS.length ? "gasoline" : usual;
}

/** What the VIN leaves open: that of a hybrid says the fuel it is filled with, or its current, with the engine beside it. */
function vinDrives(facts: VinFacts | null): readonly Fuel[] {
  const fuel = facts?.fuel ?? "";
  if (/hybrid/i.test(fuel)) return ["hybrid"];
  if (/electric/i.test(fuel)) return /gasoline/i.test(fuel) || facts?.cylinders ? ["hybrid"] : ["electric"];
  if (/diesel/i.test(fuel)) return ["diesel"];
  return /gasoline|flexible|ethanol/i.test(fuel) ? ["gasoline", "hybrid"] : FUELS;
}

function soldWith(rows: DriveRow[], { make, name, year, usual }: Asked): readonly Fuel[] {
  if (!usual) return FUELS;
  const words = wordsIn(name);
  const others = rows.flatMap((row) => {
    const isOfYear = year === null || (row.from <= year && year <= row.to);
    const isModel = row.models === null || row.models.some((model) => model.every((word) => words.includes(word)));
    return row.make === make && isOfYear && isModel && row.drive ? [row.drive] : [];
  });
  return known([usual, ...others]);
}

const HYBRID =
  /\b(?:e?hybrid|phev|prime|hev|4xe|energi|powerboost|i-?force max|t8|plug-?in)\b|\b(?:rx|nx|es|ux|ls|gs|ct|lc|tx|lx) ?\d{3}h\b|\b(?:330|530|740|745|750)l?e\b|\b(?:30|40|45|50)e\b/;
const DIESEL =
  /\b(?:(?:eco)?diesel|tdi|powerstroke|power stroke|duramax|cummins|bluetec|crdi|6\.7l)\b|\b[3-7]\d5d\b|\b35d\b/;
const ELECTRIC = /\b(?:electric|bev)\b|\bev\b/;

function namedFuel(said: string): Fuel | null {
  if (HYBRID.test(said)) return "hybrid";
  if (DIESEL.test(said)) return "diesel";
  return ELECTRIC.test(said) ? "electric" : null;
}
