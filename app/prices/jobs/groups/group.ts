import { withoutAsides } from "#app/prices/jobs/asides.ts";
import { isAccessTo, isOnlyAccess, withoutAccess } from "#app/prices/jobs/groups/access.ts";
import { namedAlike, ofOtherSide } from "#app/prices/jobs/groups/alike.ts";
import { isPackage } from "#app/prices/jobs/groups/package.ts";
import { isSupply, SUPPLY } from "#app/prices/jobs/groups/supplies.ts";
import { addFilters, addUsedUp, nearest } from "#app/prices/jobs/groups/used-up.ts";
import { addBrakeLabor, addLabor, isBrakeLabor } from "#app/prices/jobs/groups/whose-labor.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import type { Index, LineKind } from "#app/prices/jobs/job-index.ts";
import { kin, pricedWorks } from "#app/prices/jobs/kin.ts";
import { mayBeSamePlace, placeOnCar } from "#app/prices/jobs/position.ts";
import { recognise } from "#app/prices/jobs/recognise.ts";
import { type Found, onlyOnce } from "#app/prices/jobs/settle.ts";

/** A line as the judge looks at it; `total` in cents. */
export type Line = {
  description: string;
  type: LineKind;
  quantity: number | null;
  hours: number | null;
  total: number | null;
  place: string | null;
  /** Cents for a piece, where the paper prints it. */
  unitPrice?: number | null;
  /** Of a part's line that is judged as the whole job: what it asks beyond its pieces. */
  laborWithin?: number;
  /** Cents of parts and labor that the paper prints for a whole job apart, and its hours. */
  made?: { parts: number; labor: number; hours: number | null } | undefined;
  /** When it was decided, where the shop has said something of prices since: it is judged by what was known then. */
  decidedAt?: string | null;
};

export type Read = { found: Found[]; place: string | null };

/** Lines that are one piece of work: its jobs, and the parts, labor and fees that belong to it. */
export type Group = {
  jobs: Job[];
  place: string | null;
  lines: number[];
  confidence: number;
  /** What each line names. */
  about: Map<number, Job[]>;
  /** Several works that one line of labor is for: each with its own parts, and `lines` has the labor as well. */
  works?: Group[];
};

export type Grouping = {
  reads: Read[];
  groups: Group[] /** Lines of labor that may belong to several groups, or to none. */;
  unassigned: number[];
};

/** Puts the lines of one job together: parts beside their labor, pads beside rotors, oil beside its filter. `meant` says which job its words mean on the car. */
export function groupLines(
  index: Index,
  lines: Line[],
  meant: (job: Job, text: string) => Job = (job) => job,
): Grouping {
  const own = lines.map(
    (line): Read => ({
      found: onlyOnce(foundIn(index, line).map((each) => ({ ...each, job: meant(each.job, line.description) }))),
      place: line.place ?? placeOnCar(withoutAsides(line.description)),
    }),
  );
  const reads = ofOtherSide(namedAlike(own, lines, index.byName), lines);
  const parted: Group[] = [];
  const brakeLabor: Group[] = [];
  for (const [at, line] of lines.entries()) {
    const { found, place } = reads[at] ?? { found: [], place: null };
    const jobs = found.map(({ job }) => job).filter(({ kind }) => kind === "job");
    if (jobs.length === 0 || isPackage(line.description, jobs)) continue;
    const confidence = Math.min(...found.map((each) => each.confidence));
    const own: Group = { jobs, place, lines: [at], confidence, about: new Map([[at, jobs]]) };
    if (isBrakeLabor(line, jobs)) brakeLabor.push(own);
    else addTo(parted, own, reads, lines);
  }
  const finished = (group: Group): Group => ({
    ...group,
    jobs: pricedWorks(largest(index, withoutAccess(group, reads, lines))),
  });
  const groups = parted.map(finished);
  addMaterials(groups, reads, lines);
  for (const own of addBrakeLabor(groups, brakeLabor, lines)) addTo(groups, own, reads, lines);
  const whole = groups.map((group) => (group.works ? group : finished(group)));
  addMaterials(whole, reads, lines);
  const unassigned = addLabor(whole, reads, lines);
  addUsedUp(whole, reads, lines);
  addFilters(whole, lines);
  return {
    reads: reads.map((read, at) => withoutAccessOf(read, at, whole)),
    groups: whole.map((group) => ({ ...group, lines: group.lines.toSorted((a, b) => a - b) })),
    unassigned,
  };
}

function foundIn(index: Index, { description, type }: Line): Found[] {
  const found = recognise(index, description, type);
  const jobs = found.map(({ job }) => job);
  if (type !== "Part" || !isSupply(description, jobs)) return found;
  const supply = index.jobs.find(({ job }) => job === SUPPLY);
  return supply ? [{ job: supply, confidence: 0.9 }] : found;
}

/** Joins the groups that it belongs to, or is one of its own. */
function addTo(groups: Group[], own: Group, reads: Read[], lines: Line[]) {
  const same = groups.filter((group) => !group.works && belongs(group, own, reads, lines));
  for (const group of same) groups.splice(groups.indexOf(group), 1);
  groups.push([...same, own].reduce(joined));
}

/** What only comes out for the work of its group is not said to be sold. */
function withoutAccessOf(read: Read, at: number, groups: Group[]): Read {
  const group = groups.find(({ lines }) => lines.includes(at));
  if (!group || read.found.length < 2) return read;
  const found = read.found.filter(({ job }) => !isOnlyAccess(job, group));
  return found.length > 0 ? { ...read, found } : read;
}

function joined(a: Group, b: Group): Group {
  return {
    jobs: [...a.jobs, ...b.jobs.filter((job) => !a.jobs.includes(job))],
    place: a.place && b.place && a.place !== b.place ? shared(a.place, b.place) : (a.place ?? b.place),
    lines: [...a.lines, ...b.lines],
    confidence: Math.min(a.confidence, b.confidence),
    about: new Map([...a.about, ...b.about]),
  };
}

/** Labor of both axles stays theirs, whichever's parts it is joined with first. */
const BOTH_AXLES = "front and rear";

/** Left front and right front are the front. */
function shared(a: string, b: string): string | null {
  if (a === BOTH_AXLES || b === BOTH_AXLES) return BOTH_AXLES;
  return (
    a
      .split(" ")
      .filter((word) => b.split(" ").includes(word))
      .join(" ") || null
  );
}

/**
 * Whether a line belongs to a group: the same job at a place that may be the same, where at least one of them is parts or labor
 * alone. Two whole prices for the same work are two prices, and diagnoses are each their own.
 */
function belongs(group: Group, own: Group, reads: Read[], lines: Line[]): boolean {
  const related = own.jobs.some((job) => group.jobs.some((other) => other === job || kin(other, job)));
  if (!related && !own.lines.some((at) => isAccessTo(at, group, reads, lines))) return false;
  if (!mayBeSamePlace(group.place, own.place) && !sidesOfOnePair(group, own, lines)) return false;
  if (own.jobs.some(({ action }) => action === "inspect")) return false;
  const parted = (at: number) => lines[at]?.type === "Part" || lines[at]?.type === "Labor";
  const wholes = (ats: number[]) => ats.filter((at) => !parted(at)).length;
  if (wholes(group.lines) > 0 && wholes(own.lines) > 0)
    return group.jobs.every((job) => !own.jobs.includes(job)) && kinOnly(group, own);
  // Labor twice in the same words is a duplicate, which is said and not summed.
  return !own.lines.some(
    (at) =>
      lines[at]?.type === "Labor" &&
      group.lines.some((other) => lines[other]?.type === "Labor" && sameWords(lines[at], lines[other])),
  );
}

function sameWords(a: Line | undefined, b: Line | undefined): boolean {
  const plain = (text = "") => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  return plain(a?.description) === plain(b?.description);
}

function sidesOfOnePair(group: Group, own: Group, lines: Line[]): boolean {
  const axle = (place: string | null) => /front|rear/.exec(place ?? "")?.[0] ?? null;
  const parts = [...group.lines, ...own.lines].some((at) => lines[at]?.type === "Part");
  return parts && axle(group.place) === axle(own.place);
}

function kinOnly(group: Group, own: Group): boolean {
  return own.jobs.some((job) =>
    group.jobs.some((other) => /pads|rotors/i.test(other.job) && /pads|rotors/i.test(job.job)),
  );
}

/** Pads and rotors are one job; so are a timing belt and its pump. */
function largest(index: Index, jobs: Job[]): Job[] {
  const names = jobs.map(({ job }) => job);
  const whole = index.larger.find(
    ({ job, includes }) => !names.includes(job) && includes.every((part) => names.includes(part)),
  );
  return whole ? largest(index, [whole, ...jobs.filter(({ job }) => !whole.includes.includes(job))]) : jobs;
}

function addMaterials(groups: Group[], reads: Read[], lines: Line[]) {
  for (const [at, { found }] of reads.entries()) {
    if (groups.some((group) => group.lines.includes(at))) continue;
    const material = found.find(({ job }) => job.kind === "material" || job.job === "Core charge")?.job;
    if (!material) continue;
    const words = lines[at]?.description.toLowerCase() ?? "";
    const fitting = groups.filter(({ jobs }) =>
      material.includes.length > 0
        ? jobs.some(({ job }) =>
            material.includes.some((name) => job === name || job.startsWith(`${name},`) || job.startsWith(`${name} R`)),
          )
        : material.job === "Core charge" && jobs.some(({ component }) => words.includes(component.toLowerCase())),
    );
    const own =
      fitting.length > 0
        ? nearest(fitting, at)
        : material.includes.length === 0 && material.kind === "material"
          ? before(groups, at)
          : null;
    own?.lines.push(at);
  }
}

function before(groups: Group[], at: number): Group | null {
  return groups.find((group) => group.lines.includes(at - 1)) ?? null;
}
