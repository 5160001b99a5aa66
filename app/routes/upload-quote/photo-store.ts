export const STORE = "photographed-quote";
export const KEY = "/upload-quote/photographed";

/** Keeps a photo that was taken on another page for the form that sends it. Errors: where the browser keeps nothing. */
export async function handOver(file: File): Promise<void> {
  const store = await caches.open(STORE);
  const headers = { "Content-Type": file.type, "X-Name": encodeURIComponent(file.name) };
  await store.put(KEY, new Response(file, { headers }));
}
