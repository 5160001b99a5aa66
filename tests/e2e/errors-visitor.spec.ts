import type { BrowserContext, Locator, Page } from "@playwright/test";
import {
  demoRequest,
  forgetLimits,
  loseConnection,
  scripted,
  signInOnce,
  slowDown,
  withoutTable,
} from "./support/catalogue.ts";
import { expect, test } from "./support/one-page.ts";
import type { RunningServer } from "./support/server.ts";
import {
  choosePaper,
  describe,
  QUOTE_PDF,
  someonesPhone,
  takenByScript,
  typeQuote,
  uploadQuote,
  verifyPhone,
} from "./support/story.ts";

// Section 8 of the visitor side, sentence by sentence: each is provoked in a browser and seen on the page.

type Scene = { page: Page; server: RunningServer; hasScript: boolean };
type Row = {
  sentences: string[];
  /** What only the page's script can say, or what the server's page says by itself as it is opened: nothing is pressed. */
  only?: "script" | "plain";
  provoke: (scene: Scene) => Promise<unknown>;
  /** Once the sentences were seen. */
  afterwards?: (scene: Scene) => Promise<unknown>;
};

const customer = () => {
  const phone = someonesPhone();
  return { name: "Casey Rivera", email: `casey-${phone}@example.com`, phone };
};

async function askForCall(page: Page, phone: string) {
  await page.goto("/home-standard");
  const box = page.locator("#call-hero");
  await box.locator("input[name=phoneNumber]").pressSequentially(phone);
  await box.locator("input[name=smsOptIn]").check();
  return () => box.getByRole("button", { name: "Request a Call Now" }).click();
}

async function fillRequest(page: Page) {
  await page.goto("/create-request");
  await page.getByLabel("Year").selectOption("2020");
  await page.getByLabel("Make", { exact: false }).first().selectOption("Porsche");
  await page.getByLabel("Model").fill("911 GT3 RS");
  await page.getByLabel("Service Type").selectOption("Brake Service");
  await page.getByLabel("Description").fill("The brakes squeal when they are cold");
  const { name, email, phone } = customer();
  if (await page.locator("input[name=name]").isVisible()) {
    await page.locator("input[name=name]").fill(name);
    await page.locator("input[name=email]").fill(email);
    await page.locator("input[name=phone]").fill(phone);
  }
  return () => page.getByRole("button", { name: "Submit Service Request" }).click();
}

async function requestOfSavedVehicle({ page, server }: Scene) {
  await signInOnce(page, server);
  await page.goto("/create-request");
  await page.getByLabel("Service Type").selectOption("Oil Change");
  await page.getByLabel("Description").fill("Oil and filter, please");
  return () => page.getByRole("button", { name: "Submit Service Request" }).click();
}

let asked: { url: string; cookies: Awaited<ReturnType<BrowserContext["cookies"]>> } | null = null;

/** Where the code is asked for, after a quote was typed; the same question is come back to until a row has used it up. */
async function arriveAtVerify({ page, server, hasScript }: Scene) {
  await forgetLimits(server);
  if (asked) {
    await page.context().addCookies(asked.cookies);
    await page.goto(asked.url);
    // A press before the script has taken the form over is the browser's own, which says nothing while it waits.
    const resend = page.getByRole("button", { name: "Resend Code" });
    if (hasScript) await takenByScript(resend);
    return;
  }
  await typeQuote(page, customer());
  await expect(page).toHaveURL(/\/verify-otp\?/);
  asked = { url: page.url(), cookies: await page.context().cookies() };
}

async function enterCode(page: Page, code: string) {
  await page.locator("input[name=code]").fill(code);
  // With a script the sixth digit sends the form.
  if (code.length < 6 || !(await page.evaluate(() => matchMedia("(scripting: enabled)").matches)))
    await page.getByRole("button", { name: "Verify & Continue" }).click();
}

async function openAs({ page, server }: Scene, status: string, search = "", email?: string) {
  await signInOnce(page, server, email);
  const { id } = await demoRequest(server, status, email);
  await page.goto(`/repair-status/${id}${search}`);
  return id;
}

async function fillCard(page: Page, number = "4242 4242 4242 4242") {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: /^Pay \$/ }).click();
}

/** A verb of the status page that fails: with a script no answer comes, without one the history cannot be written. */
async function failing({ page, server, hasScript }: Scene, press: () => Promise<unknown>) {
  if (!hasScript) return withoutTable(server, "HistoryEvent", press);
  await loseConnection(page, /\/repair-status\/.+\.data$/);
  return press();
}

const LOST = "The connection was lost. What you entered is still here: try again when you are back online.";

/** Something is wrong in the form, and once it is not the connection is lost: what was wrong is not said any more. */
async function refusedFirst(page: Page, field: Locator, press: () => Promise<unknown>, path: RegExp) {
  const wrong = page.getByText("Please fix the following errors:");
  const words = await field.inputValue();
  await scripted(page);
  await field.fill("");
  await press();
  await expect(wrong).toBeVisible();
  await field.fill(words);
  await loseConnection(page, path);
  await pressAnew(press);
  await expect(page.getByText(LOST)).toBeVisible();
  await expect(wrong).toBeHidden();
}

async function againOnline(page: Page, button: Locator) {
  await page.unrouteAll();
  await pressAnew(() => button.click());
}

/** Two presses within 400 ms are one. */
async function pressAnew(press: () => Promise<unknown>) {
  await new Promise((done) => setTimeout(done, 450));
  await press();
}

const ROWS: Record<string, Row[]> = {
  "Call request": [
    {
      sentences: ["Please enter a valid phone number"],
      provoke: async ({ page }) => (await askForCall(page, "123"))(),
    },
    {
      sentences: ["Failed to initiate call"],
      provoke: async ({ page }) => {
        const press = await askForCall(page, "4155550134");
        await page.locator("#call-hero input[name=plan]").evaluate((plan) => plan.setAttribute("value", "Nobody's"));
        await press();
      },
    },
    {
      sentences: ["Failed to initiate call. Please try again later."],
      only: "script",
      provoke: async ({ page }) => {
        const press = await askForCall(page, "4155550134");
        await loseConnection(page, /call-request$/);
        await press();
      },
    },
    {
      sentences: ["Connecting..."],
      only: "script",
      provoke: async ({ page }) => {
        const press = await askForCall(page, "4155550135");
        // Longer than the look: a call that leaves after it would be the first phone of the next row.
        await slowDown(page, /call-request$/, 20_000);
        await press();
      },
    },
    {
      sentences: ["Call Initiated", "You will receive a call shortly from our AI assistant."],
      provoke: async ({ page, server }) => {
        await forgetLimits(server);
        await (await askForCall(page, someonesPhone()))();
      },
    },
  ],
  "Create request": [
    {
      sentences: [
        "Please fix the following errors:",
        "Service type is required",
        "Description should be at least 10 characters",
        "Vehicle details (Year, Make, and Model) are required when adding a new vehicle",
        "Name is required",
        "Email is required",
        "Phone number is required",
      ],
      provoke: async ({ page }) => {
        await page.goto("/create-request");
        await page.getByRole("button", { name: "Manual Submit (Debug)" }).click();
      },
    },
    {
      sentences: ["Please enter a valid email address"],
      provoke: async ({ page }) => {
        const press = await fillRequest(page);
        await page.locator("input[name=email]").fill("casey at home");
        await press();
      },
    },
    {
      sentences: ["There was an error creating your request. Please try again."],
      provoke: async (scene) => {
        const press = await requestOfSavedVehicle(scene);
        await withoutTable(scene.server, "HistoryEvent", async () => {
          await press();
          await expect(scene.page.getByText("There was an error creating your request.")).toBeVisible();
        });
      },
    },
    {
      sentences: ["There was an error creating your request. Please try again.", LOST],
      only: "script",
      provoke: async ({ page, server }) => {
        await forgetLimits(server);
        const press = await fillRequest(page);
        await refusedFirst(page, page.getByLabel("Description"), press, /create-request\.data/);
      },
      afterwards: async ({ page }) => {
        await expect(page.getByLabel("Model")).toHaveValue("911 GT3 RS");
        await againOnline(page, page.getByRole("button", { name: "Submit Service Request" }));
        await expect(page).toHaveURL(/\/(verify-otp|repair-status)/);
      },
    },
    {
      sentences: ["There was an error sending the verification code. Please try again."],
      provoke: async ({ page, server }) => {
        await forgetLimits(server);
        const press = await fillRequest(page);
        await withoutTable(server, "OneTimeCode", async () => {
          await press();
          await expect(page.getByText("There was an error sending the verification code.")).toBeVisible();
        });
        await expect(page.getByLabel("Model")).toHaveValue("911 GT3 RS");
      },
    },
    {
      sentences: ["Please provide a phone number for verification."],
      provoke: async ({ page, server }) => {
        const { code } = await demoRequest(server, "Pending_Approval");
        await page.goto(`/create-request?code=${code}`);
        await (await fillRequest(page))();
      },
    },
    {
      sentences: ["Failed to fetch vehicles"],
      only: "plain",
      provoke: async ({ page, server }) => {
        await signInOnce(page, server);
        await withoutTable(server, "Vehicle", () => page.goto("/create-request"));
      },
    },
    {
      sentences: ["Processing..."],
      only: "script",
      provoke: async ({ page, server }) => {
        await forgetLimits(server);
        const press = await fillRequest(page);
        await slowDown(page, /create-request\.data/);
        await press();
      },
    },
  ],
  "Verify phone": [
    {
      sentences: ["Missing authentication parameters", "Create Service Request"],
      only: "plain",
      provoke: ({ page }) => page.goto("/verify-otp"),
    },
    {
      sentences: ["OTP code must be 6 digits"],
      provoke: async (scene) => {
        await arriveAtVerify(scene);
        await enterCode(scene.page, "12");
      },
    },
    {
      sentences: ["Verification failed", "Invalid code. Please try again."],
      provoke: async (scene) => {
        await arriveAtVerify(scene);
        await enterCode(scene.page, "000000");
      },
    },
    {
      sentences: ["Verification failed", "Something went wrong. Please try again."],
      provoke: async (scene) => {
        await arriveAtVerify(scene);
        if (scene.hasScript) await loseConnection(scene.page, /verify-otp\.data/);
        if (scene.hasScript) return enterCode(scene.page, "123456");
        await withoutTable(scene.server, "OneTimeCode", () => enterCode(scene.page, "123456"));
      },
    },
    {
      sentences: ["Code resent", "A new verification code has been sent to your phone"],
      provoke: async (scene) => {
        await arriveAtVerify(scene);
        asked = null;
        await forgetLimits(scene.server);
        await scene.page.getByRole("button", { name: "Resend Code" }).click();
      },
    },
    {
      sentences: ["Failed to resend code", "Another can be asked for in"],
      provoke: async (scene) => {
        await arriveAtVerify(scene);
        await scene.page.getByRole("button", { name: "Resend Code" }).click();
      },
    },
    {
      sentences: ["Failed to resend code", "Could not send a new code. Please try again."],
      provoke: async (scene) => {
        await arriveAtVerify(scene);
        await forgetLimits(scene.server);
        const press = () => scene.page.getByRole("button", { name: "Resend Code" }).click();
        await withoutTable(scene.server, "PendingForm", async () => {
          await press();
          await expect(scene.page.getByText("Failed to resend code")).toBeVisible();
        });
      },
    },
    {
      sentences: ["Failed to resend code", "Something went wrong. Please try again."],
      only: "script",
      provoke: async (scene) => {
        await arriveAtVerify(scene);
        await loseConnection(scene.page, /resend\.data/);
        await scene.page.getByRole("button", { name: "Resend Code" }).click();
      },
    },
    {
      sentences: ["Sending..."],
      only: "script",
      provoke: async (scene) => {
        await arriveAtVerify(scene);
        await slowDown(scene.page, /resend\.data/);
        await scene.page.getByRole("button", { name: "Resend Code" }).click();
      },
    },
    {
      sentences: ["Verifying..."],
      only: "script",
      provoke: async (scene) => {
        await arriveAtVerify(scene);
        await slowDown(scene.page, /verify-otp\.data/);
        await enterCode(scene.page, "000000");
      },
    },
    {
      sentences: ["Verification successful", "You have been authenticated successfully"],
      provoke: async ({ page, server }) => {
        await forgetLimits(server);
        const who = customer();
        await typeQuote(page, who);
        await verifyPhone(page, who.phone);
      },
      // What was typed is a request of whoever has that phone.
      afterwards: async ({ page, server }) => {
        await expect(page.getByText("$1,240.50").first()).toBeVisible();
        const users = await server.query(
          `SELECT u."role", u."firstName", a."subscriptionTier" FROM "RepairRequest" r JOIN "User" u ON u."id" = r."requesterId"
             JOIN "Account" a ON a."id" = u."accountId" WHERE r."id" = $1`,
          [/repair-status\/([0-9a-f-]{36})/.exec(page.url())?.[1]],
        );
        expect(users).toEqual([{ role: "driver", firstName: "Casey", subscriptionTier: "Free" }]);
      },
    },
    {
      sentences: ["Error sending verification code", "An unexpected error occurred. Please try again."],
      only: "plain",
      provoke: async ({ page, server }) => {
        await forgetLimits(server);
        const { code } = await demoRequest(server, "Pending_Approval");
        await withoutTable(server, "OneTimeCode", () => page.goto(`/repair-status?code=${code}`));
      },
    },
    {
      sentences: ["Error sending verification code", "Failed to send verification code. Please try again."],
      provoke: async ({ page, server }) => {
        await forgetLimits(server);
        await withoutTable(server, "OneTimeCode", async () => {
          await typeQuote(page, customer());
          await expect(page.getByText("Error sending verification code")).toBeVisible();
        });
      },
    },
  ],
  "Quote upload": [
    {
      sentences: [
        "Validation Error",
        "Please check the form for errors",
        "Description is required",
        "Year is required when adding a new vehicle",
        "Make is required when adding a new vehicle",
        "Model is required when adding a new vehicle",
      ],
      provoke: async ({ page }) => {
        await page.goto("/upload-quote/manual");
        await page.getByLabel("Year").selectOption("");
        await page.getByRole("button", { name: "Analyze Quote" }).click();
      },
    },
    {
      sentences: [
        "Validation Error",
        "Please fill in all required vehicle details",
        "Year is required",
        "Make is required",
        "Model is required",
        "Name is required",
        "Email is required",
        "Phone is required",
      ],
      provoke: async ({ page, hasScript }) => {
        await page.goto("/upload-quote");
        if (hasScript) await page.getByRole("link", { name: "Fill in the rest first" }).click();
        await page.getByLabel("Year").selectOption("");
        await page.getByRole("button", { name: "Send this quote" }).click();
      },
    },
    {
      sentences: ["Please fill in all required contact information"],
      provoke: async ({ page, hasScript }) => {
        await page.goto("/upload-quote");
        if (hasScript) await page.getByRole("link", { name: "Fill in the rest first" }).click();
        await page.getByLabel("Year", { exact: false }).selectOption("2020");
        await page.getByLabel("Make", { exact: false }).first().selectOption("Porsche");
        await page.getByLabel("Model").fill("911 GT3 RS");
        await page.getByRole("button", { name: "Send this quote" }).click();
      },
    },
    {
      sentences: ["Upload failed", "Error: 500: The disk is full"],
      only: "script",
      provoke: async ({ page }) => {
        await page.route("**/upload-quote/receive", (route) =>
          route.fulfill({ status: 500, body: "The disk is full" }),
        );
        await uploadQuote(page, customer());
      },
    },
    {
      sentences: [
        "Year is required when adding a new vehicle",
        "Make is required when adding a new vehicle",
        "Model is required when adding a new vehicle",
      ],
      provoke: async ({ page }) => {
        await page.goto("/upload-quote/manual");
        await page.getByLabel("Year", { exact: true }).selectOption("");
        await page.getByLabel("Make", { exact: true }).selectOption("Other");
        await page.getByRole("button", { name: "Analyze Quote" }).click();
      },
      afterwards: async ({ page }) => {
        for (const name of ["Year", "Which make?", "Model"])
          await expect(page.getByLabel(name, { exact: true })).toHaveAttribute("aria-invalid", "true");
        await expect(page.getByLabel("Make", { exact: true })).not.toHaveAttribute("aria-invalid", "true");
      },
    },
    {
      sentences: ["Error processing quote: no answer came", LOST],
      only: "script",
      provoke: async ({ page, server }) => {
        await forgetLimits(server);
        await page.goto("/upload-quote/manual");
        await describe(page, customer());
        const words = page.getByLabel("Repair Description");
        await words.fill("Replace the alternator");
        const press = () => page.getByRole("button", { name: "Analyze Quote" }).click();
        await refusedFirst(page, words, press, /upload-quote\/manual\.data/);
      },
      afterwards: async ({ page }) => {
        await expect(page.getByLabel("Repair Description")).toHaveValue("Replace the alternator");
        await againOnline(page, page.getByRole("button", { name: "Analyze Quote" }));
        await expect(page).toHaveURL(/\/(verify-otp|repair-status)/);
      },
    },
    {
      sentences: ["Error processing quote: "],
      provoke: async ({ page, server, hasScript }) => {
        await forgetLimits(server);
        if (hasScript) await loseConnection(page, /upload-quote\/manual\.data/);
        if (hasScript) return typeQuote(page, customer());
        await signInOnce(page, server);
        await page.goto("/upload-quote/manual");
        await page.getByLabel("Repair Description").fill("Replace the alternator");
        await withoutTable(server, "HistoryEvent", () => page.getByRole("button", { name: "Analyze Quote" }).click());
      },
    },
    {
      sentences: ["Analyzing Quote"],
      only: "script",
      provoke: async ({ page }) => {
        // Before the script runs the form goes off by itself, and says nothing of it.
        await page.goto("/upload-quote", { waitUntil: "networkidle" });
        await slowDown(page, /upload-quote/);
        await choosePaper(page, QUOTE_PDF, customer());
        await page.getByRole("button", { name: "Send this quote" }).click();
      },
    },
    {
      sentences: ["Analysis Complete!"],
      only: "script",
      provoke: async ({ page }) => {
        await page.goto("/upload-quote");
        await page.locator("input[name=file]").setInputFiles(QUOTE_PDF);
      },
    },
    {
      sentences: ["Quote Successfully Processed!"],
      only: "script",
      provoke: async ({ page, server }) => {
        await signInOnce(page, server);
        // Before the script runs the form goes off by itself, and the next page says nothing of it.
        await page.goto("/upload-quote", { waitUntil: "networkidle" });
        await page.locator("input[name=file]").setInputFiles(QUOTE_PDF);
        await page.getByRole("button", { name: "Send this quote" }).click();
      },
    },
  ],
  "Repair status": [
    {
      sentences: ["Update failed", "Failed to update the repair item. Please try again."],
      provoke: async (scene) => {
        await openAs(scene, "Pending_Approval");
        await failing(scene, () =>
          scene.page
            .getByRole("button", { name: /^Approve: / })
            .first()
            .click(),
        );
      },
    },
    {
      sentences: ["Update failed", "Failed to approve all items. Please try again."],
      provoke: async (scene) => {
        await openAs(scene, "Pending_Approval");
        await failing(scene, () => scene.page.getByRole("button", { name: "Approve All Pending Items" }).click());
      },
    },
    {
      sentences: ["Repair Approval failed", "Failed to approve the repair. Please try again."],
      provoke: async (scene) => {
        await openAs(scene, "Pending_Approval");
        await scene.page.getByRole("link", { name: "Approve Repair" }).click();
        await failing(scene, () => scene.page.getByRole("button", { name: /^Authorize \$/ }).click());
      },
    },
    {
      sentences: ["Please review", "Write the limit in dollars, such as 1500 or 1500.00."],
      provoke: async ({ page }) => {
        await page.goto("/repair-status/demo/approve");
        await page.getByLabel("Not to exceed").fill("abc");
        await page.getByRole("button", { name: /^Authorize \$/ }).click();
      },
      afterwards: async ({ page, hasScript }) => {
        const limit = page.getByLabel("Not to exceed");
        await expect(limit).toHaveAttribute("aria-invalid", "true");
        await expect(limit).toHaveValue("abc");
        if (hasScript) await expect(limit).toBeFocused();
        // Given, it is offered to nobody again: not by its address, and not by the way back.
        await limit.fill("");
        const entries = () => page.evaluate(() => history.length);
        const before = await entries();
        await pressAnew(() => page.getByRole("button", { name: /^Authorize \$/ }).click());
        await expect(page.getByRole("button", { name: "Request Call" })).toBeVisible();
        await expect(page).toHaveURL(/\/repair-status\/demo$/);
        if (hasScript) expect(await entries()).toBe(before);
        await page.goto("/repair-status/demo/approve");
        await expect(page).toHaveURL(/\/repair-status\/demo$/);
        await expect(page.getByRole("button", { name: /^Authorize \$/ })).toHaveCount(0);
      },
    },
    {
      sentences: ["Analysis failed", "Failed to analyze the quote. Please try again."],
      provoke: async (scene) => {
        await openAs(scene, "Pending_Review");
        const button = scene.page.getByRole("button", { name: "Get AMPed Savings" }).filter({ visible: true });
        await failing(scene, () => button.first().click());
      },
    },
    {
      sentences: ["Cannot modify items", "Items cannot be modified at the Pending Payment stage."],
      provoke: async (scene) => {
        const id = await openAs(scene, "Pending_Approval");
        const set = (status: string) =>
          scene.server.query(`UPDATE "RepairRequest" SET "status" = $1 WHERE "id" = $2`, [status, id]);
        await set("Pending_Payment");
        await scene.page
          .getByRole("button", { name: /^Approve: / })
          .first()
          .click();
        await expect(scene.page.getByText("Cannot modify items")).toBeVisible();
        await set("Pending_Approval");
      },
    },
    {
      sentences: ["Failed to fetch repair request"],
      only: "plain",
      provoke: (scene) => withoutTable(scene.server, "HistoryEvent", () => openAs(scene, "Pending_Approval")),
    },
    {
      sentences: ["Quote Uploaded!", "View Quote Analysis"],
      provoke: (scene) => openAs(scene, "Pending_Review", "?newQuote=true"),
    },
    {
      sentences: ["Invoice Required", "No invoice found for this repair request"],
      only: "plain",
      provoke: async (scene) => {
        const id = await openAs(scene, "Pending_Approval");
        await scene.page.goto(`/repair-status/${id}/pay`);
      },
    },
    {
      sentences: ["Payment Method Required"],
      provoke: async (scene) => {
        const id = await openAs(scene, "Pending_Payment", "", "leon@amped.demo");
        await scene.page.goto(`/repair-status/${id}/pay`);
        await scene.page.getByRole("button", { name: /^Pay \$/ }).click();
      },
    },
    {
      sentences: ["Payment Failed", "Your card was declined."],
      provoke: async (scene) => {
        const id = await openAs(scene, "Pending_Payment", "", "leon@amped.demo");
        await scene.page.goto(`/repair-status/${id}/pay`);
        await fillCard(scene.page, "4000 0000 0000 0002");
      },
    },
    {
      sentences: ["Payment Error", "Failed to initialize payment. Please try again."],
      only: "script",
      provoke: async (scene) => {
        const id = await openAs(scene, "Pending_Payment", "", "leon@amped.demo");
        await scene.page.goto(`/repair-status/${id}/pay`);
        await withoutTable(scene.server, "Payment", async () => {
          await fillCard(scene.page);
          await expect(scene.page.getByText("Payment Error")).toBeVisible();
        });
      },
    },
    {
      sentences: ["Payment Failed", "Failed to process payment. Please try again."],
      only: "script",
      provoke: async (scene) => {
        const id = await openAs(scene, "Pending_Payment", "", "leon@amped.demo");
        await scene.page.goto(`/repair-status/${id}/pay`);
        await withoutTable(scene.server, "LedgerEntry", async () => {
          await fillCard(scene.page);
          await expect(scene.page.getByText("Payment Failed").first()).toBeVisible();
        });
      },
    },
    {
      sentences: ["404 Page Not Found"],
      only: "plain",
      provoke: ({ page }) => page.goto("/no-such-page"),
    },
  ],
};

for (const [screen, rows] of Object.entries(ROWS)) {
  test.describe(screen, () => {
    for (const { sentences, only, provoke, afterwards } of rows) {
      test(sentences.join(" · "), async ({ page, server, hasScript }) => {
        test.skip(only === (hasScript ? "plain" : "script"), `only with${hasScript ? "out" : ""} a script`);
        await provoke({ page, server, hasScript });
        for (const sentence of sentences) {
          await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible();
        }
        await afterwards?.({ page, server, hasScript });
      });
    }
  });
}

/** The calls' own words where a load fails. */
const LOADS: [sentence: string, table: string, path: string][] = [
  ["Failed to fetch repair request", "RepairRequest", "/api/public/repair-requests/{id}?code={code}"],
  ["Failed to fetch repair line items", "RepairLineItem", "/api/public/repair-requests/{id}/line-items?code={code}"],
  ["Failed to fetch vehicles", "Vehicle", "/api/vehicles?code={code}"],
  ["Failed to fetch repair providers", "RepairProvider", "/api/repair-providers?code={code}"],
];

test.describe("Loads through the calls", () => {
  for (const [sentence, table, path] of LOADS) {
    test(sentence, async ({ page, server, hasScript }) => {
      test.skip(!hasScript, "a call is the same for every browser");
      await signInOnce(page, server, "admin@amped.demo");
      const { id, code } = await demoRequest(server, "Pending_Approval");
      const url = path.replace("{id}", id).replace("{code}", code);
      const answer = await withoutTable(server, table, () => page.request.get(url));
      expect(answer.status()).toBe(500);
      expect(await answer.json()).toEqual({ message: sentence });
    });
  }
});
