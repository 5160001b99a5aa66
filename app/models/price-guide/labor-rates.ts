import type { PriceGuide, Range, Source } from "#app/models/price-guide/guide.ts";

const STATES: Record<string, string> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
  DC: "District of Columbia",
};

/** Half the width of the published band around the middle that the table of states gives: 120 to 159 around 139.5. */
const BAND = 0.14;
const NATIONAL: Range = { low: 12_000, high: 15_900 };

export type LaborRate = Range & { scope: string; source: Source | null };

/** Cents per hour at independent shops, for a state by its name or two letters, else for the whole country. */
export function laborRate(guide: PriceGuide, state: string | null): LaborRate {
  const national = guide.rates.find(
    (row) => row.scope === "US" && row.source.grade === "A" && row.source.date === "2025",
  );
  const name = state ? (STATES[state.trim().toUpperCase()] ?? state.trim()) : null;
  const row = name ? guide.rates.find((each) => each.scope.toLowerCase() === name.toLowerCase()) : undefined;
  if (!row) return { ...(national?.rate ?? NATIONAL), scope: "United States", source: national?.source ?? null };
  const point = row.rate.low === row.rate.high;
  const rate = point
    ? { low: Math.round(row.rate.low * (1 - BAND)), high: Math.round(row.rate.high * (1 + BAND)) }
    : row.rate;
  return { ...rate, scope: row.scope, source: row.source };
}
