import type { Page } from "@playwright/test";
import { demoRequest, demoWork, signInOnce } from "./support/catalogue.ts";
import { expect, test } from "./support/test.ts";

// A page is there before its script is: what is typed meanwhile stays where it was typed, and is typed on.

/** Scripts wait until they are let go. */
async function holdScripts(page: Page) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return letGo;
}

test("a card that is typed while the script comes stays in its fields, and pays once", async ({ page, server }) => {
  const { id, code } = await demoRequest(server, "Pending_Payment", "leon@amped.demo");
  await page.goto(`/repair-status?code=${code}`);
  await page.locator("input[name=code]").fill(await page.getByText("Your code is").locator("strong").innerText());
  await expect(page).toHaveURL(new RegExp(`/repair-status/${id}`));

  const letGo = await holdScripts(page);
  await page.goto(`/repair-status/${id}/pay`, { waitUntil: "commit" });
  const security = page.getByLabel("Security code");
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry").fill("12 / 34");
  await security.pressSequentially("1");
  letGo();
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.type("23");
  await expect(security).toBeFocused();
  await expect(security).toHaveValue("123");
  await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await page.getByRole("button", { name: /^Pay \$/ }).tap();
  await expect(page).toHaveURL(/\/receipt/);
  const paid = await server.query(
    `SELECT 1 FROM "Payment" p JOIN "Invoice" i ON i."id" = p."invoiceId" WHERE i."repairRequestId" = $1 AND p."status" = 'succeeded'`,
    [id],
  );
  expect(paid).toHaveLength(1);
});

test("a request that is filled in while the script comes keeps its date and its words, and a reload has them too", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/create-request", { waitUntil: "commit" });
  await page.getByLabel("Model", { exact: true }).fill("330i xDrive");
  await page.getByLabel("Preferred Service Date").fill("2031-12-24");
  await page.locator("input[name=phone]").pressSequentially("510");
  letGo();
  const date = page.getByRole("button", { name: "Preferred Service Date" });
  await expect(date).toHaveText("December 24, 2031");
  await page.keyboard.type("555");
  await expect(page.locator("input[name=phone]")).toHaveValue("510555");
  await expect(page.locator("input[name=preferredDate]")).toHaveValue("2031-12-24");
  await page.reload();
  await expect(page.locator("input[name=phone]")).toHaveValue("510555");
  await expect(page.getByLabel("Model", { exact: true })).toHaveValue("330i xDrive");
});

test("a note that is written on while the script comes keeps what was written, over what stood there", async ({
  page,
  server,
}) => {
  const repair = await demoWork(server);
  await signInOnce(page, server, "technician@amped.demo");
  const address = `/dashboard/work/${repair.id}/points/Filters`;
  await page.goto(address);
  // What stands there is written with the script at work: between a press and its release it puts the dialog before the page.
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.getByRole("radio", { name: "Soon" }).check();
  await page.getByRole("textbox", { name: "Note" }).fill("Air filter gray");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  // A first note stays open for its photos.
  await expect(page.getByText("Filters checked")).toBeVisible();
  await expect(page).toHaveURL(/\/points\/Filters$/);
  const letGo = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  const note = page.getByRole("textbox", { name: "Note" });
  await expect(note).toHaveValue("Air filter gray");
  await note.fill("Air filter black, cabin filter");
  await page.getByRole("radio", { name: "Now" }).check();
  await page.getByLabel("Propose to the customer").fill("Both filters");
  await note.focus();
  await page.keyboard.press("End");
  letGo();
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.keyboard.type(" gone");
  await expect(note).toHaveValue("Air filter black, cabin filter gone");
  await expect(page.getByRole("radio", { name: "Now" })).toBeChecked();
  await expect(page.getByLabel("Propose to the customer")).toHaveValue("Both filters");
});

test("lines that are taken down while the script comes stay in their grid, and are typed on", async ({
  page,
  server,
}) => {
  await signInOnce(page, server, "advisor@amped.demo");
  const letGo = await holdScripts(page);
  await page.goto("/dashboard/new?fresh=1", { waitUntil: "commit" });
  const cell = (line: number, column: string) => page.locator(`[name="lineItems[${line}].${column}"]`);
  await cell(0, "description").fill("Front pads");
  await cell(0, "unitPrice").fill("240");
  await cell(1, "description").fill("Rotors");
  await cell(1, "quantity").fill("2");
  await cell(1, "unitPrice").pressSequentially("9");
  letGo();
  await expect(page.getByRole("button", { name: "Remove line 1" })).toBeAttached();
  await page.keyboard.type("5");
  await expect(cell(1, "unitPrice")).toHaveValue("95");
  await expect(cell(0, "description")).toHaveValue("Front pads");
  await expect(cell(0, "unitPrice")).toHaveValue("240");
  await expect(cell(1, "description")).toHaveValue("Rotors");
  await expect(cell(1, "quantity")).toHaveValue("2");
});

test("what is chosen in a list while the script comes is kept, and narrows as it would have", async ({
  page,
  server,
}) => {
  await signInOnce(page, server, "advisor@amped.demo");
  const first = await holdScripts(page);
  await page.goto("/dashboard/repair-requests", { waitUntil: "commit" });
  const status = page.getByRole("search").locator("select[name=status]");
  await status.selectOption({ label: "Completed today" });
  first();
  await expect(page).toHaveURL(/status=completed/i);
  await expect(status.locator("option:checked")).toHaveText("Completed today");

  const letGo = await holdScripts(page);
  await page.goto("/dashboard/new?fresh=1", { waitUntil: "commit" });
  const type = (line: number) => page.getByLabel(`Type of line ${line}`, { exact: true });
  await type(1).selectOption("Labor");
  letGo();
  await page.waitForLoadState("networkidle");
  await page.locator('[name="lineItems[0].description"]').fill("Front pads");
  await expect(page.getByRole("button", { name: "Remove line 1" })).toBeAttached();
  await expect(type(1)).toHaveValue("Labor");
});
