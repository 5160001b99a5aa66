import { expect, type Page } from "@playwright/test";

/** 320 px (a desk at 400%) and a desk at 200%: nothing is wider than the page, and no words are cut that nobody can scroll to. */
export async function expectNothingCut(page: Page) {
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page.evaluate(() => {
      const isWide = (document.scrollingElement ?? document.documentElement).scrollWidth > innerWidth + 1;
      return [...document.body.querySelectorAll<HTMLElement>("*")].flatMap((element) => {
        const { overflowX, textOverflow, position, clipPath } = getComputedStyle(element);
        // What is there for the ear alone, pictures, and the code's box, whose input is wider than what is shown of it.
        if (position === "absolute" && clipPath !== "none") return [];
        if (element.closest("svg, [aria-hidden=true]")) return [];
        if (element.querySelector("svg[aria-hidden=true], [role=img], input[name=code]")) return [];
        const named = `${element.tagName} "${element.innerText.slice(0, 30)}" ${element.className}`;
        const beyond = isWide && element.getBoundingClientRect().right > innerWidth + 1;
        const clips = /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis";
        if (beyond) return [`beyond the edge: ${named}`];
        return clips && element.scrollWidth > element.clientWidth + 1 ? [`cut: ${named}`] : [];
      });
    });
    expect(cut, `${page.url()} at ${width} px`).toEqual([]);
  }
}
