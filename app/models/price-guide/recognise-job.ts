import type { LineType } from "#app/models/quote-reading/reading.ts";
import { positionIn } from "#app/models/quote-reading/vocabulary.ts";

export type RecognisedJob = { job: string; position: string | null; confidence: number };

/** Shop shorthand, spelled out before jobs are looked for. */
const SHORTHAND: [RegExp, string][] = [
  [/\b(frt|frnt|ft)\b\.?/g, "front"],
  [/\brr\b\.?/g, "rear"],
  [/\br\s?(?:&|\/|and|\+)\s?r\b|\br\s?&\s?i\b/g, "replace"],
  [
    /\b(repl|rplc|replc|rpl|remove (?:and|&) replace|remove\/replace|install|replacement|new|renew|chg|change out)\b\.?/g,
    "replace",
  ],
  [/\b(brk|brks|brake'?s)\b\.?/g, "brake"],
  [/\bbrakes\b/g, "brake"],
  [/\b(rtr|rtrs|disc rotors?|brake discs?|discs)\b\.?/g, "rotors"],
  [/\balt\b\.?/g, "alternator"],
  [/\b(trans|xmsn|tranny|atf|a\/t|auto trans)\b\.?/g, "transmission"],
  [/\beng\b\.?/g, "engine"],
  [/\b(flr|fltr|filt)\b\.?/g, "filter"],
  [/\b(a\/c|a\.c\.|ac|air ?con(ditioning|ditioner)?)\b/g, "a/c"],
  [/\b(p\/s|pwr steering|ps)\b/g, "power steering"],
  [/\bw\/p\b|\bh2o pump\b|\bwtr pump\b/g, "water pump"],
  [/\bt[- ]?belt\b|\bcam ?belt\b/g, "timing belt"],
  [/\bt[- ]?stat\b/g, "thermostat"],
  [/\bo2\b|\bo₂\b|\blambda\b|\ba\/f\b|\bair[- ]fuel\b/g, "oxygen"],
  [/\bcat\b(?!erpillar)/g, "catalytic"],
  [/\b(cat(alytic)? conv\w*)\b/g, "catalytic converter"],
  [/\bcomp\b\.?/g, "compressor"],
  [/\bassy\b\.?|\basm\b/g, "assembly"],
  [/\b(flsh|exchange|service|svc|drain (?:and|&|\/) (?:re)?fill|fluid change|change)\b/g, "flush"],
  [/\b(lof|lube,? oil (?:and|&|,)? ?filter|oil (?:and|&|\/) filter|oil service|oil flush)\b/g, "oil change"],
  [/\b(syn|synth|full syn|fs)\b/g, "synthetic"],
  [/\b(stabili[sz]er|anti[- ]?roll|sway ?bar)( bar)?\b/g, "sway bar"],
  [/\b(cv|c\/v|half ?shaft|drive ?axle|drive ?shaft assembly)\b/g, "cv"],
  [/\b(brg|brgs|bearings)\b\.?/g, "bearing"],
  [/\b(align|algn|alignment)\b/g, "alignment"],
  [/\b(diag|diagnosis|diagnose|diagnostics?|scan codes?|check engine|cel)\b/g, "diagnostic"],
  [/\bserp\b/g, "serpentine"],
  [/\bantifreeze\b|\banti-freeze\b/g, "coolant"],
];

type Pattern = { job: string; all: RegExp[]; not?: RegExp; confidence?: number };

/** The first pattern whose words all occur wins: what is more particular stands first. */
const PATTERNS: Pattern[] = [
  { job: "ADAS camera calibration", all: [/\b(adas|camera|radar)\b/, /calibrat/], not: /windshield/ },
  { job: "Windshield, with ADAS recalibration", all: [/windshield|windscreen/, /adas|calibrat|camera/] },
  { job: "Windshield, no ADAS", all: [/windshield|windscreen/], not: /wiper|washer|chip|fluid|cowl/, confidence: 0.7 },
  { job: "Timing belt + water pump", all: [/timing belt/, /water pump/] },
  { job: "Timing belt, unspecified", all: [/timing belt/], not: /tensioner only|cover only|inspect/ },
  { job: "Timing chain repair", all: [/timing chain/], not: /cover|inspect/ },
  { job: "Head gasket", all: [/head gasket/], not: /valve cover|diagnostic|inspect|exhaust manifold/ },
  { job: "Valve cover gasket", all: [/(valve|rocker|cam) cover/], not: /bolt|breather/ },
  { job: "Intake manifold gasket", all: [/intake (manifold|plenum)/, /gasket|replace|reseal/] },
  { job: "Rear main seal", all: [/rear (main|crank\w*) (oil )?seal/] },
  { job: "Water pump", all: [/water pump/], not: /gasket only|hose/ },
  { job: "Thermostat", all: [/thermostat/], not: /diagnostic/ },
  { job: "Radiator", all: [/radiator/], not: /hose|cap\b|fan|flush|support|coolant|fluid/ },
  { job: "Heater core", all: [/heater core/], not: /hose|flush/ },
  { job: "Coolant flush", all: [/coolant|cooling system/, /flush|exchange|bleed/] },
  { job: "Brake fluid flush", all: [/brake (system )?(fluid|system|hydraulic)/, /flush|bleed/] },
  { job: "Brake fluid flush", all: [/flush brake|bleed brake/] },
  { job: "Brake line repair", all: [/brake (line|hose)/] },
  { job: "Brake calipers + rotors", all: [/calipers?/, /rotors?/], not: /pads|bolt|pin|bracket/ },
  {
    job: "Brake caliper",
    all: [/caliper/],
    not: /pads|pin|slide|bolt|bracket|hardware|clean|lube|grease|service|flush/,
  },
  { job: "Brake pads + rotors (per axle)", all: [/pads?\b/, /rotors?/] },
  { job: "Brake pads + rotors (per axle)", all: [/brake/, /rotors?/, /\b(job|complete)\b/] },
  {
    job: "Brake pads (per axle)",
    all: [/(brake|disc|ceramic|metallic|front|rear)\b.*\bpads?\b|\bpads?\b.*brake|^pads?$|replace pads?/],
    not: /wear (sensor|indicator)|sensor|pedal|hardware|steering/,
  },
  {
    job: "Brake pads + rotors (per axle)",
    all: [/\bbrake (job|replace)\b|replace (front |rear )?brake$/],
    confidence: 0.5,
  },
  { job: "Brake rotors", all: [/rotors?/], not: /resurfac|machin|turn|distributor|cap|clean|screw/ },
  { job: "Ignition coil(s) and spark plug(s)", all: [/coils?\b/, /spark plugs?/] },
  { job: "Spark plugs, V8", all: [/spark plugs?/, /v-?8|\b8 ?cyl|\(8\)|\b8 plugs/], not: /wire|tube seal|boot/ },
  {
    job: "Spark plugs, V6 transverse",
    all: [/spark plugs?/, /v-?6|\b6 ?cyl|\(6\)|\b6 plugs/],
    not: /wire|tube seal|boot/,
  },
  { job: "Spark plugs, 4-cylinder", all: [/spark plugs?/, /4[ -]?cyl|\bi4\b|\(4\)/], not: /wire|tube seal|boot/ },
  { job: "Spark plugs, unspecified", all: [/spark plugs?/], not: /wire|tube seal|boot/ },
  { job: "Ignition coil (each)", all: [/ignition coils?|coil packs?|coil[- ]on[- ]plug/] },
  { job: "Alternator", all: [/alternator/], not: /belt|test|check|fuse|harness|diagnostic/ },
  { job: "Starter motor", all: [/\bstarter\b/], not: /relay|fuse|test|check|diagnostic|remote/ },
  {
    job: "12V battery",
    all: [/\bbattery\b/],
    not: /terminal|cable|test|check|hybrid|high voltage|key|fob|remote|service|clean|tray|flush/,
  },
  {
    job: "Serpentine belt",
    all: [/(serpentine|drive|accessory|fan|multi-?rib|v-?ribbed) belt/],
    not: /tensioner|pulley|inspect/,
  },
  { job: "Belt tensioner", all: [/(belt )?tensioner/], not: /timing|chain/ },
  { job: "A/C compressor", all: [/a\/c|refrigerant/, /compressor/], not: /oil|clutch only|belt/ },
  { job: "A/C compressor", all: [/\bcompressor\b/], not: /air suspension|oil|spring|belt/, confidence: 0.6 },
  { job: "A/C recharge R-1234yf", all: [/1234\s?yf/, /recharge|charge|evac|flush|a\/c|recover/] },
  { job: "A/C recharge R-134a", all: [/134a?/, /recharge|charge|evac|flush|a\/c|recover/] },
  { job: "A/C recharge, unspecified", all: [/a\/c/, /recharge|evac|charge system|recover/] },
  { job: "Blower motor", all: [/blower motor/], not: /resistor|module/ },
  { job: "Catalytic converter", all: [/catalytic/], not: /oxygen|clean/ },
  { job: "Oxygen sensor", all: [/oxygen/, /sensor/] },
  { job: "MAF/MAP sensor", all: [/\b(maf|map|mass air ?flow|manifold absolute)\b/], not: /clean/ },
  { job: "Fuel injector (each)", all: [/(fuel )?injectors?/], not: /clean|service|flush|seal|rail/ },
  { job: "Fuel pump", all: [/fuel pump/], not: /relay|fuse|test|diagnostic/ },
  { job: "Fuel filter", all: [/fuel filter/] },
  { job: "Fuel cap", all: [/(fuel|gas) cap/] },
  { job: "Fuel line, rust", all: [/fuel lines?/] },
  { job: "Clutch", all: [/\bclutch\b/], not: /a\/c|fan|compressor|fluid|master|slave|pedal|transfer/ },
  { job: "CVT drain and fill", all: [/\bcvt\b/, /flush|fluid/] },
  {
    job: "Transmission fluid flush",
    all: [/transmission/, /flush|fluid|filter/],
    not: /rebuild|replace transmission|leak|line|mount|cooler/,
  },
  { job: "Transmission rebuild, manual", all: [/transmission/, /rebuil|overhaul/, /manual/] },
  { job: "Transmission rebuild, automatic", all: [/transmission/, /rebuil|overhaul/] },
  {
    job: "Transmission replacement",
    all: [/replace.{0,20}transmission|transmission.{0,20}(assembly|replace|reman)/],
    not: /mount|line|cooler|pan|gasket|seal|filter|sensor|solenoid|fluid/,
  },
  { job: "CV axle (per side)", all: [/\bcv\b/], not: /boot only|clamp|grease/ },
  {
    job: "Wheel bearing / hub",
    all: [
      /wheel bearing|hub (assembly|bearing)|bearing (hub|assembly)|wheel hub|hub\/bearing|bearing\/hub|bearing (and|&) hub/,
    ],
  },
  { job: "Ball joint", all: [/ball joints?/], not: /control arm/ },
  { job: "Control arm", all: [/control arms?/], not: /bushings? only|alignment/ },
  { job: "Tie rod ends", all: [/tie[- ]?rods?/] },
  { job: "Sway bar links", all: [/sway bar/, /links?/] },
  { job: "Struts (pair)", all: [/\bstruts?\b/], not: /mount only|hood|liftgate|hatch|trunk|tailgate/ },
  { job: "Shock absorbers (pair)", all: [/\bshocks?\b|shock absorbers?/], not: /mount only|hood/ },
  { job: "Motor mount (each)", all: [/(motor|engine) mounts?/] },
  { job: "Power steering pump", all: [/power steering pump/] },
  { job: "Muffler", all: [/muffler/] },
  { job: "Exhaust system", all: [/exhaust system|cat[- ]back|complete exhaust/] },
  { job: "Exhaust repair", all: [/exhaust/, /repair|leak|weld|patch|pipe|flange/] },
  { job: "TPMS sensor service (each)", all: [/tpms|tire pressure (monitor\w* )?sensor/], not: /reset|relearn/ },
  { job: "Wheel alignment (4-wheel)", all: [/alignment/], not: /check only|headl|bumper|door/ },
  { job: "Tire rotation", all: [/rotat/, /tires?|wheels?/], not: /alignment|oil/ },
  { job: "Tires, set of four", all: [/tires?\b/, /set of (4|four)|4 tires|four tires/] },
  {
    job: "Tire, installed (each)",
    all: [/\btires?\b.*(install|mount|\d{3}\/\d{2})|\d{3}\/\d{2}\s?z?r\d{2}/],
    not: /fee|dispos|repair|patch|plug|balanc\w* only|rotat|pressure|mount (and|&) balance$/,
  },
  { job: "Cabin air filter", all: [/(cabin|pollen|hvac)\b.*filter/] },
  { job: "Engine air filter", all: [/(engine )?air (filter|cleaner|element)/], not: /cabin|oil change/ },
  { job: "Oil change, full synthetic", all: [/oil change/, /synthetic/], not: /blend|transmission|differential/ },
  { job: "Oil change, conventional", all: [/oil change/, /conventional/] },
  { job: "Oil change, unspecified", all: [/oil change/], not: /transmission|differential|transfer|reminder|reset/ },
  { job: "Emissions test", all: [/emissions?|smog/, /test|inspect|check/] },
  { job: "State inspection", all: [/state (safety )?inspection|safety inspection|annual inspection/] },
  { job: "Tune-up (comprehensive)", all: [/tune[- ]?up/] },
  { job: "Diagnostic fee", all: [/\bdiagnostic\b/], confidence: 0.8 },
];

/** The words after these name what was done along the way, not the job. */
const ASIDES =
  /\((?:includes?|incl\.?|with|w\/)[^)]*\)|\b(?:includes?|including|incl\.|due to|because|customer states|recommend|found)\b.*$/i;

/**
 * The job behind a line, "R&R frt pads & rotors" being brake pads and rotors, front. Null when the words name none of the
 * guide's jobs. A part that only goes with a job ("oil filter", "brake hardware") is not the job.
 */
export function recogniseJob(description: string, type?: LineType): RecognisedJob | null {
  if (type === "Fee") return null;
  const text = spellOut(description);
  for (const { job, all, not, confidence } of PATTERNS) {
    if (!all.every((pattern) => pattern.test(text))) continue;
    if (not?.test(text)) continue;
    return {
      job,
      position: positionIn(description),
      confidence: confidence ?? (text.split(" ").length > 14 ? 0.75 : 0.9),
    };
  }
  return null;
}

function spellOut(description: string): string {
  let text = ` ${description.toLowerCase().replace(ASIDES, " ")} `.replace(/[–—]/g, "-");
  for (const [pattern, word] of SHORTHAND) text = text.replace(pattern, word);
  return text.replace(/\s+/g, " ").trim();
}
