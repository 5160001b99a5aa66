import { expect, test } from "vitest";
import { carOf } from "#app/prices/car/car.ts";
import { chargedWords } from "#app/prices/own/charged-words.ts";
import { type Correction, standingPrice } from "#app/prices/own/own-word.ts";
import { guide } from "./guide-for-tests.ts";

const job = guide.byName.get("Water pump");
const civic = carOf(guide, { make: "Honda", model: "Civic", year: 2016 }, null);
const word = (more: Partial<Correction>): Correction => ({
  ...{
    job: "Water pump",
    tier: null,
    region: null,
    low: 10_000,
    high: 20_000,
    hours: null,
    note: "ours",
    at: "2026-01-01",
  },
  ...more,
});
const lowIn = (state: string | null, corrections: Correction[]) =>
  job && standingPrice(guide, job, { car: civic, place: { state, shop: "independent" }, corrections })?.low;

test("a correction for a state counts there alone, before one for every state, and the nearest of several counts", () => {
  const everywhere = word({ low: 11_000 });
  const texas = word({ region: "TX", low: 12_000 });
  const texasMid = word({ region: "TX", tier: "mid", low: 13_000 });
  const mid = word({ tier: "mid", low: 14_000, at: "2026-02-01" });
  expect(lowIn("TX", [texas])).toBe(12_000);
  expect(lowIn("Texas", [texas, everywhere])).toBe(12_000);
  expect(lowIn("OH", [texas])).toBe(lowIn("OH", []));
  expect(lowIn(null, [texas])).toBe(lowIn(null, []));
  expect(lowIn("OH", [texas, everywhere, mid])).toBe(14_000);
  expect(lowIn("TX", [texas, texasMid, everywhere, mid])).toBe(13_000);
});

test("own paid invoices are told with their number, middle and ends, and from when on they count", () => {
  expect(chargedWords([50_000])).toBe("1 invoice, median $500.00. It counts from 5 invoices on.");
  expect(chargedWords([60_000, 40_000, 50_000, 45_000, 55_000, 52_000])).toBe(
    "6 invoices, median $510.00, $400.00 to $600.00. It stands before what is published, unless a correction says otherwise.",
  );
});
