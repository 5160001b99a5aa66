import { demoRequest, signInOnce } from "./support/catalogue.ts";
import { expect, test } from "./support/test.ts";

const SVG = {
  name: "a.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
};
const SENTENCE = "Please upload a photo (JPEG, PNG, WebP or HEIC) or a PDF.";

test("a file of the wrong kind is said to be one as it is chosen, before the script came too", async ({
  page,
  server,
  hasScript,
}) => {
  await signInOnce(page, server, "admin@amped.demo");
  const { id } = await demoRequest(server, "Pending_Approval");
  await page.goto(`/dashboard/repair-requests/${id}/quote`, { waitUntil: "commit" });
  const dialog = page.getByRole("dialog", { name: "Upload Repair Quote" });
  await dialog.locator("input[type=file]").setInputFiles(SVG);
  if (!hasScript) await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog.getByText(SENTENCE, { exact: true }).first()).toBeVisible();
  if (!hasScript) return;
  await page.goto(`/dashboard/repair-requests/${id}/quote`, { waitUntil: "networkidle" });
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  await dialog.locator("input[type=file]").setInputFiles(SVG);
  await expect(dialog.getByText(SENTENCE, { exact: true }).first()).toBeVisible();
  // The server says the same: that nobody asked it is what tells who did, and not how soon a busy machine has drawn it.
  expect(sent).toBe(0);
});
