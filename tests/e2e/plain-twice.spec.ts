import type { Locator } from "@playwright/test";
import {
  askForSavings,
  decideAll,
  expectDecided,
  expectPaid,
  invoiceFromTheDesk,
  lookAtLandings,
  lookAtLines,
} from "./support/main-road.ts";
import { authorize, QUOTE_PDF, someonesPhone, verifyPhone } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

// The same as interrupted.spec.ts where no script runs: each button pressed twice and the page loaded again, from a server that was killed
// meanwhile. Back to a form that was refused the browser asks by itself.

const twice = (button: Locator) => button.dblclick();

test("without a script, too, a quote goes in, is decided and is paid once, and a killed server loses nothing that a page had confirmed", async ({
  page,
  browser,
  server,
  viewport,
}) => {
  test.setTimeout(240_000);
  const killAndReload = async () => {
    await server.kill();
    await server.restart();
    await page.reload();
  };
  const phone = someonesPhone();
  const typed = (name: string) => page.locator(`input[name=${name}]`);
  const send = page.getByRole("button", { name: "Send this quote" });
  await lookAtLandings(page);
  await page.goto("/upload-quote");
  await typed("file").setInputFiles(QUOTE_PDF);
  await typed("name").fill("Plain Tapper");
  await typed("phone").fill(phone);
  await send.click();
  // The answer comes before the contact is complete, and neither the document nor what was typed is asked for again.
  await expect(page.locator("#answer h2")).toBeVisible();
  await expect(page.getByText("quote.pdf")).toBeVisible();
  await expect(typed("name")).toHaveValue("Plain Tapper");
  await expect(page.getByText("Email is required").first()).toBeVisible();
  await typed("email").fill(`plain-${phone}@example.com`);
  await twice(send);
  await expect(page).toHaveURL(/\/verify-otp\?/);
  await killAndReload();
  await typed("code").fill("000000");
  await page.getByRole("button", { name: "Verify & Continue" }).click();
  await expect(page.getByText("Invalid code. Please try again.").first()).toBeVisible();
  await expect(typed("firstName")).toHaveValue("Plain");
  await verifyPhone(page, phone);
  const id = /repair-status\/([0-9a-f-]{36})/.exec(page.url())?.[1] as string;
  await lookAtLines(page);

  await askForSavings(page, twice);
  await decideAll(page, twice);
  await killAndReload();
  await expectDecided(page);
  await authorize(page, twice);
  await expect(page.getByRole("button", { name: "Request Call" })).toBeVisible();

  const shop = await browser.newContext({ javaScriptEnabled: false, viewport });
  const advisor = await invoiceFromTheDesk(await shop.newPage(), server.query, id, server.origin);
  await shop.close();

  await page.goto(`/repair-status/${id}/pay`);
  await page.reload();
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("Security code").fill("123");
  await twice(page.getByRole("button", { name: /^Pay \$/ }));
  await expect(page).toHaveURL(/\/receipt/);
  await killAndReload();
  await page.goBack();
  await page.goto(`/repair-status/${id}/pay`);
  await expect(page.getByText("Service Complete - Thank you!")).toBeVisible();

  await expectPaid(server.query, id, "Plain Tapper", advisor.name);
  const requests = await server.query(
    `SELECT 1 FROM "RepairRequest" r JOIN "User" u ON u."id" = r."requesterId" WHERE u."phone" = $1`,
    [`+1${phone}`],
  );
  expect(requests).toHaveLength(1);
});
