import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { startServer } from "./server.ts";

const CACHE = "node_modules/.cache/journeys";

/** The demo shop is made once for a build; every server of the journeys begins with a copy of its folder. */
export default async function makeTemplate() {
  const build = readFileSync("build/.sources", "utf8").slice(0, 16);
  const folder = resolve(CACHE, build);
  if (!existsSync(folder)) {
    rmSync(CACHE, { recursive: true, force: true });
    const part = `${folder}.${process.pid}`;
    mkdirSync(part, { recursive: true });
    const server = await startServer({ DATA_DIR: part });
    await server.stop();
    renameSync(part, folder);
  }
  process.env.JOURNEY_TEMPLATE = folder;
}
