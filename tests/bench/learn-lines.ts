/**
 * `npm run prices:learn`: trains `prisma/price-guide/line-model.bin`, the second opinion on lines, and prints how lines fare whose
 * round was left out: neither its lines nor the ways of writing that may have been learned from it were used. Several minutes.
 * `-- --kept` reads the models of the last run again: enough where only what is weighed was changed, not what is learned from.
 * `-- --write` writes it and measures nothing; `-- --show` prints each line whose answer is not the first of its hand.
 * Rules of the code were made with all rounds in sight; only a round that nobody has opened yet says how new lines fare.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type LineModel, packed, parseModel } from "#app/prices/jobs/model/line-model.ts";
import { type Candidate, candidatesOf, chosen } from "#app/prices/jobs/model/weigh.ts";
import { readByWords } from "#app/prices/jobs/recognise.ts";
import { indexWithout, isRight, type LabeledLine, labeledLines, writtenLines } from "./prices/lines.ts";
import { trained } from "./prices/train.ts";
import { type Choice, fitted } from "./prices/weights.ts";

/**
 * Hands: rounds of one author, or of a few authors of one time, left out together. The others are of the hand that wrote the guide, or thought up
 * to be learned from: rarer than what shops write, they would make every answer too unsure.
 */
const FOLDS = [
  ["blind-lines-22"],
  ["blind-lines-21"],
  ["blind-lines-20"],
  ["blind-lines-19"],
  ["desk-lines-18", "desk-lines-20"],
  ["trade-lines-15"],
  ["blind-lines-13", "blind-lines-14"],
  ["blind-lines-11", "blind-lines-12", "helper-lines-11", "helper-lines-12"],
  ["blind-lines-8", "blind-lines-9", "blind-lines-10"],
  [
    ...["blind-lines", "blind-lines-2", "blind-lines-3", "blind-lines-4a", "blind-lines-4b", "blind-lines-4c"],
    ...["blind-lines-4d", "blind-lines-5", "blind-lines-6", "blind-lines-7", "own-words"],
  ],
];
const lines = labeledLines();
const written = writtenLines();
const kept = path.join(import.meta.dirname, "../../node_modules/.cache/line-models");
mkdirSync(kept, { recursive: true });

/** A model that was trained without these rounds. */
function modelWithout(rounds: string[]): LineModel {
  const file = path.join(kept, `${rounds[0] ?? "all"}.bin`);
  if (process.argv.includes("--kept") && existsSync(file)) return parseModel(readFileSync(file));
  const model = trained(indexWithout(rounds), [...lines.filter(({ round }) => !rounds.includes(round)), ...written]);
  writeFileSync(file, packed(model));
  return model;
}

const only = process.argv[process.argv.indexOf("--fold") + 1];
if (process.argv.includes("--fold")) {
  modelWithout(FOLDS[Number(only)] ?? []);
  process.exit(0);
}
type Weighed = Choice & { candidates: Candidate[]; hand: string; line: LabeledLine };
const weighed: Weighed[] = [];
for (const rounds of FOLDS) {
  const index = indexWithout(rounds);
  const model = modelWithout(rounds);
  for (const line of lines.filter(({ round }) => rounds.includes(round))) {
    const read = readByWords(index, line.text, line.kind);
    const candidates = read.segments.length > 0 ? candidatesOf(index, model, read) : [];
    const saidFirst = { ...line, means: line.means.slice(0, 1) };
    const all = candidates.map(({ found }) => found.map(({ job }) => job));
    weighed.push({
      hand: rounds.join(", "),
      line,
      candidates,
      features: candidates.map(({ features }) => features),
      right: all.map((jobs) => isRight(line, jobs)),
      first: all.map((jobs) => isRight(saidFirst, jobs)),
      none: isRight(line, []),
      noneFirst: isRight(saidFirst, []),
    });
  }
}

type Said = "right" | "wrong" | "unknown";
const THRESHOLDS = [0, 0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];
const shares = (words: Said[]) =>
  (["right", "wrong", "unknown"] as const)
    .map((word) => ((words.filter((each) => each === word).length / words.length) * 100).toFixed(1).padStart(6))
    .join("");
const curve = new Map(THRESHOLDS.map((threshold): [number, [Said, Said][]] => [threshold, []]));
const of = (pairs: [Said, Said][]) =>
  `${shares(pairs.map(([any]) => any))} (${shares(pairs.map(([, strict]) => strict))})`;
console.log("hand left out: right, wrong, unknown by any answer that is right (by the first only), at 0.5, 0.6, 0.8");
for (const hand of process.argv.includes("--write") ? [] : new Set(weighed.map((each) => each.hand))) {
  const ranker = fitted(weighed.filter((each) => each.hand !== hand));
  const own = weighed.filter((each) => each.hand === hand);
  const columns: string[] = [];
  if (process.argv.includes("--show")) for (const each of own) showMissed(each, chosen(ranker, each.candidates));
  for (const threshold of THRESHOLDS) {
    const pairs = own.map(({ candidates, right, first, none, noneFirst }): [Said, Said] => {
      const { at, chance } = chosen(ranker, candidates);
      if (at < 0 || chance < threshold) return [none ? "right" : "unknown", noneFirst ? "right" : "unknown"];
      return [right[at] ? "right" : "wrong", first[at] ? "right" : "wrong"];
    });
    curve.get(threshold)?.push(...pairs);
    if ([0.5, 0.6, 0.8].includes(threshold)) columns.push(of(pairs));
  }
  console.log(`${String(own.length).padStart(4)} ${hand}: ${columns.join(" |")}`);
}
/** Prints a line whose likeliest answer is not what the hand said first. */
function showMissed(
  { line, candidates, right, first, noneFirst }: Weighed,
  { at, chance }: { at: number; chance: number },
) {
  if (at < 0 ? noneFirst : first[at]) return;
  const names = (each: Candidate | undefined) => each?.found.map(({ job }) => job.job).join(" + ") || "nothing";
  const known = first.findIndex(Boolean);
  console.log(
    `  ${right[at] ? "second" : "wrong"} ${chance.toFixed(2)} [${line.kind ?? ""}] ${line.text}: ${names(candidates[at])}, not ${line.means.map((each) => each.join(" + ") || "nothing").join(" or ")}${known < 0 ? " (not weighed)" : ""}`,
  );
}

for (const [threshold, pairs] of curve) if (pairs.length > 0) console.log(`all at ${threshold}: ${of(pairs)}`);

const file = path.join(import.meta.dirname, "../../prisma/price-guide/line-model.bin");
const bytes = packed({ ...modelWithout([]), ranker: fitted(weighed) });
writeFileSync(file, bytes);
console.log(`${file}: ${bytes.length} bytes`);
