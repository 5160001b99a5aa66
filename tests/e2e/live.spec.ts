import { scripted, signInOnce } from "./support/catalogue.ts";
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
      await signInOnce(page, server, email);
      return { id: user?.id ?? "", page, context };
    }),
  );
  const [driver, advisor] = people as [(typeof people)[0], (typeof people)[0]];
  await advisor.page.goto(`${server.origin}/dashboard/communications/${driver.id}`);
  await driver.page.goto(`${server.origin}/dashboard/communications/${advisor.id}`);
  const words = `Is it ready on ${Date.now()}?`;
  // Before it Enter is a new line, as everywhere without script.
  await scripted(driver.page);
  await driver.page.getByRole("textbox", { name: "Message" }).fill(words);
  await driver.page.getByRole("textbox", { name: "Message" }).press("Enter");
  await expect(driver.page.getByRole("list", { name: "Messages" }).getByText(words)).toBeVisible();
  await expect(driver.page.getByRole("textbox", { name: "Message" })).toHaveValue("");
  await expect(advisor.page.getByRole("list", { name: "Messages" }).getByText(words)).toBeVisible();
  await Promise.all(people.map(({ context }) => context.close()));
});

test("words, files and a way stay with the customer whom they were for, through another page and a reload", async ({
  page,
  server,
}) => {
  await signInOnce(page, server, "advisor@amped.demo");
  const own = await server.query<{ id: string }>(
    `SELECT DISTINCT d."id" FROM "RepairRequest" r
     JOIN "User" a ON a."id" = r."advisorId" AND a."email" = 'advisor@amped.demo'
     JOIN "User" d ON d."accountId" = r."accountId" AND d."role" = 'driver' AND d."email" IS NOT NULL AND d."phone" IS NOT NULL
     JOIN "Communication" c ON c."senderUserId" = a."id" AND c."receiverUserId" = d."id" ORDER BY d."id"`,
  );
  const [first, second] = own as [(typeof own)[0], (typeof own)[0]];
  const box = page.getByRole("textbox", { name: "Message", exact: true });
  const way = page.getByLabel("Way");
  const files = page.getByLabel(/Pictures or PDFs/);
  await page.goto(`/dashboard/communications/${first.id}`);
  await page.waitForLoadState("networkidle");
  const usual = await way.inputValue();
  const words = `For the first one alone ${Date.now()}`;
  await box.fill(words);
  await files.setInputFiles({ name: "pad.png", mimeType: "image/png", buffer: Buffer.from("picture") });
  await way.selectOption("web");
  await page.locator(`a[href^="/dashboard/communications/${second.id}"]`).click();
  await expect(page).toHaveURL(new RegExp(second.id));
  await expect(box).toHaveValue("");
  await expect(way).not.toHaveValue("web");
  expect(await files.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  await page.locator(`a[href^="/dashboard/communications/${first.id}"]`).click();
  await expect(box).toHaveValue(words);
  await expect(way).toHaveValue("web");
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Advisor Dashboard" })).toBeVisible();
  await page.goto(`/dashboard/communications/${first.id}`);
  await expect(box).toHaveValue(words);
  await page.reload();
  await expect(box).toHaveValue(words);
  await expect(way).toHaveValue("web");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("list", { name: "Messages" }).getByText(words)).toBeVisible();
  await expect(box).toHaveValue("");
  await page.reload();
  await expect(box).toHaveValue("");
  await expect(way).toHaveValue(usual);
});

test("after a refused message the next one goes out alone, and leaves the box, the draft and the other tab empty", async ({
  page,
  server,
}) => {
  await signInOnce(page, server, "advisor@amped.demo");
  const [customer] = await server.query<{ id: string }>(
    `SELECT DISTINCT d."id" FROM "RepairRequest" r
     JOIN "User" a ON a."id" = r."advisorId" AND a."email" = 'advisor@amped.demo'
     JOIN "User" d ON d."accountId" = r."accountId" AND d."role" = 'driver' AND d."phone" IS NOT NULL ORDER BY d."id"`,
  );
  const boxOf = (tab: typeof page) => tab.getByRole("textbox", { name: "Message", exact: true });
  const box = boxOf(page);
  const send = page.getByRole("button", { name: "Send" });
  await page.goto(`/dashboard/communications/${customer?.id}`);
  await page.waitForLoadState("networkidle");
  for (const [refused, said] of [
    ["", "Please enter a message"],
    ["x".repeat(1300), "This one has 1,300."],
  ] as const) {
    await box.fill(refused);
    await send.click();
    await expect(page.getByRole("alert").getByText(said)).toBeVisible();
    await expect(box).toHaveValue(refused);
    const words = `It is ready ${Date.now()}`;
    await box.fill(words);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(boxOf(other)).toHaveValue(words);
    await send.click();
    await expect(page.getByRole("list", { name: "Messages" }).getByText(words)).toBeVisible();
    await expect(box).toHaveValue("");
    await expect(page.getByText(said)).toBeHidden();
    await expect(boxOf(other)).toHaveValue("");
    await other.close();
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(box).toHaveValue("");
  }
});

test("what is written on one repair does not stand on the customer's other one", async ({ page, server }) => {
  await signInOnce(page, server, "advisor@amped.demo");
  const [pair] = await server.query<{ one: string; other: string }>(
    `SELECT r."id" AS "one", o."id" AS "other" FROM "RepairRequest" r
     JOIN "User" a ON a."id" = r."advisorId" AND a."email" = 'advisor@amped.demo'
     JOIN "RepairRequest" o ON o."accountId" = r."accountId" AND o."advisorId" = a."id" AND o."id" <> r."id"
     ORDER BY r."id" LIMIT 1`,
  );
  const words = `About this repair alone ${Date.now()}`;
  const box = page.getByRole("textbox", { name: "Message to the customer" });
  await page.goto(`/dashboard/repair-requests/${pair?.one}`);
  await page.waitForLoadState("networkidle");
  await box.fill(words);
  await page.locator(`a[href^="/dashboard/repair-requests/${pair?.other}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${pair?.other}`));
  await expect(box).toHaveValue("");
  await page.goto(`/dashboard/repair-requests/${pair?.one}`);
  await expect(box).toHaveValue(words);
  await page.reload();
  await expect(box).toHaveValue(words);
});
