import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What parses bytes that somebody sent: it may be killed at any moment, so it runs where killing costs one document alone. */
const DECODERS =
  /from "(?:sharp|heic-decode|pdfjs-dist[^"]*|onnxruntime[^"]*|utif2?)"|import\("(?:sharp|pdfjs-dist[^"]*)"\)/;

it("pictures and PDFs are opened in the reader's processes alone", () => {
  const elsewhere = globSync("{app,server.ts,worker.ts}/**/*.{ts,tsx}", {
    exclude: ["app/generated/**", "app/quote-reader/**"],
  }).filter((file) => DECODERS.test(readFileSync(file, "utf8")));
  expect(elsewhere).toEqual([]);
});
