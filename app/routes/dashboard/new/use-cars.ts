import { useRef, useState } from "react";
import { carSoFar } from "#app/shop/car-words.ts";

/** Year, make and model completed while they are typed: first the makes, then the models of the make. */
export function useCars() {
  const [cars, setCars] = useState<string[]>([]);
  const newest = useRef("");
  const models = useRef(new Map<string, Promise<string[]>>());

  async function complete(text: string) {
    newest.current = text;
    const so = carSoFar(text);
    if (!so) return setCars([]);
    if ("makes" in so) return setCars(so.makes.map((make) => `${so.year} ${make}`));
    const { year, make } = so;
    const known = models.current.get(make) ?? modelsOf(make);
    models.current.set(make, known);
    const names = await known;
    // Somebody types faster than the models come.
    if (newest.current === text) setCars(names.map((model) => `${year} ${make} ${model}`));
  }
  return { cars, complete };
}

/** None without a connection: the name is typed as before. */
async function modelsOf(make: string): Promise<string[]> {
  try {
    const answer = await fetch(`/vehicle-models?${new URLSearchParams({ make })}`);
    return answer.ok ? (await answer.json()).models : [];
  } catch {
    return [];
  }
}
