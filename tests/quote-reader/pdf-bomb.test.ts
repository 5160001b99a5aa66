import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { isPdfBomb } from "#app/quote-reader/words/pdf-bomb.ts";

function drawing(data: Buffer, entries = ""): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n4 0 obj\n<< ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
}

describe("drawing that would keep the reader", () => {
  it("is known by what it unpacks to", () => {
    const bomb = deflateSync(Buffer.alloc(30_000_000, "BT (a) Tj ET "));
    expect(isPdfBomb(drawing(bomb, "/Filter /FlateDecode"))).toBe(true);
  });

  it("is known by states piled up without end", () => {
    expect(isPdfBomb(drawing(Buffer.from("q ".repeat(10_000))))).toBe(true);
  });

  it("is not an ordinary page, nor a large picture", () => {
    const page = deflateSync(Buffer.from("q BT /F1 10 Tf (Brake pads) Tj ET Q ".repeat(2_000)));
    expect(isPdfBomb(drawing(page, "/Filter /FlateDecode"))).toBe(false);
    const picture = deflateSync(Buffer.alloc(20_000_000, 113));
    expect(isPdfBomb(drawing(picture, "/Subtype /Image /Filter /FlateDecode"))).toBe(false);
  });
});
