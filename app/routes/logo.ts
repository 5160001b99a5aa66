import { readLogo } from "#app/shop/logo.server.ts";

/** The company's logo; its address carries a version, so that a browser keeps it. */
export async function loader() {
  const bytes = await readLogo();
  if (!bytes) throw new Response("There is no logo.", { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=604800" },
  });
}
