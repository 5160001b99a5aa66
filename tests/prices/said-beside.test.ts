import { describe, expect, it } from "vitest";
import type { LineKind } from "#app/prices/jobs/job-index.ts";
import { recognise } from "#app/prices/jobs/recognise.ts";
import { guide, judged } from "./guide-for-tests.ts";

const named = (text: string, kind: LineKind = null) =>
  recognise(guide.index, text, kind)
    .map(({ job }) => job.job)
    .sort((a, b) => a.localeCompare(b, "en"));

describe("what an advisor writes around a work", () => {
  it.each<[string, LineKind, string[]]>([
    ["comp wash & vacuum", "Service", ["Car wash", "Interior cleaning"]],
    ["Comp. multi-point inspection", "Service", ["Multi-point inspection"]],
    ["A/C comp, rebuilt", "Part", ["A/C compressor"]],
    ["RCL 21V-772 air bag software", "Labor", ["Recall or campaign work"]],
    ["22V406 software reflash", "Labor", ["Recall or campaign work"]],
    ["TIPM (programming not included)", "Part", ["Fuse box / TIPM"]],
    ["Service A2 Mercedes C300", "Service", ["Service A (Mercedes-Benz)"]],
    ["B3 service GLC Mercedes", "Service", ["Service B (Mercedes-Benz)"]],
    ["MM B16 - oil & filter, rear diff fluid", "Service", ["Differential fluid change (each)", "Oil change"]],
    ["MM B17", "Service", ["Maintenance Minder service (Honda)"]],
    [
      "Drivetrain service: front/rear diff + transfer case fluids",
      "Service",
      ["Differential fluid change (each)", "Transfer case fluid change"],
    ],
    ["60K SERVICE PACKAGE - PLUGS, FLUIDS, FILTERS", "Service", ["Scheduled maintenance, 60,000 miles"]],
    ["Battery, clean terms, register to car", "Service", ["12V battery", "Battery registration / programming"]],
    ["Starter / battery / alternator check", "Service", ["Charging system test"]],
    ["Enviro chg", "Fee", ["Environmental disposal fee"]],
    ["Alternator core chg", "Fee", ["Core charge"]],
    ["Used oil & filter disposal", "Fee", ["Oil disposal fee"]],
    [
      "exhaust manifold RH snapped bolts, new gasket",
      "Labor",
      ["Exhaust manifold gasket", "Exhaust stud / bolt repair"],
    ],
    ["Oil pan gasket leaking oil down the block", "Labor", ["Oil pan gasket"]],
    ["Oil filter housing assy w/ upper intake gaskets", "Labor", ["Oil filter housing"]],
    ["Knock sensor w/ jumper harness", "Part", ["Knock sensor"]],
    ["Clutch job + r/main seal", "Labor", ["Clutch", "Rear main seal"]],
    ["Urea heater & pump assy", "Part", ["DEF pump"]],
    ["Injectors 6 - upper intake off", "Labor", ["Fuel injector (each)"]],
    ["Wheel hub RF - axle off truck", "Labor", ["Wheel bearing / hub"]],
    ["Front brakes: replace pads only", "Service", ["Brake pads (per axle)"]],
    ["Rear brks EPB maintenance mode, install pads", "Labor", ["Brake pads (per axle)"]],
    ["Charge port diag, will not fast charge", "Labor", ["Electrical diagnosis"]],
    ["Onboard charger replace", "Labor", ["EV on-board charger"]],
    ["check dwell & timing", "Labor", ["Ignition timing adjustment"]],
    ["Power Stop K1234 rear kit", "Part", ["Brake pads + rotors (per axle)"]],
    ["TPMS lamp on, RF sensor replaced", "Service", ["TPMS sensor (each)"]],
    ["Veteran 5% off parts", "Fee", ["Discount"]],
    ["235/65R17 Hankook Kinergy, mounted & balanced", "Service", ["Tire, installed (each)"]],
    ["Mount & balance 235/65R17", "Labor", ["Tire mount and balance (each)"]],
    ["AISIN TKH-011 timing belt kit", "Part", ["Timing belt + water pump"]],
  ])("%s (%s): %j", (text, kind, jobs) => {
    expect(named(text, kind)).toEqual(jobs);
  });

  it("counts injectors whose number stands behind them", () => {
    const lowest = (description: string) =>
      judged([{ description, type: "Service", quantity: 1, hours: null, total: 200_000, place: null }]).lines[0]?.range
        ?.low ?? 0;
    expect(lowest("Fuel injectors 6 - replace")).toBeGreaterThan(2.5 * lowest("Fuel injector - replace"));
  });
});
