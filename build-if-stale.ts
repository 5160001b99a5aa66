import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";

// `npm start` builds when the sources are not the ones that were built; otherwise it only starts.
const STAMP = "build/.sources";
const SOURCES = ["app/**/*.{ts,tsx,css}", "prisma/**/*.{ts,prisma}", "public/**/*", "*.config.ts", "package-lock.json"];

const hash = createHash("sha256");
for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))) {
  if (!file.isFile()) continue;
  const path = `${file.parentPath}/${file.name}`;
  hash.update(path).update(readFileSync(path));
}
const stamp = hash.digest("hex");
if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== stamp) {
  console.log("Building the product for this machine; the next start skips this.");
  const build = spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
  writeFileSync(STAMP, stamp);
}
