import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { pdfjs } from "#app/quote-reader/words/pdfjs.server.ts";

/** What parses bytes that somebody sent: it may be killed at any moment, so it runs where killing costs one document alone. */
const DECODERS =
  /from "(?:sharp|heic-decode|pdfjs-dist[^"]*|onnxruntime[^"]*|utif2?)"|import\("(?:sharp|pdfjs-dist[^"]*)"\)/;

it("pictures and PDFs are opened in the reader's processes alone", () => {
  const elsewhere = globSync("{app,server.ts,worker.ts}/**/*.{ts,tsx}", {
    exclude: ["app/generated/**", "app/quote-reader/**"],
  }).filter((file) => DECODERS.test(readFileSync(file, "utf8")));
  expect(elsewhere).toEqual([]);
});

it("no process that opens a PDF looks through the fonts of its machine, a quarter of a second where there are hundreds", async () => {
  await pdfjs();
  const ofPdfjs = createRequire(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  const { GlobalFonts } = ofPdfjs("@napi-rs/canvas");
  expect(GlobalFonts.families).toEqual([]);
});
