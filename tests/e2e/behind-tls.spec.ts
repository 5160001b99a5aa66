import { expect, test } from "@playwright/test";
import { freePort, startServer } from "./support/server.ts";
import {
  authorize,
  decideLine,
  invoiceAtAgreedPrices,
  signIn,
  someonesPhone,
  uploadQuote,
  verifyPhone,
} from "./support/story.ts";
import { PROXIES } from "./support/tls.ts";

// The product as it stands on the open internet: a public origin of https, and a proxy before it that ends TLS.
// The customer has a script and the shop's desk has none: what a browser posts by itself passes the proxy too.
for (const { name, start } of PROXIES.filter(({ installed }) => installed).slice(0, 1)) {
  test(`behind ${name} that ends TLS`, async ({ browser, viewport }) => {
    test.setTimeout(240_000);
    const port = await freePort();
    const origin = `https://localhost:${port}`;
    const server = await startServer({ PUBLIC_ORIGIN: `${origin}/`, TRUST_PROXY: "1" });
    const proxy = await start(port, Number(new URL(server.origin).port));
    const newContext = (javaScriptEnabled = true) =>
      browser.newContext({
        ...{ baseURL: origin, viewport, javaScriptEnabled, ignoreHTTPSErrors: true },
        ...{ locale: "en-US", timezoneId: "America/Los_Angeles" },
      });
    try {
      const customer = await newContext();
      const page = await customer.newPage();
      const refused: string[] = [];
      customer.on("response", (response) => {
        if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`);
      });

      // Create and upload, verify.
      const phone = someonesPhone();
      await uploadQuote(page, { name: "Casey Rivera", email: `casey-${phone}@example.com`, phone });
      // The first document of a process waits for its reader to start.
      await expect(page).toHaveURL(/\/verify-otp\?/, { timeout: 60_000 });
      await verifyPhone(page, phone);
      const id = /repair-status\/([0-9a-f-]{36})/.exec(page.url())?.[1] as string;
      await page.getByRole("button", { name: "View Quote Analysis" }).click();
      const cookies = await customer.cookies();
      expect(cookies.find((cookie) => cookie.name === "__Host-session")).toMatchObject({
        secure: true,
        httpOnly: true,
      });

      // Decide.
      await page.getByRole("button", { name: "Get AMPed Savings" }).click();
      for (const line of ["Front brake pads, ceramic", "Front brake rotors", "Replace front brake pads and rotors"]) {
        await decideLine(page, "Approve", line);
      }
      await decideLine(page, "No", "Cabin air filter replacement");
      await decideLine(page, "Not now", "Brake fluid flush");
      await authorize(page);
      await expect(page.getByRole("button", { name: "Request Call" })).toBeVisible();

      // Sign in.
      const shop = await newContext(false);
      const desk = await shop.newPage();
      const [advisor] = await server.query<{ id: string; email: string }>(
        `SELECT u."id", u."email" FROM "RepairRequest" r JOIN "User" u ON u."id" = r."advisorId" WHERE r."id" = $1`,
        [id],
      );
      await signIn(desk, advisor?.email ?? "");
      await desk.goto(`/dashboard/repair-requests/${id}`);
      await invoiceAtAgreedPrices(desk);

      // Pay.
      await page.goto(`/repair-status/${id}`);
      await page.getByRole("link", { name: "Pay Now" }).click();
      const dialog = page.getByRole("dialog", { name: "Complete Payment" });
      await dialog.getByLabel("Card number").fill("4242 4242 4242 4242");
      await dialog.getByLabel("Expiry").fill("12 / 34");
      await dialog.getByLabel("Security code").fill("123");
      await dialog.getByRole("button", { name: /^Pay \$/ }).click();
      await expect(page.getByText("Service Complete - Thank you!")).toBeVisible();

      // Live updates, and who wrote from where.
      const [driver] = await server.query<{ id: string }>(`SELECT "id" FROM "User" WHERE "phone" = $1`, [`+1${phone}`]);
      await page.goto(`/dashboard/communications/${advisor?.id}`);
      await desk.goto(`/dashboard/communications/${driver?.id}`);
      const words = `It is ready since ${Date.now()}.`;
      await desk.getByRole("textbox", { name: "Message" }).fill(words);
      await desk.getByRole("button", { name: "Send" }).click();
      await expect(page.getByRole("list", { name: "Messages" }).getByText(words)).toBeVisible();
      expect(refused).toEqual([]);
      const [event] = await server.query<{ ip: string }>(
        `SELECT "ip" FROM "HistoryEvent" WHERE "repairRequestId" = $1 AND "kind" = 'repair_approved'`,
        [id],
      );
      expect(event?.ip).toBe("127.0.0.1");
      await Promise.all([customer.close(), shop.close()]);
    } finally {
      await proxy.close();
      await server.stop();
    }
  });
}
