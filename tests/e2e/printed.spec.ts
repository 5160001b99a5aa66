import { expect, test } from "./support/test.ts";

test("printed, the stages stand in one row in whole words and the one that is reached is printed, however wide a page is taken for", async ({
  page,
}) => {
  await page.goto("/repair-status/demo");
  await page.emulateMedia({ media: "print" });
  // A letter between its margins, and a page as Chrome takes it for a wide screen.
  for (const width of [680, 816]) {
    await page.setViewportSize({ width, height: 1000 });
    const steps = page.getByRole("list", { name: "Stage" }).locator("visible=true").getByRole("listitem");
    await expect(steps).toHaveCount(7);
    const seen = await steps.evaluateAll((items) =>
      items.map((item) => {
        const words = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
        let broken = 0;
        for (let node = words.nextNode(); node; node = words.nextNode())
          for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            // A word in two lines has two boxes; what is for the ear alone is one pixel wide.
            const isSeen = node.parentElement?.className !== "sr-only";
            if (isSeen && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken += 1;
          }
        return { broken, top: item.getBoundingClientRect().top, adjust: getComputedStyle(item).printColorAdjust };
      }),
    );
    expect(seen.map(({ broken }) => broken)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(new Set(seen.map(({ top }) => top)).size).toBe(1);
    expect(seen.every(({ adjust }) => adjust === "exact")).toBe(true);
  }
});
