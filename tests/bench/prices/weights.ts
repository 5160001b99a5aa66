/** How much each thing that speaks for an answer weighs: a choice between all thinkable answers of a line and none of them. */

/** One line: what speaks for each answer, which of them are right, and whether no answer is right. */
export type Choice = { features: number[][]; right: boolean[]; none: boolean };

const STEPS = 300;
const CALM = 1e-3;

/** The weights under which the right answers were the likeliest. The first feature is 1 and is not drawn towards nothing. */
export function fitted(choices: Choice[]): number[] {
  const used = choices.filter(({ features }) => features.length > 0);
  const all = used.flatMap(({ features }) => features);
  const size = all[0]?.length ?? 0;
  const middle = Array.from({ length: size }, (_, i) => (i === 0 ? 0 : mean(all.map((each) => each[i] as number))));
  const width = middle.map((center, i) =>
    i === 0 ? 1 : Math.sqrt(mean(all.map((each) => ((each[i] as number) - center) ** 2))) + 1e-6,
  );
  const scaled = used.map(({ features, right, none }) => ({
    rows: features.map((row) => row.map((value, i) => (value - (middle[i] as number)) / (width[i] as number))),
    right,
    none: none || !right.includes(true),
  }));
  const weights = new Array<number>(size).fill(0);
  const [slow, fast] = [weights.slice(), weights.slice()];
  for (let step = 1; step <= STEPS; step++) {
    const slope = weights.map((weight, i) => (i === 0 ? 0 : CALM * weight));
    for (const { rows, right, none } of scaled) {
      const says = rows.map((row) =>
        Math.exp(
          Math.max(
            -30,
            Math.min(
              30,
              row.reduce((sum, x, i) => sum + x * (weights[i] as number), 0),
            ),
          ),
        ),
      );
      const total = 1 + says.reduce((sum, each) => sum + each, 0);
      const good = (none ? 1 : 0) + says.reduce((sum, each, n) => sum + (right[n] ? each : 0), 0);
      for (const [n, row] of rows.entries()) {
        const off = (says[n] as number) / total - (right[n] ? (says[n] as number) / good : 0);
        for (let i = 0; i < size; i++) slope[i] = (slope[i] as number) + (off * (row[i] as number)) / scaled.length;
      }
    }
    for (let i = 0; i < size; i++) {
      slow[i] = 0.9 * (slow[i] as number) + 0.1 * (slope[i] as number);
      fast[i] = 0.99 * (fast[i] as number) + 0.01 * (slope[i] as number) ** 2;
      const move = (slow[i] as number) / (1 - 0.9 ** step);
      weights[i] =
        (weights[i] as number) - (0.05 * move) / (Math.sqrt((fast[i] as number) / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  const plain = weights.map((weight, i) => weight / (width[i] as number));
  plain[0] =
    (plain[0] as number) - plain.reduce((sum, weight, i) => sum + (i === 0 ? 0 : weight * (middle[i] as number)), 0);
  return plain;
}

function mean(list: number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);
}
