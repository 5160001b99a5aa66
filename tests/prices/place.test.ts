import { describe, expect, it } from "vitest";
import { mayBeSamePlace, placeOnCar } from "#app/prices/jobs/position.ts";

describe("the place", () => {
  it.each([
    ["Whl spd snsr, RR", "right rear"],
    ["WHEEL SPD SENSOR RR", "right rear"],
    ["O2 sensor downstream bank 1", "bank 1 downstream"],
    ["oxygen sensor bk2 dwnstrm", "bank 2 downstream"],
    ["O2 sens B1S2", "bank 1 downstream"],
    ["HO2S upstrm", "upstream"],
    ["Air fuel ratio sensor bank 2 sensor 1", "bank 2 upstream"],
    ["VVT sol bank 2 exhaust", "bank 2 exhaust"],
    ["Oil control valve, intake B1", "bank 1 intake"],
    ["intake manifold", null],
    ["upper & lower fuel filters", "upper and lower"],
    ["Radiator hoses U/L", "upper and lower"],
    ["upper & frame mounted fuel filter", null],
    ["front diff, rear diff fluids", "front and rear"],
    ["Blnd RT frt door", "right front"],
    ["LEAF SPRING FRT LH 4 LEAF", "left front"],
    ["Axle shaft rr lh", "left rear"],
    ["LT 245/75R16 tires", null],
    ["Trailing arm RR BOTH", "rear"],
    ["wheel bearing fr pair", "front"],
  ])("of %s: %s", (text, place) => {
    expect(placeOnCar(text)).toBe(place);
  });

  it("of one bank is not that of the other, and both heights are either", () => {
    expect(mayBeSamePlace("bank 1 downstream", "bank 2 downstream")).toBe(false);
    expect(mayBeSamePlace("bank 1 downstream", "downstream")).toBe(true);
    expect(mayBeSamePlace("upstream", "downstream")).toBe(false);
    expect(mayBeSamePlace("upper and lower", "lower")).toBe(true);
  });
});
