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

const LARGE = { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(15 * 1024 * 1024 + 1, "%PDF-1.4\n") };
const TOO_LARGE = "This file is larger than 15 MB. Please upload a smaller one.";
const PROXY = { status: 413, contentType: "text/html", body: "<html><h1>413 Request Entity Too Large</h1></html>" };

test("a file that is too large is told to be so before it is sent, and a proxy's refusal in the same words", async ({
  page,
  server,
  hasScript,
}) => {
  await signInOnce(page, server, "admin@amped.demo");
  const { id } = await demoRequest(server, "Pending_Approval");
  await page.goto(`/dashboard/repair-requests/${id}/quote`, { waitUntil: "networkidle" });
  const dialog = page.getByRole("dialog", { name: "Upload Repair Quote" });
  const said = dialog.getByText(TOO_LARGE).first();
  const words = dialog.getByLabel("Description");
  await words.fill("Mine");
  await dialog.locator("input[type=file]").setInputFiles(LARGE);
  if (!hasScript) await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(said).toBeVisible();
  await expect(dialog.locator("input[type=file]")).toHaveAttribute("aria-invalid", "true");
  await expect(words).toHaveValue("Mine");
  if (!hasScript) return;

  let sent = 0;
  await page.route(/\/(quote\.data|receive)/, (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent += 1;
    return route.fulfill(PROXY);
  });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  expect(sent).toBe(0);
  const pdf = { ...LARGE, buffer: LARGE.buffer.subarray(0, 2_000) };
  await dialog.locator("input[type=file]").setInputFiles(pdf);
  await expect.poll(() => sent).toBe(1);
  await expect(said).toBeVisible();
  await expect(words).toHaveValue("Mine");

  await page.goto("/upload-quote", { waitUntil: "networkidle" });
  const file = page.locator("input[name=file]");
  const stands = page.locator("form").getByText(TOO_LARGE).first();
  await file.setInputFiles(LARGE);
  await expect(stands).toBeVisible();
  expect(sent).toBe(1);
  await file.setInputFiles(pdf);
  await expect.poll(() => sent).toBe(2);
  await expect(stands).toBeVisible();
  await page.unrouteAll();
});
