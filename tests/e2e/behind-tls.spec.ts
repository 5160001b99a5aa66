import {
  askForSavings,
  decideAll,
  expectPaid,
  invoiceFromTheDesk,
  lookAtLandings,
  lookAtLines,
} from "./support/main-road.ts";
import { freePort, startServer } from "./support/server.ts";
import { authorize, payByCard, someonesPhone, uploadQuote, verifyPhone } from "./support/story.ts";
import { expect, test } from "./support/test.ts";
import { PROXIES } from "./support/tls.ts";

// The main story in one hand, on the product as it stands on the open internet: a public origin of https, and a proxy before it that ends TLS.
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

      const phone = someonesPhone();
      await lookAtLandings(page);
      await uploadQuote(page, { name: "Casey Rivera", email: `casey-${phone}@example.com`, phone });
      await verifyPhone(page, phone);
      const id = /repair-status\/([0-9a-f-]{36})/.exec(page.url())?.[1] as string;
      await expect(page.getByRole("heading", { name: "Quote Uploaded!" })).toBeVisible();
      await page.getByRole("button", { name: "View Quote Analysis" }).click();
      const cookies = await customer.cookies();
      expect(cookies.find((cookie) => cookie.name === "__Host-session")).toMatchObject({
        secure: true,
        httpOnly: true,
      });
      await lookAtLines(page);
      await askForSavings(page);
      await decideAll(page);
      await authorize(page);
      await expect(page.getByRole("button", { name: "Request Call" })).toBeVisible();

      const shop = await newContext(false);
      const desk = await shop.newPage();
      const advisor = await invoiceFromTheDesk(desk, server.query, id, origin);
      await page.goto(`/repair-status/${id}`);
      await payByCard(page);
      await expectPaid(server.query, id, "Casey Rivera", advisor.name);

      // Live updates, and who wrote from where.
      const [driver] = await server.query<{ id: string }>(`SELECT "id" FROM "User" WHERE "phone" = $1`, [`+1${phone}`]);
      await page.goto(`/dashboard/communications/${advisor.id}`);
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
