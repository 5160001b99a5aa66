import { expect, test } from "vitest";
import { plateOnPage } from "#app/quote-reader/paper/plate.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/** Words as the camera finds them: text, left edge, height; on the line at `y`, as wide as their letters are. */
function photo(...words: [text: string, x: number, height: number, y?: number][]): Page {
  return {
    ...{ number: 1, width: 1600, height: 1200, source: "photographed" },
    words: words.map(([text, x, height, y = 700]) => ({
      ...{ text, x, y, height, width: text.length * height * 0.6, confidence: 0.95 },
    })),
  };
}

const around: [string, number, number, number][] = [
  ["TOYOTA", 700, 37, 330],
  ["California", 720, 29, 590],
  ["dmv.ca.gov", 740, 22, 800],
  ["CAMRY", 1200, 29, 640],
  ["SE", 1310, 29, 640],
];

test.each([
  ["in one word", "8ABC123", photo(...around, ["8ABC123", 600, 64])],
  ["with its blank lost", "ABC1234", photo(...around, ["ABC1234", 600, 32])],
  ["in two words", "LVR9K2", photo(...around, ["LVR", 600, 61], ["9K2", 760, 61])],
  ["in three words", "WA31Q", photo(...around, ["WA", 600, 66], ["31", 740, 66], ["Q", 880, 56])],
  ["with a hyphen", "KLM4821", photo(...around, ["KLM-4821", 600, 31])],
])("a plate is read %s, whatever else stands on the car", (_, plate, page) => {
  expect(plateOnPage(page)).toBe(plate);
});

test("no plate is made of what is none", () => {
  expect(plateOnPage(photo(...around))).toBeNull();
  expect(plateOnPage(photo(...around, ["1HGCM82633A004352", 300, 64]))).toBeNull();
  // A paper has many words, and a PDF is no photograph of a car.
  const many = Array.from({ length: 50 }, (_, at) => ["word", at * 20, 12, 10] as [string, number, number, number]);
  expect(plateOnPage(photo(...many, ["8ABC123", 600, 64]))).toBeNull();
  expect(plateOnPage({ ...photo(["8ABC123", 600, 64]), source: "digital" })).toBeNull();
});
