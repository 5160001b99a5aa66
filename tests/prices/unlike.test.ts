import { describe, expect, it } from "vitest";
import { withHours } from "#app/prices/labor/said-hours.ts";
import { judged, line } from "./guide-for-tests.ts";

const first = (...lines: ReturnType<typeof line>[]) => judged(lines).lines[0];
const labor = (words: string, hours: number, rate: number) =>
  line(words, { type: "Labor", quantity: hours, hours, total: Math.round(hours * rate * 100) });

describe("a tire with its mounting in one line", () => {
  it.each([
    "Mount & balance front tire, Dunlop American Elite",
    "Mount and balance Michelin Defender 2",
    "New tires mount & balance",
  ])("%s is not judged as mounting alone", (words) => {
    expect(first(line(words, { total: 34_895 }))).toMatchObject({ verdict: null, range: null });
    expect(first(line(words, { total: 34_895 }))?.reason).toMatch(
      /^This names a tire, so the tire may be in this price/,
    );
  });

  it("is a tire where its size says so, and mounting where no tire is named, or it is on the paper or brought", () => {
    expect(first(line("Mount & balance Goodyear Assurance 225/65R17", { total: 19_800 }))).toMatchObject({
      verdict: "usual",
      jobs: [{ job: { job: "Tire, installed (each)" } }],
    });
    expect(first(line("Mount and balance 4 tires", { total: 40_000 }))?.verdict).toBe("very_high");
    expect(first(line("Mount and balance customer supplied Michelin tires", { total: 40_000 }))?.verdict).toBe(
      "very_high",
    );
    expect(first(line("Mount and balance Michelin tire", { total: 3_000 }))?.verdict).toBe("usual");
    // Too much for the mounting, and too little for a tire.
    expect(first(line("Mount and balance Michelin tire", { total: 7_500 }))?.verdict).toBe("very_high");
  });
});

describe("labor of a body shop", () => {
  it("is held against rates of its own, wherever it says what it is", () => {
    for (const words of [
      "Body labor 6.2 h @ $62",
      "Labor - Body",
      "Metal labor",
      "Paint labor",
      "Refinish labor 2.8 hrs",
    ])
      expect(first(labor(words, 6.2, 62))?.rateScope).toBe("Ohio, body and paint");
    expect(first(labor("Frame labor", 2.5, 62))).toMatchObject({
      verdict: null,
      reason: "Frame labor has a rate of its own, and no figure of it is published.",
    });
    expect(first(labor("Subframe labor", 2.5, 140))?.rateScope).toBe("Ohio, independent");
    expect(first(labor("Throttle body R&R, labor", 1.2, 140))?.compare).toBe("labor");
  });

  it("is no labor of a mechanic's part, and what costs as much beside it is of the same trade", () => {
    const [lamp, body, mirror] = judged(
      withHours([
        line("Headlamp assembly LH", { type: "Part", total: 32_000 }),
        labor("Body labor", 2.5, 62),
        labor("Set back mirror for access", 0.8, 62),
      ]) as ReturnType<typeof line>[],
    ).lines;
    expect(lamp?.lines).toEqual([0]);
    expect([body, mirror].map((each) => each?.rateScope)).toEqual(Array(2).fill("Ohio, body and paint"));
  });

  it("of a panel is not held against hours of mechanics", () => {
    expect(first(labor("Replace front bumper cover", 2.2, 62))).toMatchObject({ compare: "rate" });
  });
});

describe("lamps", () => {
  it("that are LED, HID or adaptive are not held against halogen ones, but their labor is", () => {
    for (const words of [
      "LED headlamp assembly, left, OEM",
      "Headlight assembly HID RH",
      "Right headlight assembly, adaptive",
      "Tail lamp assembly outer LED",
    ])
      expect(first(line(words, { type: "Part", total: 125_000 }))).toMatchObject({
        verdict: null,
        range: null,
        parts: null,
      });
    const [part, work] = judged([
      line("Headlight assembly HID RH", { type: "Part", total: 95_000 }),
      labor("R&R headlight assembly RH", 1.2, 120),
    ]).lines;
    expect([part?.verdict, work?.verdict, work?.compare]).toEqual([null, "usual", "labor"]);
    expect(part?.reason).toMatch(/this is an HID \(xenon\) lamp/);
  });

  it("with figures of their own keep them", () => {
    expect(first(line("Xenon headlight bulb D3S", { type: "Part", total: 13_000 }))?.verdict).toBe("usual");
    expect(first(line("Headlight assembly RH", { type: "Part", total: 95_000 }))?.verdict).toBe("very_high");
  });
});
