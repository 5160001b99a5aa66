/** Trains the line model by plain gradient descent, one example after the other; the same at every run. */
import type { Index } from "#app/prices/jobs/job-index.ts";
import { featuresOf, type LineModel } from "#app/prices/jobs/model/line-model.ts";
import { wordsIn } from "#app/prices/jobs/words/words.ts";
import { examplesOf } from "./examples.ts";
import { mulberry } from "./generated.ts";
import type { LabeledLine } from "./lines.ts";

const BUCKETS = 32_768;
const SIZE = 48;
const ROUNDS = 4;
const PACE = 0.15;
/** Three are trained and say the mean of their odds' logarithms: what is near a threshold by one is not by all. Of fifteen those under which lines in sight fare best. */
const SEEDS = [10, 19, 11];

type Example = { at: Int32Array; weights: Float32Array; jobs: number[]; weight: number };

export function trained(index: Index, lines: LabeledLine[]): LineModel {
  const names = [...index.jobs.map(({ job }) => job), "none"];
  const none = names.length - 1;
  const examples = examplesOf(index, lines).map(({ text, kind, jobs, weight }) => {
    const { at, weights } = featuresOf(wordsIn(text, index.shorthand, index.spell), text, kind, BUCKETS);
    return {
      at: Int32Array.from(at),
      weights: Float32Array.from(weights),
      jobs: jobs.length > 0 ? jobs : [none],
      weight,
    };
  });
  const all = SEEDS.map((seed) => trainedOnce(examples, names.length, seed));
  const mean = (values: Float32Array) => values.map((value) => value / all.length);
  const input = rounded(beside(all.map(({ inputs }) => inputs)));
  const output = rounded(beside(all.map(({ outputs }) => mean(outputs))));
  const biases = Float32Array.from(names, (_, job) =>
    all.reduce((sum, own) => sum + (own.biases[job] as number) / all.length, 0),
  );
  return {
    ...{ names, at: new Map(names.map((name, at) => [name, at])), buckets: BUCKETS, size: SIZE * all.length, biases },
    ...{ inputs: input.values, inputStep: input.step, outputs: output.values, outputStep: output.step },
    ...{ ranker: null, sequence: null },
  };
}

/** Rows of several tables, each beside those of the others: what they say of a line is then the sum of what each says. */
function beside(tables: Float32Array[]): Float32Array {
  const wide = SIZE * tables.length;
  const all = new Float32Array(tables.reduce((sum, { length }) => sum + length, 0));
  for (const [nth, table] of tables.entries())
    for (let at = 0; at < table.length; at++)
      all[Math.floor(at / SIZE) * wide + nth * SIZE + (at % SIZE)] = table[at] as number;
  return all;
}

function trainedOnce(given: Example[], count: number, seed: number) {
  const dice = mulberry(seed);
  const examples = [...given];
  const inputs = Float32Array.from({ length: BUCKETS * SIZE }, () => (dice() - 0.5) * 0.4);
  const outputs = new Float32Array(count * SIZE);
  const biases = new Float32Array(count);
  const hidden = new Float32Array(SIZE);
  const slope = new Float32Array(SIZE);
  const odds = new Float32Array(count);
  const steps = ROUNDS * examples.length;
  for (let step = 0; step < steps; step++) {
    if (step % examples.length === 0) shuffle(examples, dice);
    const { at, weights, jobs, weight } = examples[step % examples.length] as (typeof examples)[number];
    const pace = (PACE * (1 - step / steps) + 0.01) * weight;
    hidden.fill(0);
    slope.fill(0);
    for (let i = 0; i < at.length; i++) add(hidden, 0, inputs, (at[i] as number) * SIZE, weights[i] as number);
    let [most, all] = [-Infinity, 0];
    for (let job = 0; job < odds.length; job++) {
      const sum = (biases[job] as number) + dot(hidden, outputs, job * SIZE);
      odds[job] = sum;
      if (sum > most) most = sum;
    }
    for (let job = 0; job < odds.length; job++) {
      const own = Math.exp((odds[job] as number) - most);
      odds[job] = own;
      all += own;
    }
    for (let job = 0; job < odds.length; job++) {
      const off = (odds[job] as number) / all - (jobs.includes(job) ? 1 / jobs.length : 0);
      if (Math.abs(off) < 1e-4) continue;
      add(slope, 0, outputs, job * SIZE, off);
      add(outputs, job * SIZE, hidden, 0, -off * pace);
      biases[job] = (biases[job] as number) - off * pace * 0.1;
    }
    for (let i = 0; i < at.length; i++) add(inputs, (at[i] as number) * SIZE, slope, 0, -(weights[i] as number) * pace);
  }
  return { inputs, outputs, biases };
}

/** Four sums at once: one alone waits for itself at every step. */
function dot(one: Float32Array, other: Float32Array, from: number): number {
  let [a, b, c, e] = [0, 0, 0, 0];
  for (let d = 0, at = from; d < SIZE; d += 4, at += 4) {
    a += (one[d] as number) * (other[at] as number);
    b += (one[d + 1] as number) * (other[at + 1] as number);
    c += (one[d + 2] as number) * (other[at + 2] as number);
    e += (one[d + 3] as number) * (other[at + 3] as number);
  }
  return a + b + c + e;
}

/** Adds so many times one vector to another. */
function add(to: Float32Array, toAt: number, from: Float32Array, fromAt: number, times: number) {
  for (let d = 0; d < SIZE; d++) to[toAt + d] = (to[toAt + d] as number) + (from[fromAt + d] as number) * times;
}

function shuffle<T>(list: T[], dice: () => number) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(dice() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
}

/** In steps of which 127 reach all but one in two thousand. */
function rounded(values: Float32Array): { values: Int8Array; step: number } {
  const sizes = values.map(Math.abs).sort();
  const step = (sizes[Math.floor(sizes.length * 0.9995)] as number) / 127;
  return { values: Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value / step)))), step };
}
