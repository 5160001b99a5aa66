import { readdirSync, readFileSync } from "node:fs";
import * as pdf from "@react-pdf/renderer";
import { renderToBuffer } from "@react-pdf/renderer";
import { createElement } from "react";
import { expect, test } from "vitest";
import { storeDocument } from "#app/models/quote-document.server.ts";
import { statedPageCount } from "#app/models/quote-reading/page-count.ts";
import { anonymous } from "../../support/world.ts";

function ofPages(count: number): Promise<Uint8Array> {
  const pages = Array.from({ length: count }, (_, index) =>
    createElement(pdf.Page, { key: index }, createElement(pdf.Text, null, `Page ${index + 1}`)),
  );
  return renderToBuffer(createElement(pdf.Document, null, ...pages) as never);
}

test("the pages of a PDF are counted before it is kept: 31 are too many", async () => {
  expect(statedPageCount(await ofPages(30))).toBe(30);
  const bytes = await ofPages(31);
  await expect(storeDocument(anonymous, { name: "long.pdf", bytes })).rejects.toMatchObject({
    status: 413,
    message: "This PDF has 31 pages; 30 at most. Please upload only the pages with the quote.",
    field: "file",
  });
});

test("what does not say so plainly is left to the reader", () => {
  expect(statedPageCount(new TextEncoder().encode("%PDF-1.7\nnothing of the kind"))).toBeNull();
});

test("the documents of the corpus say one to a few pages, or nothing", () => {
  for (const folder of ["tuned", "held-back"]) {
    for (const file of readdirSync(`tests/corpus/${folder}`).filter((name) => name.endsWith(".pdf"))) {
      const count = statedPageCount(readFileSync(`tests/corpus/${folder}/${file}`));
      expect(count === null || (count >= 1 && count <= 5), `${file}: ${count}`).toBe(true);
    }
  }
});
