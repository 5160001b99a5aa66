import { signIn } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

test("a message appears in the other one's open conversation without a reload", async ({
  browser,
  server,
  viewport,
}) => {
  const people = await Promise.all(
    ["driver@amped.demo", "advisor@amped.demo"].map(async (email) => {
      const [user] = await server.query<{ id: string }>(`SELECT "id" FROM "User" WHERE "email" = $1`, [email]);
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      await signIn(page, email, server.origin);
      return { id: user?.id ?? "", page, context };
    }),
  );
  const [driver, advisor] = people as [(typeof people)[0], (typeof people)[0]];
  await advisor.page.goto(`${server.origin}/dashboard/communications/${driver.id}`);
  await driver.page.goto(`${server.origin}/dashboard/communications/${advisor.id}`);
  const words = `Is it ready on ${Date.now()}?`;
  await driver.page.getByRole("textbox", { name: "Message" }).fill(words);
  await driver.page.getByRole("textbox", { name: "Message" }).press("Enter");
  await expect(driver.page.getByRole("list", { name: "Messages" }).getByText(words)).toBeVisible();
  await expect(driver.page.getByRole("textbox", { name: "Message" })).toHaveValue("");
  await expect(advisor.page.getByRole("list", { name: "Messages" }).getByText(words)).toBeVisible();
  await Promise.all(people.map(({ context }) => context.close()));
});

test("a form that somebody else overtook says so, keeps what was typed, and is saved by the next press", async ({
  context,
  page,
  server,
}) => {
  await signIn(page, "advisor@amped.demo");
  const [car] = await server.query<{ id: string }>(
    `SELECT v."id" FROM "Vehicle" v JOIN "RepairRequest" r ON r."vehicleId" = v."id"
     JOIN "User" u ON u."id" = r."advisorId" WHERE u."email" = 'advisor@amped.demo' LIMIT 1`,
  );
  const [mine, theirs] = [page, await context.newPage()];
  for (const tab of [mine, theirs]) {
    await tab.goto(`/dashboard/vehicles/${car?.id}/edit`);
    await tab.getByLabel("Color").fill(tab === mine ? "Blueprint" : "Glacier");
  }
  const opened = await mine.locator("input[name=version]").inputValue();
  await theirs.getByRole("button", { name: "Save Vehicle" }).click();
  await expect(theirs.getByText("Vehicle updated")).toBeVisible();
  // The page under the form asks anew by itself: what the form was opened on stays.
  await mine.bringToFront();
  const asked = mine.waitForResponse((response) => response.url().includes(".data"));
  await mine.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await asked;
  await expect(mine.locator("input[name=version]")).toHaveValue(opened);
  await mine.getByRole("button", { name: "Save Vehicle" }).click();
  await expect(mine.getByText("was changed by someone else").first()).toBeVisible();
  await expect(mine.getByLabel("Color")).toHaveValue("Blueprint");
  const [now] = await server.query<{ updatedAt: Date }>(`SELECT "updatedAt" FROM "Vehicle" WHERE "id" = $1`, [car?.id]);
  await expect(mine.locator("input[name=version]")).toHaveValue(new Date(now?.updatedAt ?? 0).toISOString());
  await mine.getByRole("button", { name: "Save Vehicle" }).click();
  await expect(mine.getByText("Vehicle updated")).toBeVisible();
  // Opened again, it is about what stands now.
  await mine.goto(`/dashboard/vehicles/${car?.id}`);
  await mine.goto(`/dashboard/vehicles/${car?.id}/edit`);
  await expect(mine.locator("input[name=version]")).not.toHaveValue(opened);
  await expect(mine.getByLabel("Color")).toHaveValue("Blueprint");
  const [after] = await server.query<{ color: string }>(`SELECT "color" FROM "Vehicle" WHERE "id" = $1`, [car?.id]);
  expect(after?.color).toBe("Blueprint");
});
