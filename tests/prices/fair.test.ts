import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { LineKind } from "#app/prices/jobs/job-index.ts";
import type { ShopKind } from "#app/prices/labor-rate.ts";
import { rangeOf } from "#app/prices/summary.ts";
import { verdictOf } from "#app/prices/verdict.ts";
import { judged, line } from "./guide-for-tests.ts";

describe("prices that two hands called fair", () => {
  const files = ["foreman-prices", "blind-prices", "blind-prices-2"];
  const fair = files.flatMap((name) => {
    const [head = [], ...rows] = readFileSync(path.join(import.meta.dirname, `../bench/prices/${name}.tsv`), "utf8")
      .trimEnd()
      .split("\n")
      .map((row) => row.split("\t"));
    return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ""])));
  });
  const judgedOnce = fair.map(
    ({ year, make = "", model = "", state, shop, line: text = "", type, hours, fair_usd }) => {
      const quoted = Number(fair_usd) * 100;
      const said = judged(
        [line(text, { type: (type || null) as LineKind, hours: hours ? Number(hours) : null, total: quoted })],
        { vehicle: { year: Number(year), make, model }, state: state ?? null, shop: shop as ShopKind },
      ).lines[0];
      const slack = { total: 1, parts: 1.2, labor: 1.1 }[said?.compare ?? "total"];
      return { quoted, range: said?.verdict ? rangeOf(said) : null, slack };
    },
  );
  it.each([
    ["as they are, seldom called high", 1, /high/, 0, 0.055],
    ["as they are, seldom called low", 1, /low/, 0, 0.03],
    ["plus 40%, mostly caught", 1.4, /high/, 0.75, 1],
    ["plus 150%, nearly always caught", 2.5, /high/, 0.98, 1],
    ["less 40%, mostly called low", 0.6, /low/, 0.6, 1],
  ] as const)("%s", (_name, factor, word, least, most) => {
    const said = judgedOnce.flatMap(({ quoted, range, slack }) =>
      range ? verdictOf(quoted * factor, range, slack) : [],
    );
    expect(said.length).toBeGreaterThan(fair.length * 0.97);
    const share = said.filter((verdict) => word.test(verdict)).length / said.length;
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });
});
