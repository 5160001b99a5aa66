import { deskOf, sendPrinted } from "./support/paper-story.ts";
import { openRowOf } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

const PADS = "Front brake pads, ceramic";
const FLUSH = "Brake fluid flush";
const MISSED = "Tire rotation";

test("what was misread is put right from the phone: a line more, one off and back again, and the paper's total", async ({
  page,
  server,
  browser,
  hasScript,
  viewport,
}) => {
  const { id } = await sendPrinted(page, browser, "3", [
    ["Part", PADS, 240],
    ["Service", FLUSH, 180],
  ]);
  const home = `/repair-status/${id}`;

  // What is wrong is said, and what was typed stays.
  await page.goto(home);
  await expect(page.getByText("together make the $442.80 that is printed on it.")).toBeVisible();
  await page.getByRole("link", { name: "Add a line that is missing" }).click();
  await expect(page.getByRole("heading", { name: "Add a line that is missing" })).toBeVisible();
  await page.getByLabel("Description").fill(MISSED);
  await page.getByLabel("Unit price").fill("forty");
  await page.getByRole("button", { name: "Add the line" }).click();
  await expect(page.getByText("Unit price must be a number with at most two decimals").first()).toBeVisible();
  await expect(page.getByText("Type is required").first()).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue(MISSED);
  await page.getByLabel("Type").selectOption("Labor");
  await page.getByLabel("Unit price").fill("$40");
  // Two taps within 400 ms of the one before are none.
  await page.waitForTimeout(450);
  await page.getByRole("button", { name: "Add the line" }).dblclick();
  await expect(page.getByText("Line added").first()).toBeVisible();
  const row = (line: string) => page.getByRole("button", { name: `Get Savings: ${line}` });
  await expect(row(MISSED)).toHaveCount(1);
  await expect(page.getByText("Added by hand", { exact: true })).toBeVisible();
  await expect(page.getByText("$40.00 more stands on its lines since they were corrected.")).toBeVisible();

  await openRowOf(page, FLUSH);
  await page
    .getByRole("listitem")
    .filter({ has: row(FLUSH) })
    .getByRole("link", { name: "Misread? Correct this line" })
    .click();
  await expect(page.getByRole("heading", { name: "Correct a line" })).toBeVisible();
  await page.getByText("This line is not on the paper").click();
  await page.getByRole("button", { name: "Take this line off" }).click();
  await expect(page.getByText("Line taken off").first()).toBeVisible();
  const off = page.getByRole("region", { name: "Taken off, as not on the quote" });
  await expect(off).toContainText(`${FLUSH} · $180.00`);
  await expect(row(FLUSH)).toHaveCount(0);
  // What is behind the dialog is new before the dialog is gone, and moves as it goes.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await off.getByRole("button", { name: `Put back: ${FLUSH}` }).click();
  await expect(row(FLUSH)).toHaveCount(1);
  await expect(off).toHaveCount(0);

  await page.getByRole("link", { name: "Total misread? Correct it" }).click();
  await expect(page.getByLabel("Total")).toHaveValue("442.80");
  await page.getByLabel("Total").fill("482.80");
  await page.getByRole("button", { name: "Save correction" }).click();
  await expect(page.getByText("together make the $482.80 that is printed on it.")).toBeVisible();

  // The desk is asked to compare, and sees whose hand wrote what.
  const desk = await deskOf({ browser, server, hasScript, viewport }, id);
  await desk.goto(`${server.origin}/dashboard/repair-requests/${id}`);
  await expect(desk.getByText("The total of the document was corrected by hand.")).toBeVisible();
  await expect(desk.getByText("Added by hand", { exact: true })).toBeVisible();
  const record = desk.getByRole("region", { name: "Conversation and history" });
  await expect(record).toContainText(
    `Reading corrected: “${MISSED}” (1 × $40.00) stands on the document and was missed`,
  );
  await expect(record).toContainText(`“${FLUSH}” (1 × $180.00) does not stand on the document, it was taken off`);
  await desk.context().close();
});
