import { invoiceAtAgreedPrices, QUOTE_PDF, signIn, someonesPhone, verifyPhone } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

// The same as interrupted.spec.ts where no script runs: each button pressed twice and the page loaded again. Back to a form that was refused the browser asks by itself.

test("without a script, too, a quote goes in, is decided and is paid once", async ({ page, browser, server }) => {
  const phone = someonesPhone();
  const typed = (name: string) => page.locator(`input[name=${name}]`);
  const send = page.getByRole("button", { name: "Get this price" });
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
  await send.dblclick();
  await expect(page).toHaveURL(/\/verify-otp\?/);
  await page.reload();
  await typed("code").fill("000000");
  await page.getByRole("button", { name: "Verify & Continue" }).click();
  await expect(page.getByText("Invalid code. Please try again.").first()).toBeVisible();
  await expect(typed("firstName")).toHaveValue("Plain");
  await verifyPhone(page, phone);
  const id = /repair-status\/([0-9a-f-]{36})/.exec(page.url())?.[1] as string;
  await page.reload();

  await page.getByRole("button", { name: "Get AMPed Savings" }).filter({ visible: true }).dblclick();
  const approve = page.getByRole("button", { name: /^Approve: / }).filter({ visible: true });
  const line = (await approve.first().getAttribute("aria-label"))?.replace("Approve: ", "") ?? "";
  await approve.first().dblclick();
  await expect(page.getByRole("button", { name: `Approved: ${line}`, pressed: true })).toBeVisible();
  await page.reload();
  await page.goto(`/repair-status/${id}/approve`);
  await page.getByRole("button", { name: /^Authorize \$/ }).dblclick();
  await expect(page.getByRole("button", { name: "Request Call" })).toBeVisible();

  const desk = await (await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false })).newPage();
  await signIn(desk, "admin@amped.demo");
  await desk.goto(`/dashboard/repair-requests/${id}`);
  await invoiceAtAgreedPrices(desk);
  await desk.context().close();

  await page.goto(`/repair-status/${id}/pay`);
  await page.reload();
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: /^Pay \$/ }).dblclick();
  await expect(page).toHaveURL(/\/receipt/);
  await page.reload();
  await page.goBack();
  await page.goto(`/repair-status/${id}/pay`);
  await expect(page.getByText("Service Complete - Thank you!")).toBeVisible();

  const [row] = await server.query(
    `SELECT (SELECT count(*)::int FROM "RepairRequest" r JOIN "User" u ON u."id" = r."requesterId" WHERE u."phone" = $2) AS requests,
       (SELECT count(*)::int FROM "QuoteDocument" WHERE "repairRequestId" = $1) AS documents,
       (SELECT count(*)::int FROM "HistoryEvent" WHERE "repairRequestId" = $1 AND "kind" IN ('item_moved', 'job_moved')) AS decisions,
       (SELECT count(*)::int FROM "HistoryEvent" WHERE "repairRequestId" = $1 AND "kind" = 'repair_approved') AS authorizations,
       (SELECT count(*)::int FROM "Payment" p JOIN "Invoice" i ON i."id" = p."invoiceId" WHERE i."repairRequestId" = $1 AND p."status" = 'succeeded') AS payments`,
    [id, `+1${phone}`],
  );
  expect(row).toEqual({ requests: 1, documents: 1, decisions: 1, authorizations: 1, payments: 1 });
});
