/**
 * `npm run prices:learn`: trains `prisma/price-guide/line-model.bin`, the second opinion on lines, and prints how lines fare whose
 * round was left out: neither its lines nor the ways of writing that may have been learned from it were used. Several minutes.
 * `-- --kept` reads the models of the last run again: enough where only what is weighed was changed, not what is learned from.
 * Rules of the code were made with all rounds in sight; only a round that nobody has opened yet says how new lines fare.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type LineModel, packed, parseModel } from "#app/prices/jobs/line-model.ts";
import { readByWords } from "#app/prices/jobs/recognise.ts";
import { type Candidate, candidatesOf, chosen } from "#app/prices/jobs/weigh.ts";
import { indexWithout, isRight, labeledLines } from "./prices/lines.ts";
import { trained } from "./prices/train.ts";
import { type Choice, fitted } from "./prices/weights.ts";

/** Rounds that are left out together. The others are of the hand that wrote the guide, and are only learned from. */
const FOLDS = [
  ["blind-lines", "blind-lines-2"],
  ["blind-lines-3", "blind-lines-4a", "blind-lines-4c"],
  ["blind-lines-4b", "blind-lines-4d"],
  ["blind-lines-5", "blind-lines-7", "blind-lines-8"],
  ["blind-lines-6", "blind-lines-9", "foreman-fourth", "foreman-third"],
  ["blind-lines-10"],
];
const lines = labeledLines();
const kept = path.join(import.meta.dirname, "../../node_modules/.cache/line-models");
mkdirSync(kept, { recursive: true });

/** A model that was trained without these rounds. */
function modelWithout(rounds: string[]): LineModel {
  const file = path.join(kept, `${rounds[0] ?? "all"}.bin`);
  if (process.argv.includes("--kept") && existsSync(file)) return parseModel(readFileSync(file));
  const model = trained(
    indexWithout(rounds),
    lines.filter(({ round }) => !rounds.includes(round)),
  );
  writeFileSync(file, packed(model));
  return model;
}

const only = process.argv[process.argv.indexOf("--fold") + 1];
if (process.argv.includes("--fold")) {
  modelWithout(FOLDS[Number(only)] ?? []);
  process.exit(0);
}
type Weighed = Choice & { candidates: Candidate[]; round: string; before: "right" | "wrong" | "unknown" };
const weighed: Weighed[] = [];
for (const rounds of FOLDS) {
  const index = indexWithout(rounds);
  const model = modelWithout(rounds);
  for (const line of lines.filter(({ round }) => rounds.includes(round))) {
    const read = readByWords(index, line.text, line.kind);
    const candidates = read.segments.length > 0 ? candidatesOf(index, model, read) : [];
    const jobs = read.found.map(({ job }) => job);
    weighed.push({
      round: line.round,
      candidates,
      features: candidates.map(({ features }) => features),
      right: candidates.map(({ found }) =>
        isRight(
          line,
          found.map(({ job }) => job),
        ),
      ),
      none: isRight(line, []),
      before: isRight(line, jobs) ? "right" : jobs.length > 0 ? "wrong" : "unknown",
    });
  }
  console.log(`left out and read: ${rounds.join(", ")}`);
}

const shares = (words: string[]) =>
  ["right", "wrong", "unknown"]
    .map((word) => ((words.filter((each) => each === word).length / words.length) * 100).toFixed(1).padStart(6))
    .join("");
const THRESHOLDS = [0, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];
const all = new Map<number, string[]>(THRESHOLDS.map((threshold) => [threshold, []]));
console.log("round: right, wrong, unknown by ways of writing alone; then at 0.6, 0.75, 0.85, 0.9");
for (const round of new Set(FOLDS.flat())) {
  const weights = fitted(weighed.filter((each) => each.round !== round));
  const own = weighed.filter((each) => each.round === round);
  const said = (threshold: number) =>
    own.map(({ candidates, right, none }) => {
      const { at, chance } = chosen(weights, candidates);
      if (at < 0 || chance < threshold) return none ? "right" : "unknown";
      return right[at] ? "right" : "wrong";
    });
  for (const [threshold, list] of all) list.push(...said(threshold));
  const columns = [0.6, 0.75, 0.85, 0.9].map((threshold) => shares(said(threshold))).join(" |");
  console.log(
    `${round.padEnd(16)}${String(own.length).padStart(4)}:${shares(own.map(({ before }) => before))} |${columns}`,
  );
}
console.log(`all by ways of writing alone: ${shares(weighed.map(({ before }) => before))}`);
for (const [threshold, list] of all) console.log(`all at ${threshold}: ${shares(list)}`);

const file = path.join(import.meta.dirname, "../../prisma/price-guide/line-model.bin");
const bytes = packed({ ...modelWithout([]), weights: fitted(weighed) });
writeFileSync(file, bytes);
console.log(`${file}: ${bytes.length} bytes`);
