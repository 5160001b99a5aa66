import { describe, expect, it } from "vitest";
import { formatHours } from "#app/platform/format.ts";
import type { QuestionedLine } from "#app/prices/questions/question.ts";
import { questionsFor } from "#app/prices/questions/questions.ts";
import { judged } from "./guide-for-tests.ts";

const line = (
  description: string,
  type: QuestionedLine["type"],
  rest: Partial<QuestionedLine> = {},
): QuestionedLine => ({
  description,
  type,
  quantity: 1,
  unitPrice: 20_000,
  totalPrice: 20_000,
  position: null,
  ...rest,
});
const judgements = (lines: QuestionedLine[]) =>
  judged(lines.map((each) => ({ ...each, hours: null, total: each.totalPrice, place: null }))).lines;
/** The questions that need no price: the lines are recognised, on whatever car, and nothing is known of what they should cost. */
const ask = (lines: QuestionedLine[]) => {
  const unpriced = { range: null, parts: null, labor: null, hours: null, rate: null, notOnCar: false };
  return questionsFor(
    lines,
    judgements(lines).map((each) => ({ ...each, ...unpriced })),
  );
};
const codes = (lines: QuestionedLine[]) => ask(lines).map((question) => question.code);

describe("an advisor's questions", () => {
  it("asks about the same job twice", () => {
    const found = ask([line("Replace front brake pads", "Labor"), line("R&R frt brake pads", "Labor")]);
    expect(found).toMatchObject([{ code: "same-job-twice", lineIndexes: [0, 1] }]);
    expect(codes([line("Replace front brake pads", "Labor"), line("Replace rear brake pads", "Labor")])).toEqual([]);
    expect(codes([line("Front brake pads", "Part"), line("Replace front brake pads", "Labor")])).toEqual([]);
  });

  it("asks about labor charged twice for one access", () => {
    const found = ask([line("Replace timing belt", "Labor"), line("Replace serpentine belt", "Labor")]);
    expect(found).toMatchObject([{ code: "shared-access", lineIndexes: [0, 1] }]);
    expect(found[0]?.question).toMatch(/\?$/);
    expect(codes([line("Replace timing belt", "Labor"), line("Serpentine belt", "Part")])).toEqual([]);
  });

  it("asks about hours far above the guide, and prices above the range", () => {
    const lines = [line("Replace alternator", "Labor", { quantity: 6, unitPrice: 15_000, totalPrice: 90_000 })];
    expect(questionsFor(lines, judgements(lines)).map((question) => question.code)).toEqual([
      "many-hours",
      "above-range",
    ]);
  });

  it("takes no price of a whole work for that of an hour, and hours where the words say them", () => {
    const asked = (description: string) => {
      const lines = [line(description, "Labor", { unitPrice: 216_000, totalPrice: 216_000 })];
      return questionsFor(lines, judgements(lines));
    };
    const codesOf = (description: string) => asked(description).map(({ code }) => code);
    expect(codesOf("Labor, replace alternator")).toEqual(["above-range"]);
    expect(codesOf("Labor, replace alternator 12 hr")).toContain("many-hours");
    const rates = (description: string) => asked(description).filter(({ code }) => code === "labor-rate");
    expect(rates("Labor, replace alternator 2 hr")[0]?.question).toContain("$1,080.00 an hour");
    expect(rates("Labor, replace alternator 16 hr")).toEqual([]);
  });

  it("asks about a fee that is a share of everything", () => {
    const lines = [
      line("Replace alternator", "Service", { totalPrice: 61_237 }),
      line("Shop supplies", "Fee", { totalPrice: 4_287 }),
    ];
    expect(ask(lines)).toMatchObject([{ code: "percentage-fee", lineIndexes: [1] }]);
    expect(ask(lines)[0]?.reason).toContain("7%");
    expect(codes([lines[0] as QuestionedLine, line("Shop supplies", "Fee", { totalPrice: 1_995 })])).toEqual([]);
  });

  it("asks what was found in a fluid where there is one, and of a cleaning what shows that it is needed", () => {
    const asked = (words: string) => ask([line(words, "Service")]).map(({ question, reason }) => [question, reason]);
    expect(asked("Brake fluid flush")).toEqual([
      [
        "Which interval in the owner's manual asks for “Brake fluid flush”, and what did you find in the fluid?",
        "No mileage or time interval is given for this fluid service.",
      ],
    ]);
    for (const words of ["Fuel system cleaning service", "BG induction service package", "Throttle body cleaning"])
      expect(asked(words)).toEqual([
        [
          `Which interval in the owner's manual asks for “${words}”, and what shows that this car needs it now?`,
          "No mileage or time interval is given for this cleaning service.",
        ],
      ]);
    expect(asked("Coolant flush")[0]?.[0]).toContain("what did you find in the fluid?");
    expect(asked("Fuel system cleaning service")[0]?.[0]).not.toContain("fluid");
  });

  it("asks what makes a half dear only where the work as a whole is", () => {
    const rear = (pads: number, labor: number) => [
      line("Rear brake pads", "Part", { totalPrice: pads, unitPrice: pads }),
      line("Labor, replace rear brake pads", "Labor", { totalPrice: labor, unitPrice: labor, quantity: 2 }),
    ];
    const [found] = judgements(rear(20_000, 20_000));
    const { low, high } = found?.labor ?? { low: 0, high: 0 };
    const of = (lines: QuestionedLine[]) => questionsFor(lines, judgements(lines)).map(({ code }) => code);
    const isUsual = rear((found?.range?.low ?? 0) - low, Math.round(high * 1.15));
    expect(judgements(isUsual)[0]?.verdict).toBe("usual");
    expect(of(isUsual)).not.toContain("above-range");
    const isDear = rear(found?.parts?.high ?? 0, Math.round(high * 2));
    expect(judgements(isDear)[0]?.verdict).toMatch(/high/);
    expect(of(isDear)).toContain("above-range");
  });

  it("asks about flushes without an interval", () => {
    expect(codes([line("Brake fluid flush", "Service"), line("Fuel injection cleaning", "Service")])).toEqual([
      "flush-without-interval",
      "flush-without-interval",
    ]);
    expect(codes([line("Brake fluid flush, due at 60,000 miles", "Service")])).toEqual([]);
  });

  it("asks about arithmetic that does not hold, with the figures", () => {
    const found = ask([
      line("Cabin air filter", "Part", { quantity: 2, unitPrice: 3_000, totalPrice: 9_000, reconciles: false }),
    ]);
    expect(found[0]).toMatchObject({
      code: "line-arithmetic",
      question: expect.stringContaining("$30.00 is not $90.00"),
    });
  });

  it("has nothing to ask of a plain quote", () => {
    expect(
      codes([
        line("Front brake pads", "Part"),
        line("Replace front brake pads", "Labor"),
        line("Cabin air filter", "Part"),
      ]),
    ).toEqual([]);
  });
});

it("says hours as a person does", () => {
  expect(formatHours({ low: 0.2, high: 0.2 })).toBe("0.2 hours");
  expect(formatHours({ low: 1, high: 1 })).toBe("1 hour");
  expect(formatHours({ low: 1.4, high: 1.8 })).toBe("1.4 to 1.8 hours");
});
