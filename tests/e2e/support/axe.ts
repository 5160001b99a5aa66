import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** Half as long to read for a browser as the one with its comments. */
export const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
declare global {
  interface Window {
    axe: typeof axe;
    /** What was there to see when the rules were asked. */
    judged?: Set<Element>;
  }
}

/** What breaks the rules in what is there to see, and was not when this was asked of the same document before. */
export function judged(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = [...document.body.querySelectorAll("*")].filter((one) => one.checkVisibility());
    const fresh = new Set(shown.filter((one) => !window.judged?.has(one)));
    const outermost = [...fresh].filter(({ parentElement }) => !parentElement || !fresh.has(parentElement));
    const where = window.judged ? { include: outermost } : document;
    window.judged = new Set(shown);
    if (outermost.length === 0) return [];
    const rules = { "color-contrast": { enabled: false } };
    const { violations } = await window.axe.run(where, { resultTypes: ["violations"], preload: false, rules });
    return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  });
}
