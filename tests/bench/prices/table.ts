/** What the judge calls usual for the 60 most quoted jobs, with its witnesses: the text of docs/prices.md. */
import { carOf, lacks } from "#app/prices/car/car.ts";
import { priceGuide } from "#app/prices/guide.server.ts";
import { priceOf } from "#app/prices/price/price.ts";
import { dollars, whoSays } from "#app/prices/verdict.ts";
import { sourcesOf, witnessesOf } from "#app/prices/witnesses/testimony.ts";

const JOBS =
  `Oil change, full synthetic|Oil change, conventional|Tire rotation|Wheel alignment (4-wheel)|Tire mount and balance (each)|Brake pads (per axle)
Brake pads + rotors (per axle)|Brake rotors|Brake caliper|Brake fluid flush|Brake shoes (rear axle)|12V battery|Alternator|Starter motor|Serpentine belt|Belt tensioner
Spark plugs|Ignition coil (each)|Ignition coil(s) and spark plug(s)|Engine air filter|Cabin air filter|Wiper blades (pair)|Coolant flush|Radiator|Water pump|Thermostat
Radiator hose|Heater core|Timing belt|Timing belt + water pump|Timing chain|Valve cover gasket|Oil pan gasket|Head gasket|Motor mount (each)|Struts (pair)
Shock absorbers (pair)|Control arm|Ball joint|Outer tie rod end (each)|Sway bar links|Wheel bearing / hub|CV axle (per side)|Steering rack and pinion|Power steering pump|Power steering flush
Transmission fluid flush|Transmission fluid change|Transmission replacement|Clutch|Oxygen sensor|Catalytic converter|Muffler|EVAP purge valve|Fuel pump|Fuel injection / induction cleaning service
A/C compressor|A/C recharge|Blower motor|Diagnostic fee`
    .split(/\||\n/)
    .map((name) => name.trim());
const CARS = [
  { year: 2016, make: "Honda", model: "Civic" },
  { year: 2019, make: "Toyota", model: "RAV4" },
  { year: 2017, make: "Ford", model: "F-150" },
  { year: 2018, make: "BMW", model: "X3" },
  { year: 2021, make: "Tesla", model: "Model 3" },
];
const PLACES = ["CA", "FL", "OH"].flatMap((state) =>
  (["independent", "dealer"] as const).map((shop) => ({ state, shop })),
);

export function priceTable(): string {
  const guide = priceGuide();
  const out = [
    "# What the judge calls usual",
    "",
    `Written by \`npm run prices:table\`. The ${JOBS.length} most quoted jobs on five cars, in three states, at two kinds of shop, in dollars for the`,
    "unit in brackets, before tax, and the published figures behind them. Its middle lies within the middle 80 percent of what the",
    "witnesses say, moved to the class of the car, the place's labor and the shop's; nine of ten fair prices lie in it. It is never",
    "narrower than its witnesses are apart, and never ends inside what two or more all call usual: of a figure for all cars, the low",
    "end is taken as that of the smallest and the high end as that of the dearest. Where a survey or known guide of the last three years says otherwise, it stands under the",
    "table. “none” means that the car has no such thing.",
  ];
  for (const name of JOBS) {
    const job = guide.byName.get(name);
    if (!job) throw new Error(`The guide has no job "${name}".`);
    out.push(
      "",
      `## ${name} [${job.unit}]`,
      "",
      `| car | ${PLACES.map(({ state, shop }) => `${state}, ${shop}`).join(" | ")} |`,
      `|---|${PLACES.map(() => "---").join("|")}|`,
    );
    const contradictions = new Set<string>();
    for (const asked of CARS) {
      const car = carOf(guide, asked, null);
      const cells = PLACES.map((place) => {
        if (lacks(car, job.needs)) return "none";
        const price = priceOf(guide, job, car, place);
        for (const each of price?.contradicts ?? []) contradictions.add(each);
        return price ? `${dollars(round(price.low))}–${dollars(round(price.high))}` : "not known";
      });
      out.push(`| ${asked.year} ${asked.make} ${asked.model} | ${cells.join(" | ")} |`);
    }
    const witnesses = witnessesOf(guide, job);
    out.push("", `Witnesses: ${whoSays(sourcesOf(witnesses))}.`);
    for (const { source, total, parts, hours } of witnesses.slice(0, 8)) {
      const said = [
        total && `${dollars(total.low)}–${dollars(total.high)}`,
        parts && `parts ${dollars(parts.low)}–${dollars(parts.high)}`,
        hours && `${hours.low}–${hours.high} h`,
      ];
      out.push(
        `- ${source.grade}, ${source.date ?? "no date"}: ${source.name}: ${said.filter(Boolean).join(", ")}${source.url ? ` (${source.url})` : ""}`,
      );
    }
    for (const each of contradictions) out.push(`- Otherwise: ${each}`);
  }
  return `${out.join("\n")}\n`;
}

function round(cents: number): number {
  const step = cents < 10_000 ? 100 : 500;
  return Math.round(cents / step) * step;
}
