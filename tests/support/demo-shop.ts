import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

const CACHE = "node_modules/.cache/demo-shop";

/**
 * A data folder as a first start of the built product leaves it, made once for a build; who asks meanwhile waits. `make` starts
 * the product on an empty folder and ends it.
 */
export async function demoShop(make: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = resolve(CACHE, readFileSync("build/.sources", "utf8").slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync("node_modules/.cache", { recursive: true });
  // The kernel's lock: it ends with its process.
  const lock = new DatabaseSync("node_modules/.cache/demo-shop.lock", { timeout: 180_000 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    if (existsSync(folder)) return folder;
    rmSync(CACHE, { recursive: true, force: true });
    const part = `${folder}.part`;
    mkdirSync(part, { recursive: true });
    await make(part);
    renameSync(part, folder);
    return folder;
  } finally {
    lock.close();
  }
}
