import type { JobLines } from "#app/repair/evidence.server.ts";
import type { Group, LineItem } from "#app/repair/line-item.ts";

/** One row of the list: a line by itself, or the lines of one job under its name. */
export type Row = { key: string; name: string; items: LineItem[] };

/**
 * The lines in the order of the paper; a job stands where its first line does. What was decided otherwise is a row of its own: a finding
 * that waits is nothing beside approved lines that one press could take back with it.
 */
export function rowsOf(items: LineItem[], jobs: JobLines[]): Row[] {
  const taken = new Set<string>();
  return items.flatMap((item): Row[] => {
    if (taken.has(item.id)) return [];
    const job = jobs.find(({ items: ids }) => ids.includes(item.id));
    const own = items.filter(({ id, group }) => id === item.id || (job?.items.includes(id) && group === item.group));
    for (const { id } of own) taken.add(id);
    return [{ key: item.id, name: nameOf(own, job), items: own }];
  });
}

/** Some lines of a job go by their own names: that of the job is of all of them. */
function nameOf([first, second, ...more]: LineItem[], job: JobLines | undefined): string {
  if (!first || !second) return first?.description ?? "";
  if (job && more.length + 2 === job.items.length) return job.name;
  return more.length > 0
    ? `${first.description} and ${more.length + 1} more lines`
    : `${first.description} and ${second.description}`;
}

/** The group that all of them are in; null where they differ. */
export function groupOf(items: LineItem[]): Group | null {
  const [first] = items;
  return first && items.every(({ group }) => group === first.group) ? first.group : null;
}

/** Parts that are approved while the customer said no or later to the labor of their job, or the reverse. */
export type HalfJob = { name: string; what: "labor" | "parts"; missing: LineItem[] };

export function halfJobs(items: LineItem[], jobs: JobLines[]): HalfJob[] {
  return jobs.flatMap(({ name, items: ids }): HalfJob[] => {
    const own = items.filter(({ id }) => ids.includes(id));
    const half = halfOf(own, "Part", "Labor") ?? halfOf(own, "Labor", "Part");
    return half ? [{ name, ...half }] : [];
  });
}

function halfOf(lines: LineItem[], has: "Part" | "Labor", lacks: "Part" | "Labor") {
  const approved = (type: string) => lines.filter((line) => line.type === type && line.group === "approved");
  // What waits for them was not left out: its price changed, or they have not come to it yet.
  const open = lines.filter(({ group }) => group === "declined" || group === "deferred");
  const isMissing = open.some(({ type }) => type === lacks);
  // Beside parts and labor of a job a line that says neither is one more part of it.
  const missing = isMissing
    ? open.filter(({ type }) => type === lacks || (lacks === "Part" && type === "Service"))
    : [];
  if (approved(has).length === 0 || approved(lacks).length > 0 || missing.length === 0) return null;
  return { what: lacks === "Labor" ? ("labor" as const) : ("parts" as const), missing };
}

/** How many of the lines are parts, labor and fees, for the line under a job's name. */
export function madeOf(items: LineItem[]): string {
  const words = { Part: "parts", Labor: "labor", Fee: "fees", Service: "work" };
  const kinds = [...new Set(items.map(({ type }) => words[type]))];
  return `${items.length} lines: ${kinds.join(", ")}`;
}
