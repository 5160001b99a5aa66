import { type ModelRow, parseModels } from "#app/prices/car/car.ts";
import { type DriveRow, parseDrives } from "#app/prices/car/drives.ts";
import { type EngineSizes, parseEngineSizes } from "#app/prices/car/engine-sizes.ts";
import { type CarFact, parseFacts } from "#app/prices/car/facts.ts";
import { type NotCarRow, parseNotCars } from "#app/prices/car/not-car.ts";
import { parseTimes, type Times } from "#app/prices/car/times.ts";
import { type Job, parseJobs, parseTable } from "#app/prices/jobs/job.ts";
import { type Index, makeIndex } from "#app/prices/jobs/job-index.ts";
import type { LineModel } from "#app/prices/jobs/model/line-model.ts";
import { parseShorthand } from "#app/prices/jobs/words/words.ts";
import { parseRates, type RateTables } from "#app/prices/labor/labor-rate.ts";
import { type OneVisit, parseOneVisit } from "#app/prices/price/in-one-visit.ts";
import { parseSpreads, type Spreads } from "#app/prices/price/spread.ts";
import { parsePriceIndex } from "#app/prices/witnesses/price-index.ts";
import { parseSites } from "#app/prices/witnesses/site.ts";
import { parseWitnesses, type Witness } from "#app/prices/witnesses/witness.ts";

/** The house's own estimate of hours and of parts (cents) for a midsize four-cylinder car; it only places a car between witnesses. */
type Book = { hours: number; parts: number };
/** Cents by level, as ratios to a mid-market car. */
export type TierRatios = { european: number | null; japanese: number | null; electric: number | null };

export type Guide = {
  jobs: Job[];
  byName: Map<string, Job>;
  index: Index;
  witnesses: Map<string, Witness[]>;
  book: Map<string, Book>;
  times: Times;
  tiers: Map<string, TierRatios>;
  rates: RateTables;
  models: ModelRow[];
  facts: CarFact[];
  notCars: NotCarRow[];
  engineSizes: EngineSizes;
  oneVisit: OneVisit;
  drives: DriveRow[];
  spreads: Spreads;
};

export type GuideTables = Record<
  | "jobs"
  | "shorthand"
  | "witnesses"
  | "sites"
  | "book"
  | "car-times"
  | "car-times-cars"
  | "car-twins"
  | "make-tiers"
  | "labor-rates"
  | "labor-cost-index-by-state"
  | "mechanic-wages-metro"
  | "price-levels"
  | "price-index"
  | "spread"
  | "models"
  | "car-facts"
  | "not-cars"
  | "engine-sizes"
  | "in-one-visit"
  | "drives",
  string
>;

/** Makes the guide of its tables and of the jobs this shop added. Throws when a table lacks a column. */
export function makeGuide(tables: GuideTables, model: LineModel | null, own: Job[] = []): Guide {
  const shipped = parseJobs(tables.jobs);
  const replaced = new Map(own.map((job) => [job.job, job]));
  const known = new Set(shipped.map(({ job }) => job));
  const jobs = [
    ...shipped.map((job) => mergedWith(job, replaced.get(job.job))),
    ...own.filter(({ job }) => !known.has(job)),
  ];
  const witnesses = new Map<string, Witness[]>();
  const prices = parsePriceIndex(tables["price-index"]);
  const sites = parseSites(tables.sites);
  for (const witness of parseWitnesses(tables.witnesses, prices, sites)) {
    const list = witnesses.get(witness.job);
    if (list) list.push(witness);
    else witnesses.set(witness.job, [witness]);
  }
  return {
    jobs,
    byName: new Map(jobs.map((job) => [job.job, job])),
    index: makeIndex(jobs, parseShorthand(tables.shorthand), model),
    witnesses,
    book: new Map(
      parseTable(tables.book, ["job", "hours", "parts_usd"]).map((row) => [
        row.job ?? "",
        { hours: Number(row.hours), parts: Number(row.parts_usd) * 100 },
      ]),
    ),
    times: parseTimes(tables),
    tiers: new Map(
      parseTable(tables["make-tiers"], ["job", "mid_low", "mid_high"]).map((row) => [row.job ?? "", ratiosOf(row)]),
    ),
    rates: parseRates(
      {
        rates: tables["labor-rates"],
        index: tables["labor-cost-index-by-state"],
        metros: tables["mechanic-wages-metro"],
        levels: tables["price-levels"],
      },
      sites,
    ),
    models: parseModels(tables.models),
    facts: parseFacts(tables["car-facts"]),
    notCars: parseNotCars(tables["not-cars"]),
    engineSizes: parseEngineSizes(tables["engine-sizes"]),
    oneVisit: parseOneVisit(tables["in-one-visit"]),
    drives: parseDrives(tables.drives),
    spreads: parseSpreads(tables.spread),
  };
}

/** What the shop wrote about a shipped job adds to its ways of writing. */
function mergedWith(job: Job, own: Job | undefined): Job {
  return own ? { ...job, aliases: [...job.aliases, ...own.aliases], own: true } : job;
}

function ratiosOf(row: Record<string, string>): TierRatios {
  const middle = (tier: string) => {
    const [low, high] = [Number(row[`${tier}_low`]), Number(row[`${tier}_high`])];
    return low > 0 && high > 0 ? Math.sqrt(low * high) : null;
  };
  const mid = middle("mid") ?? 1;
  const ratio = (tier: string) => {
    const value = middle(tier);
    return value === null ? null : value / mid;
  };
  return { european: ratio("german_lux"), japanese: ratio("japanese_lux"), electric: ratio("ev") };
}
