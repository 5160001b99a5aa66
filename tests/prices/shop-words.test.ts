import { describe, expect, it } from "vitest";
import { recognise } from "#app/prices/jobs/recognise.ts";
import { guide } from "./guide-for-tests.ts";

type Kind = "Part" | "Labor" | "Service" | "Fee";
const jobsOf = (text: string, kind: Kind) =>
  recognise(guide.index, text, kind)
    .map(({ job }) => job.job)
    .sort();
const asked = (cases: [text: string, kind: Kind, jobs: string[]][]) =>
  it.each(cases)("%s (%s): %j", (text, kind, jobs) => {
    expect(jobsOf(text, kind)).toEqual([...jobs].sort());
  });

describe("a spring is no ignition coil, nor its compressor that of the air conditioning", () => {
  asked([
    ["coil sprg snapped RR", "Service", ["Coil springs (pair)"]],
    ["Coil sprgs frt", "Part", ["Coil springs (pair)"]],
    ["REAR COIL SPRGS PAIR", "Part", ["Coil springs (pair)"]],
    ["AIR SPRG COMPRESSOR ASSY", "Part", ["Air suspension compressor"]],
    ["Air bag suspension compressor", "Part", ["Air suspension compressor"]],
    ["Ignition coil cyl 3", "Part", ["Ignition coil (each)"]],
  ]);
});

describe("a letter joins two works as a word does", () => {
  asked([
    ["serp belt n tensioner", "Service", ["Belt tensioner", "Serpentine belt"]],
    ["water pump 'n' thermostat", "Service", ["Thermostat", "Water pump"]],
  ]);
});

describe("shorthand of counters and clipboards", () => {
  asked([
    ["t/rod end outer RF", "Part", ["Outer tie rod end (each)"]],
    ["OIL PRES SW", "Part", ["Oil pressure sensor/switch"]],
    ["TORQ CONV R&R", "Labor", ["Torque converter"]],
    ["alternatr altr r/r", "Labor", ["Alternator"]],
    ["h/core replace", "Service", ["Heater core"]],
    ["TRANS SVC - DRAIN & FILL ATF WS", "Service", ["Transmission fluid change"]],
    ["Radiator replace w coolant", "Service", ["Coolant flush", "Radiator"]],
    ["CVT fluid exchg NS-3", "Service", ["CVT drain and fill"]],
  ]);
});

describe("what a module, a certificate or an old part is charged for", () => {
  asked([
    ["PROGRAM ABS MODULE", "Labor", ["Module programming"]],
    ["cluster coding", "Labor", ["Module programming"]],
    ["Prog BCM after install", "Labor", ["Module programming"]],
    ["replace abs module & program", "Service", ["ABS control module", "Module programming"]],
    ["smog certificate", "Fee", ["Registration / certificate fee"]],
    ["SMOG CERT TEST", "Service", ["Emissions test"]],
    ["ALT CORE", "Fee", ["Core charge"]],
    ["heater core", "Part", ["Heater core"]],
  ]);
});

describe("a word that two works share, and one that another work has too", () => {
  asked([
    ["ENGINE / CABIN FILTERS", "Service", ["Cabin air filter", "Engine air filter"]],
    ["tune-up: plugs and boots", "Service", ["Ignition coil boots", "Spark plugs"]],
    ["TUNE UP", "Service", ["Tune-up (comprehensive)"]],
    ["r&p setup, 4.10 gears", "Labor", ["Differential rebuild"]],
    ["R&P, pwr steering", "Service", ["Steering rack and pinion"]],
    ["SAS cal following alignment", "Labor", ["Steering angle sensor calibration"]],
    ["PA ST INSPECTION", "Service", ["State inspection"]],
    ["CLUTCH + RSRF FW", "Service", ["Clutch", "Flywheel resurfacing"]],
    ["FWS FILTER", "Part", ["Fuel filter, diesel"]],
    ["chrg sys test", "Labor", ["Charging system test"]],
  ]);
});

describe("what is wrong with a part, and where, is told beside the part", () => {
  asked([
    ["PRESS FRT WHL BRG RF - SEIZED IN KNUCKLE", "Labor", ["Wheel bearing / hub"]],
    ["DRAG LINK & TRACK BAR - DEATH WOBBLE", "Labor", ["Center link / drag link", "Track bar"]],
  ]);
});

describe("a letter before a word is shorthand only with a slash", () => {
  asked([
    ["replace a spring, front left", "Service", ["Coil springs (pair)"]],
    ["replace a seal", "Service", []],
    ["Replace F wheel hub", "Service", ["Wheel bearing / hub"]],
    ["R hose brake", "Service", ["Brake hose (each)"]],
    ["b/pads front", "Part", ["Brake pads (per axle)"]],
    ["clutch m/cyl", "Part", ["Clutch master cylinder"]],
    ["1.5 T/chain", "Service", ["Timing chain"]],
  ]);
});

describe("where a part stands is no end of what is wrong with it", () => {
  asked([
    ["Replace failed in tank fuel pump", "Service", ["Fuel pump"]],
    ["replace leaking in dash heater core", "Service", ["Heater core"]],
  ]);
});

describe("what an engine is called names no work", () => {
  asked([
    ["R&R 1.4 turbo", "Service", ["Turbocharger"]],
    ["2.4 T-belt & W/pump", "Service", ["Timing belt + water pump"]],
    ["Replace valve cover gasket, 2.0 turbo", "Service", ["Valve cover gasket"]],
    ["Valve cover gasket 1.4T", "Service", ["Valve cover gasket"]],
    ["Replace turbocharger 2.0 turbo", "Service", ["Turbocharger"]],
  ]);
});

describe("a sticker is a fee where it stands as one", () => {
  asked([
    ["Safety inspection", "Service", ["State inspection"]],
    ["State inspection and sticker", "Service", ["State inspection"]],
  ]);
  it.each([
    ["State insp sticker fee", "Fee"],
    ["TX inspection sticker", "Fee"],
    ["Emissions sticker fee", "Service"],
  ] as const)("%s (%s)", (text, kind) => {
    expect(recognise(guide.index, text, kind).filter(({ job }) => job.kind === "job")).toEqual([]);
  });
});

describe("what the customer complains of is no work", () => {
  asked([
    ["C/S noise from rear over speed bumps", "Labor", []],
    ["C/S: clunk in front suspension when turning", "Labor", []],
    ["cust states noise front brakes", "Labor", []],
    ["C/S noise from rear when braking. Replaced rear pads", "Labor", ["Brake pads (per axle)"]],
    ["C/S due for oil change. Changed oil and filter", "Service", ["Oil change"]],
    ["C/S squeal at startup - replace serpentine belt", "Labor", ["Serpentine belt"]],
  ]);
});

describe("fluids of several units are a service of each", () => {
  asked([
    [
      "F diff, R diff and transfer case fluids",
      "Service",
      ["Differential fluid change (each)", "Transfer case fluid change"],
    ],
    ["Rear diff & transfer case fluids", "Service", ["Differential fluid change (each)", "Transfer case fluid change"]],
    [
      "Fluids: transfer case, front diff",
      "Service",
      ["Differential fluid change (each)", "Transfer case fluid change"],
    ],
    ["Front differential", "Part", ["Differential replacement"]],
  ]);
});

describe("what was found is no second work", () => {
  asked([
    ["CV axle RF ripped boot, new axle", "Service", ["CV axle (per side)"]],
    ["CV shaft, ripped boot, new axle", "Service", ["CV axle (per side)"]],
    ["Lower control arm LF (bushing torn)", "Service", ["Control arm"]],
    ["Outer tie rod end (boot split)", "Service", ["Outer tie rod end (each)"]],
    ["CV axle boot kit, torn boot", "Service", ["CV boot"]],
    ["Replace torn CV boot", "Service", ["CV boot"]],
    ["TPMS sensor LR - bad batt, program", "Service", ["TPMS reset / relearn", "TPMS sensor (each)"]],
    ["Tire pressure sensor RF dead battery, relearn", "Service", ["TPMS reset / relearn", "TPMS sensor (each)"]],
    ["TURBO ASSY, wastegate rattling", "Service", ["Turbocharger"]],
    ["Turbo assembly, actuator stuck", "Labor", ["Turbocharger"]],
    ["Rear brks, hang pads, new rtrs, bed in", "Labor", ["Brake pads + rotors (per axle)"]],
    ["Brake pads and rotors front, seat in pads", "Service", ["Brake pads + rotors (per axle)"]],
  ]);
});

describe("an alignment that is checked and adjusted is one", () => {
  asked([
    ["check & adjust alignment", "Service", ["Wheel alignment (4-wheel)"]],
    ["align check and adj", "Service", ["Wheel alignment (4-wheel)"]],
    ["Alignment check", "Service", ["Alignment check"]],
  ]);
});

describe("parts by the letters of their sensor, the member of a list, the features of a pane", () => {
  asked([
    ["Cut & prog key, prox fob", "Labor", ["Key fob replacement + programming"]],
    ["DOD lifters replace, cam", "Service", ["Camshaft", "Lifters (set)"]],
    [
      "timing chain noise at start, new chains, guides, phasers",
      "Service",
      ["Timing chain", "VVT actuator (cam phaser)"],
    ],
    ["Timing chain worn P0017: chains guides phasers", "Labor", ["Timing chain", "VVT actuator (cam phaser)"]],
    ["timing chain kit, phasers", "Service", ["Timing chain", "VVT actuator (cam phaser)"]],
    ["CKP replace, relearn", "Service", ["Camshaft / crankshaft relearn", "Crankshaft position sensor"]],
    ["CMP sensor", "Service", ["Camshaft position sensor"]],
    ["T-chain set w/ phasers", "Service", ["Timing chain", "VVT actuator (cam phaser)"]],
    ["timing chains tensioners guides phasers", "Service", ["Timing chain", "VVT actuator (cam phaser)"]],
    ["replace radiator, U & L hoses", "Service", ["Radiator", "Radiator hose"]],
    ["Radiator w/ hoses U/L", "Service", ["Radiator", "Radiator hose"]],
    ["Replace rain sensor", "Service", ["Rain sensor"]],
    ["windshield, acoustic w/ rain sensor", "Service", ["Windshield replacement"]],
    ["W/shield replace, cam recal", "Service", ["Windshield, with ADAS recalibration"]],
    ["windshield heated, incl camera calibration", "Service", ["ADAS camera calibration", "Windshield replacement"]],
  ]);
});

it.each(["ny ", "c/s noise ", "(torn "])("a hundred thousand letters of %j are read without hanging", (piece) => {
  recognise(guide.index, `abc ${piece.repeat(100_000 / piece.length)}`, "Fee");
});
