import type { Page } from "@playwright/test";
import type { RunningServer } from "./support/server.ts";
import { appWith, enterPassword } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

/** Nobody else's journeys sign in as her. */
const PRIYA = "priya@amped.demo";

async function forgetFactors(server: RunningServer) {
  for (const table of ["AuthenticatorApp", "Passkey", "RecoveryCode"]) {
    await server.query(`DELETE FROM "${table}" WHERE "userId" = (SELECT "id" FROM "User" WHERE "email" = $1)`, [PRIYA]);
  }
}

test.afterEach(({ server }) => forgetFactors(server));

async function signOut(page: Page) {
  await page.context().clearCookies({ name: "session" });
  await page.goto("/login");
}

test("an authenticator app, from the QR code to the recovery code, with and without JavaScript", async ({
  page,
  hasScript,
}) => {
  await enterPassword(page, PRIYA);
  await page.goto("/dashboard/account");
  await page.getByRole("link", { name: "Set up" }).click();
  await page.getByRole("link", { name: /^Authenticator app/ }).click();
  await expect(page.getByRole("img", { name: "QR code with the key below" })).toBeVisible();
  const key = (await page.locator("code").innerText()).replace(/\s/g, "");
  const code = appWith(key);

  await page.getByLabel("6-digit code").fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This code is not right.").first()).toBeVisible();
  expect((await page.locator("code").innerText()).replace(/\s/g, "")).toBe(key);
  await page.getByLabel("6-digit code").fill(code());
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "Keep these recovery codes" })).toBeVisible();
  const codes = await page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(10);
  const file = decodeURIComponent((await page.getByRole("link", { name: "Download" }).getAttribute("href")) ?? "");
  for (const one of codes) expect(file).toContain(one);
  await expect(page.getByRole("button", { name: "Print" })).toHaveCount(hasScript ? 1 : 0);
  await page.getByRole("link", { name: "I have kept them, continue" }).click();
  await expect(page.getByText("10 of 10 left")).toBeVisible();

  await signOut(page);
  await enterPassword(page, PRIYA);
  await expect(page).toHaveURL(/\/login\/second-factor$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?/);
  await page.goto("/login/second-factor");
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This code is not right.").first()).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(code(30));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Login successful")).toBeVisible();

  await signOut(page);
  await enterPassword(page, PRIYA);
  await page.getByLabel("Code", { exact: true }).fill(codes[4] ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/dashboard/account");
  await expect(page.getByText("9 of 10 left")).toBeVisible();
  await page.getByRole("link", { name: "Remove Authenticator app" }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("None yet. Your password alone opens this account.")).toBeVisible();
});

test("the sessions of a person, and the end of each", async ({ page, browser, baseURL, hasScript }) => {
  await enterPassword(page, PRIYA);
  const others = [];
  for (let count = 0; count < 2; count++) {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: hasScript });
    const other = await context.newPage();
    await enterPassword(other, PRIYA);
    await expect(other).toHaveURL(/\/dashboard$/);
    others.push(other);
  }
  await page.goto("/dashboard/account");
  const ends = page.getByRole("button", { name: /^Sign out .+ \(signed in: / });
  const before = await ends.count();
  expect(before).toBeGreaterThanOrEqual(2);
  await ends.first().click();
  await expect(page.getByText("That browser has been signed out.")).toBeVisible();
  await expect(ends).toHaveCount(before - 1);
  await page.getByRole("button", { name: "Sign out all others" }).click();
  await expect(page.getByText(/has been signed out|have been signed out/)).toBeVisible();
  await expect(ends).toHaveCount(0);
  for (const other of others) {
    await other.goto("/dashboard");
    await expect(other).toHaveURL(/\/login\?/);
    await other.context().close();
  }
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard$/);
});

/** An authenticator of Chromium's own, with a finger that is always right. */
async function giveAuthenticator(page: Page) {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send("WebAuthn.enable");
  const { authenticatorId } = await chromium.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** The finger is right, or not. */
    verify: (isUserVerified: boolean) => chromium.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    lose: () => chromium.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }),
  };
}

test("a passkey: registered, used instead of the password, used after it, and removed", async ({ page, hasScript }) => {
  test.skip(!hasScript, "a passkey is script");
  const device = await giveAuthenticator(page);
  await enterPassword(page, PRIYA);
  await page.goto("/login/second-factor/set-up");
  await page.getByRole("link", { name: /^Passkey/ }).click();
  await page.getByLabel("Name").fill("Desk in the office");
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Keep these recovery codes" })).toBeVisible();
  await page.getByRole("link", { name: "I have kept them, continue" }).click();
  await expect(page.getByText("Desk in the office")).toBeVisible();

  await page.goto("/login/second-factor/set-up/passkey");
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.getByText("This device has a passkey for you already.")).toBeVisible();

  await signOut(page);
  await page.goto("/login?redirectTo=/dashboard/invoices");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/dashboard\/invoices$/);
  await expect(page.getByText("Welcome back, Priya")).toBeVisible();

  await signOut(page);
  await device.verify(false);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("No passkey was used.")).toBeVisible();
  await device.verify(true);

  await enterPassword(page, PRIYA);
  await expect(page).toHaveURL(/\/login\/second-factor$/);
  await expect(page.getByLabel("Recovery code")).toBeVisible();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto("/dashboard/account");
  await page.getByRole("link", { name: "Remove Desk in the office" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("None yet. Your password alone opens this account.")).toBeVisible();
  await signOut(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("This passkey is not known here").first()).toBeVisible();
  await device.lose();
});
