// biome-ignore-all lint/style/noNonNullAssertion: every index is within its array
import { bucketOf, type Network } from "#app/quote-reader/learned/network.ts";
import { dice as diceOf } from "./dice.ts";

export type Sample = { features: number[]; role: number; weight: number };

export function hashed(features: string[], buckets: number): number[] {
  return [...new Set(features.map((feature) => bucketOf(feature, buckets)))];
}

/** Stochastic descent with steps that shrink where they were taken (Adagrad); features are left out at random while it learns. */
export function train(
  samples: Sample[],
  shape: { buckets: number; hidden: number; roles: string[] },
  rounds: number,
  seed = 1,
): Network {
  const { buckets, hidden, roles } = shape;
  const R = roles.length;
  const dice = diceOf(seed);
  const first = Float32Array.from({ length: buckets * hidden }, () => (dice() - 0.5) * 0.1);
  const second = Float32Array.from({ length: (hidden + 1) * R }, () => (dice() - 0.5) * 0.4);
  const g1 = new Float32Array(buckets * hidden).fill(0.05);
  const g2 = new Float32Array((hidden + 1) * R).fill(0.05);
  const order = samples.map((_, at) => at);
  const state = new Float32Array(hidden);
  const back = new Float32Array(hidden);
  const out = new Float32Array(R);
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const to = Math.floor(dice() * (at + 1));
      [order[at], order[to]] = [order[to] as number, order[at] as number];
    }
    const rate = 0.06 * (1 - round / rounds) + 0.004;
    for (const at of order) {
      const { features, role, weight } = samples[at] as Sample;
      const used = features.filter(() => dice() > DROPPED);
      state.fill(0);
      for (const feature of used) for (let u = 0, f = feature * hidden; u < hidden; u++, f++) state[u]! += first[f]!;
      const bias = hidden * R;
      for (let r = 0; r < R; r++) out[r] = second[bias + r]!;
      for (let u = 0; u < hidden; u++) {
        if (state[u]! <= 0) continue;
        for (let r = 0; r < R; r++) out[r]! += state[u]! * second[u * R + r]!;
      }
      const most = Math.max(...out);
      let sum = 0;
      for (let r = 0; r < R; r++) sum += out[r] = Math.exp(out[r]! - most);
      back.fill(0);
      for (let r = 0; r < R; r++) {
        const error = (out[r]! / sum - (r === role ? 1 : 0)) * weight;
        const b = bias + r;
        g2[b]! += error * error;
        second[b]! -= (rate * error) / Math.sqrt(g2[b]!);
        for (let u = 0; u < hidden; u++) {
          if (state[u]! <= 0) continue;
          const s = u * R + r;
          back[u]! += error * second[s]!;
          const gradient = error * state[u]! + DECAY * second[s]!;
          g2[s]! += gradient * gradient;
          second[s]! -= (rate * gradient) / Math.sqrt(g2[s]!);
        }
      }
      for (const feature of used) {
        for (let u = 0, f = feature * hidden; u < hidden; u++, f++) {
          if (state[u]! <= 0) continue;
          const gradient = back[u]! + DECAY * first[f]!;
          g1[f]! += gradient * gradient;
          first[f]! -= (rate * gradient) / Math.sqrt(g1[f]!);
        }
      }
    }
  }
  return { buckets, hidden, roles, first, second };
}

const DROPPED = 0.15;
const DECAY = 2e-5;
