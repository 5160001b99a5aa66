import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
];

/** The flags keep Chromium from looking for its maker's hosts; tests talk to this machine only. */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where a Chromium stands: Playwright's own, else the system's; null when there is none. */
export function findBrowser(): string | null {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => path && existsSync(path)) ?? null;
}

/** Installs one when there is none: Playwright's download, else the system's package. Errors: a sentence when neither works. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  run("npx", ["playwright", "install", "chromium"]);
  if (!findBrowser() && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update"]);
    run("apt-get", ["install", "-y", "chromium"]);
  }
  const installed = findBrowser();
  if (!installed)
    throw new Error("No Chromium was found and none could be installed: install one, then run the tests again.");
  return installed;
}

function run(command: string, parameters: string[]) {
  spawnSync(command, parameters, { stdio: "inherit" });
}
