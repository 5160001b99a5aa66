/**
 * A third opinion on a line: a small network that reads its words in their order, each beside its neighbors, and says of each
 * component how likely some word of the line names it, whatever else the line names. `line-model.ts` shares one belief among all works
 * of a line; this one need not, so a second work is not weighed against the first.
 */
import { grams, hash } from "#app/prices/jobs/model/line-model.ts";
import { headAndRest, means, type Table } from "#app/quote-reader/attention/table.ts";

type Matrix = { values: Float32Array; bias: Float32Array };

export type SequenceModel = {
  components: string[];
  words: Table;
  kinds: Float32Array;
  enter: Matrix;
  first: Matrix;
  whole: Matrix;
  second: Matrix;
  norm: Matrix;
  leave: Matrix;
};

export const MOST_WORDS = 24;
export const WORD_BUCKETS = 32_768;
export const LINE_KINDS = ["Part", "Labor", "Service", "Fee"];

/** The features of one word of a line, spelled out, as buckets: itself, and what letters it is made of. */
export function wordFeatures(word: string): number[] {
  return [`w${word}`, ...grams(word)].map((feature) => hash(feature) % WORD_BUCKETS);
}

/** Reads what `tests/bench/prices/sequence.py` wrote: a head, the words' scales and bytes, matrices each with their bias. */
export function parseSequence(file: Uint8Array): SequenceModel {
  const { head, rest } = headAndRest<{ components: string[]; wide: number }>(file);
  const { components, wide } = head;
  const { buffer } = new Uint8Array(rest);
  let at = 0;
  const floats = (count: number) => {
    const own = new Float32Array(buffer, at, count);
    at += 4 * count;
    return own;
  };
  const matrix = (from: number, to: number): Matrix => ({ values: floats(from * to), bias: floats(to) });
  const scales = floats(WORD_BUCKETS);
  const kinds = floats((LINE_KINDS.length + 1) * wide);
  const [enter, first, whole, second] = [
    matrix(wide, wide),
    matrix(3 * wide, wide),
    matrix(2 * wide, wide),
    matrix(3 * wide, wide),
  ];
  const norm = { values: floats(wide), bias: floats(wide) };
  const leave = matrix(wide, components.length);
  const words = { wide, scales, bytes: new Int8Array(buffer, at, WORD_BUCKETS * wide) };
  return { components, words, kinds, enter, first, whole, second, norm, leave };
}

/** For each component, the logarithm of the odds that the line names it; `words` are those of the line, spelled out. About 1 ms. */
export function namedIn(model: SequenceModel, words: string[], kind: string | null): Float32Array {
  const { wide } = model.words;
  const count = Math.min(words.length, MOST_WORDS);
  const looked = means(words.slice(0, count).map(wordFeatures), model.words);
  const states = new Float32Array(count * wide);
  const said = (LINE_KINDS.indexOf(kind ?? "") + 1) * wide;
  for (let word = 0; word < count; word++) {
    times(states, word * wide, looked, word * wide, wide, model.enter);
    for (let d = 0; d < wide; d++) states[word * wide + d] = num(states, word * wide + d) + num(model.kinds, said + d);
  }
  withNeighbors(states, count, wide, model.first);
  withWhole(states, count, wide, model.whole);
  withNeighbors(states, count, wide, model.second);
  for (let word = 0; word < count; word++) normed(states, word * wide, wide, model.norm);
  return likeliestOf(states, count, wide, model.leave);
}

/** For each column of a matrix the most that any word makes of it; the words are the inner loop, as the matrix is larger than what a processor keeps near. */
function likeliestOf(states: Float32Array, count: number, wide: number, { values, bias }: Matrix): Float32Array {
  const most = new Float32Array(bias.length).fill(-30);
  for (let out = 0, from = 0; out < bias.length; out++, from += wide) {
    let top = -30;
    for (let word = 0; word < count; word++) {
      const own = dot(states, word * wide, values, from, wide) + (bias[out] ?? 0);
      if (own > top) top = own;
    }
    most[out] = top;
  }
  return most;
}

/** To each word's state is added what it, the word before and the word behind it make of each other. */
function withNeighbors(states: Float32Array, count: number, wide: number, matrix: Matrix) {
  const padded = new Float32Array((count + 2) * wide);
  padded.set(states.subarray(0, count * wide), wide);
  const own = new Float32Array(wide);
  for (let word = 0; word < count; word++) {
    times(own, 0, padded, word * wide, 3 * wide, matrix);
    for (let d = 0; d < wide; d++) states[word * wide + d] = num(states, word * wide + d) + Math.max(0, num(own, d));
  }
}

/** To each word's state is added what the whole line says: the mean and the most of its words. */
function withWhole(states: Float32Array, count: number, wide: number, matrix: Matrix) {
  const line = new Float32Array(2 * wide).fill(-30, wide);
  for (let word = 0; word < count; word++)
    for (let d = 0; d < wide; d++) {
      const value = num(states, word * wide + d);
      line[d] = num(line, d) + value / count;
      if (value > num(line, wide + d)) line[wide + d] = value;
    }
  const own = new Float32Array(wide);
  times(own, 0, line, 0, 2 * wide, matrix);
  for (let at = 0; at < count * wide; at++) states[at] = num(states, at) + num(own, at % wide);
}

function normed(states: Float32Array, from: number, wide: number, { values, bias }: Matrix) {
  let [sum, squares] = [0, 0];
  for (let d = 0; d < wide; d++) sum += num(states, from + d);
  for (let d = 0; d < wide; d++) squares += (num(states, from + d) - sum / wide) ** 2;
  const scale = 1 / Math.sqrt(squares / wide + 1e-5);
  for (let d = 0; d < wide; d++)
    states[from + d] = (num(states, from + d) - sum / wide) * scale * num(values, d) + num(bias, d);
}

/** A row times a matrix, whose columns lie one behind the other. */
function times(to: Float32Array, toAt: number, row: Float32Array, rowAt: number, size: number, matrix: Matrix) {
  const { values, bias } = matrix;
  for (let out = 0, at = 0; out < bias.length; out++, at += size)
    to[toAt + out] = dot(row, rowAt, values, at, size) + (bias[out] ?? 0);
}

/** Four sums at once: one alone waits for itself at every step. */
function dot(one: Float32Array, oneAt: number, other: Float32Array, otherAt: number, size: number): number {
  let [a, b, c, e] = [0, 0, 0, 0];
  for (let i = oneAt, at = otherAt; i < oneAt + size; i += 4, at += 4) {
    a += (one[i] ?? 0) * (other[at] ?? 0);
    b += (one[i + 1] ?? 0) * (other[at + 1] ?? 0);
    c += (one[i + 2] ?? 0) * (other[at + 2] ?? 0);
    e += (one[i + 3] ?? 0) * (other[at + 3] ?? 0);
  }
  return a + b + c + e;
}

function num(list: Float32Array, at: number): number {
  return list[at] ?? 0;
}
