import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { makePool } from "#app/quote-reader/process/reader-pool.server.ts";
import { typedDocument } from "#app/quote-reader/typed/typed-document.ts";
import { childrenOf, readerOf } from "../support/processes.ts";

// Photos are read for real, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 });

const QUOTE = new Uint8Array(readFileSync("tests/corpus/tuned/ruled-1.pdf"));
/** What a reader answers at once, for who asks when it starts, waits and ends. */
const NOTE = typedDocument({ words: "Front brake pads $120.00", shop: null, amount: null });
// A strip of one: as much to find and to read as these tests need.
const PHOTO = new Uint8Array(
  await sharp("tests/corpus/tuned/ruled-3.jpg")
    .extract({ left: 0, top: 300, width: 1200, height: 500 })
    .jpeg()
    .toBuffer(),
);
const LIMITS = { cpu: 60, quietCpu: 60, clock: 120, memory: 1_300_000_000 };
const SETTINGS = {
  kind: "read" as const,
  size: 1,
  limits: LIMITS,
  idle: 60_000,
  mostWaiting: 3,
  mostForOne: 2,
  mostJobs: 100,
  mostKept: 1_300_000_000,
};
const asked = (owner = "a") => ({ owner, urgent: true });
const READ = { answer: { ok: true } };

let pool = makePool(SETTINGS);
function poolOf(change: Partial<typeof SETTINGS> = {}) {
  pool = makePool({ ...SETTINGS, ...change });
  return pool;
}

// The worker's other files have readers of their own, which these tests neither look at nor leave theirs to.
const ofOthers = childrenOf(process.pid);
const started = () => childrenOf(process.pid).filter((pid) => !ofOthers.includes(pid));

afterEach(async () => {
  await pool.close();
  await vi.waitFor(() => expect(started()).toEqual([]), { timeout: 10_000 });
});

describe("a reader", () => {
  test("is started without the parent's variables, and lower in priority", async () => {
    process.env.STRIPE_SECRET_KEY_OF_TEST = "sk_live_not_for_children";
    const reading = poolOf().run(QUOTE, asked());
    const pid = await readerOf(process.pid, "read", ofOthers);
    const names = readFileSync(`/proc/${pid}/environ`, "utf8")
      .split("\0")
      .filter(Boolean)
      .map((pair) => pair.split("=")[0]);
    expect(names.toSorted()).toEqual(
      expect.arrayContaining(["MALLOC_ARENA_MAX", "NODE_CHANNEL_FD", "NODE_ENV", "PATH", "TZ"]),
    );
    expect(names.filter((name) => /KEY|SECRET|URL|TOKEN|DATA|TEST|HOME/.test(name ?? ""))).toEqual([]);
    expect(execFileSync("ps", ["-o", "ni=", "-p", String(pid)], { encoding: "utf8" }).trim()).toBe(
      String(getPriority() + 1),
    );
    const limits = readFileSync(`/proc/${pid}/limits`, "utf8");
    expect(limits).toMatch(/Max cpu time\s+3600/);
    expect(limits).toMatch(/Max file size\s+0/);
    expect(limits).toMatch(/Max data size\s+\d{10}/);
    expect(await reading).toMatchObject(READ);
  });

  // As it starts, as it loads what it reads with, as it reads.
  test("is ended at any time into a photo, and the next one reads", async () => {
    poolOf();
    for (const delay of [0, 400, 800]) {
      const stop = new AbortController();
      const reading = pool.run(PHOTO, { ...asked(), signal: stop.signal });
      await sleep(delay);
      stop.abort();
      expect(await reading, `after ${delay} ms`).toEqual({ died: "stopped" });
    }
    expect(await pool.run(NOTE, asked())).toMatchObject(READ);
  });

  test("that is killed from outside costs its document alone", async () => {
    const reading = poolOf().run(PHOTO, asked());
    const next = pool.run(NOTE, asked());
    process.kill(await readerOf(process.pid, "read", ofOthers), "SIGKILL");
    expect(await reading).toMatchObject({ died: expect.stringMatching(/^(fault|start)$/) });
    expect(await next).toMatchObject(READ);
  });

  test("is ended by processor time, by the clock and by memory", async () => {
    expect(await poolOf({ limits: { ...LIMITS, cpu: 1 } }).run(PHOTO, asked())).toEqual({ died: "time" });
    await pool.close();
    expect(await poolOf({ limits: { ...LIMITS, clock: 0.5 } }).run(PHOTO, asked())).toEqual({ died: "time" });
    await pool.close();
    expect(await poolOf({ limits: { ...LIMITS, memory: 150_000_000 } }).run(PHOTO, asked())).toEqual({
      died: "memory",
    });
  });

  test("is started at the first document or ahead of it, stays for the next and is ended when idle", async () => {
    poolOf({ idle: 2_000 });
    expect(started()).toEqual([]);
    await pool.run(NOTE, asked());
    const [first] = started();
    expect(first).toEqual(expect.any(Number));
    await pool.run(NOTE, asked());
    expect(started()).toEqual([first]);
    await vi.waitFor(() => expect(started()).toEqual([]), { timeout: 10_000 });
    // For a document that is on its way one is started ahead, and it is the one that reads it.
    pool.warm();
    pool.warm();
    await vi.waitFor(() => expect(started()).toHaveLength(1), { timeout: 10_000 });
    const [ahead] = started();
    await pool.run(NOTE, asked());
    expect(started()).toEqual([ahead]);
  });
});

describe("the queue", () => {
  test("refuses what would wait too long, in a sentence that says when to come back", async () => {
    poolOf();
    const running = [pool.run(NOTE, asked("a")), pool.run(NOTE, asked("a")), pool.run(NOTE, asked("a"))];
    await expect(pool.run(NOTE, asked("a"))).rejects.toMatchObject({
      status: 429,
      message: "Several of your documents are still being read. Please wait until they are done.",
      retryAfter: 15,
    });
    running.push(pool.run(NOTE, asked("b")));
    await expect(pool.run(NOTE, asked("c"))).rejects.toMatchObject({
      status: 503,
      message: "Many documents are being read at this moment. Please try again in a minute.",
      retryAfter: 30,
    });
    const patient = pool.run(NOTE, { owner: "job", urgent: false });
    for (const each of await Promise.all([...running, patient])) expect(each).toMatchObject(READ);
  });

  test("lets one with a single document pass one with many", async () => {
    poolOf({ mostForOne: 10, mostWaiting: 10 });
    const done: string[] = [];
    const run = (owner: string) => pool.run(NOTE, asked(owner)).then(() => done.push(owner));
    await Promise.all([run("many"), run("many"), run("many"), run("one")]);
    expect(done).toEqual(["many", "many", "one", "many"]);
  });

  test("says that a document waits, and how far it is while its text is being found", async () => {
    poolOf();
    const first = pool.run(NOTE, asked("a"));
    const signs: [number, string][] = [];
    await pool.run(PHOTO, { ...asked("b"), onSign: (fraction, stage) => signs.push([fraction, stage]) });
    await first;
    expect(signs[0]).toEqual([0.01, "Waiting for other documents to be read"]);
    expect(new Set(signs.map(([, stage]) => stage))).toContain("Finding the text");
    const fractions = signs.map(([fraction]) => fraction);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.filter((fraction) => fraction > 0.2 && fraction < 0.44).length).toBeGreaterThan(0);
  });
});
