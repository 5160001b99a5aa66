import { describe, expect, it } from "vitest";
import { candidatesOf } from "#app/prices/jobs/model/weigh.ts";
import { placeOnCar } from "#app/prices/jobs/position.ts";
import { readByWords, recognise } from "#app/prices/jobs/recognise.ts";
import { isRight, labeledLines } from "../bench/prices/lines.ts";
import { guide } from "./guide-for-tests.ts";

const jobsOf = (text: string, kind: "Part" | "Labor" | "Service" | "Fee" | null = null) =>
  recognise(guide.index, text, kind).map(({ job }) => job.job);

describe("the jobs behind lines", () => {
  it.each([
    ["Labor, 40k service", ["Mileage service, small"]],
    ["20,000 mile service", ["Mileage service, small"]],
    ["R&R FRT PADS & ROTORS", ["Brake pads + rotors (per axle)"]],
    ["pads, machine rotors", ["Brake pads (per axle)", "Brake rotor resurfacing (per axle)"]],
    ["HV battery pack (Prius)", ["Hybrid high-voltage battery"]],
    ["12V battery", ["12V battery"]],
    ["LOF 0W20 syn 6qt", ["Oil change, full synthetic"]],
    ["Water pump & t-stat", ["Water pump", "Thermostat"]],
    ["Front struts and rear shocks", ["Struts (pair)", "Shock absorbers (pair)"]],
    ["Replace alternator and drive belt", ["Alternator", "Serpentine belt"]],
    ["alternator drive belt", ["Serpentine belt"]],
    ["Inner & outer tie rods both sides", ["Inner tie rod (each)", "Outer tie rod end (each)"]],
    ["Replace cabin and engine air filters", ["Cabin air filter", "Engine air filter"]],
    ["Replace spark plugs and #3 coil", ["Ignition coil(s) and spark plug(s)"]],
    ["Timing belt kit w/ water pump", ["Timing belt + water pump"]],
    ["AC evac & rechg 134a", ["A/C recharge R-134a"]],
    ["R&R altrnatr", ["Alternator"]],
    ["Transfer case fluid R&R", ["Transfer case fluid change"]],
    ["CVT transmission replacement reman", ["Transmission replacement"]],
    ["EGR vlv R&R clean passages", ["EGR valve"]],
    ["TIMING BELT KIT W/ W/P & TENSIONER", ["Timing belt + water pump"]],
    ["R&R trans w/ reman unit, 3 yr 100k", ["Transmission replacement"]],
    ["ATF EXCHANGE 12 QT MACHINE", ["Transmission fluid flush"]],
    ["Replace timing belt, tensioner, idlers", ["Timing belt"]],
    ["COOLANT FLUSH - POWER FLUSH", ["Coolant flush"]],
    ["LUBE OIL FILTER - CONV 5W30", ["Oil change, conventional"]],
    ["DOWNPIPE GASKET", ["Exhaust gasket"]],
    ["R&R frt struts & align", ["Struts (pair)", "Wheel alignment (4-wheel)"]],
    ["pads at 2mm, replace front brake pads", ["Brake pads (per axle)"]],
    ["radiator cap", ["Radiator cap"]],
    ["radaitor and hoses", ["Radiator", "Radiator hose"]],
    ["exaust manifold crack", ["Exhaust manifold"]],
    ["rsrf rtrs", ["Brake rotor resurfacing (per axle)"]],
    ["oilchange", ["Oil change"]],
    ["REPROG PCM", ["Module programming"]],
    ["R/R FR & RR BRK PADS, CUT ALL 4 ROTORS", ["Brake pads (per axle)", "Brake rotor resurfacing (per axle)"]],
    ["A/F & C/F", ["Engine air filter", "Cabin air filter"]],
    ["Condenser punctured by rock - R&R + evac", ["A/C condenser"]],
    ["Clock spring, airbag lt on", ["Clock spring"]],
    ["Turbo R&R - wastegate rattle", ["Turbocharger"]],
    ["Evap leak - gas cap replaced", ["Fuel cap"]],
    ["CAUSE: water pump failed. CORRECTION: replaced water pump, refilled coolant", ["Water pump"]],
    ["R&I intake manifold to replace knock sensors", ["Knock sensor"]],
    ["EV - HV battery coolant svc", ["EV coolant service"]],
    ["EGR cooler & valve", ["EGR cooler", "EGR valve"]],
    ["Brake pkg - includes pads, rotors, fluid exchange", ["Brake pads + rotors (per axle)", "Brake fluid flush"]],
    ["Starter solenoid clicking, replaced complete starter", ["Starter motor"]],
    ["Back up camera no image, repl", ["Backup camera"]],
    ["T/case leaking at front output, R/R seal", ["Transfer case seal / reseal"]],
    ["P0507 idle high, cleaned TB + relearn", ["Idle relearn", "Throttle body cleaning"]],
    ["LAMP ASY-HEAD RH", ["Headlight assembly"]],
    ["Intermediate shaft bearing", ["Intermediate axle shaft / bearing"]],
    ["HPOP, stand pipes and dummy plugs", ["High-pressure oil pump", "Oil rail standpipes and plugs"]],
    ["235/60R18 CONTINENTAL TRUECONTACT TOUR", ["Tire, installed (each)"]],
    ["Flux capacitor sensor", []],
    ["Oil change - declined cabin filter", ["Oil change"]],
    ["Rear pads only, rotors ok", ["Brake pads (per axle)"]],
    ["Struts front, rear shocks ok", ["Struts (pair)"]],
    ["Spark plugs - declined coils", ["Spark plugs"]],
    ["Replace alternator, declined serpentine belt", ["Alternator"]],
    ["Replace water pump (timing belt ok)", ["Water pump"]],
    ["Oil change - declined air filter and wiper blades", ["Oil change"]],
    ["Water pump - timing chain off", ["Water pump"]],
    ["Brake fluid flush; air filter declined", ["Brake fluid flush"]],
    ["Alternator (coupon)", ["Alternator"]],
    ["Wheel alignment (rear tires 6/32)", ["Wheel alignment (4-wheel)"]],
    ["Front pads (rotors within spec)", ["Brake pads (per axle)"]],
    ["Rear shocks, customer declined", []],
    ["Brake flush, declined by customer", []],
    ["Coolant level, all good", []],
    ["intake manifold gasket set - coolant leak", ["Intake manifold gasket"]],
    ["Oil pan gasket - subframe lowered", ["Oil pan gasket"]],
    ["injector #3 replaced, coded to ECU", ["Fuel injector (each)"]],
    ["Torque lug nuts", []],
    ["R&I wheel, tire", []],
    ["Brakes OK 6mm", []],
    ["Not safe to drive", []],
    ["Customer states A/C blows warm", []],
    ["Radiator flush", ["Coolant flush"]],
    ["Check brakes - customer states grinding", ["Brake inspection"]],
    ["Alternator not charging, R&R reman unit", ["Alternator"]],
    ["Booster leaking vacuum - R&R pwr brake booster", ["Brake booster"]],
    ["No repair at this time: struts seeping", []],
    ["Inspect brakes - no charge, advise", []],
    [
      "Replace CV axle, left front. Inspect related components and road test after the repair is complete",
      ["CV axle (per side)"],
    ],
  ])("%s: %j", (text, jobs) => {
    expect(jobsOf(text)).toEqual(jobs);
  });

  it.each([
    ["Starter R&R, upper intake off", "Labor", ["Starter motor"]],
    ["Oil pump, front cover removed", "Labor", ["Oil pump"]],
    ["Fender RF, R&I headlamp", "Labor", ["Fender"]],
    ["Alternator (incl drive belt R&I)", "Labor", ["Alternator"]],
    ["R&I grille, replace LH headlamp", "Labor", ["Headlight assembly"]],
    ["Water pump, bracket out for access", "Labor", ["Water pump"]],
    ["STARTER REMAN (CORE INCL)", "Part", ["Starter motor"]],
    ["Steering rack, tie rods swapped out", "Labor", ["Steering rack and pinion", "Outer tie rod end (each)"]],
  ] as const)("%s: what only comes off on the way is no work", (text, kind, jobs) => {
    expect(jobsOf(text, kind)).toEqual(jobs);
  });

  it.each([
    ["Fuel filter 6.7 Cummins", "Part", ["Fuel filter, diesel"]],
    ["Fuel filter", "Part", ["Fuel filter"]],
    ["Injector #3 LML Duramax", "Labor", ["Diesel fuel injector (each)"]],
    ["Injector #3", "Labor", ["Fuel injector (each)"]],
    ["Fuel injectors, set of 8, Duramax", "Labor", ["Diesel fuel injector set"]],
  ] as const)("%s: an engine that only burns diesel says which work is meant", (text, kind, jobs) => {
    expect(jobsOf(text, kind)).toEqual(jobs);
  });

  it("weighs a work that mostly goes along with another where the line names both", () => {
    const model = guide.index.model;
    if (!model) throw new Error("The guide has no line model.");
    const weighed = (text: string) =>
      candidatesOf(guide.index, model, readByWords(guide.index, text, "Labor")).map(({ found }) =>
        found.map(({ job }) => job.job),
      );
    const among = (text: string) => weighed(text).map((jobs) => jobs.sort().join(" + "));
    expect(among("Valve cover gasket and spark plug tube seals")).toContain(
      "Spark plug tube seals + Valve cover gasket",
    );
    expect(among("New battery and clean terminals")).toContain("12V battery + Battery terminal cleaning");
  });

  it.each([
    ["Power steering hose + flush", ["Power steering hose", "Power steering flush"]],
    ["Caliper LF, flush brakes", ["Brake caliper", "Brake fluid flush"]],
    ["Radiator R&R, flush", ["Radiator", "Coolant flush"]],
    ["Compressor, drier, flush system", ["A/C compressor", "A/C receiver drier", "A/C system flush"]],
    ["Front diff & t-case flush", ["Differential fluid change (each)", "Transfer case fluid change"]],
  ])("%s: a flush without an object is of the system that is worked on", (text, jobs) => {
    expect(readByWords(guide.index, text, "Labor").found.map(({ job }) => job.job)).toEqual(jobs);
  });

  it.each([
    "retorque wheel lugs",
    "Lug nut re-torque 50 mi",
    "See RO 55120 for brakes",
    "Road tested 6 mi, no noise",
    "Monitor - rear shocks seeping",
    "customer declined: rear shocks",
    "Not approved: water pump",
    "REC: timing belt at 105k (not done)",
    "Recommend trans flush next visit",
    "Recommend rear struts soon",
    "brake pads F 6mm R 5mm OK",
    "tires 7/32 all around good",
    "technician: Mike",
    "alternator bracket bolt",
    "Sales tax",
    "Discount -10%",
    "Thank you for your business",
    "",
    "!!!",
    "1 2 3",
  ])("%j is no job", (text) => {
    expect(jobsOf(text)).toEqual([]);
  });

  it.each([
    ["REMAN CALIPER RR", "right rear"],
    ["RR BRAKE PADS", "rear"],
    ["HUB ASM FRT LH", "left front"],
    ["F BRK PADS CERAMIC", "front"],
    ["UPPER CTRL ARM LF", "left front upper"],
    ["Replaced LF & RF lower control arms", "front lower"],
    ["side mirror pass", "right"],
    ["bulb 1157 brake lt", null],
    ["O2 SENS DOWNSTRM", "downstream"],
    ["cat back exhaust", null],
    ["pads and rotors all around", "front and rear"],
    ["rear main seal", null],
  ])("%s is at the %s", (text, place) => {
    expect(placeOnCar(text)).toBe(place);
  });

  it.each([",", "- declined "])("reads a hundred thousand of %j without hanging", (piece) => {
    expect(jobsOf(`abc ${piece.repeat(100_000 / piece.length)}`)).toEqual([]);
  });

  it("takes a part that comes with another for one article, and two that are fitted for two", () => {
    expect(jobsOf("Inner tie rod w/ boot", "Part")).toEqual(["Inner tie rod (each)"]);
    expect(jobsOf("Muffler w/ hanger", "Part")).toEqual(["Muffler"]);
    expect(jobsOf("Labor, control arms", "Labor")).toEqual(["Control arm"]);
    expect(jobsOf("Replace alternator with serpentine belt", "Labor")).toEqual(["Alternator", "Serpentine belt"]);
  });

  it("knows parts and fluids that only go with a job, by the kind of the line", () => {
    expect(jobsOf("Transmission fluid ATF-WS", "Part")).toEqual(["Transmission fluid"]);
    expect(jobsOf("Transmission fluid service", "Service")).toEqual(["Transmission fluid flush"]);
    expect(recognise(guide.index, "Oil filter", "Part")[0]?.job.kind).toBe("material");
    expect(recognise(guide.index, "Shop supplies", "Fee")[0]?.job.kind).toBe("fee");
  });

  it("finds every job by its own ways of writing, but for a few that several share", () => {
    const written = guide.jobs
      .filter(({ kind }) => kind === "job")
      .flatMap(({ job, aliases }) =>
        aliases.filter((_, at) => at < 2 || at % 4 === 0).map((alias) => ({ job, alias })),
      );
    const all = written.length;
    const missed = written.filter(({ job, alias }) => !jobsOf(alias).includes(job));
    expect(
      missed.length / all,
      missed
        .slice(0, 20)
        .map(({ alias }) => alias)
        .join("; "),
    ).toBeLessThan(0.04);
  });

  it("keeps to what was reached on lines of all rounds, and is seldom wrong", () => {
    // Every eighth of them: `npm run bench:prices` asks all 19,000.
    const asked = labeledLines().filter((_, at) => at % 8 === 0);
    const said = asked.map((line) => {
      const jobs = recognise(guide.index, line.text, line.kind).map(({ job }) => job);
      // These are shorter than any hand's, or hold a part's name and do not mean it: both were written to be learned from.
      const trade = line.round === "trade-lines-15" || line.round.startsWith("near-lines");
      return { trade, word: isRight(line, jobs) ? "right" : jobs.length > 0 ? "wrong" : "unknown" };
    });
    const share = (asked: boolean, asks: string) => {
      const own = said.filter(({ trade }) => trade === asked);
      return own.filter(({ word }) => word === asks).length / own.length;
    };
    expect(share(false, "right")).toBeGreaterThan(0.94);
    expect(share(false, "wrong")).toBeLessThan(0.022);
    expect(share(true, "right")).toBeGreaterThan(0.83);
    expect(share(true, "wrong")).toBeLessThan(0.04);
  }, 240_000);
});
