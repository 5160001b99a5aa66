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
