import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { joined } from "#app/quotes/join.server.ts";

const SIDE = 4_000;
const TILE = 16 * 3;

/** Small as it is sent, eighty times as large as a page: each row repeats noise of its own. */
async function swelling(): Promise<Uint8Array> {
  const rows = Array.from({ length: SIDE }, () => Buffer.alloc(SIDE * 3, randomBytes(TILE)));
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
  return new Uint8Array(await sharp(Buffer.concat(rows), { raw }).png({ compressionLevel: 9 }).toBuffer());
}

test("files that swell as pages are refused before they fill the memory that all share", async () => {
  const bytes = await swelling();
  const files = Array.from({ length: 8 }, (_, at) => ({ name: `${at}.png`, bytes }));
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }, 20);
  const message = "These files are larger than 15 MB together. Please choose fewer, or smaller ones.";
  await expect(joined(files, randomUUID())).rejects.toMatchObject({ status: 413, message });
  clearInterval(look);
  expect(bytes.length * files.length).toBeLessThan(5_000_000);
  expect(most).toBeLessThan(120_000_000);
}, 120_000);

test("files that take longer than anybody waits for an answer are left, and not worked on for nobody", async () => {
  const bytes = new Uint8Array(readFileSync("tests/e2e/fixtures/two-pages/1.jpg"));
  const files = Array.from({ length: 3 }, (_, at) => ({ name: `${at}.jpg`, bytes }));
  expect((await joined(files, randomUUID())).name).toBe("3 pages - 0.pdf");
  const message = "These files take too long to put together. Please choose fewer, or smaller ones.";
  await expect(joined(files, randomUUID(), 1)).rejects.toMatchObject({ status: 413, message, field: "file" });
});
