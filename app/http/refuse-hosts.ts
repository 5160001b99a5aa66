import type { IncomingMessage, ServerResponse } from "node:http";

/** Which of two hosts is meant, nobody could say: a proxy may have meant the other. Answers whether it was refused. */
export function refuseHosts({ rawHeaders }: IncomingMessage, outgoing: ServerResponse): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length < 2) return false;
  const headers = { "Content-Type": "application/json", "Cache-Control": "no-store", Connection: "close" };
  outgoing
    .writeHead(400, headers)
    .end(JSON.stringify({ message: "A request names one host, and this one names more." }));
  return true;
}
