import type { Page } from "@playwright/test";
import { demoRequest, signInOnce } from "./support/catalogue.ts";
import { expect, test } from "./support/one-page.ts";

const PAGES = [
  "/home-standard",
  "/?domain=vip",
  "/create-request",
  "/upload-quote",
  "/upload-quote/manual",
  "/repair-status/demo",
  "/login",
];

/** Everything that can be pressed or filled in, as it is seen. */
const PRESSABLE = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";

/** What has the focus, and whether that can be seen. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const visible = (one: Element) => {
      const style = getComputedStyle(one);
      return (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
    };
    // A check box in a card may hand its ring to the card.
    const marked = [element, element.parentElement, element.parentElement?.parentElement].some(
      (one) => one && visible(one),
    );
    const place = [...document.querySelectorAll("*")].indexOf(element);
    return { name: `${place}: ${element.outerHTML.slice(0, 120)}`, marked };
  });
}

for (const path of PAGES) {
  test(`${path}: every control is reached by Tab, and the focus is seen`, async ({ page }) => {
    await page.goto(path);
    const wanted = await page.locator(PRESSABLE).filter({ visible: true }).count();
    const reached = new Set<string>();
    for (let press = 0; press < wanted + 10; press++) {
      await page.keyboard.press("Tab");
      const at = await focused(page);
      if (!at) break;
      reached.add(at.name);
      expect(at.marked, `the focus is not seen on ${at.name}`).toBe(true);
    }
    // A group of radio buttons is one stop.
    const radios = await page.locator("input[type=radio]").count();
    expect(reached.size).toBeGreaterThanOrEqual((wanted - radios) * 0.85);
  });
}

test("a line is approved by keyboard, the focus stays where it is, and a dialog gives it back", async ({
  page,
  server,
}) => {
  // Before the script runs a press asks for the page anew, and the focus is where a new page has it.
  await page.goto("/repair-status/demo", { waitUntil: "networkidle" });
  const approve = page.getByRole("button", { name: /^Approve: / }).first();
  const name = (await approve.getAttribute("aria-label")) ?? "";
  await approve.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    name.replace(/^Approve:/, "Approved:"),
  );

  await signInOnce(page, server, "leon@amped.demo");
  const { id } = await demoRequest(server, "Pending_Payment", "leon@amped.demo");
  await page.goto(`/repair-status/${id}`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Pay Now" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Complete Payment" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Pay Now" })).toBeFocused();
});

test("a dialog that was filled in is closed by Escape or its cross only when that is meant", async ({
  page,
  server,
}) => {
  await signInOnce(page, server, "advisor@amped.demo");
  const [repair] = await server.query<{ id: string }>(
    `SELECT r."id" FROM "RepairRequest" r JOIN "User" u ON u."id" = r."advisorId"
     WHERE u."email" = 'advisor@amped.demo' AND r."status" = 'Pending_Approval' LIMIT 1`,
  );
  await page.goto(`/dashboard/repair-requests/${repair?.id}`, { waitUntil: "networkidle" });
  const dialog = page.getByRole("dialog", { name: "Shop's Answer" });
  async function open() {
    await page.getByRole("link", { name: "Shop's Answer" }).first().click();
    await expect(dialog.getByLabel("Who at the shop")).toBeVisible();
  }
  const asked: string[] = [];
  let answer = false;
  page.on("dialog", (question) => {
    asked.push(question.message());
    void (answer ? question.accept() : question.dismiss());
  });
  await open();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(asked).toEqual([]);
  await open();
  await dialog.getByLabel("Who at the shop").fill("Al");
  await page.keyboard.press("Escape");
  await expect(dialog.getByLabel("Who at the shop")).toHaveValue("Al");
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog.getByLabel("Who at the shop")).toHaveValue("Al");
  answer = true;
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(new Set(asked)).toEqual(new Set(["Close without saving what you entered?"]));
});
