import { expect, test } from "vitest";
import { answerOf } from "#app/quotes/answer.server.ts";
import { reading } from "../support/readings.ts";

const dollarsIn = (words: string) =>
  [...words.matchAll(/\$([\d,]+)/g)].map(([, sum = ""]) => Number(sum.replace(",", "")));

test("the lines that no row of the preview shows are named, and all of them add up to the figures of the headline", async () => {
  const lines: [string, number, "Service" | "Fee"][] = [
    ["Front brake pads and rotors", 120_000, "Service"],
    ["Brake fluid flush", 14_000, "Service"],
    ["Replace alternator", 60_000, "Service"],
    ["Cabin air filter", 6_000, "Service"],
    ["Shop supplies", 3_500, "Fee"],
  ];
  const vehicle = { year: 2018, make: "Toyota", model: "Camry" };
  const answer = await answerOf({ ok: true, reading: reading({ lines, vehicle, tax: 0, total: 203_500 }) });
  expect(answer?.matter).toHaveLength(3);
  const rest = answer?.rest ?? "";
  expect(rest).toMatch(
    /^2 more lines after you sign in: [^;]* \$\d+ \(usual \$\d+ to \$\d+\); Shop supplies \$35 \(counted as \$35\)\.$/,
  );
  const [, low = 0, high = 0, , fee = 0] = dollarsIn(rest);
  const of = (end: "low" | "high") =>
    (answer?.matter ?? []).reduce((sum, { band }) => sum + (band?.[end] ?? 0) / 100, 0);
  expect(of("low") + low + fee).toBeCloseTo((answer?.picture?.low ?? 0) / 100, -1);
  expect(of("high") + high + fee).toBeCloseTo((answer?.picture?.high ?? 0) / 100, -1);
  const few = await answerOf({ ok: true, reading: reading({ lines: [lines[0], lines[4]] as never, vehicle, tax: 0 }) });
  expect(few?.rest).toBe("");
  expect(few?.matter.map(({ counted }) => counted)).toEqual([null, 3_500]);
});
