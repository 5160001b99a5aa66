const STORE = "photographed-quote";
const KEY = "/upload-quote/photographed";

/** Keeps a photo that was taken on another page for the form that sends it. Errors: where the browser keeps nothing. */
export async function handOver(file: File): Promise<void> {
  const store = await caches.open(STORE);
  const headers = { "Content-Type": file.type, "X-Name": encodeURIComponent(file.name) };
  await store.put(KEY, new Response(file, { headers }));
}

/** The photo that was handed over, once; null where there is none. */
export async function takeOver(): Promise<File | null> {
  try {
    const store = await caches.open(STORE);
    const kept = await store.match(KEY);
    if (!kept) return null;
    await store.delete(KEY);
    const name = decodeURIComponent(kept.headers.get("X-Name") ?? "photo.jpg");
    return new File([await kept.blob()], name, { type: kept.headers.get("Content-Type") ?? "" });
  } catch {
    return null;
  }
}
