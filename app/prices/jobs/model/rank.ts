/** How likely each thinkable answer to a line is: small networks, trained on lines of which the answer is known, whose mean counts. */

export type Ranker = {
  /** The middle and the width of each number that speaks for an answer. */
  middle: number[];
  width: number[];
  nets: Net[];
};
/** A hidden layer, and what each number says by itself: `inputs` has a row of hidden values for each number. */
export type Net = { inputs: number[]; hidden: number[]; outputs: number[]; straight: number[]; bias: number };

/** Numbers further from the middle than so many widths are as far as that. */
const FAR = 4;

export function scaled({ middle, width }: Pick<Ranker, "middle" | "width">, features: number[]): number[] {
  return features.map((value, at) => {
    const own = (value - (middle[at] ?? 0)) / (width[at] ?? 1);
    return Math.max(-FAR, Math.min(FAR, own));
  });
}

/** What speaks for an answer, as one number; that no answer is right has nothing. */
export function scoreOf(ranker: Ranker, features: number[]): number {
  const row = scaled(ranker, features);
  return ranker.nets.reduce((sum, net) => sum + netScore(net, row), 0) / Math.max(1, ranker.nets.length);
}

function netScore({ inputs, hidden, outputs, straight, bias }: Net, row: number[]): number {
  const values = [...hidden];
  let sum = bias;
  for (let at = 0, from = 0; at < row.length; at++) {
    const value = row[at] ?? 0;
    sum += value * (straight[at] ?? 0);
    for (let h = 0; h < values.length; h++, from++) values[h] = (values[h] ?? 0) + value * (inputs[from] ?? 0);
  }
  for (let h = 0; h < values.length; h++) sum += Math.tanh(values[h] ?? 0) * (outputs[h] ?? 0);
  return sum;
}
