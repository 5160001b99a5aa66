import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { codeOf } from "#app/platform/known.ts";
import { type DocumentStore, isKey, requireKey } from "#app/platform/storage/document-store.ts";

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
        if (codeOf(error) === "ENOENT") return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(join(root, requireKey(key)), { force: true });
    },
    async *list() {
      const names = (await namesIn(root)).filter(isKey);
      for (let from = 0; from < names.length; from += SOME) {
        const some = names.slice(from, from + SOME);
        const files = await Promise.all(some.map(async (key) => ({ key, savedAt: await savedAt(join(root, key)) })));
        yield files.flatMap(({ key, savedAt }) => (savedAt ? [{ key, savedAt }] : []));
      }
    },
    async dropUnfinished(before) {
      let dropped = 0;
      for (const name of (await namesIn(root)).filter((each) => each.endsWith(".partial"))) {
        const began = await savedAt(join(root, name));
        if (!began || began >= before) continue;
        await rm(join(root, name), { force: true });
        dropped += 1;
      }
      return dropped;
    },
  };
}

const SOME = 500;

/** Nothing was ever saved where there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

/** Null when it was removed meanwhile. */
async function savedAt(path: string): Promise<Date | null> {
  return await stat(path).then(
    ({ mtime }) => mtime,
    () => null,
  );
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
