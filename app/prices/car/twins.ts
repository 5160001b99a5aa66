import { type Car, lacks } from "#app/prices/car/car.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { TWINS } from "#app/prices/jobs/kin.ts";
import { ON_DIESEL } from "#app/prices/jobs/said-fuel.ts";

/** A kit of the timing that names neither belt nor chain is that of the engine. */
const TIMED: [string, string] = ["Timing belt", "Timing chain"];
const SAYS_WHICH = /\bbelt|\bchain/i;

/** The job that its words mean on this car: where the car cannot have the one and can have its twin, the twin. */
export function meantOn(car: Car, job: Job, byName: Map<string, Job>, text: string): Job {
  const own = byName.get(calledSo(car, job, text) ?? "");
  if (own && lacks(car, own.needs) === null) return own;
  if (lacks(car, job.needs) === null) return job;
  const twins = SAYS_WHICH.test(text) ? TWINS : [...TWINS, TIMED];
  const other = twins.flatMap(([one, two]) => (job.job === one ? [two] : job.job === two ? [one] : []))[0];
  const twin = byName.get(other ?? "");
  return twin && lacks(car, twin.needs) === null ? twin : job;
}

/** These makes fill nothing but synthetic oil since then, and the ABS unit of a Toyota hybrid builds its brake pressure as well; filters, injectors and oil of a diesel have names of their own. */
function calledSo({ level, year, make, fuel }: Car, { job }: Job, text: string): string | null {
  // What is published of a sliding door is its motor and its cable.
  if (job === "Sliding door repair" && /\broll?er/i.test(text) && !/\b(?:motor|cable|power)\b/i.test(text))
    return "Sliding door roller";
  if (job === "Oil change" && /^(?:european|sports)/.test(level) && (year ?? 0) >= 2006)
    return "Oil change, full synthetic";
  if (fuel === "diesel" && ON_DIESEL[job]) return ON_DIESEL[job];
  const isToyota = /^(?:toyota|lexus)$/i.test(make ?? "");
  return job === "ABS control module" && fuel === "hybrid" && isToyota ? "Hybrid brake actuator / booster" : null;
}
