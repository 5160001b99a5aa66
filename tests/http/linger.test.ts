import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { admitBody } from "#app/http/front-door.ts";
import { lingerOn } from "#app/http/process/linger.ts";

const MEGABYTE = 1024 * 1024;
const server = createServer(async (incoming, outgoing) => {
  if (incoming.url === "/small") lingerOn(incoming, { bytes: 2 * MEGABYTE, milliseconds: 600, silence: 300 });
  else await admitBody(incoming, incoming.url ?? "", () => {});
  outgoing.writeHead(413, { connection: "close", "content-type": "text/plain" }).end("The body is too large");
});
let port = 0;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** A sender that reads nothing before it has written all of it, as many proxies and programs do. */
async function writeThenRead(path: string, head: string, body: Buffer) {
  const socket = connect(port, "127.0.0.1");
  const failed = once(socket, "error").then(([error]) => Promise.reject(error));
  await once(socket, "connect");
  socket.pause();
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM}\r\n${head}\r\n\r\n`);
  await Promise.race([failed, new Promise<void>((resolve) => socket.write(body, () => resolve()))]);
  await sleep(200);
  let said = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  await Promise.race([failed, once(socket.resume(), "close")]);
  return said;
}

const FORM = "application/x-www-form-urlencoded";

test.each([
  ["with its length said before", `Content-Length: ${60 * MEGABYTE}`, Buffer.alloc(60 * MEGABYTE, "a")],
  [
    "whose length shows as it comes",
    "Transfer-Encoding: chunked",
    Buffer.concat([
      Buffer.from(`${(5 * MEGABYTE).toString(16)}\r\n`),
      Buffer.alloc(5 * MEGABYTE, "a"),
      Buffer.from("\r\n0\r\n\r\n"),
    ]),
  ],
])("a body that is too large, %s, is read to its end: its sender reads why it was refused", async (_, head, body) => {
  const said = await writeThenRead("/login", head, body);
  expect(said).toMatch(/^HTTP\/1\.1 413 /);
  expect(said).toContain("The body is too large");
});

test("more than is thrown away ends the connection", async () => {
  const body = Buffer.alloc(60 * MEGABYTE, "a");
  await expect(writeThenRead("/small", `Content-Length: ${body.length}`, body)).rejects.toThrow(/ECONNRESET|EPIPE/);
});

test.each([
  ["says nothing more", 0],
  ["goes on in drops", 50],
])("a refused sender who %s holds its connection for a bounded time", async (_, every) => {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).on("error", () => {});
  const began = performance.now();
  socket.write(`POST /small HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${MEGABYTE}\r\n\r\n`);
  const drops = every ? setInterval(() => socket.write("a"), every) : undefined;
  await once(socket.resume(), "end");
  const there = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  while ((await there()) > 0) await sleep(20);
  clearInterval(drops);
  expect(performance.now() - began).toBeLessThan(2000);
  socket.destroy();
});
