import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import sharp from "sharp";

const PAPER = fileURLToPath(new URL("../../e2e/fixtures/quote.html", import.meta.url));

/** The quote of the journeys as a phone takes it: 12 megapixels, a little askew, on a table, with the grain of a sensor. Unlike the one before it. */
export async function photograph(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 816, height: 1056 }, deviceScaleFactor: 3.2 });
  await page.setContent(readFileSync(PAPER, "utf8"));
  const sheet = await page.screenshot();
  await page.close();
  const paper = await sharp(sheet)
    .rotate(0.8 + Math.random(), { background: "#6b5a48" })
    .resize(2700, 3600, { fit: "inside" })
    .toBuffer();
  const table = sharp({ create: { width: 3024, height: 4032, channels: 3, background: "#6b5a48" } });
  const flat = await table
    .composite([{ input: paper }])
    .png()
    .toBuffer();
  const grain = await sharp({
    create: {
      width: 3024,
      height: 4032,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 45 },
    },
  })
    .png()
    .toBuffer();
  return sharp(flat)
    .composite([{ input: grain, blend: "soft-light" }])
    .blur(0.5)
    .jpeg({ quality: 92 })
    .toBuffer();
}
