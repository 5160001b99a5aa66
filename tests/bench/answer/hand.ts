import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "../../support/browser.ts";

export type Network = { name: string; down: number; up: number; latency: number; processor: number };

/**
 * A mid phone on 4G, in bytes a second, milliseconds and times slower. Slow: what Lighthouse measures with, and DevTools calls slow 4G;
 * fast: what DevTools calls fast 4G.
 */
export const SLOW_4G: Network = { name: "slow 4G", down: 1_600_000 / 8, up: 750_000 / 8, latency: 150, processor: 4 };
export const FAST_4G: Network = {
  ...{ name: "fast 4G", latency: 165, processor: 4 },
  ...{ down: (9_000_000 * 0.9) / 8, up: (1_500_000 * 0.9) / 8 },
};

export type Hand = {
  page: Page;
  context: BrowserContext;
  taps: string[];
  /** Presses what is named, and counts it. */
  tap: (what: string, press: () => Promise<unknown>) => Promise<void>;
  /** As slow as a mid phone, or as quick as this machine: what slows a browser down keeps a whole core of it busy. */
  slowDown: (is: boolean) => Promise<unknown>;
};

export async function startBrowser() {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS });
}

/** A phone in one hand with an empty cache, as slow as the network and its processor are. */
export async function takePhone(
  browser: Awaited<ReturnType<typeof startBrowser>>,
  origin: string,
  network: Network = SLOW_4G,
): Promise<Hand> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: "en-US",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down,
    uploadThroughput: network.up,
  });
  const slowDown = (is: boolean) =>
    devtools.send("Emulation.setCPUThrottlingRate", { rate: is ? network.processor : 1 });
  await slowDown(true);
  const taps: string[] = [];
  async function tap(what: string, press: () => Promise<unknown>) {
    taps.push(what);
    await press();
  }
  return { page, context, taps, tap, slowDown };
}
