import { describe, expect, it } from "vitest";
import type { LineKind } from "#app/prices/jobs/job-index.ts";
import { judgeQuote } from "#app/prices/judge.server.ts";
import { judged, line } from "./guide-for-tests.ts";

const pilot = { year: 2012, make: "Honda", model: "Pilot", mileage: 90_000 };
const notesOf = (words: string[], rest: Partial<Parameters<typeof judgeQuote>[0]> = {}) =>
  judgeQuote({
    ...{ vehicle: pilot, state: "OH", shop: "independent", lines: words.map((each) => line(each)) },
    ...rest,
  }).notes;

describe("what a worried customer asks", () => {
  const many = ["Brake line repair", "Lower ball joint RF", "Radiator replacement", "Cabin air filter", "Oil change"];

  it("says of many works which come first and which can wait", () => {
    expect(notesOf(many)[0]).toBe(
      "First, where it is worn or broken, for your safety: Brake line repair; Lower ball joint RF. Can wait: Cabin air filter. Of the rest, ask what must be done now.",
    );
    expect(notesOf(many.slice(0, 2)).join(" ")).not.toContain("First, where");
    expect(notesOf(["Oil change", "Spark plugs", "Radiator"]).join(" ")).not.toContain("Of the rest");
    expect(notesOf(many, { insurer: true }).join(" ")).not.toContain("First, where");
  });

  it("says at a dealer what an hour costs there and elsewhere, and whose prices it compares with", () => {
    const [said] = notesOf(["Brake line repair"], { shop: "dealer" });
    expect(said).toMatch(
      /^This is a dealer's quote, and its prices are compared with those of dealers\. In Ohio an hour of labor mostly costs \$\d+ to \$\d+ at dealers and \$\d+ to \$\d+ at independent shops \(https:\/\/[^)]*ratchetandwrench[^)]*\)/,
    );
    expect(notesOf(["Brake line repair"]).join(" ")).not.toContain("dealer's quote");
  });

  it.each<[string, LineKind, RegExp]>([
    ["RF wheel bearing howling, replace", "Service", /so does what holds the wheels.*should not wait/],
    ["Timing chain", "Service", /how long it can wait, what it may damage/],
    ["Radiator leaking, replace", "Service", /can overheat, which may ruin it.*whether to drive/],
    ["Replace starter", "Service", /leave you stranded/],
    ["Diagnostic fee", "Service", /names a fault, and not its cause.*comes off the repair/],
    ["Catalytic converters, P0420", "Service", /sensor or a leak before it/],
    ["Used engine installed, 80k miles", "Service", /how many miles it has run.*in writing/],
    ["Replace alternator", "Service", /Before you buy a part elsewhere/],
    ["Front struts", "Service", /aftermarket part often costs less/],
    ["Battery test", "Service", /free \(https:\/\/poweringautos\.com/],
  ])("%s", (words, type, said) => {
    expect(judged([line(words, { type })]).lines[0]?.notes.join(" ")).toMatch(said);
  });

  it("asks nothing of what harms nothing", () => {
    const said = judged([line("Backup camera"), line("Oil change")]).lines.flatMap(({ notes }) => notes);
    expect(said.join(" ")).not.toContain("stranded");
  });
});
