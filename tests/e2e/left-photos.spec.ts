import type { Page } from "@playwright/test";
import { signIn } from "./support/story.ts";
import { expect, test } from "./support/test.ts";

// What an earlier visit left on the phone is asked about at signing out, also before the part of the page that sends it is there.

test("who signs out is asked about the photos of an earlier visit, and keeps them by staying", async ({
  page,
  server,
}) => {
  await signIn(page, "technician@amped.demo");
  const [person] = await server.query<{ id: string }>(
    `SELECT "id"::text FROM "User" WHERE "email" = 'technician@amped.demo'`,
  );
  await page.goto("/sms-policy");
  await page.evaluate(leavePhoto, person?.id ?? "");
  // The line is slow: the part that sends them is not there yet.
  await page.route(/send-waiting|use-waiting/, () => {});
  await page.goto("/dashboard", { waitUntil: "commit" });
  await expect(page.getByRole("main")).toBeVisible();
  await page.waitForTimeout(1500);
  await page.unroute(/send-waiting|use-waiting/);

  const said: string[] = [];
  let goes = false;
  page.on("dialog", async (dialog) => {
    said.push(dialog.message());
    await (goes ? dialog.accept() : dialog.dismiss());
  });
  await signOut(page);
  await expect.poll(() => said).toEqual(["1 photo is not sent yet and would be lost. Sign out all the same?"]);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(countLeft)).toBe(1);
  goes = true;
  await signOut(page);
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(countLeft)).toBe(0);
});

async function signOut(page: Page) {
  await page.locator("summary[aria-label^='User menu']").click();
  await page.getByRole("button", { name: "Logout" }).last().click();
}

/** As the product keeps it, of a repair that takes no photo without a connection. */
function leavePhoto(person: string) {
  return new Promise<void>((resolve, reject) => {
    const opened = indexedDB.open("waiting-photos", 1);
    opened.onupgradeneeded = () => opened.result.createObjectStore("photos", { keyPath: "id" });
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const transaction = opened.result.transaction("photos", "readwrite");
      const id = "0b8f4f0e-53f8-4d0c-9d3c-0d6c5f1f9a01";
      const of = { repairId: id, pointId: id, refused: null };
      transaction.objectStore("photos").put({ id, person, takenAt: Date.now(), file: new Blob(["x"]), ...of });
      transaction.oncomplete = () => {
        opened.result.close();
        resolve();
      };
    };
  });
}

function countLeft() {
  return new Promise<number>((resolve, reject) => {
    const opened = indexedDB.open("waiting-photos", 1);
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const counted = opened.result.transaction("photos").objectStore("photos").count();
      counted.onsuccess = () => {
        opened.result.close();
        resolve(counted.result);
      };
    };
  });
}
