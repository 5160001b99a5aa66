import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { signInOnce } from "./support/catalogue.ts";
import { printPaper } from "./support/papers.ts";
import { choosePaper, someonesPhone, verifyPhone } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

// A quote of two pages, page by page and chosen at once, is one paper: the subtotal on its second page proves the lines of the first.
// Photographs, which take seconds to read, are sent once; what else is done with several files is done with the same pages as PDFs.

const PHOTOS = [1, 2].map((page) => fileURLToPath(new URL(`./fixtures/two-pages/${page}.jpg`, import.meta.url)));
const QUOTED = "8 lines read from your quote.";

let pages: ReturnType<typeof printPages> | undefined;
const printed = (browser: Browser) => (pages ??= printPages(browser));

async function printPages(browser: Browser) {
  const first = await printPaper(browser, "1.pdf", {
    number: "48213",
    sums: false,
    lines: [
      ["Part", "Front brake pads, ceramic", 189],
      ["Part", "Front brake rotor", 142.5, 2],
      ["Labor", "Replace front pads and rotors", 165, 2],
      ["Part", "Brake fluid DOT 4", 24],
      ["Labor", "Flush brake fluid", 165],
    ],
  });
  const second = await printPaper(browser, "2.pdf", {
    number: "48213",
    before: 993,
    tax: 61.75,
    lines: [
      ["Part", "Cabin air filter", 46],
      ["Labor", "Replace cabin air filter", 165, 0.4],
      ["Part", "Wiper blade set", 58],
    ],
  });
  return { first, second };
}

const files = (page: Page) => page.getByRole("listitem").filter({ hasText: " KB" });

test("two pages chosen at once are one paper: with a script two photographs", async ({
  page,
  browser,
  server,
  hasScript,
}) => {
  test.setTimeout(120_000);
  const phone = someonesPhone();
  const paper = hasScript ? PHOTOS : Object.values(await printed(browser));
  await page.goto("/upload-quote");
  await choosePaper(page, paper, { name: "Page Turner", email: `pages-${phone}@example.com`, phone });
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

test("one of several is taken away, and another added, before anything is sent", async ({
  page,
  browser,
  hasScript,
}) => {
  test.skip(!hasScript, "Without a script the browser's own field is chosen anew.");
  const { first, second } = await printed(browser);
  await page.goto("/upload-quote", { waitUntil: "networkidle" });
  await page
    .locator("input[name=file]")
    .setInputFiles([
      first,
      { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]) },
    ]);
  await expect(files(page)).toHaveText(
    [`1.pdf${(first.buffer.length / 1024).toFixed(1)} KB`, "broken.jpg0.0 KB"].map((said) => new RegExp(said)),
  );
  await expect(page.getByText("broken.jpg: This picture is damaged").first()).toBeVisible();
  await page.getByRole("button", { name: "Remove broken.jpg" }).click();
  await expect(files(page)).toHaveText([/1\.pdf/]);
  await expect(page.getByText("5 lines read from your quote.")).toBeVisible({ timeout: 60_000 });
  await page.getByLabel("Add a page").setInputFiles(second);
  await expect(files(page)).toHaveText([/1\.pdf/, /2\.pdf/]);
  await expect(page.getByText(QUOTED)).toBeVisible({ timeout: 60_000 });
  // The page loaded again has the paper that the server keeps.
  await page.reload();
  await expect(page.getByText("2 pages - 1.pdf")).toBeVisible();
});

test("quotes of two shops chosen at once: which of them does not count is said on the repair, and with a script before", async ({
  page,
  browser,
  hasScript,
}) => {
  test.setTimeout(120_000);
  const phone = someonesPhone();
  const papers = [
    await printPaper(browser, "hilltop.pdf", {
      number: "51877",
      tax: 30.5,
      lines: [
        ["Part", "Alternator, reman", 319],
        ["Labor", "Replace alternator", 165, 1.6],
      ],
    }),
    await printPaper(browser, "millbrook.pdf", {
      shop: "Millbrook Garage",
      number: "A-2041",
      tax: 38.25,
      lines: [
        ["Part", "Alternator, new", 412],
        ["Labor", "Alternator replacement", 149, 2.2],
        ["Part", "Drive belt", 46],
      ],
    }),
  ];
  const said = "These look like two papers: file 2 was not counted. Send it as a quote of its own.";
  await page.goto("/upload-quote");
  await choosePaper(page, papers, { name: "Two Shops", email: `shops-${phone}@example.com`, phone });
  if (hasScript) await expect(page.getByText(said)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: /Send this quote|Get this price/ }).click();
  await verifyPhone(page, phone);
  await expect(page.getByRole("listitem").filter({ hasText: said })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("$583.00").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("Drive belt")).toHaveCount(0);
});

test("the shop's dialog takes several files as well", async ({ page, browser, server, hasScript }) => {
  const { first, second } = await printed(browser);
  await signInOnce(page, server, "admin@amped.demo");
  // Whichever other journeys of this worker have left open.
  const [open] = await server.query<{ id: string }>(
    `SELECT "id" FROM "RepairRequest" WHERE "status" IN ('Pending_Approval', 'Pending_Repair', 'In Progress') LIMIT 1`,
  );
  const { id } = open ?? { id: "" };
  await page.goto(`/dashboard/repair-requests/${id}/quote`);
  const dialog = page.getByRole("dialog", { name: "Upload Repair Quote" });
  await dialog.locator("input[type=file]").setInputFiles([second, first]);
  if (!hasScript) await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  const stands = `SELECT 1 FROM "QuoteDocument" WHERE "repairRequestId" = $1 AND "fileName" = '2 pages - 2.pdf'`;
  await expect.poll(async () => (await server.query(stands, [id])).length, { timeout: 60_000 }).toBe(1);
});
