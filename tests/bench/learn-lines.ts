/**
 * `npm run prices:learn`: trains `line-model.bin` and `line-sequence.bin` in `prisma/price-guide/`, the second and the third opinion on lines, and
 * prints how lines fare whose hand was left out: neither its lines nor the ways of writing that may have been learned from it were used. An hour of two cores.
 * `-- --kept` reads the models of the last run again: enough where only what is weighed was changed, not what is learned from.
 * `-- --write` writes it and measures nothing; `-- --show` prints each line whose answer is not the first of its hand.
 * Rules of the code were made with all rounds in sight; only a round that nobody has opened yet says how new lines fare.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type LineModel, packed, parseModel } from "#app/prices/jobs/model/line-model.ts";
import { parseSequence } from "#app/prices/jobs/model/sequence.ts";
import { type Candidate, candidatesOf, chosen } from "#app/prices/jobs/model/weigh.ts";
import { readByWords } from "#app/prices/jobs/recognise.ts";
import { indexWithout, isRight, type LabeledLine, labeledLines, writtenLines } from "./prices/lines.ts";
import { trainedSequence } from "./prices/sequence.ts";
import { trained } from "./prices/train.ts";
import { type Choice, fitted } from "./prices/weights.ts";

/**
 * Hands: rounds of one author, or of a few authors of one time. Four groups of them are left out together when the models learn, each hand by itself
 * when the choice among answers does. The others are of the hand that wrote the guide, or thought up to be learned from: rarer than what shops
 * write, they would make every answer too unsure.
 */
const GROUPS = [
  [
    ["blind-lines-23"],
    ["shop-lines-a"],
    ["near-lines-e"],
    ["shop-lines-h"],
    ["shop-lines-l"],
    ["blind-lines-24"],
    ["blind-lines-25"],
    ["blind-lines-28"],
    ["blind-lines-31"],
    ["blind-lines-19"],
    ["blind-lines-11", "blind-lines-12", "helper-lines-11", "helper-lines-12"],
    ["blind-lines-4a", "blind-lines-4b"],
  ],
  [
    ["blind-lines-22"],
    ["shop-lines-b"],
    ["shop-lines-i"],
    ["shop-lines-m"],
    ["near-lines-g"],
    ["blind-lines-26"],
    ["blind-lines-29"],
    ["blind-lines-33"],
    ["desk-lines-18", "desk-lines-20"],
    ["blind-lines-8", "blind-lines-9", "blind-lines-10"],
    ["blind-lines-4c", "blind-lines-4d"],
  ],
  [
    ["blind-lines-21"],
    ["shop-lines-c"],
    ["near-lines-f"],
    ["shop-lines-j"],
    ["shop-lines-n"],
    ["shop-lines-p"],
    ["blind-lines-27"],
    ["blind-lines-30"],
    ["blind-lines-34"],
    ["trade-lines-15"],
    ["blind-lines", "blind-lines-2", "blind-lines-3"],
    ["blind-lines-17"],
  ],
  [
    ["blind-lines-20"],
    ["shop-lines-d"],
    ["shop-lines-k"],
    ["shop-lines-o"],
    ["shop-lines-q"],
    ["near-lines-h"],
    ["blind-lines-32"],
    ["blind-lines-13", "blind-lines-14"],
    ["blind-lines-5", "blind-lines-6", "blind-lines-7", "own-words"],
    ["blind-lines-16"],
    ["corpus-lines"],
  ],
];
const SEED = 1;
const lines = labeledLines();
const written = writtenLines();
const kept = path.join(import.meta.dirname, "../../node_modules/.cache/line-models");
mkdirSync(kept, { recursive: true });

/** Models that were trained without these rounds, and the file of the one that reads words in their order. */
function modelsWithout(rounds: string[]): { model: LineModel; sequence: Uint8Array } {
  const [own, inOrder] = ["bin", "sequence.bin"].map((ending) => path.join(kept, `${rounds[0] ?? "all"}.${ending}`));
  const all = [...lines.filter(({ round }) => !rounds.includes(round)), ...written];
  const read = (file = "", made: () => Uint8Array) => {
    if (!(process.argv.includes("--kept") && existsSync(file))) writeFileSync(file, made());
    return readFileSync(file);
  };
  const sequence = read(inOrder, () => trainedSequence(indexWithout(rounds), all, SEED));
  const model = read(own, () => packed(trained(indexWithout(rounds), all)));
  return { model: parseModel(model, parseSequence(sequence)), sequence };
}

const only = process.argv[process.argv.indexOf("--fold") + 1];
if (process.argv.includes("--fold")) {
  modelsWithout(GROUPS[Number(only)]?.flat() ?? []);
  process.exit(0);
}
type Weighed = Choice & { candidates: Candidate[]; hand: string; line: LabeledLine };
const weighed: Weighed[] = [];
for (const hands of GROUPS) {
  const index = indexWithout(hands.flat());
  const { model } = modelsWithout(hands.flat());
  for (const line of lines.filter(({ round }) => hands.flat().includes(round))) {
    const read = readByWords(index, line.text, line.kind);
    const candidates = read.segments.length > 0 ? candidatesOf(index, model, read) : [];
    const saidFirst = { ...line, means: line.means.slice(0, 1) };
    const all = candidates.map(({ found }) => found.map(({ job }) => job));
    weighed.push({
      hand: hands.find((rounds) => rounds.includes(line.round))?.join(", ") ?? "",
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

const { model, sequence } = modelsWithout([]);
for (const [name, bytes] of [
  ["line-model.bin", packed({ ...model, ranker: fitted(weighed) })],
  ["line-sequence.bin", sequence],
] as const) {
  writeFileSync(path.join(import.meta.dirname, "../../prisma/price-guide", name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
