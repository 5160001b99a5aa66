import {
  authorize,
  decideLine,
  invoiceAtAgreedPrices,
  openRowOf,
  payByCard,
  signIn,
  someonesPhone,
  typeQuote,
  uploadQuote,
  verifyPhone,
} from "./support/story.ts";
import { expect, test } from "./support/test.ts";

test("a quote goes in, decisions and a payment come out", async ({ page, server, browser, hasScript, viewport }) => {
  const phone = someonesPhone();
  await page.goto("/");
  await expect(page.getByText("Photograph your quote").filter({ visible: true })).toHaveCount(1);
  await page.goto("/home-standard");
  await expect(page.getByText("Photograph your quote").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await uploadQuote(page, { name: "Casey Rivera", email: `casey-${phone}@example.com`, phone });
  await verifyPhone(page, phone);
  const id = /repair-status\/([0-9a-f-]{36})/.exec(page.url())?.[1] as string;
  if (hasScript) {
    await expect(page.getByRole("heading", { name: "Quote Uploaded!" })).toBeVisible();
    await page.getByRole("button", { name: "View Quote Analysis" }).click();
  }

  // The lines of that very PDF.
  await expect(page.getByRole("heading", { level: 1, name: "BMW 330i xDrive 2019" })).toBeVisible();
  for (const line of ["Front brake pads, ceramic", "Front brake rotors", "Brake fluid flush", "Shop supplies"]) {
    // The page draws its rows anew when the prices of the lines arrive.
    await expect(async () => {
      await openRowOf(page, line);
      await expect(page.getByText(line, { exact: true }).first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
  }
  await expect(page.getByText("No Items Selected")).toBeVisible();

  await page.getByRole("button", { name: "Get AMPed Savings" }).click();
  await expect(page.getByText("Pending Approval").first()).toBeVisible();
  await expect(page.locator("aside").getByText("$987.44").first()).toBeVisible();
  // No shop was asked yet: what it could bring stands as that, and nothing is said to be saved.
  await expect(page.getByText(/^you keep \$\d\S+ after our fee/).first()).toBeVisible();
  await expect(page.getByText("not confirmed by the shop yet").first()).toBeVisible();
  await expect(page.getByText("You save, after our fee")).toHaveCount(0);

  await decideLine(page, "Approve", "Front brake pads, ceramic");
  await decideLine(page, "Approve", "Front brake rotors");
  await decideLine(page, "Approve", "Replace front brake pads and rotors");
  await decideLine(page, "No", "Cabin air filter replacement");
  await decideLine(page, "Not now", "Brake fluid flush");
  // (18900 + 32500 + 42900 + 4500) x 0.78
  await expect(page.locator("aside").getByText("$770.64").first()).toBeVisible();
  await authorize(page);
  await expect(page.getByRole("button", { name: "Request Call" })).toBeVisible();

  // The shop's side, in a browser of its own.
  const shop = await browser.newContext({ javaScriptEnabled: hasScript, viewport });
  const desk = await shop.newPage();
  const [advisor] = await server.query<{ email: string; name: string }>(
    `SELECT u."email", u."firstName" || ' ' || u."lastName" AS name FROM "RepairRequest" r JOIN "User" u ON u."id" = r."advisorId" WHERE r."id" = $1`,
    [id],
  );
  await signIn(desk, advisor?.email ?? "", server.origin);
  await expect(desk.getByText("BMW 330i xDrive 2019").first()).toBeVisible();
  await desk.goto(`${server.origin}/dashboard/repair-requests?q=${id.slice(0, 8)}`);
  await desk.getByRole("link", { name: /View/ }).first().click();
  await expect(desk).toHaveURL(new RegExp(`/dashboard/repair-requests/${id}`));
  await expect(desk.getByText("Front brake rotors").first()).toBeVisible();
  await invoiceAtAgreedPrices(desk);
  await shop.close();

  await page.goto(`/repair-status/${id}`);
  await payByCard(page);

  const [row] = await server.query<Record<string, string>>(
    `SELECT r."status", i."status" AS invoice, i."subtotal"::text, i."serviceFee"::text AS fee, i."outstandingBalance"::text AS due,
       (SELECT count(*)::int FROM "Payment" p WHERE p."invoiceId" = i."id" AND p."status" = 'succeeded') AS payments
     FROM "RepairRequest" r JOIN "Invoice" i ON i."repairRequestId" = r."id" WHERE r."id" = $1`,
    [id],
  );
  // Approved lines: (18900 + 32500 + 42900) x 0.78 = 73554; saved 20746, of which a quarter is the fee.
  expect(row).toEqual({
    status: "Completed",
    invoice: "Paid",
    subtotal: "735.54",
    fee: "51.87",
    due: "0.00",
    payments: 1,
  });
  const history = await server.query<{ kind: string; actorName: string; knownBy: string }>(
    `SELECT "kind", "actorName", "knownBy" FROM "HistoryEvent" WHERE "repairRequestId" = $1 ORDER BY "id"`,
    [id],
  );
  expect(history.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      "created",
      "quote_uploaded",
      "quote_read",
      "items_analyzed",
      "item_moved",
      "repair_approved",
      "invoice_created",
      "payment",
    ]),
  );
  expect(history.find(({ kind }) => kind === "repair_approved")).toMatchObject({
    actorName: "Casey Rivera",
    knownBy: "phone_code",
  });
  expect(history.find(({ kind }) => kind === "invoice_created")).toMatchObject({
    actorName: advisor?.name,
    knownBy: "session",
  });
});

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
  await page.getByRole("button", { name: "Get this price" }).click();
  await verifyPhone(page, phone);
  const documents = await server.query(
    `SELECT d."fileName" FROM "QuoteDocument" d JOIN "RepairRequest" r ON r."id" = d."repairRequestId" JOIN "User" u ON u."id" = r."requesterId" WHERE u."phone" = $1`,
    [`+1${phone}`],
  );
  expect(documents).toEqual([{ fileName: "quote.pdf" }]);
});
