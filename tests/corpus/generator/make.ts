/**
 * Writes the corpus: `node tests/corpus/generator/make.ts`. Needs a Chromium; run it only to make the documents anew.
 * Each document is a PDF or a photograph with its truth beside it as JSON (amounts in cents).
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { type Line, linesOf, type Quote, quoteFrom } from "./catalog.ts";
import { HELD_BACK, ONCE_HELD_BACK } from "./held-back-layouts.ts";
import { LAYOUTS, type Layout } from "./layouts.ts";
import { HARDSHIPS, type Hardship, photograph } from "./photograph.ts";

const folder = path.join(import.meta.dirname, "..");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

for (const split of ["tuned", "held-back"] as const) {
  const target = path.join(folder, split);
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(target)) rmSync(path.join(target, file));
  const layouts = split === "tuned" ? [...LAYOUTS, ...ONCE_HELD_BACK] : HELD_BACK;
  for (const [index, layout] of layouts.entries()) {
    const digital = 2;
    const photos = split === "tuned" ? 2 : 3;
    for (let copy = 0; copy < digital + photos; copy++) {
      const seed = (split === "tuned" ? 1000 : 9000) + index * 10 + copy;
      const size = layout.name === "long" && copy % 2 === 0 ? 30 : 4 + ((index * 3 + copy * 2) % 7);
      await make(layout, quoteFrom(seed, size), { target, split, seed, photo: copy >= digital, copy, index });
    }
  }
}
await browser.close();

type Place = { target: string; split: string; seed: number; photo: boolean; copy: number; index: number };

async function make(layout: Layout, quote: Quote, place: Place): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: layout.name === "receipt" ? 340 : 816, height: 1056 },
    deviceScaleFactor: 1.9,
  });
  await page.setContent(layout.html(quote));
  const name = `${layout.name}-${place.copy + 1}`;
  let file = `${name}.pdf`;
  let hardships: Hardship[] = [];
  if (place.photo) {
    const at = place.index * 3 + place.copy;
    hardships = [...new Set([HARDSHIPS[at % 10], HARDSHIPS[(at * 7 + 3) % 10]])].filter(
      (each): each is Hardship => each !== undefined,
    );
    file = `${name}.jpg`;
    await page.addStyleTag({ content: `body{padding:${layout.name === "receipt" ? 12 : 50}px!important}` });
    const png = await page.screenshot({ fullPage: true });
    writeFileSync(path.join(place.target, file), await photograph(png, hardships, place.seed));
  } else {
    writeFileSync(path.join(place.target, file), await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  }
  await page.close();
  writeFileSync(
    path.join(place.target, `${name}.json`),
    `${JSON.stringify({ file, layout: layout.name, hardships, ...truthOf(quote, layout) }, null, 1)}\n`,
  );
}

function truthOf(quote: Quote, layout: Layout) {
  const bareFees = ["sections", "side-by-side", "typewriter"].includes(layout.name);
  const hidden = (line: Line) => line.included || (bareFees && line.type === "Fee");
  const item = (line: Line) => ({
    description: line.description,
    type: line.type,
    quantity: layout.shows.quantity && !hidden(line) ? line.quantity : null,
    unitPrice: layout.shows.unit && !hidden(line) ? line.unit : null,
    totalPrice: line.included ? 0 : line.total,
  });
  const lines = bareFees
    ? linesOf(quote).toSorted((a, b) => Number(b.type === "Part") - Number(a.type === "Part"))
    : linesOf(quote);
  return {
    header: { documentNumber: layout.name === "bare" ? null : quote.number, shop: quote.shop },
    vehicle: {
      ...quote.vehicle,
      vin: layout.name === "bare" || layout.name === "side-by-side" ? null : quote.vehicle.vin,
    },
    items: [...lines, ...quote.fees].map(item),
    discounts: quote.discount ? [quote.discount.amount] : [],
    subtotal: quote.subtotal,
    tax: quote.tax,
    total: quote.total,
  };
}
