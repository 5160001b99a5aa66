import type { Job } from "#app/prices/jobs/job.ts";
import type { Index } from "#app/prices/jobs/job-index.ts";

/** Names of engines that only burn diesel, as shops write them; a 6.0 or 7.3 alone may be either. */
const DIESEL =
  /\b(?:diesel|cummins|power ?stroke|psd|duramax|dmax|ctd|crd|tdi|cdi|bluetec|eco ?diesel|lb7|lly|lbz|lmm|lml|l5p|isb|isx|6\.7l?)\b/i;
/** Works that have another name, and price, on a diesel. */
export const ON_DIESEL: Record<string, string> = {
  "Fuel filter": "Fuel filter, diesel",
  "Fuel injector (each)": "Diesel fuel injector (each)",
  "Fuel injector set (4)": "Diesel fuel injector set",
  "Oil change": "Oil change, diesel",
};

/** A line that names one cylinder means no set. */
const ONE = /#\s?[1-8]\b(?!\s?[,&+/-])|\bcyl(?:inder)?\.? ?#?[1-8]\b(?! ?[,&+/-])/i;
const ONE_OF: Record<string, string> = {
  "Fuel injector set (4)": "Fuel injector (each)",
  "Diesel fuel injector set": "Diesel fuel injector (each)",
};

/** "Fuel filter 6.7 Cummins" is that of a diesel, though "fuel filter" alone is not. */
export function asTheLineSays(index: Index, text: string, job: Job): Job {
  const one = (ONE.test(text) && ONE_OF[job.job]) || job.job;
  const name = (DIESEL.test(text) && ON_DIESEL[one]) || one;
  return index.byName.get(name) ?? job;
}
