import type { Page } from "@playwright/test";
import { demoRequest, demoWork, loseConnection, signInOnce, slowDown } from "./support/catalogue.ts";
import { invoiceAtAgreedPrices, QUOTE_PDF, someonesPhone, verifyPhone } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

// The visitor's way with what happens to phones: double taps, slow and lost connections, back and reload, two tabs, an old link.
// Nothing is decided twice, and nothing that was typed is lost.

test("a quote is handed in once, whatever the connection and the fingers do", async ({ page, server }) => {
  const phone = someonesPhone();
  await page.goto("/upload-quote");
  await page.waitForLoadState("networkidle");
  // Chosen without a connection: it leaves by itself once there is one.
  await page.context().setOffline(true);
  await page.locator("input[name=file]").setInputFiles(QUOTE_PDF);
  await expect(page.getByText("Upload failed").first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator("#answer h2")).toBeVisible();
  await page.locator("input[name=name]").fill("Twice Tapper");
  await page.locator("input[name=email]").fill("not an address");
  await page.locator("input[name=phone]").fill(phone);
  const send = page.getByRole("button", { name: "Send this quote" });
  await send.click();
  // Refused, with what was filled in and the document kept.
  await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
  await expect(page.locator("input[name=name]")).toHaveValue("Twice Tapper");
  await expect(page.getByText("quote.pdf")).toBeVisible();
  await page.locator("input[name=email]").fill(`twice-${phone}@example.com`);
  // Typed and not yet sent: the page loaded again has it, and the answer too.
  await page.reload();
  await expect(page.locator("#answer h2")).toBeVisible();
  await expect(page.locator("input[name=name]")).toHaveValue("Twice Tapper");
  await expect(page.locator("input[name=phone]")).not.toHaveValue("");

  await loseConnection(page, /upload-quote\.data/);
  // A toast rests for as long as the pointer lies on it, and the one of the refusal came up under it.
  await page.mouse.move(0, 0);
  await send.click();
  await expect(page.getByText(/^The connection was lost\./).first()).toBeVisible();
  await expect(page.locator("input[name=name]")).toHaveValue("Twice Tapper");
  await expect(page.locator("#answer h2")).toBeVisible();
  await page.unrouteAll();

  await slowDown(page, /upload-quote\.data/, 600);
  // Two taps within 400 ms are one: this one is meant anew.
  await page.waitForTimeout(450);
  await send.dblclick();
  await expect(page).toHaveURL(/\/verify-otp\?/);
  await page.unrouteAll();
  await page.goBack();
  await expect(page.locator("#answer h2")).toBeVisible();
  await page.goForward();
  await page.reload();

  await loseConnection(page, /verify-otp\.data/);
  await page.locator("input[name=code]").fill("000000");
  await expect(page.getByText("Verification failed").first()).toBeVisible();
  await page.unrouteAll();
  await verifyPhone(page, phone);
  await page.reload();
  await page.goBack();
  await page.goForward();
  const of = `FROM "RepairRequest" r JOIN "User" u ON u."id" = r."requesterId" WHERE u."phone" = $1`;
  const [row] = await server.query(
    `SELECT count(*)::int AS requests, (SELECT array_agg(d."fileName") FROM "QuoteDocument" d WHERE d."repairRequestId" IN (SELECT r."id" ${of})) AS documents ${of}`,
    [`+1${phone}`],
  );
  expect(row).toEqual({ requests: 1, documents: ["quote.pdf"] });
});

test("lines are decided and paid once, in two tabs and without a connection", async ({ page, browser, server }) => {
  const { id, code } = await demoRequest(server, "Pending_Approval");
  await page.goto(`/repair-status?code=${code}`);
  const digits = await page.getByText("Your code is").locator("strong").innerText();
  await page.locator("input[name=code]").fill(digits);
  await expect(page).toHaveURL(new RegExp(`/repair-status/${id}`));
  const approve = page
    .getByRole("button", { name: /^Approve: / })
    .filter({ visible: true })
    .first();
  const line = (await approve.getAttribute("aria-label"))?.replace("Approve: ", "") ?? "";
  const chosen = (tab: Page) => tab.getByRole("button", { name: `Approved: ${line}`, pressed: true });
  const other = await page.context().newPage();
  await other.goto(`/repair-status/${id}`);
  await other.waitForLoadState("networkidle");

  // Without a connection: said where it was tapped, and nothing stands as decided.
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await approve.click();
  await expect(page.getByText("Not sent: there is no connection.").first()).toBeVisible();
  await expect(approve).toBeVisible();
  await page.context().setOffline(false);

  const moves = () =>
    server.query(
      `SELECT 1 FROM "HistoryEvent" WHERE "repairRequestId" = $1 AND "kind" IN ('item_moved', 'job_moved')`,
      [id],
    );
  const before = (await moves()).length;

  // Slow, and tapped twice; what the page shows ahead is not yet what the shop has.
  await slowDown(page, /repair-status\/.*\.data/, 700);
  await page.waitForTimeout(450);
  await approve.dblclick();
  await expect(chosen(page)).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await expect.poll(async () => (await moves()).length).toBeGreaterThan(before);
  const once = (await moves()).length;

  // The other tab hears of it by itself. A tap on what is over is refused (tests/repair).
  await expect(chosen(other)).toBeVisible();
  expect(await moves()).toHaveLength(once);
  await other.close();
  await page.reload();
  await expect(chosen(page)).toBeVisible();

  const all = page.getByRole("button", { name: "Approve All Pending Items" }).filter({ visible: true });
  if (await all.isVisible()) {
    await all.dblclick();
    // The page shows it ahead: what is authorized next is what the shop has.
    const open = `SELECT 1 FROM "RepairLineItem" WHERE "repairRequestId" = $1 AND "group" = 'pending'`;
    await expect.poll(async () => (await server.query(open, [id])).length).toBe(0);
  }
  await page.goto(`/repair-status/${id}/approve`);
  const authorize = page.getByRole("button", { name: /^Authorize \$/ });
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  // Before the page's script is there the browser says it, and the page stays.
  await expect(async () => {
    await authorize.click();
    await expect(page.getByText("Nothing was authorized.").first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.context().setOffline(false);
  await page.waitForTimeout(450);
  await authorize.dblclick();
  await expect(page.getByRole("button", { name: "Request Call" })).toBeVisible();
  const approved = await server.query(
    `SELECT 1 FROM "HistoryEvent" WHERE "repairRequestId" = $1 AND "kind" = 'repair_approved'`,
    [id],
  );
  expect(approved).toHaveLength(1);

  const shop = await browser.newContext({ baseURL: server.origin });
  const desk = await shop.newPage();
  await signInOnce(desk, server, "admin@amped.demo");
  await desk.goto(`/dashboard/repair-requests/${id}`);
  await invoiceAtAgreedPrices(desk);
  await shop.close();

  await page.goto(`/repair-status/${id}/pay`);
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("Security code").fill("123");
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByText("No answer came")).toBeVisible();
  await expect(page.getByLabel("Card number")).toHaveValue(/^4242/);
  await page.context().setOffline(false);
  await page.waitForTimeout(450);
  // Whatever the receipt needs was fetched while the card was typed.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.getByRole("button", { name: /^Pay \$/ }).dblclick();
  await expect(page).toHaveURL(/\/receipt/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("paid");
  await page.unroute("**/assets/*.js");
  await page.goBack();
  await page.goto(`/repair-status/${id}/pay`);
  await expect(page.getByText("Service Complete - Thank you!")).toBeVisible();
  const payments = await server.query(
    `SELECT 1 FROM "Payment" p JOIN "Invoice" i ON i."id" = p."invoiceId" WHERE i."repairRequestId" = $1 AND p."status" = 'succeeded'`,
    [id],
  );
  expect(payments).toHaveLength(1);
});

test("an expired link says so and offers the phone, which keeps its number without a connection", async ({
  page,
  server,
}) => {
  // Whatever the journeys before it left in which state: each has a link.
  const [ended] = await server.query<{ code: string }>(
    `UPDATE "AccessCode" SET "expiresAt" = now() - interval '1 day'
     WHERE "code" = (SELECT "code" FROM "AccessCode" WHERE "kind" = 'repair' ORDER BY "createdAt" LIMIT 1) RETURNING "code"`,
  );
  const code = ended?.code;
  await page.goto(`/repair-status?code=${code}`);
  await expect(page.getByText("This link does not open a repair any more")).toBeVisible();
  await expect(page.getByRole("button", { name: "Text me a code" })).toBeVisible();
  await page.goto("/login/phone");
  await page.getByLabel("Phone").fill("(510) 555-0199");
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByLabel("Phone").press("Enter");
  await expect(page.getByText("No answer came")).toBeVisible();
  await expect(page.getByLabel("Phone")).toHaveValue(/555/);
  await page.context().setOffline(false);
});

test("a photo taken on the landing page is on its way before the form stands, and is read", async ({ page }) => {
  await page.goto("/basic");
  await page.waitForLoadState("networkidle");
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 120 } });
  // While the camera is open, the form's script is fetched already.
  const ahead = page.waitForResponse((response) => /\/assets\/.*\.js$/.test(response.url()));
  const [camera] = await Promise.all([
    page.waitForEvent("filechooser"),
    page
      .locator("label", { has: page.locator("input[data-photograph]") })
      .first()
      .click(),
  ]);
  expect((await ahead).ok()).toBe(true);
  // Without a connection the photo waits where it was taken.
  await page.context().setOffline(true);
  await camera.setFiles({ name: "IMG_1.png", mimeType: "image/png", buffer });
  await expect(page.getByText("Kept until you are online…").first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/upload-quote/);
  await expect(page.getByText("IMG_1.png")).toBeVisible();
  await expect(page.getByText(/read from your quote|could be read|advisor/).first()).toBeVisible();
});

test("a photo taken in the workshop without a connection waits on the phone and comes to the shop once", async ({
  page,
  server,
}) => {
  const repair = await demoWork(server);
  await signInOnce(page, server, "technician@amped.demo");
  await page.goto(`/dashboard/work/${repair.id}`);
  await page.getByRole("button", { name: "Exhaust: Soon" }).click();
  const photos = page.getByRole("dialog", { name: "Exhaust" }).getByRole("region", { name: "Photos" });
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } });
  await expect(photos.getByText("0 of 3")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await photos.locator("input[name=photo]").setInputFiles({ name: "IMG_1.png", mimeType: "image/png", buffer });
  await expect(photos.getByText("Not sent yet")).toBeVisible();
  await expect(photos.getByText("1 of 3")).toBeVisible();

  // The line is back for pages and not yet for photos: the page loaded again still has it.
  await loseConnection(page, /\/photos$/);
  await page.context().setOffline(false);
  await page.reload();
  await expect(photos.getByText("Not sent yet")).toBeVisible();
  await expect(photos.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await page.unrouteAll();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(photos.getByText("Not sent yet")).toBeHidden();
  await expect(photos.locator(`img[src^="/repair-status/${repair.id}/photos/"]`)).toHaveCount(1);
  await expect(photos.getByText("1 of 3")).toBeVisible();
  await page.reload();
  await expect(photos.getByText("1 of 3")).toBeVisible();
  const booked = await server.query(
    `SELECT 1 FROM "Photo" p JOIN "InspectionPoint" i ON i."id" = p."pointId" WHERE i."repairRequestId" = $1 AND i."name" = 'Exhaust'`,
    [repair.id],
  );
  expect(booked).toHaveLength(1);
});
