import type { Job } from "#app/prices/jobs/job.ts";

const BOTH = "Ignition coil(s) and spark plug(s)";
const ONE =
  /\bcyl(?:inder)?s?[. ]*#? ?[1-8]\b(?! ?[,&+-] ?#?\d)|\bcoil #? ?[1-8]\b(?! ?[,&+-] ?#?\d)|(?<!\d ?[,&+-] ?)#[1-8] (?:ign\w* )?coil\b|\b(?:one|single) (?:ign\w* )?coil\b/i;
/** "Plugs & #4 coil", and not "coil and plugs, cylinder 3". */
const ALL_PLUGS =
  /\b(?:all|[468]|set of)\b[^,&+]*\bplugs\b|\bplugs\b[^,&+]{0,12}\b(?:all|x ?[4-8]|set)\b|\bplugs ?(?:&|and|\+|,|w\/|with) ?(?:one |1 )?(?:ign\w* )?(?:#|coil #|cyl)|\bplugs ?(?:&|and|\+|,|w\/|with) ?(?:one|single|1) (?:ign\w* )?coil\b/i;

/** The coil of one cylinder that a line names, with all plugs where it sells them: a price of all coils and plugs is not asked. */
export function ofCylinders(job: Job, text: string, byName: Map<string, Job>): Job[] {
  const [coil, plugs] = [byName.get("Ignition coil (each)"), byName.get("Spark plugs")];
  if (job.job !== BOTH || !ONE.test(text) || !coil || !plugs) return [job];
  return ALL_PLUGS.test(text) ? [plugs, coil] : [coil];
}
