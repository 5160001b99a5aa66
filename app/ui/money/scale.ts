/** Where amounts stand on a bar that shows all of them, in percent of its length, with some room at both ends. */
export function scaleOf(cents: readonly number[]): (at: number) => number {
  const [least, most] = [Math.min(...cents), Math.max(...cents)];
  const margin = Math.max((most - least) * 0.14, 1);
  const start = Math.max(0, least - margin);
  return (at) => ((at - start) / (most + margin - start)) * 100;
}
