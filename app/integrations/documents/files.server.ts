import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type DocumentStore, requireKey } from "#app/integrations/documents/document-store.ts";

/** Documents as files of one folder. */
export function fileDocuments(folder: string): DocumentStore {
  const root = resolve(folder);
  return {
    async save(key, bytes) {
      await mkdir(root, { recursive: true });
      const partial = join(root, `.${randomUUID()}.partial`);
      await writeThrough(partial, bytes);
      await rename(partial, join(root, requireKey(key)));
      await syncFolder(root);
    },
    async read(key) {
      try {
        return await readFile(join(root, requireKey(key)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(join(root, requireKey(key)), { force: true });
    },
  };
}

async function writeThrough(path: string, bytes: Uint8Array) {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The name too must outlive a power cut. */
async function syncFolder(folder: string) {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
