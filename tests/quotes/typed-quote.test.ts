import { expect, test } from "vitest";
import { typedQuote } from "#app/quotes/typed-quote.ts";

function linesOf(description: string, amount?: number) {
  return typedQuote(description, amount).lines.map(({ description, totalPrice }) => [description, totalPrice]);
}

test("jobs one a line are lines, with or without dollar signs, where they make the amount", () => {
  const jobs = "Replace 4 spark plugs and coils 620\nBattery H6 AGM 289\nDiagnostic fee 175\nwheel bearing 540";
  expect(linesOf(jobs, 162_400)).toEqual([
    ["Replace 4 spark plugs and coils", 62_000],
    ["Battery H6 AGM", 28_900],
    ["Diagnostic fee", 17_500],
    ["wheel bearing", 54_000],
  ]);
  expect(linesOf(`${jobs}\nTotal 1,624`, 162_400)).toHaveLength(4);
  expect(linesOf("Front brake pads - $189.00\nRotors 325.00", 51_400)).toHaveLength(2);
});

test("jobs with commas between are lines", () => {
  expect(linesOf("Front brake pads and rotors $480, oil change $75, cabin air filter 60", 61_500)).toEqual([
    ["Front brake pads and rotors", 48_000],
    ["oil change", 7_500],
    ["cabin air filter", 6_000],
  ]);
  expect(linesOf("Alternator 1,240 and battery $189.50", 142_950)).toEqual([
    ["Alternator", 124_000],
    ["battery", 18_950],
  ]);
});

test("words without a price of their own go with the job that has it", () => {
  expect(linesOf("Front brakes:\npads, rotors 480\noil change 75", 55_500)).toEqual([
    ["Front brakes:, pads, rotors", 48_000],
    ["oil change", 7_500],
  ]);
});

test("prices that do not make the amount stay one line with every word, and it is said", () => {
  const typed = typedQuote("Front brakes 480\noil change 75", 60_000);
  expect(typed.lines).toMatchObject([{ description: "Front brakes 480; oil change 75", totalPrice: 60_000 }]);
  expect(typed.unsplit).toBe(
    "The prices that you wrote beside the jobs come to $555.00, and the amount is $600.00: they stand together as one line. An advisor will ask you for the difference.",
  );
});

test("several jobs with one amount are one line that names all of them", () => {
  expect(typedQuote("Spark plugs\nBattery\nWheel bearing", 90_000)).toMatchObject({
    lines: [{ description: "Spark plugs; Battery; Wheel bearing", totalPrice: 90_000 }],
    unsplit: null,
  });
  expect(linesOf("Replace the alternator", 124_050)).toEqual([["Replace the alternator", 124_050]]);
});

test("without an amount only what is written as a price counts", () => {
  expect(linesOf("Alternator $620\nBattery 189.50")).toHaveLength(2);
  expect(linesOf("Brake job $420")).toEqual([["Brake job", 42_000]]);
  expect(linesOf("Replace spark plug 4\nBattery H6 48")).toEqual([]);
  expect(linesOf("Brakes")).toEqual([]);
});
