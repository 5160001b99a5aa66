import type { Job } from "#app/prices/jobs/job.ts";

export const SUPPLY = "Clamps and fasteners";

/** What holds other things, named last: "bumper clips", "radiator hose clamps (4)". */
const HOLDS =
  /\b(?:clips?|screws?|fasteners?|rivets?|clamps?|zip ties?|push pins?|(?:mounting|misc\w*|installation) hardware|hardware)\b[\s,;:(]*(?:(?:qty|x|set of|pack(?: of)?|pkg|assorted|kit|set|\d+|pcs?|ea)\b[\s).:x]*)*[\s).]*$/i;
/** Jobs that are of such a thing themselves. */
const OWN = /hardware|clip|clamp|fastener|screw|bolt|spring|strap/i;

/** Whether a part's line sells what only holds the parts of other work: it is no job, whatever it is held to. */
export function isSupply(description: string, jobs: Job[]): boolean {
  return HOLDS.test(description.trim()) && !jobs.some(({ job }) => OWN.test(job) && job !== SUPPLY);
}
