import { expect, test } from "vitest";
import { meansOf, wordMeanings } from "#app/quote-reader/attention/meanings.server.ts";
import { means } from "#app/quote-reader/attention/table.ts";

// What words mean, as it was learned elsewhere: unpacked wrongly, it would be noise and the networks would go astray in silence.

function alike(one: string, other: string): number {
  const [a = [], b = []] = [one, other].map((text) => [...means([meansOf(text)], wordMeanings().table)]);
  const product = (x: number[], y: number[]) => x.reduce((sum, each, at) => sum + each * (y[at] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

test("words of one trade are more alike than words of two", () => {
  expect(alike("brake", "rotor")).toBeGreaterThan(alike("brake", "banana"));
  expect(alike("labor", "wages")).toBeGreaterThan(alike("labor", "gasket"));
  expect(alike("transmission", "Clutch")).toBeGreaterThan(alike("transmission", "thanks"));
});

test("a text has the meanings of its words; what is no word has none", () => {
  expect(meansOf("Brake pads")).toEqual([...meansOf("brake"), ...meansOf("pads")]);
  expect(meansOf("shop's")).toEqual(meansOf("shop"));
  expect(meansOf("$189.00 4T1B 2")).toEqual([]);
  expect([...means([[]], wordMeanings().table)].every((each) => each === 0)).toBe(true);
});
