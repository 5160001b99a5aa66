import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

test("an admin keeps the repair providers: a shop, its staff, a technician and the schema", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/login");
  await page.getByLabel("Email").fill("admin@amped.demo");
  await page.getByLabel("Password", { exact: true }).fill("demo1234");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const dialog = page.getByRole("dialog");

  await test.step("a provider with nothing filled in is refused and keeps what was entered", async () => {
    await page.goto("/dashboard/repair-providers");
    await page.getByRole("link", { name: "Add Provider" }).click();
    await dialog.getByLabel("Name").fill("Harbor Garage");
    await dialog.getByLabel("Specialties").fill("Brakes, , Diagnostics, Hybrid, Engine");
    await dialog.getByRole("button", { name: "Add Provider" }).click();
    await expect(page.getByText("Missing Information")).toBeVisible();
    await expect(dialog.getByLabel("Name")).toHaveValue("Harbor Garage");
    await expect(dialog.getByLabel("Specialties")).toHaveValue("Brakes, , Diagnostics, Hybrid, Engine");
  });

  await test.step("filled in, it is created and opened", async () => {
    await dialog.getByLabel("Address").fill("12 Pier Road");
    await dialog.getByLabel("City").fill("Oakland");
    await dialog.getByLabel("State").fill("California");
    await dialog.getByLabel("Type").selectOption("Dealership");
    await dialog.getByLabel("Quality rating").fill("4.5");
    await dialog.getByRole("button", { name: "Add Provider" }).click();
    await expect(page).toHaveURL(/\/repair-providers\/[0-9a-f-]{36}$/);
    await expect(page.getByText("Provider Created")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Harbor Garage" })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("a field that is emptied on edit is empty", async () => {
    await page.getByRole("link", { name: "Edit Provider" }).click();
    await dialog.getByLabel("Quality rating").fill("");
    await dialog.getByRole("button", { name: "Save Provider" }).click();
    await expect(page.getByText("Provider Updated")).toBeVisible();
    await expect(page.locator("#main dd", { hasText: "N/A" })).toBeVisible();
  });

  await test.step("staff comes, changes and goes", async () => {
    await tab(page, "Staff").click();
    await expect(page.getByText("No staff members")).toBeVisible();
    await page.getByRole("link", { name: "Add Staff" }).click();
    await dialog.getByLabel("Name").fill("Pat Lind");
    await dialog.getByLabel("Position").fill("Parts Counter");
    await dialog.getByRole("button", { name: "Add Staff Member" }).click();
    await expect(page.getByText("Staff Member Added")).toBeVisible();
    await page.getByRole("link", { name: "Edit Pat Lind" }).click();
    await dialog.getByLabel("Position").fill("Owner");
    await dialog.getByRole("button", { name: "Save Staff Member" }).click();
    await expect(page.getByText("Staff Member Updated")).toBeVisible();
    await expect(page.getByText("Owner")).toBeVisible();
    await page.getByRole("link", { name: "Remove Pat Lind" }).click();
    await expect(dialog.getByText("Are you sure you want to remove this staff member?")).toBeVisible();
    await dialog.getByRole("button", { name: "Remove Staff Member" }).click();
    await expect(page.getByText("Staff Member Deleted")).toBeVisible();
    await expect(page.getByText("No staff members")).toBeVisible();
  });

  await test.step("certifications come and go one by one, the last one stays", async () => {
    await tab(page, "Technicians").click();
    await page.getByRole("link", { name: "Add Technician" }).click();
    const certification = (number: number) => dialog.getByRole("textbox", { name: `Certification ${number}` });
    await certification(1).fill("ASE A5, Brakes");
    await dialog.getByRole("button", { name: "Add Certification" }).click();
    await certification(2).fill("L1");
    await dialog.getByRole("button", { name: "Remove certification 1" }).click();
    await expect(certification(1)).toHaveValue("L1");
    await expect(dialog.getByRole("button", { name: /^Remove certification/ })).toHaveCount(0);
    await dialog.getByLabel("Hourly rate").fill("62.50");
    await dialog.getByRole("button", { name: "Add Technician" }).click();
    await expect(dialog.getByText("Please select a user").first()).toBeVisible();
    await expect(dialog.getByLabel("Hourly rate")).toHaveValue("62.50");
    await expect(certification(1)).toHaveValue("L1");
    await dialog.getByRole("link", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("an existing technician is edited", async () => {
    await page.goto("/dashboard/repair-providers?q=bayside");
    await page.getByRole("link", { name: "Bayside Auto Care" }).click();
    await tab(page, "Technicians").click();
    await expect(page).toHaveURL(/\?q=bayside&tab=technicians$/);
    await page.getByRole("link", { name: "Edit Tom Okafor" }).click();
    await dialog.getByLabel("Hourly rate").fill("64.25");
    await dialog.getByRole("button", { name: "Save Technician" }).click();
    await expect(page.getByText("Technician Updated")).toBeVisible();
    await expect(page.getByText("$64.25 per hour")).toBeVisible();
    await expect(page).toHaveURL(/\?q=bayside&tab=technicians$/);
  });

  await test.step("the search stays in the address, and an empty one is cleared", async () => {
    await page.goto("/dashboard/repair-providers");
    const search = page.getByRole("search", { name: "Search providers" });
    await search.getByRole("searchbox").fill("harbor gar");
    await search.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\?q=harbor\+gar$/);
    await expect(page.getByRole("link", { name: /^Harbor Garage/ })).toContainText("+1");
    await expect(page.getByText("Bayside Auto Care")).toHaveCount(0);
    await search.getByRole("searchbox").fill("nowhere");
    await search.getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: "Clear the search" }).click();
    await expect(page.getByRole("link", { name: /^Bayside Auto Care/ })).toBeVisible();
  });

  await test.step("the schema update is confirmed and run", async () => {
    await page.getByRole("link", { name: "Update Schema" }).click();
    await expect(dialog).toContainText("The database structure will be changed");
    await dialog.getByRole("button", { name: "Update Schema" }).click();
    await expect(page.getByText("Migration Successful")).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

function tab(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Provider" }).getByRole("link", { name });
}
