import type { Group, Line, Read } from "#app/prices/jobs/groups/group.ts";
import type { Job } from "#app/prices/jobs/job.ts";

/** What comes out for other work, and the work behind it: "R&R transmission, replace clutch", "R&R engine, head gaskets". */
const ACCESS: [out: RegExp, bought: string, behind: RegExp][] = [
  [/^Transmission replacement$/, "Transmission replacement", /^(?:Clutch|Rear main seal|Torque converter|Flywheel)/],
  [
    /^Engine (?:replacement|removal and reinstall)$/,
    "Engine replacement",
    /^(?:Head gasket|Cylinder head|Rear main seal)/,
  ],
  [/^Cylinder head$/, "Cylinder head", /^(?:Lifters|Head gasket|Valve spring|Valve stem seal)/],
];

/** Jobs without what is only taken out for another of them, unless a new one is on the paper as a part. */
export function withoutAccess(
  { jobs, lines: own }: Pick<Group, "jobs" | "lines">,
  reads: Read[],
  lines: Line[],
): Job[] {
  const kept = jobs.filter(
    ({ job }) =>
      !ACCESS.some(
        ([out, article, behind]) =>
          out.test(job) &&
          jobs.some((other) => behind.test(other.job)) &&
          !own.some((at) => lines[at]?.type === "Part" && reads[at]?.found.some((each) => each.job.job === article)),
      ),
  );
  return kept.length > 0 ? kept : jobs;
}

const COMES_OUT = /\br ?[&+/] ?[ri]\b|\bremov|\brefit|\bre-?install|\baccess\b|\bpull\b/i;

/** "R&R cylinder head" as labor, and lifters without any: the one is how to get at the other. */
export function isAccessTo(at: number, behind: Group, reads: Read[], lines: Line[]): boolean {
  const line = lines[at];
  if (line?.type !== "Labor" || !COMES_OUT.test(line.description)) return false;
  if (behind.lines.some((other) => lines[other]?.type !== "Part")) return false;
  const isBought = (article: string) =>
    reads.some(({ found }, other) => lines[other]?.type === "Part" && found.some(({ job }) => job.job === article));
  return ACCESS.some(
    ([out, article, inside]) =>
      reads[at]?.found.some(({ job }) => out.test(job.job)) &&
      behind.jobs.some(({ job }) => inside.test(job)) &&
      !isBought(article),
  );
}

/** Whether a job of a line is only how to get at another one of its group. */
export function isOnlyAccess({ job }: Job, { jobs }: Group): boolean {
  return ACCESS.some(
    ([out, , behind]) =>
      out.test(job) && !jobs.some((other) => other.job === job) && jobs.some((other) => behind.test(other.job)),
  );
}
