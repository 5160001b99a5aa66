import type { Page } from "@playwright/test";
import { signInOnce } from "./support/catalogue.ts";
import type { RunningServer } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

// The connection goes while somebody works at the desk: pages that were never opened cannot be fetched, and the one that stands stays.

const SAID = "What you entered is still here";

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

/** One of the advisor's, in whatever state the journeys before this one left them. */
async function openRepair(server: RunningServer) {
  const [repair] = await server.query<{ id: string }>(
    `SELECT r."id" FROM "RepairRequest" r JOIN "User" u ON u."id" = r."advisorId"
     WHERE u."email" = 'advisor@amped.demo' AND r."closedAt" IS NULL AND r."requesterId" IS NOT NULL
     ORDER BY r."createdAt" LIMIT 1`,
  );
  if (!repair) throw new Error("The advisor of the demo world has no open repair.");
  return repair.id;
}

/** Pressed without a connection; then the page stands, and says so. */
async function pressOffline(page: Page, press: () => Promise<void>) {
  await page.context().setOffline(true);
  // An earlier press may have left its sentence: what says that this one was made is what could not be asked for.
  const lost = page.waitForEvent("requestfailed", (request) => request.resourceType() !== "eventsource");
  await press();
  await lost;
  await expect(page.getByText(SAID)).toBeVisible();
  await page.context().setOffline(false);
  // Two presses within 400 ms are one.
  await page.waitForTimeout(450);
}

test("what is written at a repair stays where it is, and leaves at the second press", async ({ page, server }) => {
  const id = await openRepair(server);
  await signInOnce(page, server, "advisor@amped.demo");
  const repair = `/dashboard/repair-requests/${id}`;
  await open(page, repair);

  const write = page.locator("#write");
  await write.getByText("Internal note", { exact: true }).click();
  const note = page.getByLabel("Internal note");
  await note.fill("Rotors are on backorder until Friday");
  await pressOffline(page, () => write.getByRole("button", { name: "Add note" }).click());
  await expect(page).toHaveURL(new RegExp(`${repair}$`));
  await expect(note).toHaveValue("Rotors are on backorder until Friday");
  await write.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Note added")).toBeVisible();
  await expect(note).toHaveValue("");

  await write.getByText("Message to the customer", { exact: true }).click();
  const message = page.getByLabel("Message to the customer");
  await message.fill("Your car is ready at five");
  await pressOffline(page, () => write.getByRole("button", { name: "Send" }).click());
  // The note's answer may have led to where it stands on this page.
  await expect(page).toHaveURL(new RegExp(`${repair}(#timeline)?$`));
  await expect(message).toHaveValue("Your car is ready at five");
  await write.getByRole("button", { name: "Send" }).click();
  await expect(message).toHaveValue("");
  const kept = await server.query(
    `SELECT 1 FROM "InternalNote" WHERE "repairRequestId" = $1 AND "body" = 'Rotors are on backorder until Friday'`,
    [id],
  );
  expect(kept).toHaveLength(1);
});

test("a link without a connection leaves the page, a refused entry after it keeps what was typed", async ({
  page,
  server,
}) => {
  const id = await openRepair(server);
  await signInOnce(page, server, "advisor@amped.demo");
  await open(page, `/dashboard/repair-requests/${id}`);
  const write = page.locator("#write");
  await page.getByLabel("Message to the customer").fill("Half a sentence");
  await pressOffline(page, async () => {
    await page.getByLabel("Menu").first().click();
    await page.getByRole("link", { name: "Vehicles" }).click();
  });
  await expect(page.getByLabel("Message to the customer")).toHaveValue("Half a sentence");

  // The note's page could not be fetched; when its answer is a refusal it is.
  await write.getByText("Internal note", { exact: true }).click();
  const note = page.getByLabel("Internal note");
  await note.evaluate((field) => field.removeAttribute("required"));
  await pressOffline(page, () => write.getByRole("button", { name: "Add note" }).click());
  await write.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("dialog", { name: "Internal note" })).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel("Note")).toHaveAttribute("aria-invalid", "true");
});

test("a caller being taken on stays, whatever is looked up without a connection", async ({ page, server }) => {
  await signInOnce(page, server, "advisor@amped.demo");
  await open(page, "/dashboard/new");
  await page.context().setOffline(true);
  await page.getByLabel("Phone").first().fill("(510) 555-0177");
  await page.getByLabel("What is asked for").fill("Grinds when braking");
  await page.locator('[role="combobox"]').first().fill("brake pads");
  await page.waitForTimeout(800);
  await expect(page.getByLabel("Phone").first()).toHaveValue("(510) 555-0177");
  await expect(page.getByLabel("What is asked for")).toHaveValue("Grinds when braking");
  await page.context().setOffline(false);
});

test("a customer's link in the header without a connection is asked for once or twice, with one sentence", async ({
  page,
  server,
}) => {
  await signInOnce(page, server, "driver@amped.demo");
  await open(page, "/repairs");
  const stood = page.url();
  let failed = 0;
  page.on("requestfailed", () => {
    failed += 1;
  });
  await pressOffline(page, () => page.locator("header").getByRole("link", { name: "Upload Quote" }).click());
  await page.context().setOffline(true);
  await page.waitForTimeout(1_000);
  await page.context().setOffline(false);
  expect(failed).toBeLessThan(10);
  expect(page.url()).toBe(stood);
});
