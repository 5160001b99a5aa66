import { useEffect } from "react";
import { useFetcher } from "react-router";
import { provenVin } from "#app/quote-reader/paper/vin.ts";
import { type CarWords, readCarWords } from "#app/shop/car-words.ts";
import type { loader } from "./named-car.ts";
import type { Caller } from "./use-caller.ts";

/** What the server said of a VIN. */
export type NamedCar = { vin: string | null; car: CarWords | null };

/** The car that is typed, as Save knows it: of a whole VIN one that the caller has, otherwise what the server says. */
export function useNamedCar(typed: string, caller: Caller | null, known: NamedCar) {
  const fetcher = useFetcher<typeof loader>();
  const vin = provenVin(typed);
  const own = vin ? caller?.cars.find((car) => car.vin === vin) : undefined;
  const said = [known, fetcher.data].find((one) => one?.vin === vin);
  const wanted = vin && !own && !said ? vin : null;
  const { load } = fetcher;
  useEffect(() => {
    if (wanted) load(`/dashboard/new/named-car?${new URLSearchParams({ vin: wanted })}`);
  }, [wanted, load]);
  return { car: vin ? (own ?? said?.car ?? null) : readCarWords(typed), isAsked: wanted !== null };
}
