import { InferenceSession, Tensor } from "onnxruntime-node";
import { wordMeanings } from "#app/quote-reader/attention/meanings.server.ts";
import type { Node } from "#app/quote-reader/attention/nodes.ts";
import { bags, headAndRest, means, type Table } from "#app/quote-reader/attention/table.ts";

/**
 * A small transformer over the pieces of a paper, whose heads also see how two pieces stand to each other, and convolutions over the
 * words around each line. Trained and written by `tests/bench/learned/attention.py`.
 */
export type AttentionNetwork = { pieces: Table; words: Table; body: InferenceSession; head: InferenceSession };

/** A word near a line by its piece's number, its features and its meanings, in the order of reading. */
export type WordSeen = { node: number; features: number[]; means: number[] };

/** What the network says of a paper. */
export type Told = {
  /** For each piece the probabilities of none, line, tax, taken off and total. */
  roles: Float32Array[];
  /** For each line, by the number of its piece: of each word near it the logarithms of the odds of name, quantity and unit price, and its type's. */
  words: (lines: { line: number; near: WordSeen[] }[]) => Promise<LineTold[]>;
};

export type LineTold = { odds: Float32Array[]; types: Float32Array };

const OPTIONS: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  graphOptimizationLevel: "all",
  logSeverityLevel: 3,
  extra: { session: { intra_op: { allow_spinning: "0" } } },
};

/** The file that training wrote: a head of JSON, then two tables and two graphs. */
export async function openedNetwork(file: Uint8Array): Promise<AttentionNetwork> {
  const { head: sizes, rest } = headAndRest<{ tables: [rows: number, wide: number][]; graphs: number[] }>(file);
  let at = 0;
  // A copy: numbers of four bytes begin at a multiple of four.
  const taken = (size: number) => {
    at += size;
    return new Uint8Array(rest.subarray(at - size, at));
  };
  const tables = sizes.tables.map(([rows, wide]): Table => {
    const scales = new Float32Array(taken(rows * 4).buffer);
    return { wide, scales, bytes: new Int8Array(taken(rows * wide).buffer) };
  });
  const graphs = await Promise.all(sizes.graphs.map((size) => InferenceSession.create(taken(size), OPTIONS)));
  const [pieces, words] = tables;
  const [body, head] = graphs;
  if (!pieces || !words || !body || !head) throw new Error("A part of the reader's network is missing.");
  return { pieces, words, body, head };
}

export async function told(network: AttentionNetwork, nodes: Node[], relations: Int16Array): Promise<Told> {
  const n = nodes.length;
  if (n === 0) return { roles: [], words: async () => [] };
  const { pieces, body } = network;
  const { states, roles } = await body.run({
    seen: floats(
      bags(
        nodes.map(({ seen }) => seen),
        pieces,
      ),
      [n, pieces.wide],
    ),
    means: meaningsOf(
      nodes.map(({ means }) => means),
      [n],
    ),
    codes: new Tensor("int16", relations, [n, n]),
  });
  if (!states || !roles) throw new Error("The reader's network says nothing.");
  return {
    roles: rowsOf(dataOf(roles), n).map(softmax),
    words: (lines) => oddsOf(network, states, lines),
  };
}

async function oddsOf(
  { words, head }: AttentionNetwork,
  states: Tensor,
  lines: { line: number; near: WordSeen[] }[],
): Promise<LineTold[]> {
  const longest = Math.max(1, ...lines.map(({ near }) => near.length));
  const [count, size] = [lines.length, lines.length * longest];
  if (count === 0) return [];
  const seen = new Float32Array(size * words.wide);
  const meant: number[][] = Array.from({ length: size }, () => []);
  const pieces = new BigInt64Array(size);
  const mask = new Float32Array(size);
  lines.forEach(({ near }, line) => {
    seen.set(
      bags(
        near.map(({ features }) => features),
        words,
      ),
      line * longest * words.wide,
    );
    near.forEach(({ node, means }, at) => {
      meant[line * longest + at] = means;
      pieces[line * longest + at] = BigInt(node);
      mask[line * longest + at] = 1;
    });
  });
  const { odds, types } = await head.run({
    seen: floats(seen, [count, longest, words.wide]),
    means: meaningsOf(meant, [count, longest]),
    states,
    pieces: new Tensor("int64", pieces, [count, longest]),
    lines: new Tensor("int64", BigInt64Array.from(lines.map(({ line }) => BigInt(line))), [count]),
    mask: floats(mask, [count, longest]),
  });
  if (!odds || !types) throw new Error("The reader's network says nothing of words.");
  const [all, ofLines] = [rowsOf(dataOf(odds), size), rowsOf(dataOf(types), count)];
  return lines.map(({ near }, line) => ({
    odds: all.slice(line * longest, line * longest + near.length),
    types: ofLines[line] as Float32Array,
  }));
}

function meaningsOf(lists: number[][], shape: number[]): Tensor {
  const { table } = wordMeanings();
  return floats(means(lists, table), [...shape, table.wide]);
}

function floats(data: Float32Array, shape: number[]): Tensor {
  return new Tensor("float32", data, shape);
}

function dataOf({ data }: Tensor): Float32Array {
  if (data instanceof Float32Array) return data;
  throw new Error("The reader's network speaks in other numbers.");
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
