import type { Job } from "#app/prices/jobs/job.ts";
import { DIAGNOSIS, goesAlong } from "#app/prices/jobs/settle.ts";

const KIN: string[][] = [
  [
    "Brake pads (per axle)",
    "Brake rotors",
    "Brake pads + rotors (per axle)",
    "Brake hardware kit",
    "Brake pad wear sensor",
    "Brakes",
  ],
  [
    "Brake shoes (rear axle)",
    "Brake drum",
    "Brake shoes + drums (rear axle)",
    "Brake hardware kit",
    "Rear drum brake rebuild",
  ],
  ["Timing belt", "Timing belt + water pump", "Timing belt tensioner"],
  ["Ignition coil (each)", "Spark plugs", "Ignition coil(s) and spark plug(s)"],
  ["Transmission filter", "Transmission service (pan drop, filter and fluid)", "Transmission pan gasket"],
  [
    "A/C recharge",
    "A/C recharge R-134a",
    "A/C recharge R-1234yf",
    "A/C compressor",
    "A/C condenser",
    "A/C receiver drier",
    "A/C expansion valve",
    "A/C hose",
    "A/C evaporator core",
  ],
  [
    "Oil change",
    "Oil change, full synthetic",
    "Oil change, synthetic blend",
    "Oil change, conventional",
    "Oil change, diesel",
  ],
  ["Radiator", "Radiator hose", "Radiator cap"],
  ["Wheel cylinder (each)", "Rear drum brake rebuild"],
  ["Struts (pair)", "Strut mount", "Strut boot and bump stop"],
  ["Muffler", "Tailpipe", "Exhaust hanger", "Exhaust gasket"],
  ["Catalytic converter", "Exhaust gasket"],
  ["Clutch", "Flywheel", "Flywheel resurfacing", "Clutch release bearing"],
  ["CV axle (per side)", "Axle nut", "Axle seal"],
  ["Fuel filter", "Fuel filter, diesel"],
];

/** Jobs whose parts are written on lines of their own beside the work. */
export function kin(a: Job, b: Job): boolean {
  return (
    KIN.some((family) => family.includes(a.job) && family.includes(b.job)) ||
    a.includes.includes(b.job) ||
    b.includes.includes(a.job)
  );
}

const GENERAL: Record<string, RegExp> = {
  "Oil change": /^Oil change,/,
  "A/C recharge": /^A\/C recharge R/,
  Brakes: /^Brake (?:pads|rotors|calipers)/,
  "Transmission filter": /^Transmission service/,
  "Hybrid high-voltage battery": /^Hybrid high-voltage battery, refurbished/,
};
const GOES_WITH: [RegExp, RegExp][] = [
  [/^A\/C (?:recharge|receiver drier|o-rings|expansion valve|system flush)/, /^A\/C (?:compressor|evaporator core)$/],
  [/^A\/C (?:recharge|receiver drier|o-rings)/, /^A\/C condenser$/],
  [/^(?:Camshaft seal|Front crankshaft seal|Timing belt tensioner)$/, /^Timing belt/],
  [/^(?:Spark plug tube seals)$/, /^Valve cover gasket|^Spark plugs/],
  [/^Intake manifold gasket/, /^Carbon cleaning, intake/],
  [/^(?:Exhaust stud)/, /^(?:Exhaust manifold|Catalytic|Muffler|Exhaust pipe)/],
  [/^(?:Clutch release bearing|Flywheel resurfacing)$/, /^Clutch$/],
  [/^TPMS sensor service/, /^(?:Tire mount and balance|Tire, installed|Tires, set)/],
  [/^Torque converter clutch solenoid$/, /^Transmission valve body/],
  [/^(?:Oil pump pickup|Timing cover gasket)$/, /^Timing chain$/],
  [/^(?:Axle nut|Axle seal)$/, /^CV axle/],
  [/^(?:Exhaust gasket|Exhaust hanger)$/, /^(?:Catalytic|Muffler|Exhaust pipe)/],
  [/^Tailpipe$/, /^(?:Catalytic|Exhaust pipe)/],
  [/^(?:Brake hardware kit|Brake pad wear sensor|Caliper slide pins)$/, /^Brake|drum brake/],
  [/^(?:Brake pads \(per axle\)|Brake rotors)$/, /^Brake pads \+ rotors/],
  [/^Coolant flush$/, /^EV coolant service/],
  [/^Transmission (?:service|fluid)/, /^Dual-clutch transmission service/],
  [
    /^(?:Brake drum|Brake shoes \(rear axle\)|Wheel cylinder \(each\)|Brake shoes \+ drums \(rear axle\))$/,
    /^Rear drum brake rebuild/,
  ],
];

/** What a line may name beside its work or leave out, and mostly costs little more: both answers are right. */
const BESIDES: [RegExp, RegExp][] = [
  [
    /^Coolant(?: flush)?$/,
    /^(?:Radiator|Water pump|Timing belt \+ water pump|Electric water pump|Thermostat(?: housing)?|Heater core|Coolant reservoir|Head gasket|EGR cooler)$/,
  ],
  [
    /^Transmission fluid/,
    /^(?:Torque converter|Transmission (?:valve body|rebuild|replacement|cooler|shift|mechatronic))/,
  ],
  [/^Power steering (?:fluid|flush)$/, /^(?:Power steering (?:pump|hose)|Steering rack)/],
  [/^Turbo (?:oil|coolant) line$/, /^Turbocharger/],
  [
    /^(?:Differential fluid|Gear oil|Power transfer unit fluid|Transfer case fluid)/,
    /^(?:Differential (?!fluid)|Transfer case(?! fluid)|Angle gear|Pinion)/,
  ],
  [/^(?:Exhaust manifold gasket|Exhaust stud)/, /^Exhaust manifold$/],
  [/^Battery registration/, /^12V battery$/],
  [/^Thermostat$/, /^Thermostat housing$/],
  [/^Fluid top-off$/, /./],
  [/^(?:Charging system|Battery) test$/, /^(?:12V battery|Alternator|Starter motor)$/],
  [/^Nitrogen tire fill/, /^(?:Tire mount and balance|Tire, installed|Tires, set)/],
  [/^Hybrid battery fan filter$/, /^Hybrid battery fan cleaning/],
  [/^Oil cooler$/, /^Oil filter housing$/],
  [/^Torque converter$/, /^Transmission (?:replacement|rebuild)/],
  [/^Module programming$/, /module|\(ECM|steering rack|cluster/i],
];

/** The works without those that a line may name beside them or leave out. */
export function withoutBesides(jobs: Job[]): Job[] {
  return without(withoutParts(jobs), (job, other) => goesWith(BESIDES, job, other));
}

/** Of "oil change" and "full synthetic oil change" the second says more; small parts go with the large ones. */
export function withoutParts(jobs: Job[]): Job[] {
  return without(
    jobs,
    (job, other) => other.includes.includes(job.job) || isGeneral(job, other) || goesWith(GOES_WITH, job, other),
  );
}

/** Whether a work is said once more by another: a half of a pair beside the pair, "brakes" beside brake pads. */
export function isSaidBy(job: Job, other: Job): boolean {
  return (other.includes.length === 2 && other.includes.includes(job.job)) || isGeneral(job, other);
}

/** Of these a line that names two kinds means one of them, whichever the car takes. */
const KINDS_OF_ONE = ["Oil change", "A/C recharge"];

/** "Conventional or synthetic blend oil change" is one oil change, of either kind: the general one. */
export function kindsAsOne<T extends { job: Job }>(found: T[], byName: Map<string, Job>): T[] {
  return KINDS_OF_ONE.reduce((all, name) => {
    const [general, kinds] = [byName.get(name), all.filter(({ job }) => GENERAL[name]?.test(job.job))];
    const [first] = kinds;
    if (!general || !first || kinds.length < 2) return all;
    return all.flatMap((each) => (each === first ? [{ ...each, job: general }] : kinds.includes(each) ? [] : [each]));
  }, found);
}

/** "Water pump and thermostat, bleed cooling system": what is bled after a work on it is no work of its own. */
export function withoutBled<T extends { job: Job }>(found: T[]): T[] {
  const opens = (bled: Job) =>
    found.some(({ job }) => job.kind === "job" && job.system === bled.system && !goesAlong(job));
  return found.filter(({ job }) => job.action !== "bleed" || !opens(job));
}

/** "Oil change" beside "full synthetic oil change". */
function isGeneral(job: Job, other: Job): boolean {
  return GENERAL[job.job]?.test(other.job) ?? false;
}

/** Beside the work that it goes along with it takes little labor, and its part is paid for. */
export function addsItsPart({ job }: Job, beside: Job[]): boolean {
  return (
    job === "A/C expansion valve" && beside.some((other) => /^A\/C (?:compressor|condenser|evaporator)/.test(other.job))
  );
}

/** Of a compressor the published prices hold the refrigerant, and of a condenser they do not. */
function isFilledAfter({ job }: Job, beside: Job[]): boolean {
  return (
    /^A\/C recharge/.test(job) &&
    beside.some((other) => other.job === "A/C condenser") &&
    !beside.some((other) => /^A\/C (?:compressor|evaporator)/.test(other.job))
  );
}

/** A machine of its own fills the lines with smoke, and is paid for beside the part that was found. */
const SMOKE = /\bsmoke test\b/;

/** The works that are priced: without their small parts and what is only looked at, bled or taught beside them, with what adds a part to them. */
export function pricedWorks(jobs: Job[]): Job[] {
  const named = withoutParts(jobs);
  const works = named.filter((job) => !goesAlong(job) || SMOKE.test(job.job));
  const kept = works.length > 0 ? works : asOneDiagnosis(named);
  return [
    ...kept,
    ...jobs.filter((job) => (addsItsPart(job, jobs) || isFilledAfter(job, jobs)) && !kept.includes(job)),
  ];
}

/** "Diagnose no-start, electrical": one fault is looked for, whatever names it goes by. */
function asOneDiagnosis(jobs: Job[]): Job[] {
  const looking = jobs.filter(isDiagnosis);
  const asked = looking.find(({ job }) => job !== DIAGNOSIS) ?? looking[0];
  return jobs.filter((job) => job === asked || !looking.includes(job));
}

/** Whether time is paid for to find a fault. */
function isDiagnosis({ job }: Job): boolean {
  return job === DIAGNOSIS || /\bdiagnosis\b/i.test(job);
}

/** Whether what is found is not known before: a fault, a leak; what is inspected by law or by a list is. */
export function isSearch(job: Job): boolean {
  return isDiagnosis(job) || (job.action === "inspect" && /\b(?:leak|performance|noise)\b/i.test(job.job));
}

function without(jobs: Job[], isHeldBy: (job: Job, other: Job) => boolean | undefined): Job[] {
  return jobs.filter((job) => !jobs.some((other) => other !== job && isHeldBy(job, other)));
}

function goesWith(pairs: [small: RegExp, large: RegExp][], job: Job, other: Job): boolean {
  return pairs.some(([small, large]) => small.test(job.job) && large.test(other.job));
}

/** Works that go by one name on two kinds of car: "HV battery" is the pack of an electric car, and the battery of a hybrid. */
export const TWINS: [string, string][] = [["EV high-voltage battery pack", "Hybrid high-voltage battery"]];

/** The same goods, one or all of a car: how many are sold the line and its number say. */
const BY_NUMBER: [string, string][] = [["Tire", "Tires"]];

/** The component of a job, and of a twin that of the first: which of them is meant the car says. */
export function componentOf({ component }: Job): string {
  return [...TWINS, ...BY_NUMBER].find(([, second]) => second === component)?.[0] ?? component;
}
