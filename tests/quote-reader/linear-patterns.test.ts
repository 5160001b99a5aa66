import { globSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { boundedPage, LONGEST_LINE } from "#app/quote-reader/layout/bounds.ts";
import { rowsOf, rowText } from "#app/quote-reader/layout/rows.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import type { Page } from "#app/quote-reader/words/page.ts";
import { isPdfBomb } from "#app/quote-reader/words/pdf-bomb.ts";
import { hasTooManyPixels } from "#app/quote-reader/words/pdf-pixels.ts";
import { attackOf, attacksOn } from "../support/pattern-attacks.ts";

// By the parser of the build, so that no pattern is missed.
const { parseSync, Visitor } = await import("vite");

vi.setConfig({ testTimeout: 240_000 });

const FOLDERS = "app/quote-reader/**/*.ts";
/** Milliseconds of processor time for one pattern on the longest line that it can meet. */
const A_MOMENT = 12;

const AT_MOST = { 2: 2.5, 4: 7 };

type Found = { where: string; pattern: RegExp };

function literalsIn(file: string): Found[] {
  const found: Found[] = [];
  const source = readFileSync(file, "utf8");
  new Visitor({
    Literal(node) {
      if (!("regex" in node) || !node.regex) return;
      const line = source.slice(0, node.start).split("\n").length;
      found.push({ where: `${file}:${line}`, pattern: new RegExp(node.regex.pattern, node.regex.flags) });
    },
  }).visit(parseSync(file, source).program);
  return found;
}

function pageOf(texts: string[]): Page {
  const words = texts.map((text, index) => ({
    text,
    x: 20 + (index % 60) * 9,
    y: 20 + Math.floor(index / 60) * 12,
    width: 8,
    height: 10,
    confidence: 1,
  }));
  return { number: 1, width: 612, height: 792, source: "digital", words };
}

/** Patterns that are put together when the modules are read and when a page is: all that the constructor is asked for. */
async function constructed(): Promise<Found[]> {
  const found = new Map<string, Found>();
  const Real = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Real, {
    construct(target, args: [string, string?]) {
      const where = /quote-reader\/[\w./-]+:\d+/.exec(new Error().stack ?? "")?.[0];
      if (where) found.set(String(args), { where, pattern: new target(...args) });
      return new target(...args);
    },
  });
  try {
    vi.resetModules();
    const fresh = await import("#app/quote-reader/lines/read-pages.ts");
    await fresh.readPages([pageOf(["2018", "Make", "Toyota", "Brakes", "$12.00"])]);
  } finally {
    globalThis.RegExp = Real;
  }
  return [...found.values()];
}

function timed(work: () => unknown): number {
  const began = process.cpuUsage();
  work();
  return millisecondsSince(began);
}

async function timedReading(page: Page): Promise<number> {
  const began = process.cpuUsage();
  await readPages([page]);
  return millisecondsSince(began);
}

function millisecondsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

function costOf({ pattern }: Found, text: string): number {
  return timed(() => (pattern.global ? [...text.matchAll(pattern)].length : pattern.exec(text)));
}

async function least(times: number, cost: () => number | Promise<number>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < times; tried++) best = Math.min(best, await cost());
  return best;
}

/**
 * So many times the input, at most a little more times the time; a busy machine gets more tries, and worse than linear fails them all.
 * The square of four is further from four than noise reaches: only where little can be asked it is two.
 */
async function expectLinear(
  cost: (count: number) => number | Promise<number>,
  { most, fewest = most / 32, times }: { most: number; fewest?: number; times: 2 | 4 },
) {
  let count = most;
  // As many as take a few times what the clock can tell apart: a slow machine is not asked for more.
  while ((await cost(count / 4)) > 15 && count > fewest) count /= 2;
  const tries: string[] = [];
  for (let tried = 0; tried < 6; tried++) {
    // One look where nothing disturbs it; who failed it is looked at thrice.
    const looks = tried === 0 ? 1 : 3;
    const few = (count * 2) / times;
    const [once, more] = [await least(looks, () => cost(few)), await least(looks, () => cost(count * 2))];
    // Below this the clock of the processor is too coarse to compare.
    if (more < 20 || more <= once * AT_MOST[times]) return;
    tries.push(`${once} ms, then ${more} ms`);
  }
  expect(tries).toEqual([]);
}

test("no pattern of the reader takes more than a moment on the longest line that it can meet", async () => {
  const patterns = [...[...globSync(FOLDERS)].flatMap(literalsIn), ...(await constructed())];
  expect(patterns.length).toBeGreaterThan(370);
  let tried = 0;
  const slow: string[] = [];
  for (const found of patterns)
    for (const attack of attacksOn(found.pattern))
      for (const text of [attackOf(attack, LONGEST_LINE), attackOf(attack, LONGEST_LINE).slice(0, -1)]) {
        tried += 1;
        if (costOf(found, text) < A_MOMENT || (await least(5, () => costOf(found, text))) < A_MOMENT) continue;
        slow.push(`${found.where} ${found.pattern} on ${JSON.stringify(attack)}`);
      }
  expect(slow).toEqual([]);
  expect(tried).toBeGreaterThan(10 * patterns.length);
});

test("no line that the patterns meet is longer, whatever is on the page", () => {
  const hostile = [pageOf(Array.from({ length: 5_000 }, () => "1,".repeat(5_000))), pageOf(["a".repeat(1_000_000)])];
  const inOneLine = pageOf(Array.from({ length: 30_000 }, () => "$1.00"));
  for (const word of inOneLine.words) word.y = 20;
  for (const page of [...hostile, inOneLine]) {
    const lengths = rowsOf(boundedPage(page)).map((row) => rowText(row).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_LINE + 1);
  }
});

const FRAGMENTS = ["1,", "$1.00", "estimate.", "Aa", "make Toyota", "2018 Ford"];

test.each(FRAGMENTS)("a page of twice as many %j takes at most two and a half times as long", async (fragment) => {
  const page = (count: number) => pageOf(Array.from({ length: count }, () => fragment));
  // The networks look at so many pieces at most, each at each other one: twice as many of fewer would cost them four times as much.
  await expectLinear((count) => timedReading(page(count)), { most: 3_000, fewest: 1_500, times: 2 });
});

test.each([
  "stream",
  "stream\r\n",
  " obj stream",
  "endstream",
  "/Type /Pages ",
  "q ",
  "/Length1 ",
  "/Subtype /Image /Width 9 stream\n",
  "/JPXDecode stream\n",
])("a file of four times as many %j takes at most seven times as long to be looked through", async (fragment) => {
  const file = (count: number) => new TextEncoder().encode(`%PDF-1.7\n${fragment.repeat(count)}`);
  await expectLinear((count) => timed(() => isPdfBomb(file(count))), { most: 100_000, times: 4 });
  await expectLinear((count) => timed(() => hasTooManyPixels(file(count))), { most: 50_000, times: 4 });
});
