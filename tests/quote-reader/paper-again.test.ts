import { describe, expect, test } from "vitest";
import { fullerOf } from "#app/quote-reader/join/kinship.ts";
import { readFiles } from "#app/quote-reader/join/two-papers.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { amountsOf, asFiles, inTwoParts, papersSaid } from "../support/files-of-papers.ts";
import { filesOf, pagesOf, QUOTE } from "./typewriter.ts";

const UPPER_HALF = `Harbor Street Auto
Front brake pads, ceramic          189.00
Front brake rotor                  285.00`;

const WITHOUT_TOTAL = `${UPPER_HALF}
Replace front pads and rotors      330.00
Brake fluid flush                  165.00
Cabin air filter                    46.00`;

const CONDITIONS = `Terms and conditions
Parts are warranted 24 months or 24,000 miles. Estimates are good for 30 days.
Old parts are kept for you where you ask for them before the work begins.`;

const SUMS = `Subtotal                         1,015.00
Sales tax                           50.00
Total                            1,065.00`;

const LOWER_HALF = `Brake fluid flush                  165.00
Cabin air filter                    46.00
${SUMS}`;

describe("what several files say of one paper", () => {
  test.each([
    ["a photo of its upper half before it", [UPPER_HALF, WITHOUT_TOTAL], null],
    ["one behind it", [WITHOUT_TOTAL, UPPER_HALF], null],
    ["one that adds up", [`${UPPER_HALF}\nTotal  474.00`, WITHOUT_TOTAL], null],
    ["its sums on another page", [UPPER_HALF, WITHOUT_TOTAL, SUMS], 106_500],
    ["a photo of its lower half with the sums", [WITHOUT_TOTAL, LOWER_HALF], 106_500],
    ["that photo before it", [LOWER_HALF, WITHOUT_TOTAL], 106_500],
    ["photos of both halves before it", [UPPER_HALF, LOWER_HALF, WITHOUT_TOTAL], 106_500],
    ["its sums between", [UPPER_HALF, SUMS, WITHOUT_TOTAL], 106_500],
  ])("a page with %s keeps the lines that it alone has", async (_, texts, total) => {
    const reading = await readFiles(filesOf(...texts));
    expect(papersSaid(reading)).toBeNull();
    expect(amountsOf(reading)).toBe("4600 16500 18900 28500 33000");
    expect(reading).toMatchObject({ total, reconciles: total !== null, pageCount: texts.length });
  });

  test.each([
    ["its subtotal as a charge", 121_600, null, true],
    ["a charge beyond the total of both", 4_600, 127_800, true],
    ["a charge and no total", 4_600, null, false],
  ])("of two photos one adds up and the longer one says %s", async (_, totalPrice, total, isProof) => {
    const proven = await readPages(pagesOf(QUOTE));
    const further = proven.items.slice(0, 1).map((line) => ({ ...line, totalPrice }));
    const longer = { ...proven, items: [...further, ...proven.items], total, reconciles: false };
    const kept = isProof ? proven : longer;
    expect(fullerOf(proven, longer)).toBe(kept);
    expect(fullerOf(longer, proven)).toBe(kept);
  });

  test("photographs that overlap count the lines on both once", async () => {
    const [page] = pagesOf(QUOTE);
    if (!page) throw new Error("no page");
    const y = page.words.find(({ text }) => text === "780.00")?.y ?? 0;
    for (const files of [inTwoParts(page, y, 30), asFiles(inTwoParts(page, y, 30).toReversed())]) {
      const reading = await readFiles(files);
      expect(papersSaid(reading)).toBeNull();
      expect(amountsOf(reading)).toBe("2400 41200 78000");
      expect(reading).toMatchObject({ total: 127_800, reconciles: true });
    }
  });

  test("a page that many pages repeat is charged once", async () => {
    const pages = Array.from({ length: 8 }, (_, at) => `${CONDITIONS}\nPage ${at + 1} of 8`);
    for (const texts of [
      [UPPER_HALF, WITHOUT_TOTAL, ...pages, SUMS],
      [WITHOUT_TOTAL, ...pages, WITHOUT_TOTAL, SUMS],
      [WITHOUT_TOTAL, ...pages, WITHOUT_TOTAL, UPPER_HALF],
    ]) {
      const reading = await readFiles(filesOf(...texts));
      expect(papersSaid(reading)).toBeNull();
      expect(amountsOf(reading)).toBe("4600 16500 18900 28500 33000");
      expect(reading.pageCount).toBe(11);
    }
  });
});
