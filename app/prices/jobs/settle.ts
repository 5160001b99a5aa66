import type { Job } from "#app/prices/jobs/job.ts";
import type { Index, LineKind } from "#app/prices/jobs/job-index.ts";

/** One job that a line speaks of; `confidence` from 0 to 1. */
export type Found = { job: Job; confidence: number };

/** Jobs that only go along with another one of the line are left out, and parts of one larger job become that job. */
export function settle(index: Index, found: Found[], kind: LineKind): Found[] {
  const whole = index.larger.find(({ includes }) =>
    includes.every((part) => found.some(({ job }) => job.job === part)),
  );
  if (whole) {
    const rest = found.filter(({ job }) => !whole.includes.includes(job.job));
    return settle(
      index,
      [{ job: whole, confidence: Math.min(...found.map(({ confidence }) => confidence)) }, ...rest],
      kind,
    );
  }
  const plain = withRotors(index, found).filter(
    ({ job }) => !found.some((other) => GENERAL_OF[job.job]?.test(other.job.job)),
  );
  const once = onlyOnce(plain);
  const sole = once.filter(
    (each) =>
      !once.some((other) => other.job.component === each.job.component && other.confidence > each.confidence + 0.2),
  );
  const work = sole.filter(({ job }) => job.kind === "job" && !goesAlong(job));
  const kept = sole.filter(({ job }) => work.length === 0 || (job.kind === "job" && !goesAlong(job)));
  const alone =
    kind !== "Fee" && kept.some(({ job }) => job.kind !== "labor")
      ? kept.filter(({ job }) => job.kind !== "labor")
      : kept;
  const asked = alone.some(
    ({ job }) => job.action === "inspect" && job.job !== DIAGNOSIS && job.job !== "Pre- and post-repair scan",
  );
  return alone.filter(
    ({ job }) =>
      !(asked && job.job === DIAGNOSIS) &&
      !alone.some((other) => other.job !== job && BESIDE[job.job]?.test(other.job.job)) &&
      !alone.some(
        (other) =>
          `${other.job.component} gasket` === job.component || `${other.job.component} valve gasket` === job.component,
      ) &&
      !alone.some((other) => other.job.includes.includes(job.job)),
  );
}

/** Each job by the first that names it. */
export function onlyOnce(found: Found[]): Found[] {
  return found.filter(({ job }, at) => found.findIndex((other) => other.job === job) === at);
}

/** "Brake job with new rotors" is pads and rotors. */
function withRotors(index: Index, found: Found[]): Found[] {
  if (!found.some(({ job }) => job.job === "Brakes") || !found.some(({ job }) => job.job === "Brake rotors"))
    return found;
  const whole = index.larger.find(({ job }) => job === "Brake pads + rotors (per axle)");
  if (!whole) return found;
  return found
    .filter(({ job }) => job.job !== "Brakes")
    .map((each) => (each.job.job === "Brake rotors" ? { ...each, job: whole } : each));
}

/** The name of a diagnosis that names nothing. */
export const DIAGNOSIS = "Diagnostic fee";
/** What is no job of its own beside another: the tensioner of a timing belt, the coding of a battery, the scan of a diagnosis. */
const BESIDE: Record<string, RegExp> = {
  "Belt tensioner": /^Timing (?:belt|chain)/,
  "Timing belt tensioner": /^Timing belt(?! tensioner)/,
  "Module programming":
    /^12V battery$|^Battery registration|module|\(ECM|cluster|valve body|Transmission (?:repl|rebuild)|Radio|camera|Throttle body|TIPM|actuator|Key fob|Transponder/i,
  "Road test": /./,
  "Brake cleaning and lubrication":
    /^(?:Brake|Brakes|Caliper|Rear drum|Wheel cylinder|Parking brake|Electronic parking)/,
  "Battery test": /^Charging system test/,
  "Transmission fluid flush": /^Transmission (?:fluid change|service)/,
  "Wiring harness": /^Radio|^Trailer/,
  Fuse: /^Fuse box/,
  "Wiring repair": /^Rodent damage|^Door wiring|^Airbag wiring|^Wheel speed wiring/,
  "State inspection": /^Annual DOT/,
  "Tire mount and balance (each)": /^Tire, installed|^Tires, set/,
  "Refrigerant recovery": /^A\/C recharge/,
  "Fuel rail": /^High-pressure fuel pump|^Fuel injector/,
  "Cylinder head bolts": /^Head gasket|^Cylinder head/,
  "Outer tie rod end (each)": /^Front end rebuild/,
  "Ball joint": /^Front end rebuild/,
  "Idler pulley": /^Timing belt|^Front end rebuild/,
  "Idler arm": /^Front end rebuild/,
  "Pitman arm": /^Front end rebuild/,
  "TPMS reset / relearn": /^TPMS sensor/,
  "Tire balancing (set of 4)": /^Tires, set|^Tire, installed/,
  "Valve stem": /^TPMS sensor service|^Tire (?:mount|, installed)|^Tire, inst|^Tires, set/,
  "Throttle body": /^Fuel injection \/ induction/,
  "Throttle body cleaning": /^Fuel injection \/ induction/,
  "Valve spring / valve": /^Fuel injection \/ induction/,
  "Water pump": /inverter coolant pump|^Electric water pump/,
  "EV charge port pin, latch or seal": /^EV charge port$/,
  "Pre- and post-repair scan": /^Diagnostic fee$/,
};
const GENERAL_OF: Record<string, RegExp> = {
  "A/C recharge": /^A\/C recharge R/,
  "Wheel alignment (4-wheel)": /^Wheel alignment \(2/,
  "Oil change": /^Oil change,/,
  "Tune-up (comprehensive)": /^Ignition coil|^Spark plugs/,
  Brakes: /^Brake (?:pads|rotors|shoes|calipers)/,
};
const ALONG = new Set([
  "Road test",
  "Maintenance light reset",
  "Idle relearn",
  "Headlight aim",
  "Fluid top-off",
  "Battery terminal cleaning",
  "Tire pressure check",
  "Camshaft / crankshaft relearn",
  "Engine removal and reinstall",
  "Transmission relearn",
  "Brake bleeding",
  "Cooling system bleed",
  "Chassis lubrication",
  "Wheel cleaning (hub face)",
]);

export function goesAlong(job: Job): boolean {
  return job.action === "inspect" || job.action === "bleed" || ALONG.has(job.job);
}

/** How often a score of this height names the right job: the steepness was set by hand; `npm run bench:prices` compares it with generated shorthand. */
export function certainty(score: number): number {
  return Math.round((1 / (1 + Math.exp(-(score - 0.66) * 13))) * 100) / 100;
}
