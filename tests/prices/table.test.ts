import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { carOf } from "#app/prices/car/car.ts";
import { priceGuide } from "#app/prices/guide.server.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { priceOf } from "#app/prices/price/price.ts";
import { witnessesOf } from "#app/prices/witnesses/testimony.ts";
import { priceTable } from "../bench/prices/table.ts";

const table = readFileSync(path.join(import.meta.dirname, "../../docs/prices.md"), "utf8");
const jobs = table.split("\n## ").slice(1);

describe("docs/prices.md", () => {
  it("is what the guide says today: npm run prices:table writes it anew", () => {
    expect(priceTable()).toBe(table);
  });

  it("has sixty jobs, five cars, three regions and two kinds of shop, with witnesses under each", () => {
    expect(jobs).toHaveLength(60);
    for (const job of jobs) {
      const rows = job.split("\n").filter((row) => /^\| 20\d\d /.test(row));
      expect(rows.map((row) => row.split(" | ").length)).toEqual([7, 7, 7, 7, 7]);
      expect(job).toMatch(/\nWitnesses: .+\.\n- [ABCD], /);
    }
  });

  it("has no range whose lower end is not below its upper one", () => {
    const ranges = [...table.matchAll(/\$([\d,]+)–\$([\d,]+) (?=\|)/g)].map(([, low = "", high = ""]) => [
      Number(low.replace(",", "")),
      Number(high.replace(",", "")),
    ]);
    expect(ranges.length).toBeGreaterThan(1_000);
    expect(ranges.filter(([low = 0, high = 0]) => low >= high)).toEqual([]);
  });
});

describe("what surveys and known guides of the last three years say", () => {
  const [guide, cars] = [priceGuide(), [null, "Honda Civic", "Toyota RAV4", "Ford F-150"]];
  /** Published in dollars for the average car; our range is in cents, for a shop of the country's middle rate. */
  function contradictions(): { job: string; name: string; said: boolean }[] {
    return jobs.flatMap((text) => {
      const name = text.slice(0, text.indexOf(" ["));
      const job = guide.byName.get(name) as Job;
      const fresh = witnessesOf(guide, job).filter(
        ({ total, source, appliesTo }) =>
          total && !appliesTo && /[AB]/.test(source.grade) && Number((source.date ?? "").slice(0, 4)) >= 2023,
      );
      const ranges = cars.flatMap((each) => {
        const [make = null, model = null] = each?.split(" ") ?? [];
        const car = carOf(guide, { year: each ? 2018 : null, make, model }, null);
        return priceOf(guide, job, car, { state: null, shop: "independent" }) ?? [];
      });
      return fresh.flatMap(({ total, source }) =>
        ranges.every(({ low, high }) => (total?.high ?? 0) < low || (total?.low ?? 0) > high)
          ? [
              {
                job: name,
                name: source.name,
                said: ranges.some(({ contradicts }) => contradicts.join().includes(source.name)),
              },
            ]
          : [],
      );
    });
  }

  it("is contradicted by no range that does not say so", () => {
    expect(contradictions().filter(({ said }) => !said)).toEqual([]);
  });
});

describe("the published figures", () => {
  const guide = priceGuide();
  const named = guide.jobs.flatMap(({ witnesses }) =>
    witnesses.flatMap((entry) => (entry.split("@")[0]?.split("*")[0] ?? "").split("++").map((name) => name.trim())),
  );

  it("are all there where a job names them", () => {
    expect(named.filter((name) => !guide.witnesses.has(name))).toEqual([]);
  });

  it("speak of a job each, but for a maker's own axle, one glow plug and a battery's core", () => {
    expect([...guide.witnesses.keys()].filter((name) => !named.includes(name))).toEqual([
      "CV axle (per side), OEM part",
      "Glow plug(s)",
      "Battery core charge",
    ]);
  });
});
