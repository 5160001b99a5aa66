import type { Job } from "#app/prices/jobs/job.ts";
import type { LineKind } from "#app/prices/jobs/job-index.ts";

/** Words of a line, and what they say is done. */
export const ACTIONS = new Map<string, string>(
  Object.entries({
    replace: "replace",
    remove: "remove",
    flush: "flush",
    fill: "flush",
    clean: "clean",
    inspect: "inspect",
    check: "inspect",
    diagnosis: "inspect",
    test: "inspect",
    advise: "inspect",
    machine: "machine",
    adjust: "adjust",
    program: "program",
    relearn: "program",
    calibration: "calibrate",
    rebuild: "rebuild",
    repair: "repair",
    weld: "repair",
    reseal: "replace",
    bleed: "bleed",
    lubricate: "clean",
    balance: "mount",
    rotation: "adjust",
    alignment: "adjust",
    recharge: "recharge",
    restore: "clean",
    restoration: "clean",
  }),
);

/** After another part, these alone say where or on what, not what more is done. */
export const BARE = new Set([
  "transmission",
  "engine",
  "automatic",
  "manual",
  "brake",
  "hydraulic",
  "exhaust",
  "ignition",
  "head",
  "system",
  "power",
  "ac",
  "a c",
]);

/** A piece of something: "water pump gasket" is no water pump, and where no such piece is known it is nothing. */
export const PIECES = new Set([
  ...[
    "gasket",
    "seal",
    "boot",
    "bracket",
    "bushing",
    "bolt",
    "nut",
    "stud",
    "relay",
    "connector",
    "pigtail",
    "harness",
  ],
  ...["clip", "shield", "cover", "cable", "switch", "fuse", "wiring", "o-ring", "oring", "hardware", "sleeve", "knob"],
]);

/** What these are of, the words beside them say. */
export const VAGUE = new Set([
  "mount",
  "hose",
  "sensor",
  "gasket",
  "seal",
  "bearing",
  "link",
  "switch",
  "bushing",
  "bulb",
  "cap",
  "fluid",
  "filter",
]);

/** What a word group is about: "battery coolant" is no battery, "radiator fan" no radiator. */
export const HEADS = new Set([
  ...PIECES,
  ...VAGUE,
  ..."coolant oil pump motor module fan line actuator solenoid valve resistor belt tensioner pulley regulator compressor radiator battery blower manifold converter tank canister reservoir cooler arm spring knuckle caliper rotor drum pad tire wheel window door mirror latch handle seat".split(
    " ",
  ),
]);

/** What comes with the part beside it, or is spent with it. */
export const GOES_ALONG = new Set(
  "boot gasket seal bolt nut clamp clip hardware bracket relay sleeve o-ring oring pigtail connector new harness wiring mount coolant fluid antifreeze refrigerant freon sealant".split(
    " ",
  ),
);
/** What is said of tires beside their size. */
export const OF_TIRES = new Set(
  "tiresize tire mount balance install replace disposal stem valve rotation repair patch plug wheel rim alignment flat tpms set four".split(
    " ",
  ),
);
/** Beside these an unknown word is most often the maker. */
export const OF_ITSELF = new Set(
  "pad rotor caliper drum battery radiator tire compressor converter tensioner".split(" "),
);
export const PLACES = new Set(["front", "rear", "left", "right", "upper", "lower"]);
export const FLUIDS = new Set(["fluid", "oil", "coolant", "antifreeze"]);

/** Whether what is done, and the kind of the line, go with the job. */
export function suits(
  job: Job,
  { actions, kind, needed, fluid }: { actions: Set<string>; kind: LineKind; needed: string[]; fluid: boolean },
): number {
  let factor = 1;
  const spoken = needed.flatMap((word) => ACTIONS.get(word) ?? []);
  const others = [...actions].filter((action) => !spoken.includes(action) && action !== "remove");
  if (others.length > 0 && !others.includes(job.action)) {
    const gentle = others.every((action) => action === "replace" || action === "repair");
    const near =
      gentle && ["replace", "rebuild", "repair", "mount", "install", "supply", "machine"].includes(job.action);
    const looks = others.every((action) => action === "inspect");
    const only = others.includes("replace") && ["inspect", "program", "calibrate"].includes(job.action);
    factor *= only
      ? 0.65
      : near || (job.action === "flush" && fluid && gentle)
        ? 0.99
        : gentle
          ? 0.86
          : looks
            ? 0.6
            : 0.72;
  }
  // A wheel that is only taken off and put back is not replaced.
  if (actions.size === 1 && actions.has("remove") && /^(?:Wheel \/|Tire)/.test(job.job) && !spoken.includes("remove"))
    factor *= 0.6;
  if (kind === "Fee") factor *= job.kind === "fee" ? 1 : 0.86;
  else if (job.kind === "fee") factor *= kind === null ? 0.97 : 0.93;
  if (job.kind === "material") factor *= kind === "Part" ? 1 : actions.size === 0 ? 0.9 : 0.72;
  if (kind === "Part" && job.kind === "job") factor *= job.action === "replace" || job.component === "Tire" ? 1 : 0.88;
  if (kind !== "Part" && job.action === "flush" && actions.size === 0) factor *= 0.98;
  return factor;
}
