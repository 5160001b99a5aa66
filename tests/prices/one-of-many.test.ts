import { describe, expect, it } from "vitest";
import { judged, line } from "./guide-for-tests.ts";

type Asked = { make: string; model: string; year: number };
type Rest = Parameters<typeof line>[1];
const RAM = { make: "Ram", model: "1500 3.6", year: 2014 };
const DURAMAX = { make: "GMC", model: "Sierra 2500HD 6.6 Duramax", year: 2006 };
const SEDONA = { make: "Kia", model: "Sedona 3.5", year: 2013 };

const said = (words: string, vehicle?: Asked, rest: Rest = {}) =>
  judged([line(words, { type: "Service", ...rest })], vehicle ? { vehicle } : {}).lines[0];
const middle = (words: string, vehicle?: Asked, rest: Rest = {}) => {
  const { range = null } = said(words, vehicle, rest) ?? {};
  return range ? Math.sqrt(range.low * range.high) : Number.NaN;
};
const names = (words: string) => said(words)?.jobs.map(({ job }) => job.job);

describe("of what an engine has twice or more", () => {
  it("one bank is half of the injectors, however it is said", () => {
    const [one, bank] = ["Replace fuel injector", "Injector replacement, one bank"].map((words) =>
      middle(words, DURAMAX),
    );
    expect((bank ?? 0) / (one ?? 1)).toBeGreaterThan(3);
    expect(middle("R&R injectors, one bank", DURAMAX)).toBe(bank);
  });

  it("a cylinder that is named is one, whatever its bank, and banks 1 and 2 are both", () => {
    const pilot = { make: "Honda", model: "Pilot 3.5", year: 2013 };
    expect(middle("Replace fuel injector cyl 3 bank 1", pilot)).toBe(middle("Replace fuel injector", pilot));
    expect(middle("Head gaskets, bank 1 and bank 2", pilot)).toBe(middle("Head gaskets, both banks", pilot));
  });

  it("a plural of something else makes no two", () => {
    const f150 = { make: "Ford", model: "F-150", year: 2014 };
    for (const [one, more] of [
      ["Replace brake line", "Replace brake line, bleed lines"],
      ["Engine mount, right", "Engine mount (right side mount)"],
      ["Rear U-joint", "Rear U-joint, inspect u-joints"],
      ["Rear leaf spring", "Rear leaf spring, one broken, springs original"],
    ] as const)
      expect(middle(more, f150) / middle(one, f150)).toBeLessThan(1.2);
  });

  it("one bank of rocker arms or of valve covers is a part of both, and the one at the wall the larger", () => {
    expect(middle("Rocker arms, right bank", RAM) / middle("Rocker arms", RAM)).toBeCloseTo(0.6, 1);
    expect(middle("Valve cover gasket, rear", SEDONA)).toBeGreaterThan(
      middle("Valve cover gasket, front", SEDONA) * 1.2,
    );
    expect(middle("Valve cover gasket, rear", SEDONA)).toBeLessThan(middle("Valve cover gaskets, both", SEDONA));
  });

  it("a pump that the chain drives is behind the cover of the chain", () => {
    const explorer = { make: "Ford", model: "Explorer 3.5", year: 2018 };
    const labor = (words: string) => said(words, explorer, { type: "Labor" })?.labor?.high ?? 0;
    expect(labor("Water pump and timing chain R&R")).toBeLessThan(
      Math.max(labor("Timing chain R&R"), labor("Water pump R&R")) * 1.25,
    );
  });

  it("brake lines, joints of a shaft and leaf springs in the plural are two", () => {
    for (const [one, two] of [
      ["Replace brake line, rear", "Replace rusted brake lines front to rear"],
      ["Driveshaft U-joint replacement", "Driveshaft U-joints replacement"],
      ["Replace rear A/C line", "Replace rear A/C lines"],
    ] as const)
      expect(middle(two) / middle(one)).toBeGreaterThan(1.6);
  });

  it("a number is that of the work it stands with: six plugs are no six gaskets", () => {
    const highlander = { make: "Toyota", model: "Highlander", year: 2016 };
    const both = middle("Spark plugs all 6 incl plenum gaskets", highlander);
    expect(both).toBeLessThan(middle("Spark plugs", highlander) + middle("Intake manifold gasket", highlander));
  });
});

describe("what is looked for", () => {
  it("is the fault and not a repair, in whatever words", () => {
    expect(names("Power sliding door diagnosis")).toEqual(["Diagnostic fee"]);
    expect(names("Replace power sliding door cable, diagnosed")).not.toEqual(["Diagnostic fee"]);
    expect(middle("Diagnostic time, engine misfire")).toBeLessThan(middle("Diagnostic fee") * 1.5);
  });

  it("came before the work where it stands behind it", () => {
    for (const [words, work] of [
      ["Front brake pads and rotors - per diag", "Brake pads + rotors (per axle)"],
      ["A/C compressor assembly w/ diag", "A/C compressor"],
      ["Timing chain kit (diag included)", "Timing chain"],
      ["Clutch kit, diag slip", "Clutch"],
      ["Brake fluid flush + diag", "Brake fluid flush"],
    ] as const)
      expect(names(words)).toContain(work);
  });

  it("takes as long as it takes: its hour is what is dear", () => {
    const asked = (hours: number, dollars: number) =>
      said("Electrical diagnosis, parasitic draw", undefined, { type: "Labor", hours, total: dollars * 100 })?.verdict;
    expect([asked(2, 290), asked(2, 400), asked(6, 870)]).toEqual(["usual", "high", "very_high"]);
  });

  it("with smoke is paid for beside the cap that was found", () => {
    expect(middle("Gas cap and smoke test")).toBeGreaterThan(middle("Gas cap") + 5_000);
  });
});

describe("what goes along", () => {
  it("is no second work: bleeding after a pump, coolant into a radiator, what comes off for access", () => {
    expect(names("Replace water pump and thermostat, bleed cooling system")).toEqual(["Water pump", "Thermostat"]);
    expect(names("Brake bleeding")).toEqual(["Brake bleeding"]);
    expect(names("Radiator replacement complete w/ coolant")).toEqual(["Radiator"]);
    expect(
      names("Replace timing belt, tensioner, rollers and water pump with engine mount removed for access"),
    ).toEqual(["Timing belt + water pump"]);
  });

  it("costs no second time: a second name of one service", () => {
    const golf = { make: "Volkswagen", model: "Tiguan", year: 2019 };
    const dsg = middle("DSG/automatic transmission fluid and filter service", golf);
    expect(dsg).toBeLessThan(middle("DSG fluid and filter service", golf) * 1.2);
  });
});

it("of labor alone, of a work whose hours nobody publishes, nothing is judged", () => {
  const found = said("Replace A/C expansion valve, evacuate and recharge", undefined, { type: "Labor", total: 49_500 });
  expect(found?.verdict).toBeNull();
});
