import { describe, expect, it } from "vitest";
import { laborRate, type ShopKind } from "#app/prices/labor/labor-rate.ts";
import { STATES } from "#app/prices/place/states.ts";
import { guide } from "./guide-for-tests.ts";

const at = (state: string | null, city: string | null = null, shop: ShopKind | null = "independent", luxury = false) =>
  laborRate(guide.rates, { state, city, shop, luxury });
const dollarsAt = (...asked: Parameters<typeof at>) => Math.round(at(...asked).middle / 100);

describe("the labor rate", () => {
  it("lies as far apart between places as shops' rates do", () => {
    const rates = Object.keys(STATES).map((state) => dollarsAt(state));
    expect(Math.max(...rates) / Math.min(...rates)).toBeGreaterThan(1.4);
    expect(dollarsAt("MS")).toBeLessThan(120);
    expect(dollarsAt("AL", "Birmingham")).toBeLessThan(128);
    expect(dollarsAt("CA", "San Francisco")).toBeGreaterThan(175);
    expect(dollarsAt("NY", "Brooklyn")).toBeGreaterThan(dollarsAt("NY", "Buffalo") * 1.15);
    expect(dollarsAt("WA", "Seattle")).toBeGreaterThan(dollarsAt("WA", "Spokane") * 1.1);
  });

  it("names a publisher's page for it, and no file of somebody's repository", () => {
    const sources = [...guide.rates.levels.values(), ...guide.rates.rows].map(({ source }) => source);
    for (const { name, url } of sources) {
      expect(name).not.toMatch(/\.(?:js|json|csv|tsv)\b|\//);
      expect(url ?? "").not.toMatch(/github|gitlab|\.(?:js|json|csv|tsv)$/);
    }
    expect(at("AZ", "Tucson").sources.some(({ url }) => url?.startsWith("https://www.bea.gov/"))).toBe(true);
  });

  it("knows a city only in its own state, and one that it does not know by its state", () => {
    expect(at("OR", "Portland").middle).not.toBe(at("ME", "Portland").middle);
    expect(at("TX", "Nowhere Springs").middle).toBe(at("TX").middle);
    expect(at("MO", "Saint Louis").middle).toBe(at("MO", "St. Louis").middle);
    expect(at(null, "Seattle").middle).toBe(at(null).middle);
    expect(at("NY", "Brooklyn").scope).toBe("Brooklyn, New York, independent");
  });

  it("follows the kind of shop", () => {
    const [own, chain, dealer, dear] = [
      at("OH"),
      at("OH", null, "chain"),
      at("OH", null, "dealer"),
      at("OH", null, "dealer", true),
    ].map(({ middle }) => middle) as [number, number, number, number];
    expect([chain / own, dealer / own, dear / own].map((each) => each.toFixed(2))).toEqual(["1.05", "1.35", "1.48"]);
  });

  it("names whose figures it follows, for every state, and a page for each of them but compiled lists", () => {
    for (const state of Object.keys(STATES)) {
      const { sources } = at(state);
      expect(sources.length, state).toBeGreaterThan(1);
      for (const { name, url, grade } of sources)
        expect(grade === "D" || /^https:\/\//.test(url ?? "") || /second-hand/.test(name), name).toBe(true);
    }
  });
});
