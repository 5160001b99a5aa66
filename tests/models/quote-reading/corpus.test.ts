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

// Made by other programs than the rest: what one program's way of writing hides, another's shows.
describe("quotes of other programs", () => {
  it.each([
    "tuned/groff_tbl-1",
    "tuned/line_printer_jobs-1",
    "tuned/inline_rates-1",
    "tuned/status_column-1",
    "tuned/job_subtotals-1",
    "tuned/vin_only-1",
    "tuned/warranty_zero-1",
    "held-back/ccc_body-1",
    "held-back/latex_longtable-1",
  ])("%s: every line, every sum, nothing invented", async (name) => {
    const { reading, score } = await read(`other/${name}`);
    expect(score).toMatchObject({ missed: [], extra: [], invented: [], total: true, tax: true, subtotal: true });
    expect(reading.reconciles).toBe(true);
  });

  it("adds up several pages, and takes no carried sum for a line", async () => {
    const { reading, score } = await read("other/tuned/carried_forward-1");
    expect(reading.pageCount).toBeGreaterThan(1);
    expect(score).toMatchObject({ missed: [], extra: [], invented: [], total: true, reconciles: true });
  });

  it.each(["tuned/side_summary-3p", "tuned/line_printer-3p"])(
    "%s: a scan without text, a picture on its head",
    async (name) => {
      const { reading, score } = await read(`other/${name}`);
      expect(reading.source).toBe("photographed");
      expect(score.right).toBeGreaterThanOrEqual(score.wanted - 1);
      expect(score).toMatchObject({ invented: [], total: true, reconciles: true });
    },
    60_000,
  );
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
