import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { carOf } from "#app/prices/car/car.ts";
import { parseTable } from "#app/prices/jobs/job.ts";
import { priceOf } from "#app/prices/price/price.ts";
import { authorOf, parseSites, siteOf } from "#app/prices/witnesses/site.ts";
import { heard, sourcesOf, witnessesFor } from "#app/prices/witnesses/testimony.ts";
import { camry, guide, judged, line } from "./guide-for-tests.ts";

const table = readFileSync("prisma/price-guide/sites.tsv", "utf8");
const rows = parseTable(table, ["site", "kind", "grade", "quoted_as", "one_with", "reason"]);
const sites = parseSites(table);
const published = [...guide.witnesses.values()].flat();
const car = carOf(guide, camry, null);
const here = { state: "OH", shop: "independent" } as const;

describe("the table of sites", () => {
  it("has every site that a witness stands on, once, with a kind, a grade and a reason", () => {
    const missing = published.filter(({ source }) => source.url && !siteOf(sites, source.url));
    expect(missing.map(({ source }) => source.url)).toEqual([]);
    expect(new Set(rows.map(({ site }) => site)).size).toBe(rows.length);
    for (const { site, kind, grade, reason } of rows) {
      expect(kind, site).toMatch(
        /^(?:guide|manual|shop|mechanic|press|parts|cars|costs|forum|owner|other trade|anything)$/,
      );
      expect(grade, site).toMatch(/^[ABCD]$/);
      expect(reason, site).not.toBe("");
    }
  });

  it("finds a site under any of its addresses", () => {
    const name = (url: string) => siteOf(sites, url)?.site;
    expect(name("https://articles.openbay.com/alternator")).toBe("openbay.com");
    expect(name("https://www.openbay.com/alternator")).toBe("openbay.com");
    expect(name("https://priuschat.com./threads/1")).toBe("priuschat.com");
    expect(name("https://notopenbay.com/alternator")).toBeUndefined();
  });

  it("trusts no page further than its site", () => {
    for (const { source } of published) {
      const site = siteOf(sites, source.url);
      if (site) expect(source.grade >= site.grade, source.name).toBe(true);
    }
  });
});

describe("whose word a figure is", () => {
  const author = (name: string, url: string | null = null) => authorOf(sites, { name, url });

  it("is of a site, however many articles it has, and of sites that are one", () => {
    expect(author("engineerfix.com", "https://engineerfix.com/one")).toBe(
      author("engineerfix.com (labor 80-200)", "https://engineerfix.com/two"),
    );
    expect(author("jerry.ai", "https://jerry.ai/a")).toBe(author("getjerry.com", "https://getjerry.com/b"));
  });

  it("is of the guide that a page quotes", () => {
    for (const quoted of [
      author("RepairPal as quoted by blog.bearingnest.com", "https://blog.bearingnest.com/a"),
      author("cashcarsbuyer.com (labor 104-133; RepairPal-style figures)", "https://cashcarsbuyer.com/a"),
      author("RepairPal (second-hand)"),
    ])
      expect(quoted).toBe("repairpal.com");
    expect(author("vehiclestire.com (also says 314-368, RepairPal-style)", "https://vehiclestire.com/a")).toBe(
      "vehiclestire.com",
    );
  });

  it("is told once beside a price", () => {
    for (const job of guide.jobs) {
      const urls = sourcesOf(witnessesFor(guide, job, car)).map((source) => authorOf(sites, source));
      expect(new Set(urls).size, job.job).toBe(urls.length);
    }
  });
});

describe("pages about repairs on sites of another trade", () => {
  const isWeak = (url: string | null) => siteOf(sites, url)?.stands === false;

  it("are many, and stand beside no price that others publish", () => {
    expect(published.filter(({ source }) => isWeak(source.url)).length).toBeGreaterThan(200);
    let alone = 0;
    for (const job of guide.jobs) {
      const sources = priceOf(guide, job, car, here)?.sources ?? [];
      if (!sources.some(({ url }) => isWeak(url))) continue;
      alone++;
      const others = witnessesFor(guide, job, car).filter(({ stands, old }) => stands && !old);
      expect(
        others.some(({ total }) => total),
        job.job,
      ).toBe(false);
      expect(others.some(({ hours }) => hours) && others.some(({ parts }) => parts), job.job).toBe(false);
    }
    expect(alone).toBeGreaterThan(0);
  });

  it("move no price where others publish one", () => {
    const job = guide.byName.get("Tire rotation");
    if (!job) throw new Error("no such job");
    expect((guide.witnesses.get("Tire rotation") ?? []).some(({ source }) => isWeak(source.url))).toBe(true);
    expect(witnessesFor(guide, job, car).filter(({ source }) => isWeak(source.url))).toEqual([]);
    const [found] = judged([line("Tire rotation")]).lines;
    expect(found?.sources.filter(({ url }) => isWeak(url))).toEqual([]);
  });

  it("are heard where nobody else is, or others only of a part or of old", () => {
    const [weak, known] = [published.find(({ stands }) => !stands), published.find(({ stands }) => stands)];
    if (!weak || !known) throw new Error("no such witnesses");
    const [total, parts] = [
      { low: 10_000, high: 20_000 },
      { low: 5_000, high: 9_000 },
    ];
    const says = { ...weak, total, hours: null, parts: null };
    const other = { ...known, total: null, hours: null, parts: null, old: false };
    expect(heard([says])).toHaveLength(1);
    expect(heard([says, { ...other, parts }])).toHaveLength(2);
    expect(heard([says, { ...other, total, old: true }])).toHaveLength(2);
    expect(heard([says, { ...other, parts, hours: { low: 1, high: 2 } }])).toHaveLength(1);
    expect(heard([says, { ...other, total }])).toHaveLength(1);
  });
});
