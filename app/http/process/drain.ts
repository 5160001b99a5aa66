import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

type Ending = {
  /** How long others may still come, who look at /readyz first. */
  seconds: number;
  /** Milliseconds that what runs may take from then on. */
  longest: number;
  /** Live updates never end by themselves. */
  endStreams: () => void;
  /** Of `silentConnections`. */
  silent: ReadonlySet<Socket>;
};

/** Browsers open connections ahead and may never use them; what has not asked yet counts as neither idle nor running. */
const MAY_STILL_ASK_MS = 1_000;

/** Keeps the connections that were opened and have asked nothing yet. */
export function silentConnections(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage) => silent.delete(socket));
  return silent;
}

/** Ends a server without losing what was sent to it: nothing new is taken, what runs is answered, what idles is closed. */
export async function drain(server: Server, { seconds, longest, endStreams, silent }: Ending): Promise<void> {
  await sleep(seconds * 1000);
  endStreams();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const hush = setTimeout(() => {
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
  }, MAY_STILL_ASK_MS);
  await Promise.race([closed, sleep(longest)]);
  clearInterval(idle);
  clearTimeout(hush);
}
