import { KEY, STORE } from "./photo-store.ts";
import { sendDocument, type Upload } from "./upload-events.ts";

type HandedOver = { file: File; upload: Upload };

declare global {
  /** What the script in the page has sent already: see script/main.ts. */
  var handedOver: Promise<HandedOver | null> | undefined;
}

/** The photo that was handed over, on its way already, once; null where there is none. */
export async function takeOver(): Promise<HandedOver | null> {
  const first = globalThis.handedOver;
  globalThis.handedOver = undefined;
  return (await first) ?? (await sendHandedOver());
}

/** Sends the photo that another page has kept for the form; null where there is none. */
export async function sendHandedOver(): Promise<HandedOver | null> {
  const file = await fetchOnce().catch(() => null);
  return file && { file, upload: sendDocument([file], Promise.resolve([file])) };
}

async function fetchOnce(): Promise<File | null> {
  const store = await caches.open(STORE);
  const kept = await store.match(KEY);
  if (!kept || !(await store.delete(KEY))) return null;
  const name = decodeURIComponent(kept.headers.get("X-Name") ?? "photo.jpg");
  return new File([await kept.blob()], name, { type: kept.headers.get("Content-Type") ?? "" });
}
