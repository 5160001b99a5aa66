/** Whose labor it is that names no work, or only "the brakes": that of the parts on the quote which have none. */
import { withoutAsides } from "#app/prices/jobs/asides.ts";
import { isDeclined } from "#app/prices/jobs/declined.ts";
import type { Group, Line, Read } from "#app/prices/jobs/groups/group.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { mayBeSamePlace } from "#app/prices/jobs/position.ts";
import { tradeOf } from "#app/prices/labor/body-labor.ts";

const BRAKES = /^(?:Brakes|Brake cleaning and lubrication)$/;
const BRAKE_PARTS = /^(?:Brake (?:pads|rotors|caliper|shoes|drum)|Rear drum brake rebuild|Wheel cylinder)/;

/** "Front brakes labor", "brakes R&R": the work on parts that stand on lines of their own. */
export function isBrakeLabor({ type, description }: Line, jobs: Job[]): boolean {
  const isLabor = type === "Labor" || (type !== "Part" && /\blabou?r\b|\bR ?& ?R\b/i.test(description));
  return isLabor && jobs.every(({ job }) => BRAKES.test(job));
}

/** Gives it to the brake parts of its axle that have no labor; returns what finds none. */
export function addBrakeLabor(groups: Group[], labor: Group[], lines: Line[]): Group[] {
  const lacking = groups.filter(
    (group) => hasNoLabor(group, lines) && group.jobs.some(({ job }) => BRAKE_PARTS.test(job)),
  );
  const places = new Map(lacking.map((group) => [group, group.place]));
  return labor.filter((own) => {
    const fitting = lacking.filter((group) => mayBeSamePlace(places.get(group) ?? null, own.place));
    for (const group of fitting) group.place = bothAxles(group.place, own.place);
    return !give(groups, fitting, own.lines);
  });
}

function bothAxles(a: string | null, b: string | null): string | null {
  return a && b && !mayBeSamePlace(a, b) ? "front and rear" : (a ?? b);
}

/** Labor that names no work goes to the parts before it that have none yet; of several works it is the labor of all of them. Returns what may belong to others. */
export function addLabor(groups: Group[], reads: Read[], lines: Line[]): number[] {
  const nameless = lines.flatMap((line, at) => (isNameless(line, reads[at]) ? [at] : []));
  const unassigned: number[] = [];
  for (const at of nameless) {
    // Labor of a body shop belongs to panels, and that of frames to no part.
    const trade = tradeOf(lines[at]?.description ?? "", []);
    const isOfTrade = ({ jobs }: Group) =>
      trade === null || (trade === "body" && jobs.some(({ system }) => system === "Body"));
    const lacking = groups.filter((group) => hasNoLabor(group, lines) && isOfTrade(group));
    const unknown = lines.flatMap((line, other) => (isUnknownPart(line, reads[other]) ? [other] : []));
    const near = (ats: number[]) => nameless.length === 1 || ats.some((each) => isRightBefore(each, at, lines));
    const alone = lacking.length === 1 && unknown.length === 0;
    const own = alone ? lacking : lacking.filter((group) => near(group.lines));
    const before = groups.find((group) => group.works && group.lines.includes(at - 1) && isOfTrade(group));
    const isOpen = unknown.some((each) => near([each]));
    if (isOpen || !give(groups, own.length > 0 || !before ? own : [before], [at])) unassigned.push(at);
  }
  for (const [at, line] of lines.entries()) {
    if (line.type !== "Labor" || (reads[at]?.found.length ?? 0) > 0) continue;
    if (isDeclined(withoutAsides(line.description)) || onlyLooks(line.description)) continue;
    const named = groups.filter(
      (group) => hasNoLabor(group, lines) && group.lines.some((each) => sharesWord(line, lines[each])),
    );
    const parts = named.flatMap((group) => group.lines.flatMap((each) => lines[each] ?? []));
    if (!isOfOthers(line, parts)) give(groups, named, [at]);
  }
  return unassigned;
}

/** What is only looked at names the parts that are suspected, and is no labor of theirs. */
const LOOKS =
  /^\W*(?:op \w+\W+|(?:[a-z]|\d{1,2})[.):]? +)?(?:diag\w*|quick test|test\w*|inspect\w*|check\w*|scan\w*|verif\w*|c\/[so]\b|(?:cust(?:omer)?|client) (?:states?|says)|no[- ]?start|road ?test\w*)/i;
const WORKS = /\b(?:r ?[&+/] ?[ri]|repl\w*|install\w*|repair\w*|reseal\w*|rebuil\w*)\b/i;

/** "Diag low power, EGR cooler restricted" */
export function onlyLooks(description: string): boolean {
  return LOOKS.test(description) && !WORKS.test(description);
}

/** One work takes it as its own; several become one group, each with its parts. False where there is none. */
function give(groups: Group[], to: Group[], labor: number[]): boolean {
  const [first] = to;
  if (!first) return false;
  if (to.length === 1) {
    first.lines.push(...labor);
    return true;
  }
  for (const group of to) groups.splice(groups.indexOf(group), 1);
  groups.push({
    jobs: [...new Set(to.flatMap(({ jobs }) => jobs))],
    place: null,
    lines: [...to.flatMap(({ lines }) => lines), ...labor],
    confidence: Math.min(...to.map(({ confidence }) => confidence)),
    about: new Map(to.flatMap(({ about }) => [...about])),
    works: to,
  });
  return true;
}

function hasNoLabor({ lines: own, works }: Group, lines: Line[]): boolean {
  return !works && own.every((at) => lines[at]?.type === "Part");
}

function isNameless({ type }: Line, read: Read | undefined): boolean {
  return type !== "Fee" && Boolean(read?.found.some(({ job }) => job.kind === "labor"));
}

/** A part of which nobody knows what it is for, and which may have needed the labor. */
function isUnknownPart({ type, total }: Line, read: Read | undefined): boolean {
  return type === "Part" && (total ?? 0) >= LEAST && read?.found.length === 0;
}

/** Cents: below this a part is seldom what the labor was for. */
const LEAST = 2_500;

/** Between the two stands no other labor and no whole price. */
function isRightBefore(part: number, labor: number, lines: Line[]): boolean {
  return part < labor && lines.slice(part + 1, labor).every(({ type }) => type === "Part" || type === "Fee");
}

const SAYS_LITTLE =
  /^(?:front|rear|left|right|upper|lower|inner|outer|labor|labour|replace|replacement|remove|install|assembly|system|engine|component|components|parts|hours|brake|brakes|seal|gasket|pump|sensor|valve|cover|filter|fluid|kit|belt|with|and)$/;

/** Of so many works in one line, a part that only a later one names is not what the labor is for. */
const MANY = 3;

/** "T-belt, pump, seals, drive belt" is not the labor of the drive belt. */
function isOfOthers(labor: Line, parts: Line[]): boolean {
  const listed = labor.description.split(/[,;/&+]|\band\b/i).map((description) => ({ ...labor, description }));
  const named = listed.filter((piece) => parts.some((part) => sharesWord(piece, part)));
  return listed.length >= MANY && named[0] !== listed[0] && named.length * 2 < listed.length;
}

/** "R&R timing components" and "timing belt kit". */
function sharesWord(labor: Line, part: Line | undefined): boolean {
  const words = (text: string) =>
    (text.toLowerCase().match(/[a-z]{5,}/g) ?? [])
      .map((word) => word.replace(/s$/, ""))
      .filter((word) => !SAYS_LITTLE.test(word));
  const own = words(labor.description);
  return words(part?.description ?? "").some((word) => own.includes(word));
}
