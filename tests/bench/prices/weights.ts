/** Trains the networks that choose between all thinkable answers of a line and none of them; the same at every run. */
import { type Net, type Ranker, scaled } from "#app/prices/jobs/model/rank.ts";
import { mulberry } from "./generated.ts";

/** One line: what speaks for each answer, which of them are right, which are what the hand said first, and the same of no answer. */
export type Choice = { features: number[][]; right: boolean[]; first: boolean[]; none: boolean; noneFirst: boolean };

const NETS = 4;
const HIDDEN = 24;
const ROUNDS = 20;
const BATCH = 16;
const PACE = 0.005;
const CALM = 0.1;
/** How much of the hidden values is left out at every line. */
const DEAF = 0.3;
/** What an answer is worth that is right too, but was not said first. */
const SECOND = 0.5;

type Example = { rows: number[][]; goals: number[]; none: number };

/** The networks under which the right answers were the likeliest. */
export function fitted(choices: Choice[]): Ranker {
  const used = choices.filter(({ features }) => features.length > 0);
  const all = used.flatMap(({ features }) => features);
  const size = all[0]?.length ?? 0;
  const middle = Array.from({ length: size }, (_, i) => (i === 0 ? 0 : mean(all.map((each) => each[i] ?? 0))));
  const width = middle.map((center, i) =>
    i === 0 ? 1 : Math.sqrt(mean(all.map((each) => ((each[i] ?? 0) - center) ** 2))) + 1e-4,
  );
  const examples = used.map(({ features, right, first, none, noneFirst }): Example => {
    const goals = right.map((own, i) => (first[i] ? 1 : own ? SECOND : 0));
    return {
      rows: features.map((row) => scaled({ middle, width }, row)),
      goals,
      none: noneFirst || goals.every((goal) => goal === 0) ? 1 : none ? SECOND : 0,
    };
  });
  const nets = Array.from({ length: NETS }, (_, nth) => netOf(examples, size, mulberry(1000 + 77 * nth)));
  return { middle: middle.map(short), width: width.map(short), nets };
}

/** One network by small steps (Adam with weights drawn towards nothing), the places of its numbers as in `at`. */
function netOf(examples: Example[], size: number, dice: () => number): Net {
  const at = { hidden: size * HIDDEN, outputs: (size + 1) * HIDDEN, straight: (size + 2) * HIDDEN };
  const count = at.straight + size + 1;
  const all = new Float64Array(count);
  for (let i = 0; i < at.hidden; i++) all[i] = (dice() - 0.5) * 1.4 * Math.sqrt(3 / size);
  for (let h = 0; h < HIDDEN; h++) all[at.outputs + h] = (dice() - 0.5) * 0.4;
  const [slope, slow, fast] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const order = [...examples];
  const steps = ROUNDS * Math.ceil(order.length / BATCH);
  let step = 0;
  const move = (lines: number) => {
    step++;
    const pace = PACE * (1 - step / (steps + 1));
    const [early, late] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (let i = 0; i < count; i++) {
      const own = num(slope, i) / lines;
      slow[i] = 0.9 * num(slow, i) + 0.1 * own;
      fast[i] = 0.999 * num(fast, i) + 0.001 * own ** 2;
      const by = num(slow, i) / early / (Math.sqrt(num(fast, i) / late) + 1e-8);
      all[i] = num(all, i) - pace * (by + CALM * num(all, i));
      slope[i] = 0;
    }
  };
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, dice);
    for (const [nth, example] of order.entries()) {
      learn(example, { all, slope, at, size, dice });
      if ((nth + 1) % BATCH === 0 || nth === order.length - 1) move((nth % BATCH) + 1);
    }
  }
  const part = (from: number, to: number) => Array.from(all.subarray(from, to), short);
  return {
    inputs: part(0, at.hidden),
    hidden: part(at.hidden, at.outputs),
    outputs: part(at.outputs, at.straight),
    straight: part(at.straight, at.straight + size),
    bias: short(num(all, count - 1)),
  };
}

type Learning = {
  all: Float64Array;
  slope: Float64Array;
  at: { hidden: number; outputs: number; straight: number };
  size: number;
  dice: () => number;
};

/** What one line says of every number of the network. */
function learn({ rows, goals, none }: Example, { all, slope, at, size, dice }: Learning) {
  const heard = Array.from({ length: HIDDEN }, () => (dice() < DEAF ? 0 : 1 / (1 - DEAF)));
  const hidden = rows.map((row) =>
    heard.map((_, h) => {
      let sum = num(all, at.hidden + h);
      for (let i = 0; i < size; i++) sum += (row[i] ?? 0) * num(all, i * HIDDEN + h);
      return Math.tanh(sum);
    }),
  );
  const says = rows.map((row, n) => {
    let sum = num(all, at.straight + size);
    for (let i = 0; i < size; i++) sum += (row[i] ?? 0) * num(all, at.straight + i);
    for (let h = 0; h < HIDDEN; h++) sum += (hidden[n]?.[h] ?? 0) * num(all, at.outputs + h) * (heard[h] ?? 0);
    return Math.exp(Math.max(-30, Math.min(30, sum)));
  });
  const total = 1 + says.reduce((sum, each) => sum + each, 0);
  const good = (none + says.reduce((sum, each, n) => sum + each * (goals[n] ?? 0), 0)) / total;
  for (const [n, row] of rows.entries()) {
    const own = (says[n] ?? 0) / total;
    const off = own - (own * (goals[n] ?? 0)) / good;
    slope[at.straight + size] = num(slope, at.straight + size) + off;
    for (let i = 0; i < size; i++) slope[at.straight + i] = num(slope, at.straight + i) + off * (row[i] ?? 0);
    for (let h = 0; h < HIDDEN; h++) {
      const loud = heard[h] ?? 0;
      if (loud === 0) continue;
      const value = hidden[n]?.[h] ?? 0;
      slope[at.outputs + h] = num(slope, at.outputs + h) + off * value * loud;
      const back = off * num(all, at.outputs + h) * loud * (1 - value ** 2);
      slope[at.hidden + h] = num(slope, at.hidden + h) + back;
      for (let i = 0; i < size; i++) slope[i * HIDDEN + h] = num(slope, i * HIDDEN + h) + back * (row[i] ?? 0);
    }
  }
}

function num(list: Float64Array, at: number): number {
  return list[at] ?? 0;
}

function shuffle<T>(list: T[], dice: () => number) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(dice() * (at + 1));
    const [a, b] = [list[at], list[other]];
    if (a === undefined || b === undefined) continue;
    list[at] = b;
    list[other] = a;
  }
}

export function mean(list: number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);
}

/** Four digits tell enough. */
function short(value: number): number {
  return Number(value.toPrecision(4));
}
