import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What goes wrong with the next calls to a stand-in. `acted`: the work is done, but no answer comes. */
export type Fault = "none" | "down" | "error" | "busy" | "slow" | "acted";

export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: string;
};
export type Answer = { status?: number; body?: string | Uint8Array; headers?: Record<string, string> };

/** A server on a free port of this machine that answers by `handle`, and fails as it is told to. */
export async function startStandIn(
  handle: (call: Call) => Answer | Promise<Answer>,
  errorBody: (status: number) => string,
) {
  const calls: Call[] = [];
  let faults: Fault[] = [];
  let answers: Answer[] = [];

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://stand-in.invalid");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = {
      method: request.method ?? "GET",
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString("latin1"),
    };
    calls.push(call);
    const fault = faults.shift();
    if (fault === "down") return void request.socket.destroy();
    if (fault === "error") return send(response, { status: 500, body: errorBody(500) });
    if (fault === "busy") return send(response, { status: 429, body: errorBody(429), headers: { "Retry-After": "1" } });
    const answer = answers.shift() ?? (await handle(call));
    if (fault === "acted") return void request.socket.destroy();
    if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, 1500));
    send(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Every call that came, in order. */
    calls,
    /** What the next calls meet, in order. */
    failNext(...next: Fault[]) {
      faults = next;
    },
    /** What the next calls are answered, whatever they ask. */
    answerNext(...next: Answer[]) {
      answers = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(response: ServerResponse, { status = 200, body = "", headers = {} }: Answer) {
  if (response.destroyed) return;
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(body);
}
