import { carOf } from "#app/prices/car/car.ts";
import { guideWith } from "#app/prices/guide.server.ts";
import { findOwnFigures } from "#app/prices/own/own-figures.server.ts";
import { standingPrice } from "#app/prices/own/own-word.ts";
import { vinFacts } from "#app/quote-reader/paper/vin-table.server.ts";

/** A job whose name or way of writing holds what is typed, and what it usually costs on this car: cents and hours. */
export type Suggestion = { job: string; price: number | null; hours: number | null };

type Asked = { make: string | null; model: string | null; year: number | null; vin?: string | null };

const SHOWN = 8;
const MIDSIZE = { make: "Toyota", model: "Camry", year: 2018 };

/** Jobs to complete a line with while it is typed; those that begin so first, then those with a price. */
export async function suggestJobs(q: string, vehicle: Asked | null): Promise<Suggestion[]> {
  const words = q.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return [];
  const { corrections, shopHistory, own } = await findOwnFigures();
  const guide = guideWith(own);
  const asked = vehicle?.make ? vehicle : MIDSIZE;
  const car = carOf(guide, asked, vinFacts(vehicle?.vin));
  const begins = (name: string) => Number(name.toLowerCase().startsWith(words.join(" ")));
  return guide.jobs
    .filter(
      ({ job, aliases, kind }) =>
        (kind === "job" || kind === "fee") &&
        words.every((word) => [job, ...aliases].some((name) => name.toLowerCase().includes(word))),
    )
    .toSorted(
      (a, b) => begins(b.job) - begins(a.job) || b.witnesses.length - a.witnesses.length || a.job.length - b.job.length,
    )
    .slice(0, SHOWN)
    .map((job) => {
      const place = { state: null, shop: "independent" } as const;
      const price = standingPrice(guide, job, { car, place, corrections, shopHistory });
      const hours = price?.hours ? Math.round(((price.hours.low + price.hours.high) / 2) * 10) / 10 : null;
      return { job: job.job, price: price ? Math.round(price.middle / 100) * 100 : null, hours };
    });
}
