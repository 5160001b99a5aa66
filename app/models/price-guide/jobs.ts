/**
 * The jobs of the guide. `rows` are the names in prices.tsv that tell of the same work, `tier` the name in make-tiers.tsv.
 * `per` says what one price covers.
 */
export type Job = {
  job: string;
  rows: string[];
  tier: string | null;
  per: "job" | "axle" | "side" | "each";
  /** Not done on cars without a combustion engine. */
  engine?: boolean;
};

const one = (job: string, rest: Partial<Job> = {}): Job => ({ job, rows: [job], tier: null, per: "job", ...rest });
const tiered = (job: string, rest: Partial<Job> = {}): Job => one(job, { tier: job, ...rest });

export const JOBS: Job[] = [
  tiered("12V battery"),
  tiered("A/C compressor"),
  one("A/C recharge R-1234yf"),
  one("A/C recharge R-134a"),
  one("A/C recharge, unspecified"),
  one("ADAS camera calibration"),
  tiered("Alternator"),
  tiered("Ball joint", { per: "each" }),
  one("Belt tensioner", { engine: true }),
  tiered("Blower motor"),
  one("Brake caliper", { per: "each" }),
  one("Brake calipers + rotors", { per: "axle" }),
  tiered("Brake fluid flush"),
  one("Brake line repair"),
  tiered("Brake pads (per axle)", { per: "axle" }),
  tiered("Brake pads + rotors (per axle)", { per: "axle" }),
  one("Brake rotors", { per: "axle" }),
  tiered("CV axle (per side)", { per: "side" }),
  one("Cabin air filter"),
  tiered("Catalytic converter", { engine: true }),
  one("Clutch", { engine: true }),
  tiered("Control arm", { per: "each" }),
  tiered("Coolant flush"),
  one("CVT drain and fill", { engine: true }),
  tiered("Diagnostic fee"),
  one("Emissions test", { engine: true }),
  one("Engine air filter", { engine: true }),
  one("Exhaust repair", { rows: ["Exhaust repair", "Exhaust components"], engine: true }),
  one("Exhaust system", { engine: true }),
  one("Fuel cap", { engine: true }),
  one("Fuel filter", { engine: true }),
  one("Fuel injector (each)", { per: "each", engine: true }),
  one("Fuel line, rust", { engine: true }),
  tiered("Fuel pump", { engine: true }),
  tiered("Head gasket", { engine: true }),
  tiered("Heater core"),
  tiered("Ignition coil (each)", { per: "each", engine: true }),
  one("Ignition coil(s) and spark plug(s)", { engine: true }),
  one("Intake manifold gasket", { engine: true }),
  one("MAF/MAP sensor", { engine: true }),
  tiered("Motor mount (each)", { per: "each", engine: true }),
  one("Muffler", { engine: true }),
  one("Oil change, conventional", { engine: true }),
  tiered("Oil change, full synthetic", { engine: true }),
  one("Oil change, unspecified", { engine: true, tier: "Oil change, full synthetic" }),
  tiered("Oxygen sensor", { per: "each", engine: true }),
  one("Power steering pump", { engine: true }),
  tiered("Radiator"),
  one("Rear main seal", { engine: true }),
  tiered("Serpentine belt", { engine: true }),
  one("Shock absorbers (pair)", {
    tier: "Struts/shocks (per axle)",
    rows: ["Shock absorbers (pair)", "Struts/shocks (per axle)"],
    per: "axle",
  }),
  one("Spark plugs, 4-cylinder", { engine: true }),
  one("Spark plugs, V6 transverse", { engine: true }),
  one("Spark plugs, V8", { engine: true }),
  one("Spark plugs, unspecified", {
    engine: true,
    rows: ["Spark plugs, unspecified", "Spark plugs, 4-cylinder", "Spark plugs, V6 transverse", "Spark plugs, V8"],
  }),
  tiered("Starter motor", { engine: true }),
  one("State inspection"),
  one("Struts (pair)", {
    tier: "Struts/shocks (per axle)",
    rows: ["Struts (pair)", "Struts/shocks (per axle)", "Struts (front, shock/strut)"],
    per: "axle",
  }),
  tiered("Sway bar links", { per: "axle" }),
  one("TPMS sensor service (each)", { per: "each" }),
  one("Thermostat", { engine: true }),
  tiered("Tie rod ends", { per: "each" }),
  one("Timing belt + water pump", { engine: true, tier: "Timing belt, 4-cylinder" }),
  one("Timing belt, unspecified", {
    engine: true,
    tier: "Timing belt, 4-cylinder",
    rows: ["Timing belt, unspecified", "Timing belt, 4-cylinder"],
  }),
  tiered("Timing chain repair", { engine: true }),
  one("Tire rotation"),
  one("Tire, installed (each)", { per: "each" }),
  one("Tires, set of four"),
  one("Transmission fluid flush", {
    rows: ["Transmission fluid flush", "Transmission fluid change", "Transmission service"],
    engine: true,
  }),
  one("Transmission rebuild, automatic", {
    rows: ["Transmission rebuild, automatic", "Transmission rebuild, automatic (car)"],
    engine: true,
  }),
  one("Transmission rebuild, manual", { engine: true }),
  one("Transmission replacement", { engine: true }),
  one("Tune-up (comprehensive)", { engine: true }),
  tiered("Valve cover gasket", { engine: true }),
  tiered("Water pump"),
  tiered("Wheel alignment (4-wheel)"),
  tiered("Wheel bearing / hub", { per: "each" }),
  one("Windshield, luxury/multi-camera"),
  one("Windshield, no ADAS", { rows: ["Windshield, no ADAS", "Windshield, non-luxury glass only"] }),
  one("Windshield, with ADAS recalibration"),
];

const BY_NAME = new Map(JOBS.map((job) => [job.job, job]));

export function jobNamed(name: string): Job | null {
  return BY_NAME.get(name) ?? null;
}

/** A job's name in an address. */
export function jobSlug(job: string): string {
  return job
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function jobWithSlug(slug: string): Job | null {
  return JOBS.find(({ job }) => jobSlug(job) === slug) ?? null;
}
