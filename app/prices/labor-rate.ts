import { parseTable } from "#app/prices/jobs/job.ts";
import { STATES, stateCode } from "#app/prices/states.ts";
import type { Range, Source } from "#app/prices/witness.ts";
import { sourceOf } from "#app/prices/witness.ts";

export type ShopKind = "independent" | "chain" | "dealer";
type RateRow = { scope: string; shop: string; low: number; high: number; source: Source };
export type RateTables = { rows: RateRow[]; index: Map<string, number>; metros: Map<string, number> };

/** Reads the tables of labor: rates in cents an hour, AAA's index of labor per repair by state, wages by metro. */
export function parseRates(tables: { rates: string; index: string; metros: string }): RateTables {
  const rows = parseTable(tables.rates, ["scope", "shop_type", "rate_low_usd_h", "rate_high_usd_h", "grade"]).flatMap(
    (row) => {
      const [low, high] = [Number(row.rate_low_usd_h), Number(row.rate_high_usd_h || row.rate_low_usd_h)];
      if (!row.rate_low_usd_h || !Number.isFinite(low)) return [];
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
  const metros = new Map(
    parseTable(tables.metros, ["metro", "mechanic_mean_wage_usd_h"]).map((row) => [
      (row.metro ?? "").replace(/-/g, " "),
      Number(row.mechanic_mean_wage_usd_h),
    ]),
  );
  return { rows, index, metros };
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
const DEALER = 1.36;
const LUXURY_DEALER = 1.5;
const CHAIN = 1.03;
/** Specialists of European makes ask 140 to 170 where general shops ask 120 to 159. */
const SPECIALIST = 1.1;

export type LaborRate = Range & { middle: number; scope: string; sources: Source[] };

/** Cents an hour for a state, a kind of shop and a level of car. */
export function laborRate(
  tables: RateTables,
  asked: { state: string | null; city?: string | null; shop: ShopKind | null; luxury: boolean },
): LaborRate {
  const code = stateCode(asked.state);
  const state = code ? (STATES[code] ?? null) : null;
  const witnesses: { rate: number; source: Source }[] = [];
  const say = (row: RateRow | undefined) => {
    if (row) witnesses.push({ rate: Math.sqrt(row.low * row.high), source: row.source });
  };
  const national = tables.rows.find(
    ({ scope, source }) => scope === "US" && source.grade === "A" && source.date === "2025",
  );
  if (state && code) {
    for (const row of tables.rows)
      if (
        row.scope === state &&
        /^independent(?: average| general| \(state band\)| \(midpoint.*)?$/.test(row.shop) &&
        row.source.date !== "2024-01"
      )
        say(row);
    const region = REGIONS.find(([, states]) => states.split(" ").includes(code))?.[0];
    say(tables.rows.find(({ scope, shop }) => scope === region && /^independent/.test(shop)));
  }
  // The bands of states come from one table that has Mississippi above New York: they, the region and AAA's index each have one voice.
  const bands = witnesses.filter(({ rate }) => rate > 0);
  const own = bands.length > 1 ? geometric(bands.slice(0, -1).map(({ rate }) => rate)) : null;
  const region = bands.at(-1)?.rate ?? null;
  const index = state ? tables.index.get(state) : undefined;
  const typical = geometric([...tables.index.values()]);
  const voices = [own, region, index ? NATIONAL_RATE * (index / typical) : null].filter((voice) => voice !== null);
  const independent = voices.length > 0 ? geometric(voices) : NATIONAL_RATE;
  const metro = metroFactor(tables, asked.city ?? null);
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
  const middle = Math.round(independent * metro * kind * unsaid);
  const width = asked.shop === null ? 0.1 : 0.06;
  return {
    low: Math.round(middle * (1 - width)),
    high: Math.round(middle * (1 + width)),
    middle,
    scope: [state ?? "United States", asked.shop ?? "all shops"].join(", "),
    sources: [...(national ? [national.source] : []), ...bands.map(({ source }) => source)].slice(0, 3),
  };
}

function metroFactor(tables: RateTables, city: string | null): number {
  const wage = city ? tables.metros.get(city.trim().toLowerCase()) : undefined;
  if (!wage) return 1;
  const typical = geometric([...tables.metros.values()]);
  return Math.sqrt(wage / typical);
}

function geometric(values: number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / Math.max(1, values.length));
}
