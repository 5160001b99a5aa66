import { pastedMail } from "../support/pasted-mail.ts";
import { describe, someonesPhone, verifyPhone } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

const MAIL = pastedMail();

test("a pasted e-mail is read as a paper is: its jobs, its tax, its shop, and itself to look at", async ({ page }) => {
  const phone = someonesPhone();
  await page.goto("/upload-quote/manual");
  await page.getByLabel("Repair Shop").fill("Bob's Mesa Garage");
  await page.getByLabel("Repair Description").fill(MAIL);
  await page.getByLabel("Quote Amount").fill("1848.30");
  await describe(page, { name: "Sam Rivera", email: `sam-${phone}@example.com`, phone });
  await page.getByRole("button", { name: "Analyze Quote" }).dblclick();
  await verifyPhone(page, phone);
  for (const job of ["Front brake pads and rotors", "Timing cover reseal", "Coolant flush", "Shop supplies 3%"])
    await expect(page.getByText(job).first()).toBeVisible();
  await expect(page.getByText("Bob's Mesa Garage").first()).toBeVisible();
  const paper = page.getByRole("link", { name: /Typed quote\.txt/ });
  const answer = await page.request.get((await paper.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toContain("Bob's Garage, Mesa AZ  480-555-0177");
  // Tax is tax: no line of its own, and asked for at no lower price.
  await page.getByRole("button", { name: "Get AMPed Savings" }).click();
  await expect(page.getByText("Target $733.20, not confirmed by the shop yet")).toBeVisible();
  await expect(page.getByText("Target $47.81")).toHaveCount(0);
});
