import { test as base, expect } from "@playwright/test";
import { startServer } from "./support/server.ts";
import {
  authorize,
  decideLine,
  invoiceAtAgreedPrices,
  openRowOf,
  signIn,
  someonesPhone,
  uploadQuote,
  verifyPhone,
} from "./support/story.ts";

base("a server that is killed loses nothing that a page had confirmed", async ({ browser }) => {
  base.setTimeout(240_000);
  const server = await startServer();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const page = await context.newPage();
  const phone = someonesPhone();
  try {
    await uploadQuote(page, { name: "Noor Haddad", email: `noor-${phone}@example.com`, phone });
    await expect(page).toHaveURL(/\/verify-otp/);
    await killAndStart();
    await page.reload();
    await verifyPhone(page, phone);
    const id = /repair-status\/([0-9a-f-]{36})/.exec(page.url())?.[1] as string;
    await killAndStart();
    await page.goto(`/repair-status/${id}`);
    await openRowOf(page, "Front brake rotors");
    await expect(page.getByText("Front brake rotors", { exact: true }).first()).toBeVisible();

    await page.getByRole("button", { name: "Get AMPed Savings" }).click();
    await decideLine(page, "Approve", "Front brake rotors");
    await killAndStart();
    const [item] = await server.query<{ group: string; totalPrice: string }>(
      `SELECT "group", "totalPrice"::text AS "totalPrice" FROM "RepairLineItem" WHERE "repairRequestId" = $1 AND "description" = 'Front brake rotors'`,
      [id],
    );
    expect(item).toEqual({ group: "approved", totalPrice: "253.50" });

    await page.goto(`/repair-status/${id}`);
    await authorize(page);
    await expect(page.getByRole("button", { name: "Request Call" })).toBeVisible();
    const desk = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await signIn(desk, "admin@amped.demo", server.origin);
    await desk.goto(`${server.origin}/dashboard/repair-requests/${id}`);
    await invoiceAtAgreedPrices(desk);
    await page.goto(`/repair-status/${id}/pay`);
    await page.getByLabel("Card number").fill("4242424242424242");
    await page.getByLabel("Expiry").fill("12/34");
    await page.getByLabel("Security code").fill("123");
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await expect(page.getByText("Service Complete - Thank you!")).toBeVisible();
    await killAndStart();
    const [paid] = await server.query<Record<string, string>>(
      `SELECT i."status", i."outstandingBalance"::text AS due, r."status" AS request,
         (SELECT count(*)::int FROM "HistoryEvent" h WHERE h."repairRequestId" = r."id" AND h."kind" = 'payment') AS entries
       FROM "Invoice" i JOIN "RepairRequest" r ON r."id" = i."repairRequestId" WHERE r."id" = $1`,
      [id],
    );
    expect(paid).toEqual({ status: "Paid", due: "0.00", request: "Completed", entries: 1 });
    await page.goto(`/repair-status/${id}`);
    await expect(page.getByText("Service Complete - Thank you!")).toBeVisible();
  } finally {
    await server.stop();
  }

  async function killAndStart() {
    await server.kill();
    await server.restart();
  }
});
