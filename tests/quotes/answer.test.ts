import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readQuote } from "#app/platform/reader.server.ts";
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
    expect(answer.sentence).toContain("the spark plugs");
    expect(answer.matter.map(({ name, verdict }) => [name, verdict])).toEqual([
      ["Spark plugs", expect.stringMatching(/high$/)],
      ["Front brake pads", "usual"],
      ["Rear brake pads", "usual"],
    ]);
    const { quoted, likely, low, high } = answer.picture ?? { quoted: 0, likely: 0, low: 0, high: 0 };
    expect(answer.sentence).toContain(`$${Math.round((quoted - likely) / 100)} more`);
    expect(answer.sentence.startsWith("This quote is usual as a whole but the spark plugs are about $")).toBe(
      quoted <= high,
    );
    expect(low).toBeLessThan(likely);
    expect(likely).toBeLessThan(high);
    for (const { verdict, sources } of answer.matter)
      expect(verdict === null || sources.some(({ url }) => url?.startsWith("https://"))).toBe(true);
    expect(answer.sure).toMatch(/we compared .+ with \d+ published sources/);
  });

  test("is none where nothing was read", async () => {
    expect(await answerOf({ ok: false, reason: "This photo is too dark." })).toBeNull();
    expect(await answerOf(null)).toBeNull();
  });
});
