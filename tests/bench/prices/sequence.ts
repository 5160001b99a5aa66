/** Trains the network that reads a line's words in their order (`sequence.py`, Debian's python3-torch; `PYTHON` names another Python that has torch). */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Index } from "#app/prices/jobs/job-index.ts";
import { LINE_KINDS, MOST_WORDS, wordFeatures } from "#app/prices/jobs/model/sequence.ts";
import { wordsIn } from "#app/prices/jobs/words/words.ts";
import { examplesOf } from "./examples.ts";
import type { LabeledLine } from "./lines.ts";

/** No line counts for more than so many generated ones. */
const MOST_WEIGHT = 4;

/** The file of a network that knows the ways of writing of an index and these lines. Ten minutes of one core. */
export function trainedSequence(index: Index, lines: LabeledLine[], seed: number): Uint8Array {
  const components = [...new Set(index.jobs.map(({ component }) => component))].sort();
  const places = new Map(components.map((component, at) => [component, at]));
  const once = new Map<string, { text: string; kind: string | null; named: number[]; weight: number }>();
  for (const { text, kind, jobs, weight } of examplesOf(index, lines)) {
    const named = [...new Set(jobs.map((job) => places.get(index.jobs[job]?.component ?? "") ?? -1))].sort();
    // A labeled line is there twice, under two kinds where it has none of its own: it counts once, for both.
    const key = weight > 1 ? `${text}|${named}` : `${text}|${named}|${once.size}`;
    const before = once.get(key);
    if (before) before.weight = Math.min(MOST_WEIGHT, before.weight + weight);
    else once.set(key, { text, kind, named, weight });
  }
  const learned = [...once.values()].flatMap(({ text, kind, named, weight }) => {
    const words = wordsIn(text, index.shorthand, index.spell).slice(0, MOST_WORDS).map(wordFeatures);
    return words.length > 0 ? [[words, LINE_KINDS.indexOf(kind ?? "") + 1, named, weight]] : [];
  });
  const folder = mkdtempSync(path.join(tmpdir(), "lines-"));
  const [source, out] = [path.join(folder, "lines.json"), path.join(folder, "sequence.bin")];
  writeFileSync(source, JSON.stringify({ components, lines: learned }));
  const python = process.env.PYTHON ?? "/usr/bin/python3";
  execFileSync(python, [path.join(import.meta.dirname, "sequence.py"), source, out, String(seed)], {
    stdio: "inherit",
  });
  return readFileSync(out);
}
