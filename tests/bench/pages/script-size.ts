import { gzipSync } from "node:zlib";

/** Bytes of script that a browser fetches and runs at the first view of a page: each file gzipped, and what stands in the page itself. */
export async function scriptOf(origin: string, path: string, cookie = ""): Promise<number> {
  const html = await (await fetch(origin + path, { headers: cookie ? { cookie } : {} })).text();
  const inline = [...html.matchAll(/<script(?![^>]*type="application)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => text,
  );
  const still = !html.includes("__reactRouterContext");
  const seen = new Set<string>();
  const waiting = [
    ...[...html.matchAll(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, href = ""]) => href),
    ...[...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, href = ""]) => href),
    ...inline.flatMap((text) =>
      [...text.matchAll(/(?:from|import)\s*"(\/assets\/[^"]+\.js)"/g)].map(([, href = ""]) => href),
    ),
  ];
  let total = still ? gzipSync(inline.join("\n")).length : 0;
  for (let href = waiting.pop(); href; href = waiting.pop()) {
    if (seen.has(href)) continue;
    seen.add(href);
    const text = await (await fetch(origin + href)).text();
    total += gzipSync(text, { level: 9 }).length;
    for (const [, name = ""] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) waiting.push(`/assets/${name}`);
  }
  return total;
}

/** Bytes of the fonts that a page asks for at once. */
export async function fontsOf(origin: string, path: string, cookie = ""): Promise<number> {
  const html = await (await fetch(origin + path, { headers: cookie ? { cookie } : {} })).text();
  const links = html.match(/<link[^>]*as="font"[^>]*>/g) ?? [];
  let total = 0;
  for (const [, href = ""] of links.map((link) => /href="([^"]+)"/.exec(link) ?? []))
    total += (await (await fetch(origin + href)).arrayBuffer()).byteLength;
  return total;
}
