import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { carOf } from "#app/prices/car/car.ts";
import { priceOf } from "#app/prices/price/price.ts";
import { questionsFor } from "#app/prices/questions/questions.ts";
import { guide, judged, line } from "./guide-for-tests.ts";

const kindOf = (make: string | null, model: string | null, vin: string | null = null) =>
  carOf(guide, { year: 2015, make, model, vin }, null).notCar?.kind ?? null;

describe("a vehicle that is no car", () => {
  it.each([
    ["Harley-Davidson", "Street Glide FLHX", "motorcycle"],
    ["HARLEY DAVIDSON", "Road King", "motorcycle"],
    [null, "Harley-Davidson Street Glide", "motorcycle"],
    ["Honda", "Gold Wing GL1800", "motorcycle"],
    ["Honda", "CBR600RR", "motorcycle"],
    ["BMW", "R 1200 GS", "motorcycle"],
    ["Suzuki", "V-Strom 650", "motorcycle"],
    ["Triumph", "Bonneville T120", "motorcycle"],
    ["Can-Am", "Spyder", "motorcycle"],
    ["Polaris", "RZR 1000", "off-road vehicle"],
    ["Freightliner", "Cascadia 125", "heavy truck"],
    ["International", "4300", "heavy truck"],
    ["Volvo", "VNL 760", "heavy truck"],
    ["Isuzu", "NPR-HD", "heavy truck"],
    ["Mitsubishi", "Fuso Canter", "heavy truck"],
    ["Ford", "F-650", "heavy truck"],
    ["GMC", "TopKick", "heavy truck"],
    ["Ford", "E-450 Super Duty", "commercial chassis"],
    ["Ford", "F53 Motorhome", "motorhome or step van"],
    ["Blue Bird", "Vision", "bus"],
    ["Winnebago", "Vista 30T", "motorhome"],
    ["Forest River", "Rockwood", "motorhome or trailer"],
    ["Mercury", "150 Outboard", "boat"],
    ["John Deere", "1025R", "tractor or machine"],
  ])("%s %s is a %s", (make, model, kind) => {
    expect(kindOf(make, model)).toBe(kind);
  });

  it.each([
    ["Honda", "CR-V EX-L Navi"],
    ["Honda", "Civic Si"],
    ["Honda", "Passport"],
    ["BMW", "M850i xDrive"],
    ["BMW", "X3 xDrive30i"],
    ["BMW", "335i F30"],
    ["Suzuki", "Grand Vitara"],
    ["Suzuki", "SX4"],
    ["Freightliner", "Sprinter 2500"],
    ["International", "Scout II"],
    ["Triumph", "TR6"],
    ["Volvo", "XC90"],
    ["Isuzu", "Rodeo"],
    ["Mitsubishi", "Outlander"],
    ["Ford", "F-150 Harley-Davidson"],
    ["Ford", "F-450 Super Duty"],
    ["Ford", "E-350"],
    ["Mercury", "Grand Marquis"],
    ["Mercury", "Mariner"],
    ["Cadillac", "Fleetwood Brougham"],
    ["Chevrolet", "C1500"],
    ["Dodge", "Shadow"],
    ["Jeep", "Wrangler Rubicon"],
    [null, null],
    ["", ""],
  ])("%s %s is a car", (make, model) => {
    expect(kindOf(make, model)).toBeNull();
  });

  it("is known by its VIN too, and no maker of cars is taken for one", () => {
    expect(kindOf(null, null, "1HD1KBM11FB640128")).toBe("motorcycle");
    expect(kindOf(null, null, "3AKJHHDR5JSJX4471")).toBe("heavy truck");
    const facts = { series: null, drive: null, fuel: null, cylinders: null, litres: null, year: 2016 };
    const bus = carOf(
      guide,
      { year: 2016, make: "Ford", model: null },
      { ...facts, make: "Ford", model: null, body: "Bus - School Bus" },
    );
    expect(bus.notCar?.kind).toBe("bus");
    const table = brotliDecompressSync(readFileSync("prisma/price-guide/vin-light-us.txt.br")).toString("utf8");
    const light = (table.split("\n#\n")[0] ?? "").split("\n").map((row) => row.split(",")[1] ?? "");
    const heavy = guide.notCars.flatMap(({ makers }) => makers);
    expect(light.filter((code) => heavy.some((each) => code.startsWith(each)))).toEqual([]);
  });

  it("gets no price and no sum, keeps what is done and its questions", () => {
    const lines = [
      line("Mount & balance front tire, Dunlop American Elite", { total: 34_895 }),
      line("Front brake pads", { total: 18_000 }),
      line("Brake fluid flush", { total: 19_000 }),
      line("Tire fee", { type: "Fee", total: 200 }),
    ];
    const vehicle = { make: "Harley-Davidson", model: "Street Glide", year: 2019 };
    const corrections = [
      { job: "Brake pads (per axle)", tier: null, low: 1, high: 2, hours: null, note: "x", at: "2026" },
    ];
    const said = judged(lines, { vehicle, corrections });
    expect(said).toMatchObject({
      summary: "Our figures are of cars and light trucks; this is a motorcycle.",
      picture: null,
      car: { className: "motorcycle" },
    });
    for (const each of said.lines)
      expect(each).toMatchObject({ verdict: null, range: null, parts: null, labor: null, reason: said.summary });
    expect(said.lines[1]?.notes.join(" ")).toContain("Brakes, steering, tires and lights carry your safety");
    const asked = lines.map(({ total, ...rest }) => ({ ...rest, totalPrice: total, unitPrice: total, position: null }));
    const codes = questionsFor(asked, said.lines).map(({ code }) => code);
    expect(codes).toContain("flush-without-interval");
    expect(codes).not.toContain("above-range");
    const job = guide.byName.get("Oil change");
    expect(job && priceOf(guide, job, said.car, { state: null, shop: null })).toBeNull();
  });
});

it("a make that nobody knows is judged as most cars are, whatever word it is", () => {
  for (const make of ["Constructor", "__proto__", "constructor prototype"]) {
    const vehicle = { make, model: "Z", year: 2019 };
    expect(judged([line("Radiator replacement", { total: 90_000 })], { vehicle }).lines[0]?.range).not.toBeNull();
  }
});
