/** What a work uses up stands on lines of its own, and is part of it: "Gaskets, seals, belts, hoses", "Oil, filter & coolant". */

import type { Group, Line, Read } from "#app/prices/jobs/groups/group.ts";

const GOODS =
  /^(?:gaskets?|gskts?|seals?|o-?rings?|belts|hoses|fluids?|filters?|oil|atf|coolant|antifreeze|rtv|sealants?|sealer|grease|hardware|hdwe|bolts?|studs?|nuts?|clamps?|clips?|fasteners?|washers?|cleaner|supplies)$/;
/** Said of such goods, and of no part that is bought by itself. */
const OF_GOODS =
  /^(?:new|oem|misc|all|other|required|upper|lower|intake|exhaust|manifold|plenum|timing|valve|cover|covers|pan|front|rear|case|housing|flange|engine|trans|transmission|gear|motor|drain|plug|crush|copper|one-?time|use|set|sets|kit|kits|tty|torque|to|yield|mounting|install|installation|of|for|the|with|top|off|topped|dexron|mercon|dexos|dexcool|toyota|honda|subaru|conditioner|synthetic|genuine|oil|feed|line|coolant|cooler|flush|dsg|cvt|vi|ns|qt|qts|gal)$/;
/** Only this much comes apart for its work that gaskets, oil and coolant are used up. */
const COMES_APART =
  /^(?:Engine|Cooling|Exhaust|Turbo|Fuel|Ignition|Emissions|Diesel|Transmission|Drivetrain|Hybrid\/EV)$/;
const MENDS = /^(?:replace|rebuild|repair|reseal)$/;

/** How many goods a line lists, none of which is a part that is bought for itself; 0 where it names anything else. */
function goodsIn(description: string): number {
  const pieces = description
    .toLowerCase()
    .replace(/\([^)]*\)/g, " ")
    .replace(/\bw\//g, " with ")
    .split(/[,;&+/]|\band\b/)
    .map((piece) => piece.split(/[^a-z-]+/).filter(Boolean));
  if (!pieces.flat().every((word) => GOODS.test(word) || OF_GOODS.test(word))) return 0;
  return pieces.filter((piece) => piece.some((word) => GOODS.test(word))).length;
}

/** What labor takes off on the way: "R&R spark plugs, upper intake off". */
const OFF =
  /\b(intake|plenum|manifold|valve cover|timing cover|oil pan|pan|exhaust|thermostat)\b(?: manifold| cover)? (?:off|out|r ?[&/] ?i|removed)\b/i;

/** The gaskets of what comes off for the work of a group, whose own labor is on no line. */
function isOnTheWay(at: number, { lines: own }: Group, lines: Line[]): boolean {
  const words = lines[at]?.description.toLowerCase() ?? "";
  if (!/\b(?:gaskets?|gskts?|seals?|o-?rings?)\b/.test(words)) return false;
  return own.some((other) => {
    const off = OFF.exec(lines[other]?.description ?? "")?.[1]?.toLowerCase();
    return off !== undefined && lines[other]?.type !== "Part" && words.includes(off);
  });
}

/** "Valve cover bolt set" beside the work on that cover: what holds or seals it, by the name of its part. */
function isNamedAfter(at: number, { jobs }: Group, lines: Line[]): boolean {
  const said = lines[at]?.description.toLowerCase().split(/[^a-z]+/) ?? [];
  return jobs.some(({ component }) => {
    const words = component
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2 && !GOODS.test(word));
    return words.length > 1 && words.every((word) => said.includes(word));
  });
}

const BESIDE = /\b(?:relay|switch|pigtail|connector)\b/i;

/** "R&R compressor & relay": a small part that the labor of another work names beside it, and whose own labor is on no line. */
function isNamedBeside(at: number, group: Group | undefined, { lines: own }: Group, lines: Line[]): boolean {
  const said = BESIDE.exec(lines[at]?.description ?? "")?.[0].toLowerCase();
  if (!said || (group && group.jobs.length > 1)) return false;
  return own.some((other) => {
    const labor = lines[other];
    return (
      labor?.type === "Labor" && new RegExp(`(?:&|and|\\+|,|w/) ?(?:\\w+ )?${said}\\b`, "i").test(labor.description)
    );
  });
}

/** Gives what a work uses up to the nearest work of the paper that comes apart for it; a list of goods is none of them by itself. */
export function addUsedUp(groups: Group[], reads: Read[], lines: Line[]): void {
  for (const [at, { type, description }] of lines.entries()) {
    const group = groups.find(({ lines: own }) => own.includes(at));
    const read = reads[at];
    if (type !== "Part" || !read || (group && group.lines.length > 1)) continue;
    const goods = goodsIn(description);
    const works = groups.filter(
      (other) =>
        other !== group &&
        other.lines.some((each) => lines[each]?.type !== "Part") &&
        other.jobs.some(({ action, system }) => MENDS.test(action) && COMES_APART.test(system)) &&
        (goods > 1 || isOnTheWay(at, other, lines) || (goods === 1 && isNamedAfter(at, other, lines))),
    );
    const beside = groups.filter((other) => other !== group && isNamedBeside(at, group, other, lines));
    const to = nearest(works.length > 0 ? works : beside, at);
    if (!to && goods <= 2) continue;
    if (works.length > 0 || goods > 2) reads[at] = { ...read, found: [] };
    if (group) groups.splice(groups.indexOf(group), 1);
    to?.lines.push(at);
  }
}

const FILTER = /^(?:Engine|Cabin) air filter$/;
const OF_MANY_MILES = /^Scheduled maintenance/;

/** Air filters that stand as parts beside a service of so many miles, and that nobody is paid to put in, are that service's. */
export function addFilters(groups: Group[], lines: Line[]): void {
  const isPart = (at: number) => lines[at]?.type === "Part";
  const services = groups.filter(
    ({ jobs, lines: own }) => jobs.some(({ job }) => OF_MANY_MILES.test(job)) && !own.every(isPart),
  );
  for (const group of services.length > 0 ? [...groups] : []) {
    if (!group.lines.every(isPart) || !group.jobs.every(({ job }) => FILTER.test(job))) continue;
    groups.splice(groups.indexOf(group), 1);
    nearest(services, group.lines[0] ?? 0)?.lines.push(...group.lines);
  }
}

export function nearest(groups: Group[], at: number): Group | null {
  const distance = (group: Group) => Math.min(...group.lines.map((line) => Math.abs(line - at)));
  return groups.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
