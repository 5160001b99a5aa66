export type Health = { ok: boolean; checks: Record<string, string> };

/** Milliseconds: a look is good for so long; who asks waits so long for a new one; then the last verdict stands in, at most so old. */
const FRESH = 1_000;
const PATIENCE = 60;
const OLDEST = 10_000;

/**
 * Answers for the health of the process at once, however busy it is: of all who ask at the same moment one makes it look, and a look
 * that takes its time is answered with the verdict before it.
 */
export function healthOf(look: () => Promise<Health>): () => Promise<Health> {
  let last: { verdict: Health; at: number } | null = null;
  let looking: Promise<Health> | null = null;

  function lookOnce(): Promise<Health> {
    looking ??= look()
      .then((verdict) => {
        last = { verdict, at: performance.now() };
        return verdict;
      })
      .finally(() => {
        looking = null;
      });
    return looking;
  }

  return async () => {
    const age = last ? performance.now() - last.at : Number.POSITIVE_INFINITY;
    if (last && age < FRESH) return last.verdict;
    const fresh = lookOnce();
    if (!last || age > OLDEST) return fresh;
    return within(PATIENCE, fresh, last.verdict);
  };
}

/**
 * What the work gives, or the other thing when that takes more than so many milliseconds. A process that got no processor meanwhile
 * first hears what has arrived: its own standstill is nobody's absence.
 */
export async function within<Result>(milliseconds: number, work: Promise<Result>, late: Result): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<Result>((resolve) => {
    timer = setTimeout(() => setImmediate(() => setImmediate(resolve, late)), milliseconds);
  });
  return Promise.race([work, alarm]).finally(() => clearTimeout(timer));
}
