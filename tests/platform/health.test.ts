import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Health, healthOf, within } from "#app/platform/metrics/health.ts";

const WELL: Health = { ok: true, checks: { database: "reachable" } };
const ILL: Health = { ok: false, checks: { database: "unreachable" } };

test("a thousand who ask at once are one look at the database and the disk", async () => {
  let looks = 0;
  const health = healthOf(async () => {
    looks += 1;
    await sleep(20);
    return WELL;
  });
  const answers = await Promise.all(Array.from({ length: 1000 }, health));
  expect(new Set(answers)).toEqual(new Set([WELL]));
  await health();
  expect(looks).toBe(1);
});

test("while a look takes long, the verdict before it is told within a tenth of a second; then the new one", async () => {
  let milliseconds = 0;
  let verdict = WELL;
  const health = healthOf(async () => {
    await sleep(milliseconds);
    return verdict;
  });
  expect(await health()).toBe(WELL);
  await sleep(1_050);
  milliseconds = 600;
  verdict = ILL;
  const began = performance.now();
  expect(await health()).toBe(WELL);
  expect(performance.now() - began).toBeLessThan(400);
  await sleep(700);
  expect(await health()).toBe(ILL);
});

test("an answer that arrived while the process stood still is heard before it is called late", async () => {
  const socket = createServer((near) => near.end("here")).listen(0, "127.0.0.1");
  await once(socket, "listening");
  const far = connect((socket.address() as AddressInfo).port, "127.0.0.1");
  const arrives = once(far, "data").then(([bytes]) => String(bytes));
  const answer = within(50, arrives, "late");
  // Nothing of ours runs for a while, and the timer is over by then; the bytes wait at the socket.
  await once(far, "connect");
  const until = performance.now() + 300;
  while (performance.now() < until);
  expect(await answer).toBe("here");
  socket.close();
});

test("the first look is waited for, and what does not come in time is replaced", async () => {
  const health = healthOf(async () => ({ ok: await within(50, new Promise<boolean>(() => {}), false), checks: {} }));
  expect(await health()).toEqual({ ok: false, checks: {} });
  expect(await within(1_000, Promise.resolve("in time"), "late")).toBe("in time");
});
