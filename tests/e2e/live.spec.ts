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
