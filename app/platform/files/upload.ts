import { cleanName } from "#app/platform/files/clean-name.ts";
import { type DocumentType, sniffDocument } from "#app/quote-reader/sniff.ts";

const EXTENSIONS: Record<string, readonly [string, ...string[]]> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/heic": ["heic", "heif"],
  "application/pdf": ["pdf"],
  "text/plain": ["txt"],
};

export const WRONG_TYPE = "Please upload a photo (JPEG, PNG, WebP or HEIC) or a PDF.";

/** So many bytes tell what a file is. */
const TELLING = 1024;

/** Whether a chosen file is none that is taken, before it is sent; an empty one is told so by the server. */
export async function isOfWrongType(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, TELLING).arrayBuffer());
  return bytes.length > 0 && typeOfUpload(bytes) === null;
}

/** What stands before the first letters: signs of the encoding, and blanks. */
const LOOKED_AT = 64;
const MARKUP = /^(?:\u00ef\u00bb\u00bf)?\s*</;

/** What an upload is by its bytes; null for what is not taken. A page for browsers is no paper, though a PDF stands in it. */
export function typeOfUpload(bytes: Uint8Array): DocumentType | null {
  return MARKUP.test(String.fromCharCode(...bytes.subarray(0, LOOKED_AT))) ? null : sniffDocument(bytes);
}

/** The extension of a recognized type, else bin. */
export function extensionOf(type: string): string {
  return EXTENSIONS[type]?.[0] ?? "bin";
}

const LONGEST = 200;

/**
 * A sender's name of a file as it is kept and given out: without control characters, and those that turn the way of reading, and with the
 * ending of what it is; a name that ends otherwise would open as something else where it is saved.
 */
export function fileNameOf(sent: string, type: string, otherwise = "file"): string {
  const name = cleanName(sent);
  const fits = EXTENSIONS[type];
  if (!fits) return name.slice(0, LONGEST) || otherwise;
  const ending = /\.([a-z]{2,4})$/i.exec(name)?.[1]?.toLowerCase();
  if (ending && fits.includes(ending) && name.length <= LONGEST) return name;
  const stem = (ending ? name.slice(0, -ending.length - 1) : name).slice(0, LONGEST - fits[0].length - 1);
  return `${stem || otherwise}.${fits[0]}`;
}
