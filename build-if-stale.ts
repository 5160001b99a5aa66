import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// `npm start` builds when the sources are not the ones that were built; otherwise it only starts.
const STAMP = "build/.sources";
const CLIENT = "app/generated/prisma/client.ts";
const SOURCES = [
  "app/**/*.{ts,tsx,css}",
  "prisma/**/*.{ts,prisma}",
  "public/**/*",
  "*.config.ts",
  "tools/build/*.ts",
  "package-lock.json",
];

// Where nothing can be built (npm ci --omit=dev, an image) what was built elsewhere is what runs.
if (!existsSync("node_modules/@react-router/dev/bin.cjs")) {
  if (existsSync("build/server/index.js")) process.exit(0);
  console.error(
    "There is no build here, and nothing to build with: run `npm ci && npm run build`, or bring the folder build.",
  );
  process.exit(1);
}

// A setting that is missing is said before a build, which takes minutes the first time.
if (/^pre(?:start|worker)$/.test(process.env.npm_lifecycle_event ?? "")) {
  await import("#app/platform/env.server.ts").catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

// Who comes second waits for the first one's build; the lock is the kernel's and ends with its process.
// It lies beside the build, which is emptied first.
mkdirSync("node_modules/.cache", { recursive: true });
const lock = new DatabaseSync("node_modules/.cache/build.lock", { timeout: 600_000 });
lock.exec("BEGIN EXCLUSIVE");
const sources = hashSources();
const isStale = !existsSync(STAMP) || readFileSync(STAMP, "utf8") !== sources;
if (isStale) console.log("Building the product for this machine; the next start skips this.");
// The build has the database's client in it, of this schema; the process needs it too, and a build that was brought came without.
if (isStale || !existsSync(CLIENT)) {
  const client = spawnSync(process.execPath, ["tools/prepare.mjs"], { stdio: ["ignore", "ignore", "inherit"] });
  if (client.status !== 0) process.exit(client.status ?? 1);
}
if (isStale) {
  const build = spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
  compressAssets();
  writeFileSync(STAMP, sources);
}
lock.close();

function hashSources() {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES, { withFileTypes: true })) {
    if (!file.isFile() || file.parentPath.includes("generated")) continue;
    const path = `${file.parentPath}/${file.name}`;
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest("hex");
}

/** Once per build at the best quality, so that no request pays for it. */
function compressAssets() {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  for (const path of globSync("build/client/**/*.{js,css,svg,txt}")) {
    const file = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(file, best));
    writeFileSync(`${path}.gz`, gzipSync(file, { level: constants.Z_BEST_COMPRESSION }));
  }
}
