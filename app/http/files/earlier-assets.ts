import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { cp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kept } from "#app/http/files/from-memory.ts";
import { readStaticFile } from "#app/http/files/static-files.ts";
import { DAY_MS } from "#app/platform/days.ts";

/** Milliseconds that the assets of a build are answered after another one took its place. */
const KEPT_FOR = DAY_MS;
/** How often the folder is looked at for what another process put there. */
const LOOK_AGAIN = 2_000;
const ASSET = /^\/assets\/\w[\w.-]*$/;
const REPLACED = ".replaced";

/**
 * The assets of the builds before and after this one, from a folder that deploys leave alone and processes may share: a page that
 * was open during a deploy finds its chunks for a day, whichever process it asks.
 */
export function earlierAssets(folder: string, headers: [string, string][]) {
  let builds: string[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = () => {
    if (performance.now() - lookedAt < LOOK_AGAIN) return;
    lookedAt = performance.now();
    builds = existsSync(folder) ? readdirSync(folder).filter(isBuild) : [];
  };
  return {
    /** What such an address stands for in another build; null where none has it. */
    find(address: string): Kept | null {
      if (!ASSET.test(address)) return null;
      look();
      for (const build of builds) {
        const path = join(folder, build, address.slice("/assets/".length));
        if (existsSync(path) && !isOver(join(folder, build + REPLACED))) return readStaticFile(path, address, headers);
      }
      return null;
    },
    /** Puts the assets of this build beside the others', notes which are replaced since now, and drops those that were for a day. */
    async keep(assets: string): Promise<void> {
      const own = await nameOf(assets);
      if (!existsSync(join(folder, own))) {
        const partial = join(folder, `.${own}-${process.pid}`);
        try {
          await cp(assets, partial, { recursive: true });
          // Another process of the same build may have been quicker.
          await rename(partial, join(folder, own)).catch(() => {});
        } finally {
          // A disk that was too small for them is given back what was taken.
          await rm(partial, { recursive: true, force: true });
        }
      }
      await rm(join(folder, own + REPLACED), { force: true });
      for (const build of (await readdir(folder)).filter(isBuild)) {
        const mark = join(folder, build + REPLACED);
        if (build === own) continue;
        if (!existsSync(mark)) await writeFile(mark, "");
        else if (Date.now() - (await stat(mark)).mtimeMs > KEPT_FOR) {
          await rm(join(folder, build), { recursive: true, force: true });
          await rm(mark, { force: true });
        }
      }
    },
  };
}

function isBuild(name: string) {
  return /^[\w-]{16}$/.test(name);
}

function isOver(mark: string): boolean {
  const since = statSync(mark, { throwIfNoEntry: false })?.mtimeMs;
  return since !== undefined && Date.now() - since > KEPT_FOR;
}

/** Assets carry their hash in their name: the same names are the same build. */
async function nameOf(assets: string): Promise<string> {
  const names = (await readdir(assets)).sort().join("\n");
  return createHash("sha256").update(names).digest("hex").slice(0, 16);
}
