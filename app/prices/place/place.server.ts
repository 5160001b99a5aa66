import { priceGuide } from "#app/prices/guide.server.ts";
import { citiesOf, hasCity } from "#app/prices/labor/labor-rate.ts";
import { STATES, stateCode } from "#app/prices/place/states.ts";

/** The state by whose prices a town is compared, where nobody publishes those of the town itself; null where somebody does, or no town is named. */
export function ofStateAlone(city: string | null | undefined, state: string): string | null {
  const code = stateCode(state);
  if (!city || !code || hasCity(priceGuide().rates, city, code)) return null;
  return STATES[code] ?? null;
}

/** The cities of a state whose own prices are known. */
export function knownCities(state: string): string[] {
  const code = stateCode(state);
  return code ? citiesOf(priceGuide().rates, code) : [];
}
