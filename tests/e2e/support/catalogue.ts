import type { BrowserContext, Page } from "@playwright/test";
import type { RunningServer } from "./server.ts";
import { signIn } from "./story.ts";

/** Puts a table out of the server's reach for as long as `work` lasts: what a broken database looks like from outside. */
export async function withoutTable<Result>(server: RunningServer, table: string, work: () => Promise<Result>) {
  await server.query(`ALTER TABLE "${table}" RENAME TO "${table}_away"`);
  try {
    return await work();
  } finally {
    await server.query(`ALTER TABLE "${table}_away" RENAME TO "${table}"`);
  }
}

/** No request to these paths reaches the server any more. */
export async function loseConnection(page: Page, path: RegExp) {
  await scripted(page);
  await page.route(
    (url) => path.test(url.pathname),
    (route) => route.abort(),
  );
}

/** The page's script runs: it is asked for after the first paint, and what is pressed before it is the browser's own form. */
export async function scripted(page: Page) {
  await page.waitForFunction(() => {
    if (!("__reactRouterContext" in window)) return true;
    const drawn = [...document.body.querySelectorAll("form, a, button")];
    return drawn.some((element) => Object.keys(element).some((name) => name.startsWith("__reactProps")));
  });
}

/** Answers take their time, so that what stands there meanwhile can be seen. */
export function slowDown(page: Page, path: RegExp, milliseconds = 1500) {
  return page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue().catch(() => {});
    },
  );
}

const sessions = new Map<string, Awaited<ReturnType<BrowserContext["cookies"]>>>();

/** Signs a demo user in, by the form the first time and with that session afterwards; what page is open is not said. */
export async function signInOnce(page: Page, server: RunningServer, email = "driver@amped.demo") {
  const key = `${server.origin} ${email}`;
  const known = sessions.get(key);
  if (known) {
    await page.context().addCookies(known);
    // Another journey may have ended it, as by a second factor.
    if ((await page.request.get(`${server.origin}/api/auth/me`)).ok()) return;
  }
  await signIn(page, email, server.origin);
  sessions.set(key, await page.context().cookies());
}

/** Limits are for people; a catalogue of errors runs into all of them. */
export function forgetLimits(server: RunningServer) {
  return server.query(`WITH limits AS (DELETE FROM "RateLimiterFlexible") DELETE FROM "DayCount"`);
}

/** A repair that the demo world's technician has work on. */
export async function demoWork(server: RunningServer) {
  const [repair] = await server.query<{ id: string; code: string }>(
    `SELECT r."id", a."code" FROM "RepairRequest" r JOIN "Technician" t ON t."id" = r."technicianId"
       JOIN "User" u ON u."id" = t."userId" LEFT JOIN "AccessCode" a ON a."repairRequestId" = r."id" AND a."kind" = 'repair'
     WHERE u."email" = 'technician@amped.demo' AND r."status" IN ('Pending_Repair', 'In Progress', 'Scheduled') LIMIT 1`,
  );
  if (!repair) throw new Error("The technician of the demo world has no work.");
  return repair;
}

/** A demo driver's request in this status, with its access code. */
export async function demoRequest(server: RunningServer, status: string, email = "driver@amped.demo") {
  const [row] = await server.query<{ id: string; code: string }>(
    `SELECT r."id", (SELECT a."code" FROM "AccessCode" a WHERE a."repairRequestId" = r."id" AND a."kind" = 'repair' LIMIT 1) AS code
     FROM "RepairRequest" r JOIN "User" u ON u."accountId" = r."accountId"
     WHERE u."email" = $2 AND r."status" = $1 ORDER BY r."createdAt" LIMIT 1`,
    [status, email],
  );
  if (!row) throw new Error(`${email} has no request in ${status}`);
  return row;
}
