import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { RunningServer } from "./server.ts";
import { decideLine, invoiceAtAgreedPrices, openRowOf, signIn } from "./story.ts";

// The road of `quote.pdf`, piece by piece: who walks it behind a proxy, pressing twice or with the server killed on the way sees the same.

type Query = RunningServer["query"];
type Press = (button: Locator) => Promise<void>;
const once: Press = (button) => button.click();

export async function lookAtLandings(page: Page) {
  await page.goto("/");
  await expect(page.getByText("Photograph your quote").filter({ visible: true })).toHaveCount(1);
  await page.goto("/home-standard");
  await expect(page.getByText("Photograph your quote").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** The lines of that very PDF. */
export async function lookAtLines(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: "BMW 330i xDrive 2019" })).toBeVisible();
  for (const line of ["Front brake pads, ceramic", "Front brake rotors", "Brake fluid flush", "Shop supplies"]) {
    // The page draws its rows anew when the prices of the lines arrive.
    await expect(async () => {
      await openRowOf(page, line);
      await expect(page.getByText(line, { exact: true }).first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
  }
  await expect(page.getByText("No Items Selected")).toBeVisible();
}

export async function askForSavings(page: Page, press = once) {
  await press(page.getByRole("button", { name: "Get AMPed Savings" }).filter({ visible: true }));
  await expect(page.getByText("Pending Approval").first()).toBeVisible();
  await expect(page.locator("aside").getByText("$987.44").first()).toBeVisible();
  // No shop was asked yet: what it could bring stands as that, and nothing is said to be saved.
  await expect(page.getByText(/^you keep \$\d\S+ after our fee/).first()).toBeVisible();
  await expect(page.getByText("not confirmed by the shop yet").first()).toBeVisible();
  await expect(page.getByText("You save, after our fee")).toHaveCount(0);
}

export async function decideAll(page: Page, press = once) {
  await decideLine(page, "Approve", "Front brake pads, ceramic", press);
  await decideLine(page, "Approve", "Front brake rotors", press);
  await decideLine(page, "Approve", "Replace front brake pads and rotors", press);
  await decideLine(page, "No", "Cabin air filter replacement", press);
  await decideLine(page, "Not now", "Brake fluid flush", press);
  await expectDecided(page);
}

/** (18900 + 32500 + 42900 + 4500) x 0.78 */
export const expectDecided = (page: Page) => expect(page.locator("aside").getByText("$770.64").first()).toBeVisible();

/** The advisor of the request finds it and makes its invoice. */
export async function invoiceFromTheDesk(desk: Page, query: Query, id: string, origin: string) {
  const [advisor] = await query<{ id: string; email: string; name: string }>(
    `SELECT u."id", u."email", u."firstName" || ' ' || u."lastName" AS name FROM "RepairRequest" r JOIN "User" u ON u."id" = r."advisorId" WHERE r."id" = $1`,
    [id],
  );
  await signIn(desk, advisor?.email ?? "", origin);
  await expect(desk.getByText("BMW 330i xDrive 2019").first()).toBeVisible();
  await desk.goto(`${origin}/dashboard/repair-requests?q=${id.slice(0, 8)}`);
  await desk.getByRole("link", { name: /View/ }).first().click();
  await expect(desk).toHaveURL(new RegExp(`/dashboard/repair-requests/${id}`));
  await expect(desk.getByText("Front brake rotors").first()).toBeVisible();
  await invoiceAtAgreedPrices(desk);
  return { id: advisor?.id, name: advisor?.name };
}

/** What the books and the record say at the end of the road: all of it once. */
export async function expectPaid(query: Query, id: string, customer: string, advisor: string | undefined) {
  const [row] = await query<Record<string, string>>(
    `SELECT r."status", i."status" AS invoice, i."subtotal"::text, i."serviceFee"::text AS fee, i."outstandingBalance"::text AS due,
       (SELECT count(*)::int FROM "Payment" p WHERE p."invoiceId" = i."id" AND p."status" = 'succeeded') AS payments,
       (SELECT count(*)::int FROM "QuoteDocument" d WHERE d."repairRequestId" = r."id") AS documents
     FROM "RepairRequest" r JOIN "Invoice" i ON i."repairRequestId" = r."id" WHERE r."id" = $1`,
    [id],
  );
  // Approved lines: (18900 + 32500 + 42900) x 0.78 = 73554; saved 20746, of which a quarter is the fee.
  expect(row).toEqual({
    status: "Completed",
    invoice: "Paid",
    subtotal: "735.54",
    fee: "51.87",
    due: "0.00",
    payments: 1,
    documents: 1,
  });
  const history = await query<{ kind: string; actorName: string; knownBy: string }>(
    `SELECT "kind", "actorName", "knownBy" FROM "HistoryEvent" WHERE "repairRequestId" = $1 ORDER BY "id"`,
    [id],
  );
  const entries = (...kinds: string[]) => history.filter(({ kind }) => kinds.includes(kind));
  for (const kind of ["created", "quote_uploaded", "quote_read", "items_analyzed", "payment"])
    expect(entries(kind), kind).toHaveLength(1);
  expect(entries("item_moved", "job_moved")).toHaveLength(5);
  expect(entries("repair_approved")).toMatchObject([{ actorName: customer, knownBy: "phone_code" }]);
  expect(entries("invoice_created")).toMatchObject([{ actorName: advisor, knownBy: "session" }]);
}
