import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { Cases, judgeCases } from "#app/prices/command.ts";

const folder = mkdtempSync(path.join(tmpdir(), "prices-"));
const command = path.join(import.meta.dirname, "../../app/prices/command.ts");

function fileOf(content: string) {
  const file = path.join(folder, `${Math.random()}.json`);
  writeFileSync(file, content);
  return file;
}

it("judges the cases of a file, dollars in and dollars out", () => {
  const vehicle = { year: 2018, make: "Toyota", model: "Camry", vin: "4T1B11HK8KA502927", mileage: 62_000 };
  const bare = { type: null, quantity: null, hours: null, unitPrice: null, totalPrice: null };
  const cases = [
    {
      vehicle,
      state: "CA",
      shop: "dealer",
      lines: [{ ...bare, description: "Replace alternator", type: "Service", totalPrice: 2_400 }],
    },
    {
      vehicle: null,
      state: null,
      shop: null,
      lines: [
        { ...bare, description: "customer declined: rear shocks" },
        { ...bare, description: "Tires", quantity: 4, unitPrice: 160 },
      ],
    },
  ];
  const said = JSON.parse(
    execFileSync(process.execPath, [command, fileOf(JSON.stringify({ cases }))], { encoding: "utf8" }),
  );
  const [alternator] = said.cases[0].lines;
  expect(alternator.jobs[0]).toMatchObject({
    name: "Alternator",
    component: "Alternator",
    action: "replace",
    position: null,
  });
  expect(alternator.jobs[0].aliases).toContain("Alternator");
  expect(alternator).toMatchObject({ verdict: "very_high", confidence: expect.stringMatching(/high|medium|low/) });
  expect(alternator.high).toBeGreaterThan(alternator.low);
  expect(alternator.parts.high + alternator.labor.hoursHigh * alternator.labor.rateHigh).toBeLessThan(
    alternator.high * 1.05,
  );
  expect(said.cases[0].summary).toMatch(/^About \$[\d,]+ more than usual, all of it the alternator\./);
  expect(said.cases[1].lines[0]).toMatchObject({ jobs: [], verdict: null, low: null, high: null });
  expect(said.cases[1].lines[1]).toMatchObject({ verdict: "usual" });
}, 30_000);

it.each([
  ["not json", /JSON/],
  ['{"cases":[{"lines":"none"}]}', /lines/],
])(
  "says what is wrong with %s, and ends with 1",
  (content, sentence) => {
    const ended = spawnSync(process.execPath, [command, fileOf(content)], { encoding: "utf8" });
    expect(ended.status).toBe(1);
    expect(ended.stderr).toMatch(sentence);
  },
  30_000,
);

const said = (setting: { state?: unknown; shop?: unknown }, line: Record<string, unknown>) => {
  const vehicle = { year: "2014", make: "Toyota", model: "Sienna", mileage: "98,000" };
  const lines = [{ description: "Labor - R&R alternator", quantity: 1, totalPrice: 296, ...line }];
  return judgeCases(Cases.parse({ cases: [{ vehicle, state: "TX", shop: "independent", ...setting, lines }] }))
    .cases[0];
};

it.each([
  ["labor", "Labor"],
  ["LABOUR", "Labor"],
  ["parts", "Part"],
  [" Part ", "Part"],
  ["Services", "Service"],
  ["gizmo", null],
  [7, null],
])("takes the kind of a line written as %s", (type, meant) => {
  expect(said({}, { type })).toEqual(said({}, { type: meant }));
});

it("compares labor that is called so in small letters with labor", () => {
  expect(said({}, { type: "labor" })?.lines[0]).toMatchObject({ compare: "labor", verdict: "usual" });
});

it.each([
  ["Dealer", "dealer"],
  ["dealership", "dealer"],
  ["Independent", "independent"],
  ["Chain store", "chain"],
  ["my uncle", null],
])("takes a shop written as %s", (shop, meant) => {
  expect(said({ shop }, {})).toEqual(said({ shop: meant }, {}));
});

it.each(["tx", "Texas", " TX "])("takes a state written as %s", (state) => {
  expect(said({ state }, {})).toEqual(said({ state: "TX" }, {}));
  expect(said({ state }, {})).not.toEqual(said({ state: null }, {}));
});

it("reads amounts and quantities that are written, and says which it cannot read", () => {
  const written = { quantity: "1", totalPrice: "$1,296.50" };
  expect(said({}, written)).toEqual(said({}, { quantity: 1, totalPrice: 1_296.5 }));
  expect(() => said({}, { totalPrice: "about 300" })).toThrow(/totalPrice/);
});
