import type { Page } from "@playwright/test";
import { signInOnce } from "./support/catalogue.ts";
import type { RunningServer } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

test("a form that somebody else overtook shows what stands now beside the entries, and is saved by the next press", async ({
  context,
  page,
  server,
  javaScriptEnabled,
}) => {
  await signInOnce(page, server, "advisor@amped.demo");
  const [car] = await server.query<{ id: string }>(
    `SELECT v."id" FROM "Vehicle" v JOIN "RepairRequest" r ON r."vehicleId" = v."id"
     JOIN "User" u ON u."id" = r."advisorId" WHERE u."email" = 'advisor@amped.demo' LIMIT 1`,
  );
  const [mine, theirs] = [page, await context.newPage()];
  for (const tab of [mine, theirs]) await tab.goto(`/dashboard/vehicles/${car?.id}/edit`);
  const plate = `8LA${Math.floor(100 + Math.random() * 900)}`;
  await theirs.getByLabel("License plate").fill(plate);
  await mine.getByLabel("Color").fill("Blueprint");
  const opened = await mine.locator("input[name=version]").inputValue();
  await theirs.getByRole("button", { name: "Save Vehicle" }).click();
  await expect(theirs.getByText("Vehicle updated")).toBeVisible();
  if (javaScriptEnabled !== false) {
    // The page under the form asks anew by itself: what the form was opened on stays.
    await mine.bringToFront();
    const asked = mine.waitForResponse((response) => response.url().includes(".data"));
    await mine.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await asked;
    await expect(mine.locator("input[name=version]")).toHaveValue(opened);
  }
  await mine.getByRole("button", { name: "Save Vehicle" }).click();
  await expect(mine.getByText("was changed by someone else").first()).toBeVisible();
  await expect(mine.getByLabel("Color")).toHaveValue("Blueprint");
  // What a colleague wrote is not put back unseen: it stands at its field, for every eye and every reader.
  await expect(mine.getByLabel("License plate")).toHaveAccessibleDescription(`Now: ${plate}`);
  await expect(mine.getByRole("alert").getByRole("link", { name: "License plate is another now" })).toBeVisible();
  await expect(mine.getByLabel("Make", { exact: true })).not.toHaveAccessibleDescription(/Now/);
  const [now] = await server.query<{ updatedAt: Date }>(`SELECT "updatedAt" FROM "Vehicle" WHERE "id" = $1`, [car?.id]);
  await expect(mine.locator("input[name=version]")).toHaveValue(new Date(now?.updatedAt ?? 0).toISOString());
  await mine.getByLabel("License plate").fill(plate);
  await mine.getByRole("button", { name: "Save Vehicle" }).click();
  await expect(mine.getByText("Vehicle updated")).toBeVisible();
  // Opened again, it is about what stands now.
  await mine.goto(`/dashboard/vehicles/${car?.id}/edit`);
  await expect(mine.locator("input[name=version]")).not.toHaveValue(opened);
  await expect(mine.getByLabel("Color")).toHaveValue("Blueprint");
  await expect(mine.getByLabel("License plate")).toHaveValue(plate);
});

test("who assigns a repair sees the bay that a colleague chose meanwhile", async ({ context, page, server }) => {
  await signInOnce(page, server, "advisor@amped.demo");
  const [repair] = await server.query<{ id: string }>(
    `SELECT r."id" FROM "RepairRequest" r JOIN "User" u ON u."id" = r."advisorId"
     WHERE u."email" = 'advisor@amped.demo' AND r."status" NOT IN ('Completed', 'Cancelled')
     AND r."scheduledServiceDate" IS NULL ORDER BY r."id" LIMIT 1`,
  );
  const [mine, theirs] = [page, await context.newPage()];
  for (const tab of [mine, theirs]) await tab.goto(`/dashboard/repair-requests/${repair?.id}/assign`);
  await theirs.getByLabel("Minutes").fill("135");
  const providers = theirs.getByLabel("Repair provider");
  const other = providers.locator("option:not(:checked):not([value=''])").first();
  const provider = await other.innerText();
  await providers.selectOption(provider);
  await mine.getByLabel("Minutes").fill("45");
  await theirs.getByRole("button", { name: "Save assignment" }).click();
  await expect(theirs.getByText("Assignment saved")).toBeVisible();
  await mine.getByRole("button", { name: "Save assignment" }).click();
  await expect(mine.getByText("was changed by someone else").first()).toBeVisible();
  await expect(mine.getByLabel("Minutes")).toHaveValue("45");
  await expect(mine.getByLabel("Minutes")).toHaveAccessibleDescription(/Now: 135$/);
  await expect(mine.getByLabel("Repair provider")).toHaveAccessibleDescription(`Now: ${provider}`);
  await mine.getByRole("button", { name: "Save assignment" }).click();
  await expect(mine.getByText("Assignment saved")).toBeVisible();
});

/** A line of the advisor's own that may still be decided, and the price that a colleague gives it meanwhile. */
async function repricedLine(page: Page, server: RunningServer, cents: number) {
  await signInOnce(page, server, "advisor@amped.demo");
  const [line] = await server.query<{ id: string; request: string; description: string }>(
    `SELECT l."id", l."description", r."id" AS "request" FROM "RepairLineItem" l
     JOIN "RepairRequest" r ON r."id" = l."repairRequestId" JOIN "User" u ON u."id" = r."advisorId"
     LEFT JOIN "Invoice" i ON i."repairRequestId" = r."id"
     WHERE u."email" = 'advisor@amped.demo' AND l."group" = 'pending' AND r."status" = 'Pending_Approval' AND i."id" IS NULL
       AND l."originalUnitPrice" > 30 AND l."quantity" = 1 ORDER BY l."id" LIMIT 1`,
  );
  const reprice = () =>
    server.query(
      `UPDATE "RepairLineItem" SET "unitPrice" = $2, "quantity" = 1, "totalPrice" = $2, "version" = "version" + 1 WHERE "id" = $1`,
      [line?.id, cents / 100],
    );
  return { ...line, reprice };
}

test("the shop's answer shows the price that a colleague set meanwhile, and is saved by the next press", async ({
  page,
  server,
}) => {
  const { request, description = "", reprice } = await repricedLine(page, server, 1234);
  await page.goto(`/dashboard/repair-requests/${request}/prices`);
  const line = page.getByRole("group", { name: description, exact: true });
  await page.getByLabel("Who at the shop").fill("Sam");
  await line.getByLabel("The shop's word").selectOption("Shop keeps its price");
  await reprice();
  await page.getByRole("button", { name: "Save the shop's answer" }).click();
  await expect(page.getByText(`${description} was changed by someone else`).first()).toBeVisible();
  await expect(line.getByLabel("Agreed unit price")).toHaveAccessibleDescription("Now: 12.34");
  await expect(line.getByText(/\$12\.34/)).toBeVisible();
  await expect(page.getByLabel("Who at the shop")).toHaveValue("Sam");
  await expect(line.getByLabel("The shop's word")).toHaveValue("kept");
  // What stood in the field is no price that the shop keeps.
  await line.getByLabel("Agreed unit price").fill("12.34");
  await page.getByRole("button", { name: "Save the shop's answer" }).click();
  await expect(page.getByText("Shop's answer recorded").first()).toBeVisible();
});

test("a decision at another price is shown that price, and recorded by the next press", async ({ page, server }) => {
  const { request, description = "", reprice } = await repricedLine(page, server, 2345);
  await page.goto(`/dashboard/repair-requests/${request}/decision`);
  await page.getByLabel("What was said").fill("Go ahead");
  await page.getByLabel(`Decision on ${description}`, { exact: true }).selectOption("Approved");
  await reprice();
  await page.getByRole("button", { name: "Record the decision" }).click();
  await expect(page.getByText("Please look at it again.").first()).toBeVisible();
  await expect(page.getByRole("dialog").getByText(`${description} $23.45`, { exact: false }).last()).toBeVisible();
  await expect(page.getByLabel("What was said")).toHaveValue("Go ahead");
  await expect(page.getByLabel(`Decision on ${description}`, { exact: true })).toHaveValue("approved");
  await page.getByRole("button", { name: "Record the decision" }).click();
  await expect(page.getByText("Customer's decision recorded").first()).toBeVisible();
});

test("a form that stays on its page stands without its faults once it is saved", async ({ page, server }) => {
  await signInOnce(page, server, "admin@amped.demo");
  await page.goto("/dashboard/profile");
  const [name, save] = [page.getByLabel("First Name"), page.getByRole("button", { name: /^Save/ }).first()];
  const first = await name.inputValue();
  await name.fill("");
  await save.click();
  const fault = page.getByText("First name is required").first();
  await expect(fault).toBeVisible();
  await name.fill(first);
  await save.click();
  await expect(page.getByText("Profile updated")).toBeVisible();
  await expect(fault).toHaveCount(0);
  await expect(name).toHaveValue(first);
});
