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

describe("forms that draw forms", () => {
  const stream = (number: number, entries: string, content: string) =>
    `${number} 0 obj\n<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`;
  const FORM = "/Type /XObject /Subtype /Form /BBox [0 0 612 792]";
  const leaf = stream(99, FORM, "BT /F1 9 Tf (Brake pads 10.00) Tj ET");
  /** So many levels, each of which draws the next one so often; `resources` says how its dictionary names that. */
  const nested = (levels: number, times: number, resources: (next: number) => string, more = "") =>
    Buffer.from(
      `%PDF-1.5\n${Array.from({ length: levels }, (_, at) =>
        stream(10 + at, `${FORM} ${resources(at + 1 < levels ? 11 + at : 99)}`, "/X Do ".repeat(times)),
      ).join("")}${leaf}${more}`,
    );
  const written = (next: number) => `/Resources << /Font << /F1 3 0 R >> /XObject << /X ${next} 0 R >> >>`;

  it("are known by how often the innermost one is drawn", () => {
    expect(isPdfBomb(nested(12, 10, written))).toBe(true);
    expect(isPdfBomb(nested(3, 4, written))).toBe(false);
    expect(isPdfBomb(nested(1, 800, written))).toBe(false);
  });

  it("are known where their dictionaries stand apart, and in packed objects", () => {
    const named = (next: number) => `/Resources ${next + 200} 0 R`;
    const apart = Array.from({ length: 12 }, (_, at) => (at < 11 ? 11 + at : 99));
    const plain = apart.map((next) => `${next + 200} 0 obj\n<< /XObject << /X ${next} 0 R >> >>\nendobj\n`).join("");
    expect(isPdfBomb(nested(12, 10, named, plain))).toBe(true);
    const bodies = apart.map((next) => `<< /XObject << /X ${next} 0 R >> >> `);
    const places = apart.map((next, at) => `${next + 200} ${bodies.slice(0, at).join("").length} `).join("");
    const packed = deflateSync(Buffer.from(places + bodies.join("")));
    const entries = `/Type /ObjStm /N ${apart.length} /First ${places.length} /Filter /FlateDecode`;
    const file = Buffer.concat([nested(12, 10, named), drawing(packed, entries)]);
    expect(isPdfBomb(file)).toBe(true);
  });

  it("that draw themselves end there", () => {
    expect(isPdfBomb(nested(1, 5, () => "/Resources << /XObject << /X 10 0 R >> >>"))).toBe(false);
  });
});
