import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

type Ending = {
  /** How long others may still come, who look at /readyz first. */
  seconds: number;
  /** Milliseconds that what runs may take from then on. */
  longest: number;
  /** Live updates never end by themselves. */
  endStreams: () => void;
};

/** Ends a server without losing what was sent to it: nothing new is taken, what runs is answered, what idles is closed. */
export async function drain(server: Server, { seconds, longest, endStreams }: Ending): Promise<void> {
  await sleep(seconds * 1000);
  endStreams();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await Promise.race([closed, sleep(longest)]);
  clearInterval(idle);
}
