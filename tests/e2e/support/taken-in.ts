import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { signInOnce } from "./catalogue.ts";
import type { RunningServer } from "./server.ts";
import { someonesPhone } from "./story.ts";

/** A caller whom the advisor took in and sent the link: answers the request's id and the link's code. The page is the advisor's from then on. */
export async function takeIn(page: Page, server: RunningServer, name: string, lines: [what: string, price: string][]) {
  await signInOnce(page, server, "advisor@amped.demo");
  const id = randomUUID();
  const headers = { origin: server.origin };
  const form = { token: id, phone: someonesPhone(), name, car: "2017 Mazda CX-5", intent: "save" };
  const typed = lines.flatMap(([description, unitPrice], at) =>
    Object.entries({ description, unitPrice, quantity: "1" }).map(([field, words]) => [
      `lineItems[${at}].${field}`,
      words,
    ]),
  );
  const multipart = { ...form, ...Object.fromEntries(typed) };
  const taken = await page.request.post("/dashboard/new", { headers, multipart, maxRedirects: 0 });
  expect(taken.status()).toBe(302);
  await page.request.post(`/dashboard/repair-requests/${id}/link/send`, { headers, form: {} });
  const [sent] = await server.query<{ code: string }>(`SELECT "code" FROM "AccessCode" WHERE "repairRequestId" = $1`, [
    id,
  ]);
  return { id, code: sent?.code };
}

/** By the link, with the code that the page says where texts are simulated. */
export async function enterByLink(page: Page, code: string | undefined, hasScript: boolean) {
  await page.goto(`/repair-status?code=${code}`);
  const digits = await page.getByText("Your code is").locator("strong").innerText();
  await page.locator("input[name=code]").fill(digits);
  // With a script the sixth digit sends the form.
  if (!hasScript) await page.getByRole("button", { name: "Verify & Continue" }).click();
}
