import { QUOTE_PDF } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

test("whoever began to say which car it is keeps the fields when the paper names it", async ({ page }) => {
  let read = () => {};
  const told = new Promise<void>((resolve) => {
    read = resolve;
  });
  await page.route("**/upload-quote/receive", async (route) => {
    await told;
    await route.continue();
  });
  await page.goto("/upload-quote", { waitUntil: "networkidle" });
  await page.locator("input[name=file]").setInputFiles(QUOTE_PDF);
  await page.getByLabel("Year", { exact: true }).selectOption("2018");
  read();
  await expect(page.getByRole("heading", { name: "This quote is priced as usual." })).toBeVisible();
  await expect(page.getByLabel("Make", { exact: true })).toHaveValue("BMW");
  await page.getByLabel("Model", { exact: true }).fill("330i xDrive Sport");
});
