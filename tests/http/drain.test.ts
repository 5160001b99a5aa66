import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { drain } from "#app/http/process/drain.ts";

async function listen(milliseconds: number) {
  const server = createServer(async (_request, response) => {
    await sleep(milliseconds);
    response.end("answered");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test("what runs is answered, others still come for the time of grace, then nothing new is taken", async () => {
  const { server, url } = await listen(600);
  const running = fetch(url).then((answer) => answer.text());
  await sleep(100);
  let streamsEnded = 0;
  const ended = drain(server, { seconds: 0.3, longest: 10_000, endStreams: () => streamsEnded++ });
  const late = fetch(url).then((answer) => answer.text());
  expect(streamsEnded).toBe(0);
  expect(await running).toBe("answered");
  expect(await late).toBe("answered");
  await ended;
  expect(streamsEnded).toBe(1);
  await expect(fetch(url)).rejects.toThrow();
});

test("what never ends is left after the longest time", async () => {
  const { server, url } = await listen(60_000);
  const running = fetch(url).catch(() => "cut off");
  await sleep(100);
  const began = performance.now();
  await drain(server, { seconds: 0, longest: 500, endStreams: () => {} });
  expect(performance.now() - began).toBeLessThan(3_000);
  server.closeAllConnections();
  expect(await running).toBe("cut off");
});
