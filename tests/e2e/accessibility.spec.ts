import type { Page } from "@playwright/test";
import { AXE, judged } from "./support/axe.ts";
import { signInOnce } from "./support/catalogue.ts";
import { colorPairs, tooFaint } from "./support/contrast.ts";
import { expectNothingCut } from "./support/nothing-cut.ts";
import { expect, test } from "./support/one-page.ts";
import { desktop, phone } from "./support/viewports.ts";

// What moves is left still: colors are those of a page at rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What a page's own script stumbled over: a page that arrives otherwise than it was drawn says so here. */
const faults: string[] = [];
test.beforeEach(({ page }) => {
  faults.length = 0;
  page.removeAllListeners("pageerror");
  page.on("pageerror", ({ message }) => faults.push(`${page.url()}: ${message}`));
});

const PUBLIC_PAGES = [
  "/?domain=club",
  "/?domain=vip&debug=true",
  "/basic",
  "/home-standard",
  "/sms-policy",
  "/create-request",
  "/verify-otp?methodId=00000000-0000-4000-8000-000000000000&phone=%2B15555550123&name=Casey+Rivera",
  "/upload-quote",
  "/upload-quote/manual",
  "/repair-status/demo",
  "/repair-status/demo/line-items/add",
  "/repair-status/demo/line-items/00000000-0000-4000-8000-000000000009/correct",
  "/repair-status/demo/documents/sample-quote/sums",
  "/login",
  "/login/phone",
  "/login/forgot",
  "/nowhere",
];

const SCREENS = {
  driver: [
    "",
    "/vehicles",
    "/vehicles/new",
    "/repair-requests",
    "/repair-requests/new",
    "/invoices",
    "/communications",
    "/settings",
  ],
  technician: ["", "/work", "/calendar", "/vehicles", "/repair-requests", "/invoices", "/communications", "/profile"],
  advisor: [
    ...["", "/calendar", "/new", "/vehicles", "/repair-requests", "/invoices", "/communications", "/customers"],
    ...["/repair-providers", "/packages", "/packages/new", "/account", "/settings/calendar"],
  ],
  admin: [
    "",
    "/vehicles",
    "/repair-requests",
    "/invoices",
    "/communications",
    "/repair-providers",
    "/repair-providers/new",
    "/repair-providers/schema",
    "/accounts",
    "/accounts/new",
    "/users",
    "/users/new",
    "/price-guide",
    "/price-guide/brake-fluid-flush",
    "/jobs",
    "/notifications",
    "/day-close",
  ],
} as const;

for (const path of PUBLIC_PAGES) {
  test(`${path} has no violation in either theme`, async ({ page }) => {
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
    await expectNothingCut(page);
  });
}

for (const [role, screens] of Object.entries(SCREENS)) {
  test(`the screens of a ${role} have no violation in either theme`, async ({ page, server }) => {
    test.setTimeout(180_000);
    await signInOnce(page, server, `${role}@amped.demo`);
    for (const screen of screens) {
      await test.step(`/dashboard${screen}`, async () => {
        const response = await page.goto(`/dashboard${screen}`);
        expect(response?.status()).toBe(200);
        await expectAccessibleInBothThemes(page);
        if (role === "driver") await expectNothingCut(page);
      });
    }
  });
}

test("the details, tabs and dialogs of a provider have no violation in either theme", async ({ page, server }) => {
  test.setTimeout(180_000);
  await signInOnce(page, server, "admin@amped.demo");
  await page.goto("/dashboard/repair-providers?q=bayside");
  const details = await page.getByRole("link", { name: "Bayside Auto Care" }).getAttribute("href");
  const provider = details?.replace(/\?.*/, "") ?? "";
  const opened: string[] = [];
  for (const tab of ["staff", "technicians"]) {
    await page.goto(`${provider}?tab=${tab}`);
    const links = page.getByRole("main").getByRole("link", { name: /^(Add|Edit|Remove) / });
    opened.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))));
  }
  // Of each dialog one: a colleague's has another name in it.
  const dialogs = new Map(
    opened
      .filter((href) => href.startsWith(`${provider}/`))
      .map((href) => [href.replace(provider, "").replace(/[0-9a-f-]{36}/, ":id"), href]),
  );
  expect([...dialogs.keys()]).toEqual(
    expect.arrayContaining(["/staff/new?tab=staff", "/staff/:id/remove?tab=staff", "/technicians/:id?tab=technicians"]),
  );
  for (const path of [provider, `${provider}?tab=staff`, `${provider}?tab=technicians`, ...dialogs.values()]) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expectAccessibleInBothThemes(page);
    });
  }
});

const DIALOGS: Record<string, { of: string; paths: string[] }> = {
  "a repair request": {
    of: `SELECT r."id" FROM "RepairRequest" r WHERE r."status" = 'Pending_Approval' ORDER BY r."createdAt" LIMIT 1`,
    paths: [
      ...["", "/status", "/assign", "/lines", "/line-items", "/quote", "/prices", "/decision", "/messages"].map(
        (path) => `/dashboard/repair-requests/:id${path}`,
      ),
      ...["/dashboard/calendar/:id", "/dashboard/calendar?view=day&by=bay"],
    ],
  },
  "an invoice": {
    of: `SELECT "id" FROM "Invoice" WHERE "status" = 'Unpaid' LIMIT 1`,
    paths: ["/dashboard/invoices/:id", "/dashboard/invoices/:id/pay"],
  },
  "a vehicle": {
    of: `SELECT "vehicleId" AS id FROM "ServiceRecommendation" LIMIT 1`,
    paths: ["", "?tab=history", "?tab=recommendations", "/edit", "/recommendations/new"].map(
      (path) => `/dashboard/vehicles/:id${path}`,
    ),
  },
  "a user": {
    of: `SELECT "id" FROM "User" WHERE "email" = 'leon@amped.demo'`,
    paths: [
      ...["edit", "sms", "delete"].map((path) => `/dashboard/users/:id/${path}`),
      ...["/dashboard/communications/:id", "/dashboard/communications/new"],
    ],
  },
  "an account": {
    of: `SELECT "id" FROM "Account" LIMIT 1`,
    paths: ["/dashboard/accounts/:id/edit", "/dashboard/accounts/:id/delete", "/dashboard/users?accountId=:id"],
  },
  "a customer's own page": {
    of: `SELECT "repairRequestId" AS id FROM "Invoice" WHERE "status" = 'Unpaid' LIMIT 1`,
    paths: [
      "/repair-status/:id",
      "/repair-status/:id/pay",
      "/repair-status/:id?newQuote=true",
      "/repair-status/demo/approve",
    ],
  },
};

for (const [what, { of, paths }] of Object.entries(DIALOGS)) {
  test(`the dialogs of ${what} have no violation in either theme`, async ({ page, server }) => {
    test.setTimeout(180_000);
    await signInOnce(page, server, "admin@amped.demo");
    const [row] = await server.query<{ id: string }>(of);
    for (const path of paths) {
      await test.step(path, async () => {
        const response = await page.goto(path.replace(":id", row?.id ?? ""));
        expect(response?.status()).toBe(200);
        await expectAccessibleInBothThemes(page);
        if (path.startsWith("/repair-status")) await expectNothingCut(page);
      });
    }
  });
}

test("a customer's page that waits for a decision is in the browser what the server wrote", async ({
  page,
  server,
}) => {
  await signInOnce(page, server, "driver@amped.demo");
  const [row] = await server.query<{ id: string }>(
    `SELECT r."id" FROM "RepairRequest" r JOIN "User" u ON u."id" = r."requesterId"
      WHERE r."status" = 'Pending_Approval' AND u."email" = 'driver@amped.demo' LIMIT 1`,
  );
  await page.goto(`/repair-status/${row?.id}`);
  await expect(page.getByRole("button", { name: "Ask for a call" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(faults).toEqual([]);
});

test("where few lines of text are on the screen, as at 200% on a phone, nothing stays in place over them", async ({
  page,
}) => {
  await page.goto("/repair-status/demo");
  const inPlace = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("header, aside .fixed")]
        .filter((part) => part.clientHeight > 0 && /fixed|sticky/.test(getComputedStyle(part).position))
        .map(({ tagName }) => tagName),
    );
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await inPlace()).toEqual(["HEADER", "DIV"]);
  await page.setViewportSize({ width: 360, height: 320 });
  expect(await inPlace()).toEqual([]);
});

test("a repair's page shows its lines as low rows, and does not scroll sideways on a narrow screen", async ({
  page,
  server,
}) => {
  await signInOnce(page, server, "admin@amped.demo");
  const [row] = await server.query<{ id: string }>(DIALOGS["a repair request"]?.of ?? "");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/dashboard/repair-requests/${row?.id}`);
  const rows = await page.locator("tr[id^=line-]").all();
  expect(rows.length).toBeGreaterThan(0);
  // A name, and under it whose word its price is, which may take two rows.
  for (const one of rows) expect((await one.boundingBox())?.height).toBeLessThanOrEqual(76);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("in large type nothing of a customer's pages is beyond the edge of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ["/", "/home-standard", "/upload-quote", "/repair-status?code=demo"]) {
    await page.goto(path);
    await page.addStyleTag({ content: "html { font-size: 150% !important; }" });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, path).toBeLessThanOrEqual(390);
  }
});

const TECHNICIANS = ["", "/mileage", "/points/Front%20brakes"].map((path) => `/dashboard/work/:id${path}`);

test("the sheet of a repair in the workshop has no violation in either theme", async ({ page, server }) => {
  await signInOnce(page, server, "technician@amped.demo");
  const [row] = await server.query<{ id: string }>(
    `SELECT r."id" FROM "RepairRequest" r JOIN "Technician" t ON t."id" = r."technicianId" JOIN "User" u ON u."id" = t."userId"
     WHERE u."email" = 'technician@amped.demo' AND r."closedAt" IS NULL LIMIT 1`,
  );
  for (const path of TECHNICIANS) {
    await page.goto(path.replace(":id", row?.id ?? ""));
    await expectAccessibleInBothThemes(page);
    await expectNothingCut(page);
  }
});

test("the pages of a second factor have no violation in either theme", async ({ page, server }) => {
  await signInOnce(page, server, "advisor@amped.demo");
  for (const path of ["/set-up", "/set-up/app", "/set-up/passkey", "/recovery-codes"]) {
    await page.goto(`/login/second-factor${path}`);
    await expectAccessibleInBothThemes(page);
  }
  await page.goto("/login/confirm");
  await expectAccessibleInBothThemes(page);
});

/**
 * Both widths of what is open, without loading it again: all of it at the first, and at the second what only that one shows. The themes are
 * the same document in other colors, so the rules are asked once, and the colors of each theme are looked at as pairs.
 */
async function expectAccessibleInBothThemes(page: Page) {
  await page.evaluate(AXE);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    const broken = await judged(page);
    expect(broken, `${viewport.width} px`).toEqual([]);
    for (const theme of ["blue", "purple"]) {
      expect(tooFaint(await colorPairs(page, theme)), `${theme}, ${viewport.width} px`).toEqual([]);
    }
  }
  expect(faults).toEqual([]);
}

test("what only the second width shows is judged too", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.setContent(`<html lang="en"><title>Widths</title><style>@media (min-width: 800px) { nav { display: none } }</style>
    <main><h1>Plain</h1></main><nav><button id="menu"></button></nav></html>`);
  await page.evaluate(AXE);
  expect(await judged(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await judged(page)).toEqual(["button-name at #menu"]);
});

test("pairs of colors are judged as axe judges them", async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Pairs</title><main style="background: #fff; color: #000">
    <h1>Plain</h1><p id="faint" style="color: #999">Faint</p><p style="color: #767676">Just enough</p>
    <p id="panel" style="background: #16111e; color: #4a5b73">On a panel</p>
    <p style="color: #949494; font-size: 24px">Large</p><p id="seen" style="opacity: 0.5; color: #222">Half seen</p>
    <p id="through" style="background: rgb(0 0 0 / 0.5); color: #333">On a scrim</p><button disabled style="color: #ccc">Off</button>
  </main></html>`);
  await page.evaluate(AXE);
  const judged = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { runOnly: ["color-contrast"] });
    return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(" ")));
  });
  expect(judged).toEqual(["#faint", "#panel", "#seen", "#through"]);
  const faint = tooFaint(await colorPairs(page)).map((sentence) => /"(.*)"$/.exec(sentence)?.[1]);
  expect(faint).toEqual(["Faint", "On a panel", "Half seen", "On a scrim"]);
});
