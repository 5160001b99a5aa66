import type { Page } from "@playwright/test";

type Pair = { ink: string; ground: string; large: boolean; at: string };

/**
 * Every pair of colors in which the open page writes, in this theme where one is named, as it is seen: the text's color over the grounds behind it. Text of what is
 * switched off, of pictures and over pictures is left out, as WCAG 1.4.3 does; large is 24 px, or 18.66 px in bold.
 */
export function colorPairs(page: Page, theme?: string): Promise<Pair[]> {
  return page.evaluate((named) => {
    if (named) document.documentElement.dataset.theme = named;
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
      willReadFrequently: true,
    });
    const read = new Map<string, number[]>();
    const colorOf = (text: string) => {
      const known = read.get(text);
      if (known || !canvas) return known ?? [0, 0, 0, 1];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const color = [red, green, blue, alpha / 255];
      read.set(text, color);
      return color;
    };
    const over = (top: number[], below: number[], strength: number) => {
      const alpha = (top[3] ?? 1) * strength;
      return [0, 1, 2].map((part) => Math.round((top[part] ?? 0) * alpha + (below[part] ?? 0) * (1 - alpha)));
    };
    type Behind = { ground: number[]; strength: number; picture: boolean };
    const seen = new Map<Element, Behind>();
    /** What stands behind the text of an element: its own ground over those around it. */
    const behind = (element: Element | null): Behind => {
      if (!element) return { ground: [255, 255, 255], strength: 1, picture: false };
      const known = seen.get(element);
      if (known) return known;
      const around = behind(element.parentElement);
      const style = getComputedStyle(element);
      const strength = around.strength * Number(style.opacity);
      const ground = over(colorOf(style.backgroundColor), around.ground, strength);
      const here = { ground, strength, picture: around.picture || style.backgroundImage !== "none" };
      seen.set(element, here);
      return here;
    };
    const pairs = new Map<string, Pair>();
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const field = element.matches("input:not([type=hidden], [type=checkbox], [type=radio]), textarea, select");
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!own && !field) continue;
      if (element.closest(":disabled, [aria-disabled=true], [inert], svg, script, style, noscript, option")) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const { ground, strength, picture } = behind(element);
      if (picture) continue;
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const inks = field ? [style.color, getComputedStyle(element, "::placeholder").color] : [style.color];
      for (const color of inks) {
        const ink = over(colorOf(color), ground, strength).join(" ");
        const at = `${element.tagName.toLowerCase()} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
        const pair = { ink, ground: ground.join(" "), large, at };
        pairs.set(`${pair.ink}/${pair.ground}/${large}`, pair);
      }
    }
    return [...pairs.values()];
  }, theme);
}

/** The pairs that are too faint, each as a sentence. */
export function tooFaint(pairs: Pair[]): string[] {
  return pairs.flatMap(({ ink, ground, large, at }) => {
    const ratio = contrast(ink, ground);
    const least = large ? 3 : 4.5;
    return ratio >= least ? [] : [`rgb(${ink}) on rgb(${ground}) is ${ratio.toFixed(2)}, not ${least}: ${at}`];
  });
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2: relative luminance of an sRGB color. */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = color.split(" ").map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
