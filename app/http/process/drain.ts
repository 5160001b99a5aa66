import type { IncomingMessage, Server } from "node:http";
import { Server as DoorOnly, type Socket } from "node:net";
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

/** Milliseconds that are looked for a moment in which nobody waits at the door, and how long a turn in which nothing happened takes. */
const MAY_STILL_COME_MS = 2_000;
const EMPTY_TURN_MS = 0.2;

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
  const closed = closeDoor(server);
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const hush = setTimeout(() => {
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
  }, MAY_STILL_ASK_MS);
  await Promise.race([closed, sleep(longest)]);
  clearInterval(idle);
  clearTimeout(hush);
}

/**
 * The system takes connections before the process does, and resets those it still holds as the door is closed: what was sent on them
 * would be lost. One is handed over in each turn of the loop, so the door closes in a turn that brought none. It is the plain door's
 * closing: HTTP's own looks through all connections first, for long enough that others come.
 */
function closeDoor(server: Server): Promise<void> {
  let came = 0;
  const count = () => {
    came += 1;
  };
  server.on("connection", count);
  const latest = performance.now() + MAY_STILL_COME_MS;
  return new Promise((resolve) => {
    const look = (seen: number, from: number) => {
      const now = performance.now();
      if ((came > seen || now - from > EMPTY_TURN_MS) && now < latest) {
        const before = came;
        setImmediate(() => look(before, now));
        return;
      }
      DoorOnly.prototype.close.call(server, () => resolve());
      server.off("connection", count);
    };
    look(-1, 0);
  });
}
