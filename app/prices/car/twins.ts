import { type Car, lacks } from "#app/prices/car/car.ts";
import type { Job } from "#app/prices/jobs/job.ts";

/** Works that go by one name on two kinds of car: "HV battery" is the pack of an electric car, and the battery of a hybrid. */
const TWINS: [string, string][] = [["EV high-voltage battery pack", "Hybrid high-voltage battery"]];

/** The job that its words mean on this car: where the car cannot have the one and can have its twin, the twin. */
export function meantOn(car: Car, job: Job, byName: Map<string, Job>): Job {
  if (lacks(car, job.needs) === null) return job;
  const other = TWINS.flatMap(([one, two]) => (job.job === one ? [two] : job.job === two ? [one] : []))[0];
  const twin = byName.get(other ?? "");
  return twin && lacks(car, twin.needs) === null ? twin : job;
}
