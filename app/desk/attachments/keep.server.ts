import { randomUUID } from "node:crypto";
import type { KeptMedia } from "#app/messages/attachments/attachment.ts";
import { typeOfUpload } from "#app/platform/files/upload.ts";
import { lookAtUpload, shrinkPicture } from "#app/platform/processes/reader.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_PAGES } from "#app/quote-reader/most.ts";
import { keepFile } from "#app/repair/records/kept-file.server.ts";

/** In pixels: a quote in a photograph can still be read at this size. */
const WHOLE = { width: 2600, height: 2600, type: "image/jpeg", mostPixels: 60_000_000 } as const;
const SMALL = { width: 320, height: 320, type: "image/jpeg", mostPixels: 60_000_000 } as const;

type Arrived = {
  bytes: Uint8Array;
  /** What it was said to be, for the sentence about one that is neither picture nor PDF. */
  type: string;
  /** Whose turn it takes in the reader. */
  owner: string;
};

/**
 * Keeps what came with a message. A picture is decoded and drawn anew by a process of its own, without what the camera wrote into
 * it, once whole and once small; a PDF is looked at there and stays as it is. Errors: 400 empty, 413 too large, 415 neither picture
 * nor PDF, or one that cannot be read; 429 and 503 when too many wait, 503 when the store is away.
 */
export async function keepMedia({ bytes, type, owner }: Arrived): Promise<KeptMedia> {
  if (bytes.byteLength === 0) throw new Refusal(400, "This file is empty.");
  if (bytes.byteLength > MAX_DOCUMENT_BYTES) throw new Refusal(413, TOO_LARGE);
  const sniffed = typeOfUpload(bytes);
  if (!sniffed) throw new Refusal(415, `This file (${type}) is neither a picture (JPEG, PNG, WebP, HEIC) nor a PDF.`);
  return sniffed === "application/pdf" ? keepPaper(bytes, owner) : keepPicture(bytes, owner);
}

export const TOO_LARGE = "This file is larger than 15 MB.";

async function keepPaper(bytes: Uint8Array, owner: string): Promise<KeptMedia> {
  const look = await lookAtUpload(bytes, owner);
  if (!look?.pages) throw new Refusal(415, "This PDF is damaged or locked and cannot be opened.");
  if (look.tooLarge) throw new Refusal(413, look.tooLarge);
  if (look.pages > MAX_DOCUMENT_PAGES) {
    throw new Refusal(413, `This PDF has ${look.pages} pages; ${MAX_DOCUMENT_PAGES} at most.`);
  }
  const storageKey = `${randomUUID()}.pdf`;
  await keepFile(storageKey, bytes, "application/pdf");
  const none = { thumbnailKey: null, width: null, height: null };
  return { storageKey, ...none, fileType: "application/pdf", fileSize: bytes.byteLength };
}

async function keepPicture(bytes: Uint8Array, owner: string): Promise<KeptMedia> {
  const whole = await shrinkPicture(bytes, WHOLE, owner);
  const small = whole && (await shrinkPicture(whole.bytes, SMALL, owner));
  if (!whole || !small) throw new Refusal(415, "This picture is damaged or has more than 60 megapixels.");
  const [storageKey, thumbnailKey] = [`${randomUUID()}.jpg`, `${randomUUID()}.jpg`];
  await keepFile(storageKey, whole.bytes, "image/jpeg");
  await keepFile(thumbnailKey, small.bytes, "image/jpeg");
  const { width, height } = whole;
  return { storageKey, thumbnailKey, fileType: "image/jpeg", fileSize: whole.bytes.byteLength, width, height };
}
