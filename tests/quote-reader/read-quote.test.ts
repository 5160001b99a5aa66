import { afterAll, describe, expect, it } from "vitest";
import { makeQuoteReader } from "#app/quote-reader/read-quote.server.ts";

const { closeReaders, readQuote } = makeQuoteReader();

afterAll(closeReaders);

/** A PDF of one page with text at given places, written by hand. */
function pdfOf(texts: [x: number, y: number, text: string][]): Uint8Array {
  const stream = texts.map(([x, y, text]) => `BT /F1 10 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`).join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = body.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return new TextEncoder().encode(body);
}

const QUOTE = pdfOf([
  [50, 740, "Rivertown Auto Repair"],
  [50, 720, "Estimate #: E-10233"],
  [300, 720, "Date: 03/14/2026"],
  [50, 700, "2018 Toyota Camry SE"],
  [50, 660, "Description"],
  [330, 660, "Qty"],
  [400, 660, "Unit Price"],
  [500, 660, "Total"],
  [50, 640, "Front brake pads"],
  [330, 640, "1"],
  [400, 640, "$89.95"],
  [500, 640, "$89.95"],
  [50, 620, "Labor: replace front pads"],
  [330, 620, "1.5"],
  [400, 620, "$130.00"],
  [500, 620, "$195.00"],
  [400, 580, "Subtotal"],
  [500, 580, "$284.95"],
  [400, 564, "Tax"],
  [500, 564, "$6.52"],
  [400, 548, "Total"],
  [500, 548, "$291.47"],
]);

describe("readQuote", () => {
  it("reads a digital quote in a process of its own, with progress", async () => {
    const progress: number[] = [];
    const outcome = await readQuote(QUOTE, { onProgress: (fraction) => progress.push(fraction) });
    expect(outcome).toMatchObject({
      ok: true,
      reading: {
        source: "digital",
        header: { shop: "Rivertown Auto Repair", documentNumber: "E-10233", date: "2026-03-14" },
        vehicle: { year: 2018, make: "Toyota", model: "Camry SE" },
        items: [
          {
            description: "Front brake pads",
            type: "Part",
            quantity: 1,
            unitPrice: 8995,
            totalPrice: 8995,
          },
          { type: "Labor", quantity: 1.5, unitPrice: 13000, totalPrice: 19500, reconciles: true },
        ],
        subtotal: 28495,
        tax: 652,
        total: 29147,
        reconciles: true,
        warnings: [],
      },
    });
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  it("answers a bad file with a sentence", async () => {
    const noise = new Uint8Array(2000).fill(7);
    expect(await readQuote(noise)).toEqual({
      ok: false,
      reason: "This is neither a PDF nor a photo (JPEG, PNG, WebP or HEIC).",
    });
    expect(await readQuote(new Uint8Array())).toEqual({ ok: false, reason: "This file is empty." });
    const broken = await readQuote(QUOTE.slice(0, 60));
    expect(broken.ok).toBe(false);
    expect(await readQuote(QUOTE)).toMatchObject({ ok: true });
  });

  it("stops when asked", async () => {
    const stop = new AbortController();
    const reading = readQuote(QUOTE, { signal: stop.signal });
    stop.abort();
    expect(await reading).toMatchObject({ ok: false, reason: "Reading was cancelled." });
  });
});
