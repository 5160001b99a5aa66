import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { closeReaders, readQuote } from "#app/models/quote-reading/read-quote.server.ts";
import { scoreOf, type Truth } from "../../bench/quote-scores.ts";

const corpus = path.join(import.meta.dirname, "../../corpus");

afterAll(closeReaders);

async function read(name: string) {
  const truth = JSON.parse(readFileSync(path.join(corpus, `${name}.json`), "utf8")) as Truth;
  const outcome = await readQuote(readFileSync(path.join(corpus, path.dirname(name), truth.file)));
  if (!outcome.ok) throw new Error(outcome.reason);
  return { truth, reading: outcome.reading, score: scoreOf(outcome.reading, truth) };
}

// One of each layout; `npm run bench:quotes` reads them all.
describe("digital quotes", () => {
  it.each(
    [
      "ruled",
      "leaders",
      "typewriter",
      "sections",
      "side-by-side",
      "quantity-first",
      "jobs",
      "bare",
      "inline-hours",
      "price-first",
      "long",
      "accountant",
      "receipt",
      "dealer",
      "letter",
    ].map((layout) => `tuned/${layout}-1`),
  )("%s: every line, every sum, nothing invented", async (name) => {
    const { truth, reading, score } = await read(name);
    expect(score).toMatchObject({ missed: [], extra: [], invented: [], total: true, tax: true });
    expect(reading.reconciles).toBe(true);
    expect(reading.vehicle.vin).toBe(truth.vehicle.vin);
  });
});

describe("photographs", () => {
  it.each(["tuned/ruled-3", "tuned/typewriter-3", "tuned/sections-3", "tuned/quantity-first-3"])(
    "%s: turned, skewed, pale, small, and still adding up",
    async (name) => {
      const { reading, score } = await read(name);
      expect(reading.source).toBe("photographed");
      expect(score.right).toBeGreaterThanOrEqual(score.wanted - 1);
      expect(score).toMatchObject({ invented: [], total: true });
      for (const { box } of reading.items) {
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 1.001 && box.y + box.height <= 1.001).toBe(true);
      }
    },
    60_000,
  );
});
