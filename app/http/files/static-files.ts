import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { type Kept, keep } from "#app/http/files/from-memory.ts";

const COMPRESSED = /\.(?:br|gz)$/;

/**
 * All files of a built client by their address, in memory with what the build compressed of them. Assets carry their hash in their
 * name and are never asked for again; what has a plain name is asked for once a day.
 */
export function readStaticFiles(folder: string, headers: [string, string][]): Map<string, Kept> {
  const files = new Map<string, Kept>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    if (!entry.isFile() || COMPRESSED.test(address) || address.includes("/.")) continue;
    files.set(address, readStaticFile(path, address, headers));
  }
  return files;
}

/** One of them, with what lies compressed beside it. */
export function readStaticFile(path: string, address: string, headers: [string, string][]): Kept {
  const lasts = address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=86400";
  const bodies = { plain: readFileSync(path), br: readIf(`${path}.br`), gzip: readIf(`${path}.gz`) };
  const type = getMimeType(address) ?? "application/octet-stream";
  return keep(bodies, [...headers, ["Content-Type", type], ["Cache-Control", lasts]]);
}

function readIf(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
