import { QUOTE_PDF, someonesPhone, typeQuote, uploadQuote, verifyPhone } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

test("a quote typed by hand becomes a request of the verified phone", async ({ page, server }) => {
  const phone = someonesPhone();
  await typeQuote(page, { name: "Sam Ortega", email: `sam-${phone}@example.com`, phone });
  await verifyPhone(page, phone);
  await expect(page.getByText("$1,240.50").first()).toBeVisible();
  const [user] = await server.query<Record<string, string>>(
    `SELECT u."role", u."firstName", a."subscriptionTier" FROM "User" u JOIN "Account" a ON a."id" = u."accountId" WHERE u."phone" = $1`,
    [`+1${phone}`],
  );
  expect(user).toEqual({ role: "driver", firstName: "Sam", subscriptionTier: "Free" });
});

test("an error keeps what was filled in, the document too", async ({ page, server }) => {
  const phone = someonesPhone();
  await uploadQuote(page, { name: "Casey Rivera", email: "not an address", phone });
  await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
  await expect(page.locator("input[name=name]")).toHaveValue("Casey Rivera");
  await expect(page.getByText("quote.pdf")).toBeVisible();
  await page.locator("input[name=email]").fill(`kept-${phone}@example.com`);
  // A toast rests for as long as the pointer lies on it, and this one came up under it.
  await page.mouse.move(0, 0);
  await page.getByRole("button", { name: "Send this quote" }).click();
  await verifyPhone(page, phone);
  const documents = await server.query(
    `SELECT d."fileName" FROM "QuoteDocument" d JOIN "RepairRequest" r ON r."id" = d."repairRequestId" JOIN "User" u ON u."id" = r."requesterId" WHERE u."phone" = $1`,
    [`+1${phone}`],
  );
  expect(documents).toEqual([{ fileName: "quote.pdf" }]);
});

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
