import type { Browser, Page, ViewportSize } from "@playwright/test";
import { type Printed, printPaper } from "./papers.ts";
import type { RunningServer } from "./server.ts";
import { choosePaper, signIn, someonesPhone, verifyPhone } from "./story.ts";

/** Casey sends in what a shop printed, and proves their phone. `story` keeps its number apart from others'. Answers the request's id and the phone. */
export async function sendPrinted(page: Page, browser: Browser, story: string, lines: Printed["lines"]) {
  const phone = someonesPhone();
  const paper = await printPaper(browser, "estimate.pdf", { number: `${story}${phone.slice(-5)}`, tax: 22.8, lines });
  await page.goto("/upload-quote");
  await choosePaper(page, paper, { name: "Casey Rivera", email: `casey-${phone}@example.com`, phone });
  await page.getByRole("button", { name: /^(?:Send this quote|Get this price)$/ }).click();
  await verifyPhone(page, phone);
  const id = /repair-status\/([0-9a-f-]{36})/.exec(page.url())?.[1] as string;
  return { id, phone };
}

type Fixtures = { browser: Browser; server: RunningServer; hasScript: boolean; viewport: ViewportSize | null };

/** The advisor of a request, signed in, in a browser of their own. */
export async function deskOf({ browser, server, hasScript, viewport }: Fixtures, requestId: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: hasScript, ...(viewport ? { viewport } : {}) });
  const desk = await context.newPage();
  const [advisor] = await server.query<{ email: string }>(
    `SELECT u."email" FROM "RepairRequest" r JOIN "User" u ON u."id" = r."advisorId" WHERE r."id" = $1`,
    [requestId],
  );
  await signIn(desk, advisor?.email ?? "", server.origin);
  return desk;
}
