import { createRequire } from "node:module";
import path from "node:path";
import type * as Pdfjs from "pdfjs-dist";

export type PdfDocument = Pdfjs.PDFDocumentProxy;
export type PdfPage = Pdfjs.PDFPageProxy;

const folder = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

let loaded: Promise<typeof Pdfjs> | undefined;

/** PDF.js in the build for Node, loaded once. It brings a canvas, on which nothing is drawn here and which would look through the system's fonts first. */
export function pdfjs(): Promise<typeof Pdfjs> {
  process.env.DISABLE_SYSTEM_FONTS_LOAD ??= "1";
  loaded ??= import("pdfjs-dist/legacy/build/pdf.mjs") as Promise<typeof Pdfjs>;
  return loaded;
}

/** The decoders of JBIG2 and JPEG 2000 pictures: a plain folder path that ends in a slash, for PDF.js reads no file: address here. */
export const DECODERS = `${path.join(folder, "wasm")}/`;
