import type { Locator, Page } from "@playwright/test";
import { deskOf, sendPrinted } from "./support/paper-story.ts";
import { printPaper } from "./support/papers.ts";
import { openRowOf, payByCard, pdfText } from "./support/story.ts";
import { enterByLink, takeIn } from "./support/taken-in.ts";
import { expect, test } from "./support/test.ts";

const PADS = "Front brake pads, ceramic";
const LABOR = "Replace front brake pads";
const FLUSH = "Brake fluid flush";
const CALIPER = "Brake caliper, front left";

test("every figure says whose word it is, from the quote to the record", async ({
  page,
  server,
  browser,
  hasScript,
  viewport,
}) => {
  const { id, phone } = await sendPrinted(page, browser, "2", [
    ["Part", PADS, 240],
    ["Labor", LABOR, 150, 2],
    ["Service", FLUSH, 180],
  ]);
  const home = `/repair-status/${id}`;

  await page.goto(home);
  await page.getByRole("button", { name: "Get AMPed Savings" }).click();
  // 78 percent of parts and labor of one job: ours to ask for, and nobody's word yet.
  await expect(page.getByText("Target $421.20, not confirmed by the shop yet")).toBeVisible();
  await expect(page.getByText("you keep $118.80 after our fee")).toBeVisible();
  await expect(page.getByText("You save, after our fee")).toHaveCount(0);

  // By phone the shop agrees to two of three and keeps the third.
  const desk = await deskOf({ browser, server, hasScript, viewport }, id);
  const work = `${server.origin}/dashboard/repair-requests/${id}`;
  await desk.goto(`${work}/prices`);
  const dialog = desk.getByRole("dialog", { name: "Shop's Answer" });
  await dialog.getByLabel("Who at the shop").fill("Mike R.");
  await dialog.getByLabel("How", { exact: true }).selectOption({ label: "By phone" });
  await dialog.getByLabel("Prices hold until").fill("2030-12-01");
  await sayOf(dialog, 0, "agreed");
  await sayOf(dialog, 1, "agreed", "125.00");
  await sayOf(dialog, 2, "kept");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(home);
  await expect(page.getByText("Agreed with Mike R. by phone until Dec 1, 2030")).toBeVisible();
  await expect(page.getByText("The shop keeps its price: Mike R. by phone until Dec 1, 2030")).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(home, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Approve All Pending Items" }).click();
  // And another window of the same browser of what is decided in this one.
  if (!hasScript) await other.goto(home);
  await expect(other.getByRole("button", { name: "Approve Repair · $662.44" })).toBeVisible();
  await other.close();
  // 617.20, tax in proportion 19.54, a quarter of the 102.80 that was agreed.
  await page.getByRole("button", { name: "Approve Repair · $662.44" }).click();
  await expect(page.getByRole("link", { name: /^What you authorized on .+: \$662\.44/ })).toBeVisible();

  // Extra work is found: a text asks at once, and the page says what it is about.
  await desk.goto(`${work}/line-items`);
  const extra = desk.getByRole("dialog", { name: "Add line item" });
  await extra.getByLabel("Description").fill(CALIPER);
  await extra.getByLabel("Type").selectOption("Part");
  await extra.getByLabel("Unit price", { exact: true }).fill("312.50");
  await extra.getByRole("button", { name: "Add line item" }).click();
  await expect(extra).toBeHidden();
  await page.goto(home);
  await expect(page.getByText(`The shop asks for more: ${CALIPER}, $312.50`)).toBeVisible();
  await openRowOf(page, CALIPER);
  await page.getByRole("button", { name: `Approve: ${CALIPER}` }).click();
  await expect(page.getByRole("link", { name: /^What you authorized on .+: \$984\.84/ })).toBeVisible();

  // The final bill asks for $96 more on one line.
  const bill = await printPaper(browser, "Invoice 88.pdf", {
    title: "INVOICE",
    number: "88",
    tax: 29.44,
    lines: [
      ["Part", PADS, 187.2],
      ["Labor", LABOR, 173, 2],
      ["Service", FLUSH, 180],
      ["Part", CALIPER, 312.5],
    ],
  });
  await page.getByLabel("A revised quote, another shop's quote, or the final bill").setInputFiles(bill);
  await page.getByRole("button", { name: "Add document" }).click();
  // A page that is left before the answer would take the upload with it.
  const added = page.getByText("Document added").or(page.getByText("Invoice 88.pdf"));
  await expect(added.first()).toBeVisible();
  const caught = page.getByText(`The bill asks for $96.00 more than was approved: ${LABOR} $96.00 more.`);
  await expect(async () => {
    if (!(await caught.first().isVisible())) await page.goto(home);
    await expect(caught.first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  // The same file once more adds nothing. Two presses within 400 ms are one: the page is opened anew between them.
  await page.goto(home);
  await page.getByLabel("A revised quote, another shop's quote, or the final bill").setInputFiles(bill);
  await page.getByRole("button", { name: "Add document" }).click();
  await expect(page.getByText("You have uploaded this quote already").first()).toBeVisible();

  await desk.goto(work);
  await desk.getByRole("button", { name: "Create Invoice" }).click();
  await desk.getByRole("button", { name: "Create the invoice" }).click();
  await expect(desk.getByRole("link", { name: "View Invoice" })).toBeVisible();
  await desk.context().close();
  await page.goto(home);
  await payByCard(page);
  // Each go-ahead brought its copy, the newer first; what is decided on the page within the moment is asked by no text.
  const texts = await textsTo(page, phone);
  const [first, second] = ["You authorized $662.44", "You authorized $984.84"].map((words) =>
    texts.findIndex((text) => text.includes(words)),
  );
  expect([first, second]).not.toContain(-1);
  expect(second).toBeLessThan(first ?? -1);

  const [invoice] = await server.query<Record<string, string>>(
    `SELECT "id", "number", "subtotal"::text, "tax"::text, "serviceFee"::text AS fee, "totalAmount"::text AS total, "status"
     FROM "Invoice" WHERE "repairRequestId" = $1`,
    [id],
  );
  expect(invoice).toMatchObject({ subtotal: "929.70", tax: "29.44", fee: "25.70", total: "984.84", status: "Paid" });
  const record = await pdfText(page, `${home}/record.pdf`, "record");
  expect(record).toContain("$984.84");
  expect(record).toContain(`New with this revision: ${CALIPER} $312.50. Authorized before it: $662.44`);
  expect(record).toContain("Shop agreed:");
  const paid = await pdfText(page, `/dashboard/invoices/${invoice?.id}/pdf`, "invoice");
  expect(paid).toContain(invoice?.number);
  expect(paid).toContain("$984.84");
  expect(paid).toContain("Repair provider Hilltop Motors Service");
  expect(paid).toContain("Repair approved with 3 items");
  expect(record + paid).not.toMatch(/session|access_code|::ffff|127\.0\.0\.1|Authorized before \$984\.84, after/);
});

test("what was put off is authorized later, and the page is there and says it", async ({ page, server, hasScript }) => {
  const lines: [string, string][] = [
    [PADS, "240"],
    [LABOR, "300"],
    [FLUSH, "180.55"],
  ];
  const { id, code } = await takeIn(page, server, "Ana Answer", lines);
  await page.context().clearCookies();
  await enterByLink(page, code, hasScript);
  await expect(page).toHaveURL(new RegExp(`/repair-status/${id}`));
  const home = `/repair-status/${id}`;
  const at = [id, FLUSH];
  await server.query(
    `UPDATE "RepairLineItem" SET "group" = CASE "description" WHEN $2 THEN 'deferred' ELSE 'approved' END WHERE "repairRequestId" = $1`,
    at,
  );
  await server.query(`UPDATE "RepairRequest" SET "status" = 'Pending_Repair' WHERE "id" = $1`, [id]);
  const [line] = await server.query<{ id: string }>(
    `SELECT "id" FROM "RepairLineItem" WHERE "repairRequestId" = $1 AND "description" = $2`,
    at,
  );
  await page.goto(`${home}/further?item=${line?.id}`);
  const dialog = page.getByRole("dialog", { name: "Approve more" });
  await dialog.getByRole("button", { name: /^Authorize/ }).click();
  await expect(page.getByRole("link", { name: /^What you authorized on .+: \$720\.55/ })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(home);
  const rows = await server.query(`SELECT DISTINCT "group" FROM "RepairLineItem" WHERE "repairRequestId" = $1`, [id]);
  expect(rows).toEqual([{ group: "approved" }]);
});

/** The shop's word on one line of the dialog. */
async function sayOf(dialog: Locator, at: number, said: "agreed" | "kept", unitPrice?: string) {
  await dialog.getByLabel("The shop's word").nth(at).selectOption(said);
  if (unitPrice) await dialog.getByLabel("Agreed unit price").nth(at).fill(unitPrice);
}

/** What the outbox sent to a phone, newest first. */
async function textsTo(page: Page, phone: string) {
  await page.goto("/outbox");
  return page
    .locator("li, tr, article")
    .filter({ hasText: phone.slice(-4) })
    .allInnerTexts();
}
