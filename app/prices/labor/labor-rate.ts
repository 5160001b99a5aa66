import type { Car } from "#app/prices/car/car.ts";
import { parseTable } from "#app/prices/jobs/job.ts";
import { STATES, stateCode } from "#app/prices/place/states.ts";
import { type Sites, siteOf } from "#app/prices/witnesses/site.ts";
import { type Range, type Source, sourceOf } from "#app/prices/witnesses/witness.ts";

export type ShopKind = "independent" | "chain" | "dealer";
type RateRow = { scope: string; shop: string; low: number; high: number; source: Source };
/** What things cost in a place, the country being 100, and who says so. */
type PriceLevel = { level: number; source: Source };
export type RateTables = {
  rows: RateRow[];
  index: Map<string, number>;
  /** By "city, ST", in small letters, and by "ST" alone. */
  levels: Map<string, PriceLevel>;
};

/** Reads the tables of labor: rates in cents an hour, AAA's index of labor per repair by state, BEA's price levels by state and city. */
export function parseRates(
  tables: { rates: string; index: string; metros: string; levels: string },
  sites: Sites,
): RateTables {
  const rows = parseTable(tables.rates, ["scope", "shop_type", "rate_low_usd_h", "rate_high_usd_h", "grade"]).flatMap(
    (row) => {
      const [low, high] = [Number(row.rate_low_usd_h), Number(row.rate_high_usd_h || row.rate_low_usd_h)];
      // Every place has a price level: nobody else's rates are needed.
      const isOfAnotherTrade = siteOf(sites, row.url ?? null)?.stands === false;
      if (!row.rate_low_usd_h || !Number.isFinite(low) || isOfAnotherTrade) return [];
      return [
        { scope: row.scope ?? "", shop: row.shop_type ?? "", low: low * 100, high: high * 100, source: sourceOf(row) },
      ];
    },
  );
  const index = new Map(
    parseTable(tables.index, ["state", "avg_labor_cost_per_repair_usd"]).map((row) => [
      row.state ?? "",
      Number(row.avg_labor_cost_per_repair_usd),
    ]),
  );
  return { rows, index, levels: new Map([...wageLevels(tables.metros), ...placeLevels(tables.levels)]) };
}

function placeLevels(table: string): [string, PriceLevel][] {
  return parseTable(table, ["state", "places", "price_level", "source", "url"]).flatMap((row) => {
    const level = { level: Number(row.price_level), source: sourceOf(row) };
    const places = (row.places ?? "").split(";").filter(Boolean);
    return places.length === 0
      ? [[row.state ?? "", level]]
      : places.map((place): [string, PriceLevel] => [keyOf(place, row.state ?? ""), level]);
  });
}

function wageLevels(table: string): [string, PriceLevel][] {
  return parseTable(table, ["metro", "state", "regional_price_parity"]).map((row) => [
    keyOf((row.metro ?? "").replace(/-/g, " "), row.state ?? ""),
    { level: Number(row.regional_price_parity), source: sourceOf(row) },
  ]);
}

function keyOf(city: string, state: string): string {
  return `${city
    .trim()
    .toLowerCase()
    .replace(/^saint /, "st. ")}, ${state}`;
}

/** Whether somebody publishes what things cost in that very city, and not in its state alone. */
export function hasCity({ levels }: RateTables, city: string, code: string): boolean {
  return levels.has(keyOf(city, code));
}

/** The cities of a state of which that is so, in the order of letters. */
export function citiesOf({ levels }: RateTables, code: string): string[] {
  const ending = `, ${code}`;
  return [...levels.keys()]
    .filter((key) => key.endsWith(ending))
    .map((key) => key.slice(0, -ending.length).replace(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase()))
    .toSorted();
}

const REGIONS: [region: string, states: string][] = [
  ["Northeast US", "CT DC DE MA MD ME NH NJ NY PA RI VT"],
  ["Southeast US", "AL AR FL GA KY LA MS NC SC TN VA WV"],
  ["Midwest US", "IA IL IN KS MI MN MO ND NE OH SD WI"],
  ["West Coast US", "AK CA HI OR WA"],
  ["Mountain/Plains US", "AZ CO ID MT NM NV OK TX UT WY"],
];
/** The middle of the band that almost half of 752 surveyed independent shops charge (PartsTech 2025, by AAA). */
export const NATIONAL_RATE = 13_950;
/** Dealers are said to be 30 percent above independents (Lang, 2015), and 40 to 60 by the regional bands of 2026; luxury more. */
const DEALER = 1.35;
const LUXURY_DEALER = 1.48;
const CHAIN = 1.05;
/** Specialists of European makes ask 140 to 170 where general shops ask 120 to 159. */
const SPECIALIST = 1.1;
/**
 * How far each voice on a place moves the rate, as powers of its ratio to the country's middle. The bands of states come from one
 * table that has Mississippi above New York, so they say little; rates of shops lie further apart than the prices of all things, so
 * the price level says the most. Fitted to 205 rates that two hands named for shops in 45 states (error 5 percent; docs/prices.md).
 */
const SAY = { level: 1.22, region: 0.16, index: 0.22, bands: 0.05, city: 0.15 };

export type LaborRate = Range & { middle: number; scope: string; sources: Source[] };
type Asked = { state: string | null; city?: string | null; shop: ShopKind | null; luxury: boolean };

/** Cents an hour for a place, a kind of shop and a level of car, and whose figures say so. */
export function laborRate(tables: RateTables, asked: Asked): LaborRate {
  const code = stateCode(asked.state);
  const state = code ? (STATES[code] ?? null) : null;
  const national = tables.rows.find(
    ({ scope, source }) => scope === "US" && source.grade === "A" && source.date === "2025",
  );
  const local = code && state ? placeOf(tables, { ...asked, code, state }) : { factor: 1, sources: [], city: null };
  const kind =
    asked.shop === "dealer"
      ? asked.luxury
        ? LUXURY_DEALER
        : DEALER
      : asked.shop === "chain"
        ? CHAIN
        : asked.luxury
          ? SPECIALIST
          : 1;
  const unsaid = asked.shop === null ? 1.05 : 1;
  const middle = Math.round(NATIONAL_RATE * local.factor * kind * unsaid);
  const width = asked.shop === null || !state ? 0.1 : 0.06;
  return {
    low: Math.round(middle * (1 - width)),
    high: Math.round(middle * (1 + width)),
    middle,
    scope: [[local.city, state ?? "United States"].filter(Boolean).join(", "), asked.shop ?? "all shops"].join(", "),
    sources: [...local.sources, ...(national ? [national.source] : [])].slice(0, 3),
  };
}

/** Every luxury make has dealers of its own rates; specialists outside of them are of the European ones. */
export function isLuxury({ level }: Car, { shop }: { shop: ShopKind | null }): boolean {
  return level === "european luxury" || level === "sports" || (shop === "dealer" && level.endsWith("luxury"));
}

type Placed = Asked & { code: string; state: string };

/** How dear labor is in a place, the country being 1, and whose figures say so. */
export function placeOf(tables: RateTables, { city, code, state, shop }: Placed) {
  const own = city ? tables.levels.get(keyOf(city, code)) : undefined;
  const level = own ?? tables.levels.get(code);
  const region = regional(tables).get(regionOf(code) ?? "");
  const index = tables.index.get(state);
  const bands = bandsOf(tables, state);
  const cityRow = city && own ? cityBand(tables, state, city, shop) : undefined;
  const ratio = (value: number | undefined, typical: number, power: number) =>
    value === undefined ? 1 : (value / typical) ** power;
  const before =
    ratio(level?.level, 100, SAY.level) *
    ratio(region?.rate, geometric([...regional(tables).values()].map(({ rate }) => rate)), SAY.region) *
    ratio(index, geometric([...tables.index.values()]), SAY.index) *
    ratio(bands?.rate, NATIONAL_RATE, SAY.bands);
  const factor = cityRow ? before * (cityRow.rate / (NATIONAL_RATE * before)) ** SAY.city : before;
  return {
    factor,
    city: own && city ? city.trim() : null,
    sources: [level?.source, cityRow?.source, bands?.source, region?.source].filter((source) => source !== undefined),
  };
}

function bandsOf(tables: RateTables, state: string) {
  const rows = tables.rows.filter(
    ({ scope, shop, source }) =>
      scope === state &&
      /^independent(?: average| general|, general shop rate.*| \(state band\)| \(midpoint.*)?$/.test(shop) &&
      source.date !== "2024-01",
  );
  const [best] = rows.toSorted((a, b) => a.source.grade.localeCompare(b.source.grade));
  return best && { rate: geometric(rows.map(middleOf)), source: best.source };
}

/** What is published for the city itself: only independents of it, the kinds of shop have their own factor. */
function cityBand(tables: RateTables, state: string, city: string, shop: ShopKind | null) {
  if (shop === "dealer") return undefined;
  const name = city.trim().toLowerCase();
  const rows = tables.rows.filter(
    ({ scope, shop: kind }) =>
      scope.startsWith(`${state} (`) && scope.toLowerCase().includes(name) && /^independent$/.test(kind),
  );
  const [first] = rows;
  return first && { rate: geometric(rows.map(middleOf)), source: first.source };
}

function regionOf(code: string): string | undefined {
  return REGIONS.find(([, states]) => states.split(" ").includes(code))?.[0];
}

function regional(tables: RateTables): Map<string, { rate: number; source: Source }> {
  return new Map(
    REGIONS.flatMap(([region]) => {
      const row = tables.rows.find(({ scope, shop }) => scope === region && /^independent/.test(shop));
      return row ? [[region, { rate: middleOf(row), source: row.source }]] : [];
    }),
  );
}

function middleOf({ low, high }: RateRow): number {
  return Math.sqrt(low * high);
}

function geometric(values: number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / Math.max(1, values.length));
}
