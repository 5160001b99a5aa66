import { readFileSync } from "node:fs";
import path from "node:path";
import { recordOf } from "#app/platform/known.ts";
import { type Guide, type GuideTables, makeGuide } from "#app/prices/guide.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { type LineModel, parseModel } from "#app/prices/jobs/model/line-model.ts";
import { parseSequence } from "#app/prices/jobs/model/sequence.ts";
import { recognise } from "#app/prices/jobs/recognise.ts";

const TABLES = [
  ...[
    "jobs",
    "shorthand",
    "witnesses",
    "sites",
    "book",
    "car-times",
    "car-times-cars",
    "car-twins",
    "make-tiers",
    "models",
    "car-facts",
    "drives",
    "not-cars",
    "engine-sizes",
    "in-one-visit",
    "spread",
  ],
  ...["labor-rates", "labor-cost-index-by-state", "mechanic-wages-metro", "price-levels", "price-index"],
] as const;

let tables: GuideTables | undefined;
let model: LineModel | undefined;
let shipped: Guide | undefined;
let kept: { key: string; guide: Guide } | undefined;

/** The guide as shipped, read once from `prisma/price-guide/` in about 200 ms. */
export function priceGuide(): Guide {
  shipped ??= makeGuide(readTables(), lineModel());
  return shipped;
}

/** The guide with the jobs and ways of writing that this shop added; made anew when they change. */
export function guideWith(own: Job[]): Guide {
  if (own.length === 0) return priceGuide();
  const key = JSON.stringify(own);
  if (kept?.key !== key) kept = { key, guide: makeGuide(readTables(), lineModel(), own) };
  return kept.guide;
}

/** The names of the jobs that the words of a line speak of. */
export function jobsIn(description: string): string[] {
  return recognise(priceGuide().index, description).map(({ job }) => job.job);
}

function lineModel(): LineModel {
  model ??= parseModel(guideFile("line-model.bin"), parseSequence(guideFile("line-sequence.bin")));
  return model;
}

function readTables(): GuideTables {
  tables ??= recordOf(TABLES, (name) => guideFile(`${name}.tsv`).toString("utf8"));
  return tables;
}

function guideFile(name: string): Buffer {
  return readFileSync(path.join(process.cwd(), "prisma/price-guide", name));
}
