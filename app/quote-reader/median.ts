/** The middle value, the upper of two; `whenEmpty` where there is none. */
export function median(values: number[], whenEmpty = 0): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? whenEmpty;
}
