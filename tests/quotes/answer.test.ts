import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readQuote } from "#app/platform/processes/reader.server.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { answerOf } from "#app/quotes/answer.server.ts";

async function answerFor(path: string, dearer: { words: RegExp; times: number } | null = null) {
  const read = await readQuote(new Uint8Array(readFileSync(path)), { owner: path, urgent: true });
  if (dearer && read.ok)
    for (const item of read.reading.items)
      if (dearer.words.test(item.description)) {
        item.totalPrice = (item.totalPrice ?? 0) * dearer.times;
        item.unitPrice = (item.unitPrice ?? 0) * dearer.times;
      }
  const answer = await answerOf(read);
  if (!answer) throw new Error("no answer");
  return answer;
}

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };

describe("the answer to a quote", () => {
  test("says what was read: shop, car, date, total and tax, and what the form's fields take from it", async () => {
    expect(await answerFor("tests/e2e/fixtures/quote.pdf")).toMatchObject({
      ...{ shop: "Hilltop Motors Service", car: "2019 BMW 330i xDrive", date: "2026-11-18" },
      ...{ total: 132_155, tax: 5_560, lineCount: 6, unknown: [] },
      vehicle: { year: 2019, make: "BMW", model: "330i xDrive", mileage: 58_214, vin: "WBA5R7C56KFH12345" },
    });
  });

  test("puts what is too dear first, and its picture agrees with its sentence", async () => {
    const answer = await answerFor("tests/corpus/tuned/dealer-1.pdf", { words: /plug/i, times: 2 });
    expect(answer.sentence).toMatch(/about \$\d+ more than usual/i);
    expect(answer.sentence).toContain("the ignition coil and spark plug");
    expect(answer.matter.map(({ name, verdict }) => [name, verdict])).toEqual([
      ["Ignition coil and spark plug", expect.stringMatching(/high$/)],
      ["Front brake pads and rotors", "usual"],
      ["Rear brake pads and rotors", "usual"],
    ]);
    const { quoted, likely, low, high } = answer.picture ?? { quoted: 0, likely: 0, low: 0, high: 0 };
    expect(answer.sentence).toContain(`$${Math.round((quoted - likely) / 100)} more`);
    expect(
      answer.sentence.startsWith("This quote is usual as a whole but the ignition coil and spark plug are about $"),
    ).toBe(quoted <= high);
    expect(low).toBeLessThan(likely);
    expect(likely).toBeLessThan(high);
    for (const { verdict, sources } of answer.matter)
      expect(verdict === null || sources.some(({ url }) => url?.startsWith("https://"))).toBe(true);
    expect(answer.sure).toMatch(/we compared .+ with \d+ published sources/);
  });

  async function answerTo(lines: [words: string, cents: number][], rest: Partial<QuoteReading> = {}) {
    const read = await readQuote(new Uint8Array(readFileSync("tests/e2e/fixtures/quote.pdf")), {
      ...{ owner: JSON.stringify([lines, rest]), urgent: true },
    });
    const [first] = read.ok ? read.reading.items : [];
    if (!read.ok || !first) throw new Error("no reading");
    const one = {
      ...first,
      type: "Service" as const,
      quantity: null,
      unitPrice: null,
      partNumber: null,
      section: null,
    };
    const items = lines.map(([description, totalPrice]) => ({ ...one, description, totalPrice }));
    const sum = lines.reduce((total, [, cents]) => total + cents, 0);
    const reading = { ...read.reading, items, discounts: [], feesSubtotal: null, tax: null, total: sum, ...rest };
    const answer = await answerOf({
      ok: true,
      reading: { ...reading, reconciles: reading.total === sum, difference: (reading.total ?? 0) - sum },
    });
    if (!answer) throw new Error("no answer");
    return answer;
  }

  test("counts what the paper takes off in what is more than usual, and in the picture", async () => {
    const lines: [string, number][] = [["Cabin air filter", 20_000]];
    const dear = await answerTo(lines);
    const more = (dear.picture?.quoted ?? 0) - (dear.picture?.likely ?? 0);
    const off = await answerTo(lines, { discounts: [{ description: "Coupon", amount: 1_500, page: 1, box: NO_BOX }] });
    expect(off.picture).toMatchObject({ quoted: 18_500, off: 1_500, whole: 18_500, likely: dear.picture?.likely });
    expect(off.sentence).toBe(
      `About $${Math.round((more - 1_500) / 100)} more than usual after $15 is taken off, all of it the cabin air filter.`,
    );
    const free = await answerTo(lines, {
      discounts: [{ description: "Coupon", amount: more + 500, page: 1, box: NO_BOX }],
    });
    expect(free.picture?.likely).toBe(free.picture?.quoted);
    expect(free.sentence).toMatch(/^This quote is priced as usual/);
  });

  test("asks about a line that stands there twice, and says nothing of what stands there once", async () => {
    const twice = await answerTo([
      ["Alternator replacement", 78_500],
      ["Battery, group 48", 24_900],
      ["Alternator replacement", 78_500],
    ]);
    expect(twice.repeats).toEqual([
      "“Alternator replacement” is on the quote twice. Are both needed, or is one of them a repeat?",
    ]);
    expect((await answerTo([["Alternator replacement", 78_500]])).repeats).toEqual([]);
  });

  test("takes what a total has beyond the lines for tax where none is printed and it may be that", async () => {
    const cat: [string, number][] = [["CARB catalytic converter", 230_500]];
    expect((await answerTo(cat, { total: 244_800 })).unknown).toContain(
      "The total is $143 more than the lines; that may be sales tax, which is not printed apart.",
    );
    for (const [more, said] of [
      [{ total: 300_000 }, "$695.00 more than its lines"],
      [{ total: 200_000 }, "$305.00 less than its lines"],
      [{ total: 244_800, tax: 5_000 }, "$93.00 more than its lines and tax"],
    ] as const)
      expect((await answerTo(cat, more)).sentence).toMatch(
        new RegExp(`^The paper's total is ${said.replaceAll(/[$.]/g, "\\$&")}: ask which is right\\. `),
      );
  });

  test("says what kind of sources it has, and is not sure where most are lists that say nothing of themselves", async () => {
    const pads = await answerTo([["Front brake pads and rotors", 60_000]]);
    expect(pads.sure).toMatch(/published sources, .*(?:articles?|guides?).* and .*compiled lists?/);
    expect(pads.sure).toMatch(
      /(?:A compiled list does|Compiled lists do) not say where (?:its|their) figures come from\.$/,
    );
    const belt = await answerTo([["Serpentine belt", 15_000]]);
    expect(belt.sure).toMatch(
      /^Take this as a first look: we compared all of it with one published source, one compiled/,
    );
  });

  test("is none where nothing was read", async () => {
    expect(await answerOf({ ok: false, reason: "This photo is too dark." })).toBeNull();
    expect(await answerOf(null)).toBeNull();
  });
});
