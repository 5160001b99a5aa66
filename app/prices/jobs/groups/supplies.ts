import type { Job } from "#app/prices/jobs/job.ts";

export const SUPPLY = "Clamps and fasteners";

/** What holds other things, named last: "bumper clips", "radiator hose clamps (4)". */
const HOLDS =
  /\b(?:clips?|screws?|fasteners?|rivets?|clamps?|zip ties?|push pins?|(?:mounting|misc\w*|installation) hardware|hardware)\b[\s,;:(]*(?:(?:qty|x|set of|pack(?: of)?|pkg|assorted|kit|set|\d+|pcs?|ea)\b[\s).:x]*)*[\s).]*$/i;
/** "Radiator hoses w/ clamps": what holds a part comes with it. */
const COMES_WITH = /(?<=\w{3}.*)(?:\bw(?:ith|\/)|\bincl\w*\.?).*$/i;
/** Jobs that are of such a thing themselves. */
const OWN = /hardware|clip|clamp|fastener|screw|bolt|spring|strap/i;

/** Whether a part's line sells what only holds the parts of other work: it is no job, whatever it is held to. */
export function isSupply(description: string, jobs: Job[]): boolean {
  return (
    HOLDS.test(description.replace(COMES_WITH, "").trim()) && !jobs.some(({ job }) => OWN.test(job) && job !== SUPPLY)
  );
}
