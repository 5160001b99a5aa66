import { expect } from "@playwright/test";
import { signInOnce } from "./support/catalogue.ts";
import { test } from "./support/test.ts";

test("a delay is said in the dialog, and what is not billed is asked about before it is completed", async ({
  page,
  server,
}) => {
  const [repair] = await server.query<{ id: string; status: string; email: string }>(
    `SELECT r."id", r."status", u."email" FROM "RepairRequest" r JOIN "User" u ON u."id" = r."advisorId"
     WHERE r."status" IN ('In Progress', 'Parts Ordered')
       AND EXISTS (SELECT 1 FROM "RepairLineItem" i WHERE i."repairRequestId" = r."id" AND i."group" = 'approved')
       AND EXISTS (SELECT 1 FROM "RepairLineItem" i WHERE i."repairRequestId" = r."id" AND i."group" = 'pending')
       AND NOT EXISTS (SELECT 1 FROM "Invoice" n WHERE n."liveRequestId" = r."id") LIMIT 1`,
  );
  if (!repair) throw new Error("The demo world has no repair under way.");
  const status = () =>
    server.query<{ status: string }>(`SELECT "status" FROM "RepairRequest" WHERE "id" = '${repair.id}'`);
  await signInOnce(page, server, repair.email);
  const at = `/dashboard/repair-requests/${repair.id}`;
  await page.goto(at);
  await page.getByLabel("Status", { exact: true }).selectOption("Completed");
  await page.getByRole("button", { name: "Update Status" }).click();
  const dialog = page.getByRole("dialog", { name: "Update Repair Status" });
  // First what nobody has decided about, then what is not billed: each is read before it is so all the same.
  await expect(dialog.getByText(/^Nobody has decided about \d+ lines?, \$[\d,.]+\. What happened with/)).toBeVisible();
  await dialog.getByRole("button", { name: "Complete it all the same" }).click();
  await expect(dialog.getByText(/^\$[\d,.]+ is approved, and there is no invoice\./)).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "Completed" })).toBeChecked();
  expect(await status()).toEqual([{ status: repair.status }]);

  await page.goto(`${at}/status`);
  await expect(dialog.getByLabel("Why is it delayed?")).toBeHidden();
  await dialog.getByRole("radio", { name: "Delayed" }).check();
  await dialog.getByRole("button", { name: "Update Status" }).click();
  await expect(dialog.getByText("Please say why: the customer reads it").first()).toBeVisible();
  await dialog.getByLabel("Why is it delayed?").fill("The caliper is on back order");
  await dialog.getByRole("button", { name: "Update Status" }).click();
  await expect(page.getByText("The status is now Delayed: The caliper is on back order.").first()).toBeVisible();

  await page.goto(`${at}/status`);
  await dialog.getByRole("radio", { name: "In Progress" }).check();
  await dialog.getByRole("button", { name: "Update Status" }).click();
  await expect(page.getByText("The status is now In Progress.").first()).toBeVisible();
});
