import {
  askForSavings,
  decideAll,
  expectPaid,
  invoiceFromTheDesk,
  lookAtLandings,
  lookAtLines,
} from "./support/main-road.ts";
import { authorize, payByCard, someonesPhone, uploadQuote, verifyPhone } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

// In one hand it is walked by behind-tls.spec.ts and, without a script, by plain-twice.spec.ts.

test("a quote goes in, decisions and a payment come out", async ({ page, server, browser, viewport }) => {
  const phone = someonesPhone();
  await lookAtLandings(page);
  await uploadQuote(page, { name: "Casey Rivera", email: `casey-${phone}@example.com`, phone });
  await verifyPhone(page, phone);
  const id = /repair-status\/([0-9a-f-]{36})/.exec(page.url())?.[1] as string;
  await expect(page.getByRole("heading", { name: "Quote Uploaded!" })).toBeVisible();
  await page.getByRole("button", { name: "View Quote Analysis" }).click();

  await lookAtLines(page);
  await askForSavings(page);
  await decideAll(page);
  await authorize(page);
  await expect(page.getByRole("button", { name: "Request Call" })).toBeVisible();

  // The shop's side, in a browser of its own.
  const shop = await browser.newContext({ viewport });
  const advisor = await invoiceFromTheDesk(await shop.newPage(), server.query, id, server.origin);
  await shop.close();

  await page.goto(`/repair-status/${id}`);
  await payByCard(page);
  await expectPaid(server.query, id, "Casey Rivera", advisor.name);
});
