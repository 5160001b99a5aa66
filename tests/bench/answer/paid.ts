import { type Browser, expect } from "@playwright/test";
import { demoRequest } from "../../e2e/support/catalogue.ts";
import type { RunningServer } from "../../e2e/support/server.ts";
import { invoiceAtAgreedPrices, signIn } from "../../e2e/support/story.ts";
import { type Hand, takePhone } from "./hand.ts";

/** From the link in the text to a paid repair, the shop's invoice between them. Prints the taps, each by its name. */
export async function fromTheLinkToPaid(server: RunningServer, browser: Browser) {
  const { id, code } = await demoRequest(server, "Pending_Approval");
  const hand = await takePhone(browser, server.origin);
  const { page, tap, taps } = hand;
  const began = performance.now();
  const link = `/repair-status?code=${code}`;
  await tap("the link in the text", () => page.goto(link));
  await tap("the code the phone suggests", () => suggestCode(hand));
  await page.waitForURL(/\/repair-status\/[0-9a-f-]{36}/);
  await pressFirst(hand, ["Approve All Pending Items"]);
  await pressFirst(hand, ["Approve Repair"]);
  const authorize = page.getByRole("button", { name: /^Authorize \$/ });
  const done = page.getByRole("button", { name: "Request Call" });
  await expect(authorize.or(done)).toBeVisible();
  if (await authorize.isVisible()) await tap("Authorize", () => authorize.tap());
  await expect(done).toBeVisible();
  const decided = performance.now();
  await invoice(server, browser, id);
  const back = performance.now();
  const [text] = await server.query<{ body: string }>(
    `SELECT "body" FROM "OutboundMessage" WHERE "repairRequestId" = $1 AND "body" LIKE '%Pay: %' ORDER BY "createdAt" DESC LIMIT 1`,
    [id],
  );
  const toPay = new URL(/Pay: (\S+)/.exec(text?.body ?? "")?.[1] ?? "");
  await tap("the link in the second text", () => page.goto(toPay.pathname + toPay.search));
  const number = page.getByLabel("Card number");
  await expect(number).toBeVisible();
  await tap("the card the browser keeps", async () => {
    await number.fill("4242 4242 4242 4242");
    await page.getByLabel("Expiry").fill("12 / 34");
    await page.getByLabel("Security code").fill("123");
  });
  await tap("Pay", () => page.getByRole("button", { name: /^Pay \$/ }).tap());
  await page.waitForURL(/\/receipt/);
  const seconds = (decided - began + performance.now() - back) / 1000;
  console.log(
    `\nfrom the text's link to a paid repair: ${taps.length} taps, ${seconds.toFixed(1)} s of waiting in both visits`,
  );
  for (const [at, what] of taps.entries()) console.log(`${at + 1}. ${what}`);
  await hand.context.close();
}

/** What stands there of these, wherever it is a link or a button. */
async function pressFirst({ page, tap }: Hand, names: string[]) {
  for (const name of names) {
    const what = page
      .getByRole("button", { name })
      .or(page.getByRole("link", { name }))
      .filter({ visible: true })
      .first();
    await what.waitFor();
    await page.waitForTimeout(600);
    await tap(name, () => what.tap());
  }
}

/** As a phone does with the code of a text: one tap on what it offers above the keyboard. */
async function suggestCode({ page }: Hand) {
  const said = await page.getByText("Your code is").locator("strong").innerText();
  await page.locator("input[name=code]").fill(said);
}

async function invoice(server: RunningServer, browser: Browser, id: string) {
  const desk = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await signIn(desk, "admin@amped.demo");
  await desk.goto(`/dashboard/repair-requests/${id}`);
  await invoiceAtAgreedPrices(desk);
  await desk.context().close();
}
