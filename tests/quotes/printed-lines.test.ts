import { expect, test } from "vitest";
import { printedLines } from "#app/quotes/papers/printed-lines.ts";
import { reading } from "../support/readings.ts";

function paper(partsSubtotal: number) {
  const lines: [string, number, ("Service" | "Part" | "Labor")?][] = [
    ["Front ceramic brake pads - replace", 8_900],
    ["Front brake rotors", 15_700, "Part"],
    ["Labor - front pads and rotors", 21_750, "Labor"],
    ["Engine oil & filter change", 9_495],
    ["Cabin air filter replacement", 6_800],
  ];
  const read = reading({ lines });
  const items = read.items.map((item, at) => ({ ...item, section: at < 3 ? "Front brakes" : "Maintenance" }));
  return printedLines({ ...read, items, partsSubtotal }).map(({ type }) => type);
}

test("a line beside labor of its own is a part where the paper's sum of parts holds it, in one way alone", () => {
  // 157.00, the pads and the cabin filter; of the filter nobody knows whether its price holds labor.
  expect(paper(31_400)).toEqual(["Part", "Part", "Labor", "Service", "Service"]);
});

test("where the sum of parts is reached in no way, nothing is guessed", () => {
  expect(paper(31_401)).toEqual(["Service", "Part", "Labor", "Service", "Service"]);
  expect(paper(15_700)).toEqual(["Service", "Part", "Labor", "Service", "Service"]);
});
