import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { drain, silentConnections } from "#app/http/process/drain.ts";

async function listen(milliseconds: number) {
  const server = createServer(async (_request, response) => {
    await sleep(milliseconds);
    response.end("answered");
  });
  const silent = silentConnections(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, silent, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test("what runs is answered, others still come for the time of grace, then nothing new is taken", async () => {
  const { server, silent, url } = await listen(600);
  const running = fetch(url).then((answer) => answer.text());
  await sleep(100);
  let streamsEnded = 0;
  const ended = drain(server, { seconds: 0.3, longest: 10_000, endStreams: () => streamsEnded++, silent });
  const late = fetch(url).then((answer) => answer.text());
  expect(streamsEnded).toBe(0);
  expect(await running).toBe("answered");
  expect(await late).toBe("answered");
  await ended;
  expect(streamsEnded).toBe(1);
  await expect(fetch(url)).rejects.toThrow();
});

test("what stands at the door as it closes is let in and answered", async () => {
  for (let round = 0; round < 5; round++) {
    const { server, silent, url } = await listen(20);
    const asking = Array.from({ length: 12 }, () => ask(url));
    // The system has taken all of them, the process the first.
    await Promise.race(asking.map(({ connected }) => connected));
    const ended = drain(server, { seconds: 0, longest: 10_000, endStreams: () => {}, silent });
    expect(await Promise.all(asking.map(({ answer }) => answer))).toEqual(asking.map(() => "answered"));
    await ended;
  }
});

/** On a connection of its own. */
function ask(url: string) {
  const { hostname: host, port } = new URL(url);
  const socket = connect({ host, port: Number(port) });
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  let said = "";
  socket.on("data", (chunk) => {
    said += chunk;
  });
  return {
    connected: new Promise((resolve) => socket.once("connect", resolve)),
    answer: new Promise<string>((resolve) => {
      socket.once("error", (error) => resolve(error.message));
      socket.once("close", () => resolve(said.split(/\s+/).at(-1) ?? ""));
    }),
  };
}

test("what never ends is left after the longest time", async () => {
  const { server, silent, url } = await listen(60_000);
  const running = fetch(url).catch(() => "cut off");
  await sleep(100);
  const began = performance.now();
  await drain(server, { seconds: 0, longest: 500, endStreams: () => {}, silent });
  expect(performance.now() - began).toBeLessThan(3_000);
  server.closeAllConnections();
  expect(await running).toBe("cut off");
});

test("a connection that was opened ahead and never asked holds nothing up", async () => {
  const { server, silent, url } = await listen(1_500);
  const ahead = connect({ host: "127.0.0.1", port: Number(new URL(url).port) });
  await new Promise((resolve) => ahead.once("connect", resolve));
  const running = fetch(url).then((answer) => answer.text());
  await sleep(100);
  const began = performance.now();
  await drain(server, { seconds: 0, longest: 20_000, endStreams: () => {}, silent });
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await running).toBe("answered");
  expect(ahead.destroyed || ahead.readableEnded).toBe(true);
});
