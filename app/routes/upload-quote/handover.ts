import { KEY, STORE } from "./photo-store.ts";
import { sendDocument, type Upload } from "./upload-events.ts";

type HandedOver = { file: File; upload: Upload };

/** It leaves as this module comes, before React has put the page together: on a phone that is seconds. */
let early = typeof document === "undefined" ? null : sendHandedOver();

/** The photo that was handed over, on its way already, once; null where there is none. */
export async function takeOver(): Promise<HandedOver | null> {
  const first = early;
  early = null;
  return (await first) ?? (await sendHandedOver());
}

async function sendHandedOver(): Promise<HandedOver | null> {
  const file = await fetchOnce().catch(() => null);
  return file && { file, upload: sendDocument(file) };
}

async function fetchOnce(): Promise<File | null> {
  const store = await caches.open(STORE);
  const kept = await store.match(KEY);
  if (!kept || !(await store.delete(KEY))) return null;
  const name = decodeURIComponent(kept.headers.get("X-Name") ?? "photo.jpg");
  return new File([await kept.blob()], name, { type: kept.headers.get("Content-Type") ?? "" });
}
