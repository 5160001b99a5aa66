import { dayOf, startOfDay } from "#app/platform/clock.ts";
import { signInOnce } from "./support/catalogue.ts";
import type { RunningServer } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

/** Two repairs of the advisor whose work is still to come, on one day for one technician: at ten and at two, an hour each. */
async function twoOn(server: RunningServer, day: string) {
  const technician = `(SELECT t."id" FROM "Technician" t JOIN "User" u ON u."id" = t."userId" WHERE u."email" = 'technician@amped.demo')`;
  const repairs = await server.query<{ id: string }>(
    `SELECT r."id" FROM "RepairRequest" r JOIN "User" u ON u."id" = r."advisorId"
     WHERE u."email" = 'advisor@amped.demo' AND r."closedAt" IS NULL AND r."workDoneAt" IS NULL
       AND r."status" NOT IN ('Pending_Payment', 'Pending_Car_Delivery') ORDER BY r."id" LIMIT 2`,
  );
  for (const [at, repair] of repairs.entries()) {
    await server.query(
      `UPDATE "RepairRequest" SET "scheduledMinutes" = 60, "bay" = NULL, "technicianId" = ${technician},
       "scheduledServiceDate" = ($2 || ' America/Los_Angeles')::timestamptz WHERE "id" = $1`,
      [repair.id, `${day}T${at === 0 ? "10" : "14"}:00`],
    );
  }
  return repairs.map(({ id }) => id);
}

test("a time that is taken is booked only by who saw that it is", async ({ page, server, hasScript }) => {
  const day = dayOf(startOfDay(new Date(), 9));
  await signInOnce(page, server, "advisor@amped.demo");
  const [, moved] = await twoOn(server, day);
  await page.goto(`/dashboard/calendar?view=day&day=${day}`, { waitUntil: "networkidle" });
  const cards = page.locator("section li").filter({ has: page.getByRole("link", { name: /^Move / }) });
  if (hasScript) {
    // It is held below its top, and let go a little below where ten begins: the card's own top says when.
    const [ten, two] = [await cards.first().boundingBox(), await cards.last().boundingBox()];
    await cards.last().dragTo(cards.first(), {
      sourcePosition: { x: 30, y: 50 },
      targetPosition: { x: 40, y: 54 },
    });
    expect((two?.y ?? 0) - (ten?.y ?? 0)).toBeCloseTo(4 * 88, -1);
  } else {
    await cards
      .last()
      .getByRole("link", { name: /^Move / })
      .click();
    await page.getByLabel("When").fill(`${day}T10:00`);
  }
  await expect(page.getByLabel("When")).toHaveValue(`${day}T10:00`);
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("Nothing is saved and nobody is told yet.").first()).toBeVisible();
  await expect(page.getByText(/ has the .* at 10:00 AM\./).first()).toBeVisible();
  const at = () =>
    server.query(
      `SELECT to_char("scheduledServiceDate" AT TIME ZONE 'America/Los_Angeles', 'HH24:MI') AS "at" FROM "RepairRequest" WHERE "id" = $1`,
      [moved],
    );
  expect(await at()).toEqual([{ at: "14:00" }]);
  await page.getByLabel("Book it anyway").check();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("Scheduled for").first()).toBeVisible();
  expect(await at()).toEqual([{ at: "10:00" }]);
  // Both say it in the calendar, once each.
  await expect(page.getByText("2 conflicts, said in red below.")).toBeVisible();
});
