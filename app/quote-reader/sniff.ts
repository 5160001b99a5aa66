export type DocumentType = "image/jpeg" | "image/png" | "image/webp" | "image/heic" | "application/pdf";

const HEIC_BRANDS = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1", "avif"]);

/** The type of a document by its first bytes; its name and declared type are not looked at. */
export function sniffDocument(bytes: Uint8Array): DocumentType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (ascii(bytes, 1, 4) === "PNG" && bytes[0] === 0x89) return "image/png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "image/webp";
  if (ascii(bytes, 4, 8) === "ftyp" && HEIC_BRANDS.has(ascii(bytes, 8, 12))) return "image/heic";
  // The PDF header may stand anywhere in the first kilobyte (PDF 32000-1, annex H.3.4.1).
  if (ascii(bytes, 0, 1024).includes("%PDF-")) return "application/pdf";
  return null;
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));
}
