import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// After every install. Without development packages there is nothing to generate with: the build has the client in it.
if (existsSync("node_modules/prisma/build/index.js")) {
  const { status } = spawnSync(process.execPath, ["node_modules/prisma/build/index.js", "generate"], {
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}
