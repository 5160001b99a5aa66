// biome-ignore-all lint/style/noNonNullAssertion: every index is within its array
import type { Node } from "#app/quote-reader/attention/nodes.ts";
import type { Relations } from "#app/quote-reader/attention/relations.ts";

/**
 * A small transformer over the pieces of a paper: three layers of attention whose heads also see how two pieces stand to each other.
 * Trained by `tests/bench/learned/attention.py`, which says the same in PyTorch.
 */
export type AttentionNetwork = { heads: number; layers: number; tensors: Map<string, Tensor> };

type Tensor = { shape: number[]; data: Float32Array };

/** What the network says of a paper. */
export type Told = {
  /** For each piece the probabilities of none, line, tax, taken off and total. */
  roles: Float32Array[];
  /** Of a word of piece `node`, by its features, the probabilities of none, name, quantity and unit price of the line of piece `line`. */
  word: (line: number, node: number, features: number[]) => Float32Array;
};

/** The file that training wrote: a head of JSON, then the tensors in its order. */
export function openedNetwork(bytes: Uint8Array): AttentionNetwork {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as {
    heads: number;
    layers: number;
    tensors: [name: string, shape: number[], kind: "rows" | "half"][];
  };
  let at = 4 + length;
  const tensors = new Map<string, Tensor>();
  for (const [name, shape, kind] of head.tensors) {
    const size = shape.reduce((all, each) => all * each, 1);
    const data = new Float32Array(size);
    if (kind === "rows") {
      const rows = shape[0]!;
      const wide = size / rows;
      const from = at + rows * 4;
      for (let row = 0; row < rows; row++) {
        const scale = view.getFloat32(at + row * 4, true);
        for (let i = row * wide; i < (row + 1) * wide; i++) data[i] = view.getInt8(from + i) * scale;
      }
      at = from + size;
    } else {
      for (let i = 0; i < size; i++) data[i] = halfFloat(view.getUint16(at + i * 2, true));
      at += size * 2;
    }
    tensors.set(name, { shape, data });
  }
  return { heads: head.heads, layers: head.layers, tensors };
}

function halfFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

export function told({ heads, layers, tensors }: AttentionNetwork, nodes: Node[], relations: Relations): Told {
  const of = (name: string) => tensors.get(name)!.data;
  const size = tensors.get("norm.weight")!.shape[0]!;
  const n = nodes.length;
  const linear = (x: Float32Array, name: string) => linearOf(x, n, of(`${name}.weight`), of(`${name}.bias`));
  const norm = (x: Float32Array, name: string) => normed(x, size, of(`${name}.weight`), of(`${name}.bias`));

  let x = norm(
    bags(
      nodes.map(({ seen }) => seen),
      of("pieces.weight"),
      size,
    ),
    "first",
  );
  for (let layer = 0; layer < layers; layer++) {
    const name = (part: string) => `layers.${layer}.${part}`;
    const qkv = linear(norm(x, name("norm1")), name("qkv"));
    const tables = [of(name("places")), of(name("orders")), of(name("sames"))] as const;
    const seen = attended(qkv, { n, size, heads, tables, ...relations });
    x = plus(x, linear(seen, name("out")));
    x = plus(x, linear(clipped(linear(norm(x, name("norm2")), name("up"))), name("down")));
  }
  x = norm(x, "norm");
  const roles = rowsOf(linear(clipped(linear(x, "role_hidden")), "role"), n).map(softmax);
  return { roles, word: wordOf(linear(x, "word_state"), linear(x, "line_state"), of) };
}

function wordOf(ofNode: Float32Array, ofLine: Float32Array, of: (name: string) => Float32Array): Told["word"] {
  const table = of("words.weight");
  const weight = of("word_role.weight");
  const bias = of("word_role.bias");
  const size = weight.length / bias.length;
  return (line, node, features) => {
    const state = bags([features], table, size);
    for (let i = 0; i < size; i++)
      state[i] = Math.max(0, state[i]! + ofNode[node * size + i]! + ofLine[line * size + i]!);
    return softmax(linearOf(state, 1, weight, bias));
  };
}

type Attention = {
  n: number;
  size: number;
  heads: number;
  places: Uint8Array;
  orders: Uint8Array;
  sames: Uint8Array;
  tables: readonly [Float32Array, Float32Array, Float32Array];
};

function attended(qkv: Float32Array, { n, size, heads, places, orders, sames, tables }: Attention): Float32Array {
  const [ofPlace, ofOrder, ofSame] = tables;
  const wide = size / heads;
  const out = new Float32Array(n * size);
  const scores = new Float32Array(n);
  const root = Math.sqrt(wide);
  for (let head = 0; head < heads; head++) {
    const at = head * wide;
    for (let a = 0; a < n; a++) {
      const q = a * 3 * size + at;
      let most = Number.NEGATIVE_INFINITY;
      for (let b = 0; b < n; b++) {
        const k = b * 3 * size + size + at;
        const code = a * n + b;
        const score =
          dot(qkv, q, k, wide) / root +
          ofPlace[places[code]! * heads + head]! +
          ofOrder[orders[code]! * heads + head]! +
          ofSame[sames[code]! * heads + head]!;
        scores[b] = score;
        if (score > most) most = score;
      }
      let all = 0;
      for (let b = 0; b < n; b++) all += scores[b] = Math.exp(scores[b]! - most);
      const to = a * size + at;
      for (let b = 0; b < n; b++) {
        const share = scores[b]! / all;
        if (share < 1e-6) continue;
        const v = b * 3 * size + 2 * size + at;
        for (let i = 0; i < wide; i++) out[to + i]! += share * qkv[v + i]!;
      }
    }
  }
  return out;
}

/** The product of two stretches of a vector, whose length is a multiple of four. */
function dot(of: Float32Array, one: number, other: number, wide: number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < wide; i += 4) {
    a += of[one + i]! * of[other + i]!;
    b += of[one + i + 1]! * of[other + i + 1]!;
    c += of[one + i + 2]! * of[other + i + 2]!;
    d += of[one + i + 3]! * of[other + i + 3]!;
  }
  return a + b + c + d;
}

/** The sum of the rows of a table that each list names. */
function bags(lists: number[][], table: Float32Array, size: number): Float32Array {
  const out = new Float32Array(lists.length * size);
  lists.forEach((list, row) => {
    const to = row * size;
    for (const each of list) for (let i = 0; i < size; i++) out[to + i]! += table[each * size + i]!;
  });
  return out;
}

/** Four sums at a time, which do not wait for one another. */
function linearOf(x: Float32Array, n: number, weight: Float32Array, bias: Float32Array): Float32Array {
  const from = x.length / Math.max(1, n);
  const to = bias.length;
  const fours = to - (to % 4);
  const out = new Float32Array(n * to);
  for (let row = 0; row < n; row++) {
    const r = row * from;
    for (let o = 0; o < fours; o += 4) {
      let [a, b, c, d] = [bias[o]!, bias[o + 1]!, bias[o + 2]!, bias[o + 3]!];
      const [wa, wb, wc, wd] = [o * from, (o + 1) * from, (o + 2) * from, (o + 3) * from];
      for (let i = 0; i < from; i++) {
        const value = x[r + i]!;
        a += weight[wa + i]! * value;
        b += weight[wb + i]! * value;
        c += weight[wc + i]! * value;
        d += weight[wd + i]! * value;
      }
      const at = row * to + o;
      out[at] = a;
      out[at + 1] = b;
      out[at + 2] = c;
      out[at + 3] = d;
    }
    for (let o = fours; o < to; o++) {
      let sum = bias[o]!;
      for (let i = 0; i < from; i++) sum += weight[o * from + i]! * x[r + i]!;
      out[row * to + o] = sum;
    }
  }
  return out;
}

function normed(x: Float32Array, size: number, weight: Float32Array, bias: Float32Array): Float32Array {
  const out = new Float32Array(x.length);
  for (let from = 0; from < x.length; from += size) {
    let mean = 0;
    for (let i = 0; i < size; i++) mean += x[from + i]!;
    mean /= size;
    let variance = 0;
    for (let i = 0; i < size; i++) variance += (x[from + i]! - mean) ** 2;
    const scale = 1 / Math.sqrt(variance / size + 1e-5);
    for (let i = 0; i < size; i++) out[from + i] = (x[from + i]! - mean) * scale * weight[i]! + bias[i]!;
  }
  return out;
}

function clipped(x: Float32Array): Float32Array {
  return x.map((each) => Math.max(0, each));
}

function plus(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((each, at) => each + b[at]!);
}

function rowsOf(x: Float32Array, n: number): Float32Array[] {
  const wide = x.length / Math.max(1, n);
  return Array.from({ length: n }, (_, row) => x.subarray(row * wide, (row + 1) * wide));
}

function softmax(x: Float32Array): Float32Array {
  const most = Math.max(...x);
  const all = x.map((each) => Math.exp(each - most));
  const sum = all.reduce((total, each) => total + each, 0);
  return all.map((each) => each / sum);
}
