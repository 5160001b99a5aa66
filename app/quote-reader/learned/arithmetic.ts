/** How many of the amounts just before make the amount; 0 where none do. */
export function runBefore(cents: number[], sum: number): number {
  let made = 0;
  for (let count = 1; count <= Math.min(cents.length, 60); count++) {
    made += cents[cents.length - count] as number;
    if (made === sum && sum !== 0) return count;
  }
  return 0;
}

/** Whether a run that ends among the last of them makes the amount. */
export function anyRun(cents: number[], sum: number): boolean {
  for (let to = cents.length; to > Math.max(0, cents.length - 12); to--)
    if (runBefore(cents.slice(0, to), sum) > 1) return true;
  return false;
}

/** Sums of all before, and with the last one, two or three left out or repeated. */
export function sums(cents: number[]): number[] {
  const whole = cents.reduce((all, each) => all + each, 0);
  const found = [whole];
  for (const each of cents.slice(-6)) found.push(whole - each, whole - 2 * each);
  return found;
}
