import type { Page } from "@playwright/test";
import { demoRequest } from "./support/catalogue.ts";
import { enterRecoveryCode, setUpApp, signIn } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

// A session ends while a form stands open, its cookie gone with it: who typed it finds it again, and nobody else does.

const ADVISOR = "advisor@amped.demo";
const BACK = "What you had entered is back, and was not sent yet.";

async function loseCookie(page: Page) {
  await page.context().clearCookies({ name: /session$/ });
}

/** At the sign-in that a page led to. */
async function enter(page: Page, email: string) {
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("demo1234");
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("what was typed when the session ended is back on its page, for who typed it", async ({ page, server }) => {
  const { id } = await demoRequest(server, "Pending_Approval");
  await signIn(page, ADVISOR);
  const repair = `/dashboard/repair-requests/${id}`;
  await page.goto(repair);
  await page.getByLabel("Message to the customer").fill("The rotors are here, ready at five");
  await loseCookie(page);
  await page.locator("#write").getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("What you had entered is kept and waits for you.")).toBeVisible();
  // Somebody else at this browser is shown none of it.
  await enter(page, "technician@amped.demo");
  await expect(page).not.toHaveURL(/login/);
  await expect(page.getByText("The rotors are here")).toHaveCount(0);
  await loseCookie(page);
  await page.goto(repair);
  await enter(page, ADVISOR);
  await expect(page).toHaveURL(new RegExp(`${repair}$`));
  await expect(page.getByLabel("Message to the customer")).toHaveValue("The rotors are here, ready at five");
  await expect(page.getByText(BACK)).toBeVisible();

  await page.goto("/dashboard/vehicles/new");
  const owner = page.getByLabel("Owner");
  await owner.selectOption({ index: 2 });
  const chosen = await owner.inputValue();
  await page.getByLabel("Make").fill("Honda");
  await page.getByLabel("Year").fill("2019");
  await page.getByLabel("Color").fill("Sonic Gray");
  await loseCookie(page);
  await page.getByRole("dialog").getByRole("button", { name: "Add Vehicle" }).click();
  await enter(page, ADVISOR);
  await expect(page).toHaveURL(/\/dashboard\/vehicles\/new$/);
  await expect(page.getByText(BACK)).toBeVisible();
  await expect(page.getByLabel("Make")).toHaveValue("Honda");
  await expect(page.getByLabel("Color")).toHaveValue("Sonic Gray");
  await expect(owner).toHaveValue(chosen);
});

test("a page that asks anew by itself leaves for the sign-in with what was being typed kept", async ({
  page,
  server,
  hasScript,
}) => {
  test.skip(!hasScript, "without a script no page asks by itself");
  const { id } = await demoRequest(server, "Pending_Approval");
  await signIn(page, ADVISOR);
  await page.goto(`/dashboard/repair-requests/${id}`, { waitUntil: "networkidle" });
  await page.getByLabel("Message to the customer").fill("The caliper comes on Friday");
  await loseCookie(page);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await enter(page, ADVISOR);
  await expect(page).toHaveURL(new RegExp(`/dashboard/repair-requests/${id}$`));
  await expect(page.getByText(BACK)).toBeVisible();
  await expect(page.getByLabel("Message to the customer")).toHaveValue("The caliper comes on Friday");

  // What is looked up while one types leads nobody away.
  await page.goto("/dashboard/new?fresh=2", { waitUntil: "networkidle" });
  await loseCookie(page);
  const asked = page.waitForResponse((response) => response.url().includes("/dashboard/new/caller"));
  await page.getByLabel("Phone").pressSequentially("5105550178");
  await asked;
  await page.getByLabel("Name").fill("Robin Field");
  await expect(page).toHaveURL(/\/dashboard\/new\?fresh=2$/);
});

test.afterEach(async ({ server }) => {
  for (const table of ["AuthenticatorApp", "RecoveryCode"])
    await server.query(`DELETE FROM "${table}" WHERE "userId" = (SELECT "id" FROM "User" WHERE "email" = $1)`, [
      ADVISOR,
    ]);
});

test("a call that was taken down when the session ended is back after the second factor", async ({ page, server }) => {
  await signIn(page, ADVISOR);
  await page.goto("/login/second-factor/set-up");
  await setUpApp(page, `${ADVISOR} ${server.origin}`);
  await page.goto("/dashboard/new?fresh=1");
  await page.getByLabel("Phone").fill("(510) 555-0177");
  await page.getByLabel("Name").fill("Robin Field");
  await page.getByLabel("What is asked for").fill("Grinding at the front left");
  await page.locator("[name='lineItems[0].description']").fill("Front pads");
  await page.locator("[name='lineItems[0].unitPrice']").fill("240");
  await loseCookie(page);
  await page.getByRole("button", { name: "Save" }).click();
  await enter(page, ADVISOR);
  await expect(page).toHaveURL(/\/login\/second-factor$/);
  await enterRecoveryCode(page, ADVISOR);
  await expect(page).toHaveURL(/\/dashboard\/new/);
  await expect(page.getByText(BACK)).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Robin Field");
  await expect(page.getByLabel("What is asked for")).toHaveValue("Grinding at the front left");
  await expect(page.locator("[name='lineItems[0].description']")).toHaveValue("Front pads");
  await expect(page.locator("[name='lineItems[0].unitPrice']")).toHaveValue("240");
});

test("a customer's message that the session's end met is back on the repair after the phone's code", async ({
  page,
  server,
  hasScript,
}) => {
  const { id } = await demoRequest(server, "Pending_Approval");
  const [driver] = await server.query<{ phone: string }>(
    `SELECT "phone" FROM "User" WHERE "email" = 'driver@amped.demo'`,
  );
  await signIn(page, "driver@amped.demo");
  await page.goto(`/repair-status/${id}`, { waitUntil: "networkidle" });
  await page.getByLabel("Your message").fill("Is the belt in?");
  await loseCookie(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("What you had entered is kept and waits for you.")).toBeVisible();
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.fill(driver?.phone.slice(2) ?? "");
  await page.getByRole("button", { name: "Text me a code" }).click();
  const digits = await page.getByText("Your code is").locator("strong").innerText();
  const code = page.getByLabel("Verification code");
  if (hasScript) {
    // Six digits send the form, also after some that were wrong.
    await code.pressSequentially(digits === "000000" ? "000001" : "000000");
    await expect(page.getByText("Verification failed").first()).toBeVisible();
    await expect(code).toHaveValue("");
    await code.pressSequentially(digits, { delay: 60 });
  } else {
    await code.fill(digits);
    await page.getByRole("button", { name: "Verify & Continue" }).click();
  }
  await expect(page).toHaveURL(new RegExp(`/repair-status/${id}`));
  await expect(page.getByText(BACK)).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("Is the belt in?");

  // Without a script what is too long comes back as it was typed.
  if (hasScript) return;
  const long = "word ".repeat(260).trim();
  await page.getByLabel("Your message").evaluate((area) => area.removeAttribute("maxlength"));
  await page.getByLabel("Your message").fill(long);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("A message has at most 1,200 characters").first()).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue(long);
  await page.getByLabel("Your message").fill("Is the belt in?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent")).toBeVisible();
});

test("who signs out leaves no draft in this browser", async ({ page, server, hasScript }) => {
  test.skip(!hasScript, "without a script none is kept");
  const { id } = await demoRequest(server, "Pending_Approval");
  await signIn(page, ADVISOR);
  await page.goto(`/dashboard/repair-requests/${id}`, { waitUntil: "networkidle" });
  await page.getByLabel("Message to the customer").fill("The rotors are here");
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("draft")));
  expect(await kept()).toHaveLength(1);
  await page.locator("summary[aria-label^='User menu']").click();
  await page.getByRole("button", { name: "Logout" }).last().click();
  await expect(page).toHaveURL(/\/login/);
  expect(await kept()).toEqual([]);
});
