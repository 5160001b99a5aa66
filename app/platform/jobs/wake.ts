/** Milliseconds after a job was written at which this process looks for it: its transaction ends about then. */
const LOOKS = [2, 25, 100, 300, 900];

let notifyQueue: ((job: string) => void) | undefined;

/** Set by the workers of this process while they run. */
export function setWaker(waker: ((job: string) => void) | undefined): void {
  notifyQueue = waker;
}

/** Lets the workers of this process look at once instead of at their next poll. Other processes hear it from PostgreSQL. */
export function wakeWorkers(job: string): void {
  if (!notifyQueue) return;
  for (const delay of LOOKS) setTimeout(() => notifyQueue?.(job), delay).unref();
}
