import { readFileSync } from "node:fs";
import { z } from "zod";
import { shopKindIn } from "#app/prices/car/shop-kind.ts";
import { kindIn } from "#app/prices/jobs/job-index.ts";
import { judgeQuote } from "#app/prices/judge.server.ts";
import type { Judgement } from "#app/prices/judgement.ts";
import { rangeOf } from "#app/prices/summary.ts";
import type { Range } from "#app/prices/witnesses/witness.ts";

const WRITTEN = /^\s*\$?\s*(-?[\d,]*\.?\d+)\s*$/;
/** A number, or one as papers have it: "$1,428.90". */
const amount = z
  .union([
    z.number(),
    z
      .string()
      .regex(WRITTEN)
      .transform((said) => Number(WRITTEN.exec(said)?.[1]?.replaceAll(",", ""))),
  ])
  .nullish();
const text = z.string().nullish();
/** A word of a short list, in the caller's spelling; what is none of them says nothing. */
const word = text.catch(null);
const Case = z.object({
  vehicle: z
    .object({ year: z.coerce.number().nullish(), make: text, model: text, vin: text, mileage: amount })
    .nullish(),
  state: text,
  city: text,
  shop: word,
  lines: z.array(
    z.object({
      description: z.string(),
      type: word,
      quantity: amount,
      hours: amount,
      unitPrice: amount,
      totalPrice: amount,
    }),
  ),
});
export const Cases = z.object({ cases: z.array(Case) });

/** `npm run -s price:judge -- FILE.json`: dollars in, dollars out. */
export function judgeCases(input: z.infer<typeof Cases>) {
  return { cases: input.cases.map(judgeCase) };
}

function judgeCase({ vehicle, state, city, shop, lines }: z.infer<typeof Case>) {
  const judged = judgeQuote({
    vehicle: {
      year: vehicle?.year ?? null,
      make: vehicle?.make ?? null,
      model: vehicle?.model ?? null,
      vin: vehicle?.vin ?? null,
      mileage: vehicle?.mileage ?? null,
    },
    state: state ?? null,
    city: city ?? null,
    shop: shopKindIn(shop ?? null),
    lines: lines.map((line) => ({
      description: line.description,
      type: kindIn(line.type ?? null),
      quantity: line.quantity ?? null,
      hours: line.hours ?? null,
      total: cents(line.totalPrice ?? product(line.unitPrice, line.quantity)),
      unitPrice: cents(line.unitPrice ?? null),
      place: null,
    })),
  });
  return { summary: judged.summary, notes: judged.notes, car: judged.car.className, lines: judged.lines.map(shown) };
}

function product(unit: number | null | undefined, quantity: number | null | undefined): number | null {
  return unit === null || unit === undefined ? null : unit * (quantity ?? 1);
}

function cents(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 100);
}

function shown(line: Judgement) {
  const money = (range: Range | null) => ({
    low: range ? range.low / 100 : null,
    high: range ? range.high / 100 : null,
  });
  return {
    jobs: line.jobs.map(({ job, position }) => ({
      name: job.job,
      component: job.component,
      action: job.action,
      position,
      aliases: job.aliases.slice(0, 12),
    })),
    verdict: line.verdict,
    // Of what is compared: the whole work, or its parts or labor alone.
    compare: line.compare,
    ...money(rangeOf(line)),
    parts: money(line.parts),
    labor: {
      hoursLow: line.hours?.low ?? null,
      hoursHigh: line.hours?.high ?? null,
      rateLow: line.rate ? line.rate.low / 100 : null,
      rateHigh: line.rate ? line.rate.high / 100 : null,
    },
    confidence: line.confidence,
    reason: line.reason,
    notes: line.notes,
    together: line.lines,
    odds: line.odds,
    sources: line.sources.slice(0, 8).map(({ name, url, grade, date }) => ({ name, url, grade, date })),
  };
}

if (import.meta.main) {
  const file = process.argv[2];
  if (!file) {
    console.error("Usage: npm run -s price:judge -- FILE.json");
    process.exit(2);
  }
  try {
    console.log(JSON.stringify(judgeCases(Cases.parse(JSON.parse(readFileSync(file, "utf8")))), null, 1));
  } catch (error) {
    console.error(
      error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error),
    );
    process.exit(1);
  }
}
