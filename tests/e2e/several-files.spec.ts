import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { signInOnce } from "./support/catalogue.ts";
import { choosePaper, someonesPhone, verifyPhone } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

// A quote of two pages, photographed page by page and chosen at once, is one paper: the subtotal on its second page proves the lines of the
// first.

const [FIRST = "", SECOND = ""] = [1, 2].map((page) =>
  fileURLToPath(new URL(`./fixtures/two-pages/${page}.jpg`, import.meta.url)),
);
const QUOTED = "8 lines read from your quote.";

const files = (page: Page) => page.getByRole("listitem").filter({ hasText: " KB" });

test("two photos chosen at once are one paper of two pages", async ({ page, server, hasScript }) => {
  test.setTimeout(120_000);
  const phone = someonesPhone();
  await page.goto("/upload-quote");
  await choosePaper(page, [FIRST, SECOND], { name: "Page Turner", email: `pages-${phone}@example.com`, phone });
  if (hasScript) await expect(page.getByText(QUOTED)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: /Send this quote|Get this price/ }).click();
  await verifyPhone(page, phone);
  await expect(page.getByRole("link", { name: /^2 pages - 1\.pdf/ })).toBeVisible();
  await expect(page.getByText("Quote uploaded: 2 pages - 1.pdf")).toHaveCount(1);
  await expect(page.getByText("Wiper blade set").filter({ visible: true }).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("The lines, tax and total of this quote add up.")).toBeVisible();
  const rows = await server.query(
    `SELECT d."fileType", (SELECT count(*)::int FROM "RepairLineItem" i WHERE i."repairRequestId" = r."id") AS lines
     FROM "QuoteDocument" d JOIN "RepairRequest" r ON r."id" = d."repairRequestId" JOIN "User" u ON u."id" = r."requesterId" WHERE u."phone" = $1`,
    [`+1${phone}`],
  );
  expect(rows).toEqual([{ fileType: "application/pdf", lines: 8 }]);
});

test("one of several is taken away, and another added, before anything is sent", async ({ page, hasScript }) => {
  test.skip(!hasScript, "Without a script the browser's own field is chosen anew.");
  await page.goto("/upload-quote", { waitUntil: "networkidle" });
  await page.locator("input[name=file]").setInputFiles([
    { name: "1.jpg", mimeType: "image/jpeg", buffer: readFileSync(FIRST) },
    { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]) },
  ]);
  await expect(files(page)).toHaveText([/1\.jpg63\.9 KB/, /broken\.jpg0\.0 KB/]);
  await expect(page.getByText("broken.jpg: This picture is damaged").first()).toBeVisible();
  await page.getByRole("button", { name: "Remove broken.jpg" }).click();
  await expect(files(page)).toHaveText([/1\.jpg/]);
  await expect(page.getByText("5 lines read from your quote.")).toBeVisible({ timeout: 60_000 });
  await page.getByLabel("Add a page").setInputFiles(SECOND);
  await expect(files(page)).toHaveText([/1\.jpg/, /2\.jpg/]);
  await expect(page.getByText(QUOTED)).toBeVisible({ timeout: 60_000 });
  // The page loaded again has the paper that the server keeps.
  await page.reload();
  await expect(page.getByText("2 pages - 1.pdf")).toBeVisible();
});

test("the shop's dialog takes several files as well", async ({ page, server, hasScript }) => {
  await signInOnce(page, server, "admin@amped.demo");
  // Whichever other journeys of this worker have left open.
  const [open] = await server.query<{ id: string }>(
    `SELECT "id" FROM "RepairRequest" WHERE "status" IN ('Pending_Approval', 'Pending_Repair', 'In Progress') LIMIT 1`,
  );
  const { id } = open ?? { id: "" };
  await page.goto(`/dashboard/repair-requests/${id}/quote`);
  const dialog = page.getByRole("dialog", { name: "Upload Repair Quote" });
  await dialog.locator("input[type=file]").setInputFiles([SECOND, FIRST]);
  if (!hasScript) await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  const stands = `SELECT 1 FROM "QuoteDocument" WHERE "repairRequestId" = $1 AND "fileName" = '2 pages - 2.pdf'`;
  await expect.poll(async () => (await server.query(stands, [id])).length, { timeout: 60_000 }).toBe(1);
});
