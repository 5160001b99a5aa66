import { type LaborRate, placeOf, type RateTables } from "#app/prices/labor/labor-rate.ts";
import { STATES, stateCode } from "#app/prices/place/states.ts";
import { mixedQuantile, type Source, voicesOf } from "#app/prices/witnesses/witness.ts";

/** Aluminum and carbon have rates of their own. */
const PLAIN = /^(?:auto )?body(?!.*(?:aluminum|carbon))/;

/** Rates of before are not today's: the one survey of body rates is of 2014, when mechanical rates were two thirds of what they are. */
const OLDEST = 2021;

/** Cents an hour of body and paint: the middle 80 percent of what is published, moved to the place; null when nothing is. */
export function bodyRate(
  tables: RateTables,
  { state, city }: { state: string | null; city: string | null },
): LaborRate | null {
  const rows = tables.rows.filter(({ scope, shop, source }) => scope === "US" && PLAIN.test(shop) && !isOld(source));
  const voices = voicesOf(
    rows.map(({ low, high, source }) => ({
      job: "",
      hours: null,
      parts: null,
      appliesTo: null,
      old: false,
      dearer: 1,
      source,
      author: source.name,
      stands: true,
      total: { low, high },
      weight: source.grade === "D" ? 1 : 2,
    })),
    ({ total }) => total,
  );
  if (voices.length === 0) return null;
  const code = stateCode(state);
  const name = code ? STATES[code] : undefined;
  const factor = code && name ? placeOf(tables, { city, code, state: name, shop: null, luxury: false }).factor : 1;
  const end = (share: number) => Math.round(mixedQuantile(voices, share) * factor);
  const [low, high] = [end(0.1), end(0.9)];
  return {
    low,
    high,
    middle: Math.round(Math.sqrt(low * high)),
    scope: `${name ?? "United States"}, body and paint`,
    sources: rows.map(({ source }) => source).slice(0, 3),
  };
}

function isOld({ date }: Source): boolean {
  return date !== null && Number.parseInt(date, 10) < OLDEST;
}
