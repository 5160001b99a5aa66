/**
 * A second opinion on a line: a small trained classifier that has never heard of ways of writing, only of words, neighbors and
 * letters. Words and letters are looked up in a table of vectors, their mean is compared with a vector of each job.
 */

import type { Ranker } from "#app/prices/jobs/model/rank.ts";
import type { SequenceModel } from "#app/prices/jobs/model/sequence.ts";

export type LineModel = {
  /** Names of jobs in the order of `outputs`; the last is "none". */
  names: string[];
  at: Map<string, number>;
  buckets: number;
  /** A multiple of four. */
  size: number;
  inputs: Int8Array;
  outputs: Int8Array;
  biases: Float32Array;
  /** What a step of `inputs` and of `outputs` is worth. */
  inputStep: number;
  outputStep: number;
  /** How likely what speaks for an answer makes it: see `weigh.ts`. */
  ranker: Ranker | null;
  /** What reads the words in their order; in a file of its own. */
  sequence: SequenceModel | null;
};

type Head = Pick<LineModel, "names" | "buckets" | "size" | "inputStep" | "outputStep" | "ranker">;

/** A model as one file: the length of its head, its head as JSON, biases, inputs, outputs. */
export function packed({ inputs, outputs, biases, ...rest }: Omit<LineModel, "sequence">): Uint8Array {
  const { names, buckets, size, inputStep, outputStep, ranker } = rest;
  const head = JSON.stringify({ names, buckets, size, inputStep, outputStep, ranker } satisfies Head);
  // The head is as long as a multiple of four, so that what follows lies where numbers may lie.
  const text = new TextEncoder().encode(head + " ".repeat((4 - (new TextEncoder().encode(head).length % 4)) % 4));
  const file = new Uint8Array(4 + text.length + biases.byteLength + inputs.length + outputs.length);
  new DataView(file.buffer).setUint32(0, text.length);
  file.set(text, 4);
  file.set(new Uint8Array(biases.buffer, biases.byteOffset, biases.byteLength), 4 + text.length);
  file.set(new Uint8Array(inputs.buffer, inputs.byteOffset, inputs.length), 4 + text.length + biases.byteLength);
  file.set(
    new Uint8Array(outputs.buffer, outputs.byteOffset, outputs.length),
    4 + text.length + biases.byteLength + inputs.length,
  );
  return file;
}

/** Reads what `packed` wrote. Throws when the file is none. */
export function parseModel(file: Uint8Array, sequence: SequenceModel | null): LineModel {
  const own = Uint8Array.from(file).buffer;
  const length = new DataView(own).getUint32(0);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(own, 4, length))) as Head;
  const { names, buckets, size } = head;
  const biases = new Float32Array(own, 4 + length, names.length);
  const inputs = new Int8Array(own, 4 + length + biases.byteLength, buckets * size);
  const outputs = new Int8Array(own, 4 + length + biases.byteLength + inputs.length, names.length * size);
  return { ...head, at: new Map(names.map((name, at) => [name, at])), biases, inputs, outputs, sequence };
}

/** The features of a line as buckets, each with its weight; `words` are those of the line once it is spelled out. */
export function featuresOf(
  words: string[],
  text: string,
  kind: string | null,
  buckets: number,
): { at: number[]; weights: number[] } {
  const at: number[] = [];
  const weights: number[] = [];
  const group = (features: string[], share: number) => {
    for (const feature of features) {
      at.push(hash(feature) % buckets);
      weights.push(share / Math.sqrt(features.length));
    }
  };
  const telling = words.slice(0, 40);
  group(
    telling.map((word) => `w${word}`),
    1,
  );
  group(
    telling.slice(1).map((word, i) => `b${telling[i]} ${word}`),
    0.8,
  );
  const raw = (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).slice(0, 30);
  group([...new Set(raw.flatMap(grams))], 0.6);
  group([`k${kind ?? ""}`], 0.3);
  return { at, weights };
}

export function grams(word: string): string[] {
  const padded = `^${word}$`;
  const all: string[] = [];
  for (let size = 3; size <= 4; size++)
    for (let at = 0; at + size <= padded.length; at++) all.push(`c${padded.slice(at, at + size)}`);
  return all;
}

export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  return value >>> 0;
}

/** How likely each job is, in the order of `names`. About 0.1 ms. */
export function likelihoods(model: LineModel, words: string[], text: string, kind: string | null): Float32Array {
  const { size, inputs, outputs, biases, inputStep, outputStep } = model;
  const { at, weights } = featuresOf(words, text, kind, model.buckets);
  const hidden = new Float32Array(size);
  for (let i = 0; i < at.length; i++) {
    const from = (at[i] ?? 0) * size;
    const weight = (weights[i] ?? 0) * inputStep;
    for (let d = 0; d < size; d++) hidden[d] = (hidden[d] ?? 0) + (inputs[from + d] ?? 0) * weight;
  }
  const odds = new Float32Array(model.names.length);
  let most = -Infinity;
  for (let job = 0; job < odds.length; job++) {
    // Four sums at once: one alone waits for itself at every step.
    let [a, b, c, e] = [0, 0, 0, 0];
    for (let d = 0, at = job * size; d < size; d += 4, at += 4) {
      a += (hidden[d] ?? 0) * (outputs[at] ?? 0);
      b += (hidden[d + 1] ?? 0) * (outputs[at + 1] ?? 0);
      c += (hidden[d + 2] ?? 0) * (outputs[at + 2] ?? 0);
      e += (hidden[d + 3] ?? 0) * (outputs[at + 3] ?? 0);
    }
    odds[job] = (a + b + c + e) * outputStep + (biases[job] ?? 0);
    most = Math.max(most, odds[job] ?? 0);
  }
  let total = 0;
  for (let job = 0; job < odds.length; job++) {
    odds[job] = Math.exp((odds[job] ?? 0) - most);
    total += odds[job] ?? 0;
  }
  for (let job = 0; job < odds.length; job++) odds[job] = (odds[job] ?? 0) / total;
  return odds;
}
