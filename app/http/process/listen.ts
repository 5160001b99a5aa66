import type { Server } from "node:http";
import { createServer } from "node:net";

/** `host` undefined means every address of the machine; `sixToo` adds ::1, which "localhost" also is. */
type Place = { port: number; host?: string | undefined; sixToo?: boolean };

/** Before the long part of a start. Errors: EADDRINUSE, EACCES, EADDRNOTAVAIL of `listen`. */
export function requireFreePort({ port, host }: Place): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once("error", reject);
    probe.listen({ port, ...(host ? { host } : {}) }, () => probe.close(() => resolve()));
  });
}

/** Opens the doors. Returns the port, which port 0 leaves to the system. Errors: as `requireFreePort`. */
export async function listen(server: Server, { port, host, sixToo }: Place): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const address = server.address();
  const at = address && typeof address === "object" ? address.port : port;
  if (sixToo) await alsoOnSix(server, at);
  return at;
}

/** Where the machine has it; its connections go to the one server and its limits. */
function alsoOnSix(server: Server, port: number): Promise<void> {
  const six = createServer((socket) => server.emit("connection", socket));
  return new Promise((resolve) => {
    six.once("error", () => resolve());
    six.listen({ port, host: "::1" }, resolve);
    six.unref();
  });
}
