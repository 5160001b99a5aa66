import type { Group, Line } from "#app/prices/jobs/groups/group.ts";
import { countIn, cylindersMeant } from "#app/prices/jobs/groups/how-many.ts";
import { isSupply } from "#app/prices/jobs/groups/supplies.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { withoutParts } from "#app/prices/jobs/kin.ts";

const SINGLE_OF_PAIR = 0.55;
const SOLENOIDS = /\bsolenoids?\b[^,;]{0,12}\b(?:set|kit)\b|\b(?:set|kit)\b[^,;]{0,12}\bsolenoids\b/i;

/** How many times the price of a job is asked for by the lines of its group: two axles, one strut of a pair, four coils. */
export function timesDone(job: Job, group: Group, lines: Line[], cylinders: number | null): number {
  const own = group.lines.flatMap((at) => lines[at] ?? []);
  const others = group.lines.flatMap((at) => (isOfAnother(group.about.get(at) ?? [], job) ? (lines[at] ?? []) : []));
  const said = Math.max(
    1,
    ...group.lines.map((at) =>
      countIn(pieceOf(job, group.about.get(at) ?? [], lines[at]?.description ?? ""), job.component),
    ),
  );
  const goods = own.filter(({ type, description }) => type === "Part" && !isSupply(description, []));
  const alike = goods.filter(({ description }) => names(description, job));
  const exact = alike.filter((line) => !others.includes(line));
  const named = exact.length > 0 ? exact : alike;
  // "Michelin Defender2 215/55R17", four of them: the only goods of a job are what it is about, whatever they are called.
  const parts = named.length === 0 && goods.length === 1 ? goods : named;
  const pieces = parts.reduce((sum, { quantity }) => sum + (whole(quantity) ?? 1), 0);
  const isOfOneEnd = hasOtherEnd(job, group);
  const bothAxles =
    !isOfOneEnd &&
    (group.place === "front and rear" ||
      own.some(({ description }) => /\ball (?:4|four)\b|front (?:&|and|\+|\/) rear|frt ?[&/] ?rr/i.test(description)));
  const single =
    /^(?:left|right)/.test(group.place ?? "") || own.some(({ description }) => /\b(?:each|ea)\b/i.test(description));
  if (job.unit === "set of 4") return ofFour(own, said);
  if (job.unit === "axle") return bothAxles || isOfAllWheels(job, group, own) ? 2 : 1;
  if (job.unit === "pair") {
    if (bothAxles || (!isOfOneEnd && said === 4) || pieces === 4) return 2;
    const isOne = single || (goods.length > 0 && own.every(isOneOfPair));
    return isOne && said < 2 && pieces < 2 ? SINGLE_OF_PAIR : 1;
  }
  // A transmission has four or more of them.
  if (/solenoid/.test(job.job) && own.some(({ description }) => SOLENOIDS.test(description))) return Math.max(4, said);
  if (job.unit === "each" && /^Differential/.test(job.job) && bothAxles) return 2;
  if (job.unit === "each" || job.unit === "per cylinder") {
    const service = own.find(
      ({ type, quantity }) => (type === "Service" || type === null) && (whole(quantity) ?? 1) > 1,
    )?.quantity;
    const tires = /tire/i.test(job.job) ? Math.max(said, whole(service ?? null) ?? 1, pieces, ...own.map(piecesOf)) : 0;
    if (tires > 0) return Math.min(8, tires);
    const many = Math.max(said, pieces, whole(service ?? null) ?? 1, ...own.map((each) => placesNamed(job, each)));
    const meant = own.map(({ description }) => cylindersMeant(job.component, description, cylinders) ?? 1);
    if (many === 1 && Math.max(...meant) > 1) return Math.max(...meant);
    if (many === 1 && !single && goods.length < 2 && isSaidOfBoth(job, goods.length > 0 ? goods : own)) return 2;
    return fewer(job) ? Math.min(8, many) : 1;
  }
  return 1;
}

/** What stands at the other end of a car in the place of a work: "all four shocks/struts" are a pair of each. */
const OTHER_ENDS: [RegExp, RegExp][] = [
  [/^Shock absorbers/, /^Struts/],
  [/^Wiper blades/, /^Wiper blade, rear/],
  [/^Brake (?:pads|rotors)/, /^Brake (?:shoes|drum)/],
];

function hasOtherEnd({ job }: Job, { jobs }: Group): boolean {
  return OTHER_ENDS.some(([one, other]) =>
    jobs.some((each) => (one.test(job) && other.test(each.job)) || (other.test(job) && one.test(each.job))),
  );
}

/** A part of a pair, called by one: "front strut" once, and no "strut pair". */
function isOneOfPair({ type, quantity, description }: Line): boolean {
  return (
    type === "Part" &&
    (quantity ?? 1) === 1 &&
    /\b(?:strut|shock|spring)\b(?!.*\b(?:struts|shocks|springs|pair|pr|set|kit)\b)/i.test(description)
  );
}

/** Cents that no hour of labor costs: what costs less each is so many pieces. */
const NO_HOUR = 6_000;

/** "Mount & balance, 4, $100" of labor are four tires, and no four hours. */
function piecesOf({ type, quantity, hours, total }: Line): number {
  const many = type === "Labor" ? whole(quantity ?? hours) : null;
  return many && (total ?? 0) / many < NO_HOUR ? many : 1;
}

/** Of a set of four how much is asked for: "tire balance, 2". */
function ofFour(lines: Line[], said: number): number {
  const sold = lines.find(({ quantity }) => quantity !== null && quantity > 1 && quantity < 4)?.quantity;
  const of = said > 1 ? said : (sold ?? 4);
  return of / 4;
}

/** "Brake calipers clean & lube" of no axle is done at all four. */
function isOfAllWheels({ job }: Job, { place }: Group, lines: Line[]): boolean {
  const says = lines.some(({ description }) => /\bcalipers\b/i.test(description));
  return job === "Brake cleaning and lubrication" && place === null && says;
}

/** Of a line that lists several works, the piece that names this one: "U-joints L&R, ball joints all 4" are two and four. */
function pieceOf(job: Job, named: Job[], whole: string): string {
  const { component } = job;
  const description = named.length < 2 ? whole : withoutCountOfOther(job, named, whole);
  const pieces = description.split(/[,;]/);
  if (named.length < 2 || pieces.length < 2) return description;
  const words = component
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const own = pieces.filter((piece) => {
    const told = piece
      .toLowerCase()
      .split(/[^a-z]+/)
      .map((word) => word.replace(/s$/, ""));
    return words.every((word) => told.includes(word));
  });
  return own.length === 1 ? (own[0] ?? description) : description;
}

/** "Lifters (16) & cam": the number in a bracket is of what stands before it, where more follows. */
function withoutCountOfOther({ component }: Job, named: Job[], description: string): string {
  const stem = (name: string) =>
    name
      .toLowerCase()
      .split(/[^a-z]+/, 1)[0]
      ?.replace(/s$/, "") ?? "";
  const others = named.map((other) => stem(other.component)).filter((each) => each !== stem(component));
  return description.replace(/(\w+) ?\((?:x ?)?[2-8]x?\)(?= ?(?:[&+,/]|and\b))/gi, (counted, noun: string) =>
    others.includes(stem(noun)) ? noun : counted,
  );
}

/** Two strut mounts are no second pair of struts. */
function isOfAnother(named: Job[], job: Job): boolean {
  return named.length > 0 && named.every((each) => each !== job && !withoutParts([job, each]).includes(each));
}

/** Of what stands on each side of a car, how more than one of it is called. */
const ON_EACH_SIDE: [job: RegExp, several: RegExp][] = [
  [/^Control arm$/, /\b(?:arms|wishbones)\b/i],
  [/^Thrust arm$/, /\b(?:thrust|tension|compression|caster|radius|strut) (?:arms|struts|rods)\b/i],
  [/^Ball joint$/, /\bjoints\b/i],
  [/tie rod/i, /\btie rods\b|\brod ends\b/i],
  [/^VVT solenoid/, /\b(?:vvt|cam\w*(?: adj\w*)?|ocv|vct|vanos|adjuster) (?:solenoids|magnets|sols)\b/i],
];

/** Of these a kit may hold more than one for each side: the links of one wheel, each a smaller piece than the one arm of other cars. */
export function standsOnEachSide({ job }: Job): boolean {
  return ON_EACH_SIDE.some(([name]) => name.test(job));
}

/** Of these there is one at each end of an axle, of a shaft or of a car. */
const AT_BOTH_ENDS: [job: RegExp, several: RegExp][] = [
  [/^Brake caliper$/, /\bcalipers\b(?! (?:pins?|bolts?|brackets?|slides?|hardware))/i],
  [/^Wheel bearing \/ hub$/, /\b(?:bearings|hubs|hub assemblies)\b/i],
  [/^CV axle/, /\b(?:axles|half ?shafts)\b/i],
  [/^Brake hose/, /\bhoses\b/i],
  [/^Brake line/, /\b(?:brake|steel|rusted|rusty|hard)[\w -]{0,12}lines\b/i],
  [/^A\/C hose/, /\ba\/?c lines\b/i],
  [/^U-joint/, /^(?!.*\binspect)(?=.*\bu-?joints\b)/i],
  [/^Leaf spring/, /\bleaf springs\b/i],
  [/^Electronic damper/, /\b(?:struts|shocks|dampers)\b/i],
  [/^Camshaft position/, /^(?!.*\bcheck)(?=.*\bcam(?:shaft)?(?: pos(?:ition)?)? sensors\b)/i],
  [/^Fuel filter, diesel/, /\bfuel filters\b|\bfilter (?:set|kit)\b/i],
];

/** "Front lower control arms, alignment" are those of both sides, where neither is named. */
function isSaidOfBoth({ job }: Job, lines: Line[]): boolean {
  const several = [...ON_EACH_SIDE, ...AT_BOTH_ENDS].find(([name]) => name.test(job))?.[1];
  return several !== undefined && lines.some(({ description }) => several.test(description));
}

/** "Front, rear and side mounts", "fuel filters, frame and engine", "all brake lines": each place that is named has one. */
const AT_PLACES: [job: RegExp, several: RegExp, place: RegExp][] = [
  [/^Motor mount/, /\b(?:mounts|mts|mnts)\b/i, /\b(?:front|frt|rear|rr|side|left|lh|right|rh|upper|lower)\b/gi],
  [
    /^(?:VVT (?:solenoid|actuator)|Camshaft position)/,
    /\b(?:solenoids|sols|phasers|actuators|sensors|snsrs)\b/i,
    /\b(?:intake|int|exhaust|exh)\b/gi,
  ],
  [/^Fuel filter/, /\bf(?:i?lte?r|ltr)s?\b/i, /\b(?:frame|chassis|eng(?:ine)?|front|frt|rear|rr|upper|lower)\b/gi],
  [
    /^Brake line/,
    /\blines\b|\bline (?:kit|set)\b/i,
    /\b(?:all|full|complete)\b(?! ?(?:wheel|four))|\blines?\b(?=.*\b(?:all|full|complete)\b)|(?<=\ball\b.*)\blines\b|\bto (?:the )?(?:rear|rr|back|lr)\b|(?<!\bto )\b(?:lf|rf|lr|left front|right front)\b/gi,
  ],
];

function placesNamed({ job }: Job, { description }: Line): number {
  const [, several, place] = AT_PLACES.find(([name]) => name.test(job)) ?? [];
  if (!place || !several?.test(description)) return 1;
  return Math.min(4, Math.max(1, new Set(description.toLowerCase().match(place) ?? []).size));
}

/** Of these there is one on a car, whatever the quantity says. */
function fewer(job: Job): boolean {
  return !/^(?:Radiator(?! hose)|Water pump|Alternator|Starter|A\/C (?:compressor|condenser)|Thermostat|Heater core|Fuel pump|Cabin air|Clutch|Turbo|Serpentine|Power steering pump|Steering rack|Windshield|Transmission (?!mount)|Head gasket|Oil pan|Brake master|Blower motor|Engine air|Throttle body)/.test(
    job.job,
  );
}

function names(description: string, job: Job): boolean {
  const words = job.component
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3);
  return words.length === 0 || words.some((word) => description.toLowerCase().includes(word.replace(/s$/, "")));
}

function whole(quantity: number | null): number | null {
  return quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= 8 ? quantity : null;
}
