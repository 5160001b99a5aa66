import type { Page } from "@playwright/test";
import { forgetLimits } from "./support/catalogue.ts";
import { someonesPhone } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

// An honest first caller presses one button. A second phone from the same place is proven in the box before it is called.

const SUCCESS = "You will receive a call shortly from our AI assistant.";
const WHY = "To make sure that this is your phone, we sent it a code. Enter it to be called.";

async function ask(page: Page, phone: string) {
  await page.goto("/home-standard");
  const box = page.locator("#call-hero");
  await box.getByLabel("Phone number").fill(phone);
  await box.locator("input[name=smsOptIn]").check();
  await box.getByRole("button", { name: "Request a Call Now" }).click();
  return box;
}

test("one press for the first phone; a code in the box for the second", async ({ page, server }) => {
  await forgetLimits(server);
  await ask(page, someonesPhone());
  await expect(page.getByText(SUCCESS)).toBeVisible();

  const second = someonesPhone();
  const box = await ask(page, second);
  await expect(box.getByText(WHY)).toBeVisible();
  const code = box.getByLabel("Verification code");
  await code.fill("12345");
  await code.fill("000000");
  await box.getByRole("button", { name: "Request a Call Now" }).click();
  await expect(box.getByText("Invalid code. Please try again.")).toBeVisible();
  await expect(box.getByLabel("Phone number")).toHaveValue(/\d{3}.*\d{4}$/);
  await expect(box.locator("input[name=smsOptIn]")).toBeChecked();

  await box.getByRole("button", { name: "Send a new code" }).click();
  await expect(box.getByText(/^A code was just sent\. Another can be asked for in \d+ seconds?\.$/)).toBeVisible();

  const simulated = await box.getByText(/Simulated text message: your code is \d{6}\./).innerText();
  await code.fill(/\d{6}/.exec(simulated)?.[0] ?? "");
  // Enter presses the button that calls, not the one that sends another code.
  await code.press("Enter");
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect(box.getByLabel("Verification code")).toHaveCount(0);
  const calls = await server.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM "CallRequest" WHERE "phoneNumber" = $1`,
    [`+1${second}`],
  );
  expect(calls[0]?.count).toBe(1);
});
