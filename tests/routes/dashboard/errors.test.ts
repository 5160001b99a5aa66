// biome-ignore-all lint/suspicious/noExplicitAny: every door has its own type of arguments, and this knocks at them all
import { beforeAll, describe, expect, test } from "vitest";
import { findSession } from "#app/access/session.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as newMessage } from "#app/routes/dashboard/communications/new.tsx";
import { action as sendInThread } from "#app/routes/dashboard/communications/thread.tsx";
import { loader as showInvoice } from "#app/routes/dashboard/invoices/detail.tsx";
import { action as payInvoice } from "#app/routes/dashboard/invoices/pay.tsx";
import * as account from "#app/routes/dashboard/me/account.tsx";
import * as profile from "#app/routes/dashboard/me/profile.tsx";
import * as settings from "#app/routes/dashboard/me/settings.tsx";
import * as notifications from "#app/routes/dashboard/notifications.tsx";
import { action as makeInvoice } from "#app/routes/dashboard/repair/invoice/create-invoice.ts";
import { action as addItem } from "#app/routes/dashboard/repair/lines/add-item.tsx";
import { action as editItem } from "#app/routes/dashboard/repair/lines/edit-item.tsx";
import { action as removeItem } from "#app/routes/dashboard/repair/lines/remove-item.tsx";
import { action as updateTotals } from "#app/routes/dashboard/repair/lines/totals.ts";
import { loader as showRequest } from "#app/routes/dashboard/repair/page.tsx";
import { action as uploadQuote } from "#app/routes/dashboard/repair/quote.tsx";
import { loader as showRequests } from "#app/routes/dashboard/repair-requests/list.tsx";
import { action as newRequest } from "#app/routes/dashboard/repair-requests/new.tsx";
import { action as setStatus } from "#app/routes/dashboard/repair-requests/status.tsx";
import { action as addVehicle } from "#app/routes/dashboard/vehicles/new.tsx";
import { action as logout } from "#app/routes/login/logout.ts";
import { args } from "../../support/args.ts";
import { refusingWrites, withoutTable } from "../../support/broken.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../../support/world.ts";

// Section 8 of the signed-in side: what is said when the server fails. The input stays.

let admin: Awaited<ReturnType<typeof makeUser>>;
let advisor: Awaited<ReturnType<typeof makeUser>>;
let driver: Awaited<ReturnType<typeof makeUser>>;
let cookie: string;
let request: Awaited<ReturnType<typeof makeRequest>>;

beforeAll(async () => {
  admin = await makeUser("admin");
  advisor = await makeUser("advisor");
  driver = await makeUser("driver");
  cookie = await signIn(admin);
  request = await makeRequest(driver, { advisor, status: "In Progress", lines: [{ group: "approved" }] });
});

const ask = (form: Record<string, string | Blob>, params: Record<string, string> = {}, as = cookie) =>
  args("/dashboard/somewhere", { cookie: as, params: { id: request.id, ...params }, form });

const LINE = { type: "Part", description: "Wiper", quantity: "2", unitPrice: "12.50" };

describe.each([
  {
    toast: ["Update Failed", "There was a problem updating the status"],
    table: "HistoryEvent",
    run: () => setStatus(ask({ status: "Parts Ordered" })),
    kept: { status: "Parts Ordered" },
  },
  {
    toast: ["Adding failed", "Something went wrong. Please try again."],
    table: "RepairLineItem",
    run: () => addItem(ask(LINE)),
    kept: { description: "Wiper", unitPrice: "12.50" },
  },
  {
    toast: ["Update failed", "Something went wrong. Please try again."],
    table: "RepairLineItem",
    run: () => editItem(ask(LINE, { itemId: request.itemIds[0] ?? "" })),
    kept: { description: "Wiper" },
  },
  {
    toast: ["Failed to create repair request", "There was an error submitting your request"],
    table: "HistoryEvent",
    run: () =>
      newRequest(
        ask({
          vehicleId: request.vehicleId,
          initiatedBy: "Noise",
          "lineItems[0].type": "Service",
          "lineItems[0].description": "Look at it",
          "lineItems[0].quantity": "1",
          "lineItems[0].unitPrice": "99",
        }),
      ),
    kept: { initiatedBy: "Noise" },
  },
  {
    toast: ["Failed to send message", "An error occurred while sending your message"],
    table: "Communication",
    run: () => newMessage(ask({ receiverUserId: driver.id, messageBody: "Hello" })),
    kept: { messageBody: "Hello" },
  },
  {
    toast: ["Failed to add vehicle", "Something went wrong. Please try again."],
    table: "Vehicle",
    run: () => addVehicle(ask({ make: "Saab", model: "900", year: "1990", accountId: driver.accountId })),
    kept: { make: "Saab", model: "900" },
  },
  {
    toast: ["Update failed", "Something went wrong. Please try again."],
    table: "User",
    run: () => profile.action(ask({ firstName: "Ada", lastName: "Min", email: "ada@example.com" })),
    kept: { firstName: "Ada" },
  },
])("$toast", ({ toast, table, run, kept }) => {
  test("is said, and the input stays", async () => {
    const answer: any = await refusingWrites(table, async () => run());
    expect(answer.data.toast).toMatchObject({ title: toast[0], description: toast[1] });
    expect(answer.data.initialValue).toMatchObject(kept);
    expect(answer.init.status).toBeGreaterThanOrEqual(500);
  });
});

describe.each([
  ["Update failed", "Failed to update repair request totals.", "RepairRequest", () => updateTotals(ask({}))],
  ["Deletion failed", undefined, "RepairLineItem", () => removeItem(ask({}, { itemId: request.itemIds[0] ?? "" }))],
  ["Creation failed", undefined, "Invoice", () => makeInvoice(ask({}))],
  ["Logout failed", "Something went wrong while logging out.", "Session", () => logout(ask({}))],
] as [string, string | undefined, string, () => Promise<unknown>][])("%s", (title, description, table, run) => {
  test(description ?? "is said, and nothing is lost", async () => {
    const answer = await refusingWrites(table, run);
    expect(answer).toRedirectTo(/^\/dashboard/);
    await expect(answer).toHaveToast(title, description);
  });
});

test("Failed to send message: in a thread too, and the words stay", async () => {
  const call = args("/dashboard/communications/x", {
    cookie,
    params: { userId: driver.id },
    form: { messageBody: "Still there" },
  });
  const answer: any = await refusingWrites("Communication", async () => sendInThread(call));
  expect(answer.data).toMatchObject({ messageBody: "Still there", toast: { title: "Failed to send message" } });
});

test("Upload failed: Error: …", async () => {
  const file = new File(["no quote"], "note.txt", { type: "text/plain" });
  const answer: any = await uploadQuote(ask({ file }));
  expect(answer.data.toast).toMatchObject({
    title: "Upload failed",
    description: "Error: Please upload a photo (JPEG, PNG, WebP or HEIC) or a PDF.",
  });
});

test("Failed to load line items: Could not retrieve repair line items. Please try again.", async () => {
  const call = args("/dashboard/repair-requests/x?q=saab", { cookie, params: { id: request.id } });
  const answer = await withoutTable("RepairLineItem", async () => Promise.resolve(showRequest(call)).catch((e) => e));
  expect(answer).toRedirectTo("/dashboard/repair-requests?q=saab");
  await expect(answer).toHaveToast(
    "Failed to load line items",
    "Could not retrieve repair line items. Please try again.",
  );
});

test("Failed to load repair requests: the list is empty, a toast says so, and its page stays with the way to try again", async () => {
  const call = args("/dashboard/repair-requests", { cookie });
  const shown = await withoutTable("RepairLineItem", () => showRequests(call));
  expect(shown).toMatchObject({
    rows: [],
    failure: {
      title: "Failed to load repair requests",
      description: "Could not retrieve repair requests. Please try again.",
    },
  });
  expect(await showRequests(call)).toMatchObject({ failure: null });
});

describe("an invoice", () => {
  test("Error: Failed to load invoice details; Payment Failed: An error occurred while processing your payment", async () => {
    const other = await makeRequest(driver, { advisor, status: "Pending_Repair", lines: [{ group: "approved" }] });
    const { id } = await createInvoice(viewerOf(admin), other.id);
    const call = args("/dashboard/invoices/x", { cookie, params: { id } });
    const lost = await withoutTable("RepairLineItem", async () => Promise.resolve(showInvoice(call)).catch((e) => e));
    await expect(lost).toHaveToast("Error", "Failed to load invoice details");
    const card = { number: "4242424242424242", expiry: "12/40", cvc: "123" };
    const paid: any = await refusingWrites("Notification", async () => payInvoice(ask(card, { id })));
    expect(paid.data.toast).toMatchObject({
      title: "Payment Failed",
      description: "An error occurred while processing your payment",
    });
    expect(JSON.stringify(paid)).not.toContain("4242424242424242");
    expect(await db.invoice.findUnique({ where: { id } })).toMatchObject({ status: "Unpaid" });
  });
});

describe("one's own pages", () => {
  test("Sign out everywhere ends every session, this one too", async () => {
    const user = await makeUser("driver");
    const here = await signIn(user);
    const there = await signIn(user);
    const shown = await account.loader(args("/dashboard/account", { cookie: here }));
    expect(shown.sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    const answer = await account.action(args("/dashboard/account", { cookie: here, form: {} }));
    expect(answer).toRedirectTo("/login");
    await expect(answer).toHaveToast("Logout successful");
    expect([await findSession(here), await findSession(there)]).toEqual([null, null]);
  });

  test("the profile is saved, and says what is wrong at its field", async () => {
    const user = await makeUser("driver");
    const mine = await signIn(user);
    const save = (form: Record<string, string>) => profile.action(args("/dashboard/profile", { cookie: mine, form }));
    await expect(await save({ firstName: "Nora", lastName: "Lind", email: `${user.id}@example.com` })).toHaveToast(
      "Profile updated",
    );
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ firstName: "Nora", role: "driver" });
    expect(await save({ firstName: "", lastName: "Lind", email: "nowhere" })).toMatchObject({ init: { status: 400 } });
  });

  test("settings are kept: the theme and whether texts are wanted", async () => {
    const user = await makeUser("driver");
    const mine = await signIn(user);
    const form = { theme: "purple", contactPreference: "text" };
    await expect(await settings.action(args("/dashboard/settings", { cookie: mine, form }))).toHaveToast(
      "Settings saved",
    );
    const { values } = await settings.loader(args("/dashboard/settings", { cookie: mine }));
    expect(values).toEqual({ theme: "purple", contactPreference: "text", notifyBySms: "", notifyByEmail: "" });
  });

  test("notifications are one's own, are read one by one or all, and lead only within the site", async () => {
    const user = await makeUser("driver");
    const mine = await signIn(user);
    const notice = { kind: "payment", title: "Paid", body: "$5.00", href: "/dashboard/invoices" };
    await db.notification.createMany({ data: [1, 2, 3].map(() => ({ ...notice, userId: user.id })) });
    await db.notification.create({ data: { ...notice, userId: driver.id } });
    const read = () => notifications.loader(args("/dashboard/notifications", { cookie: mine }));
    const first = await read();
    expect([first.unread, first.notifications.length]).toEqual([3, 3]);
    const press = (form: Record<string, string>) =>
      notifications.action(args("/dashboard/notifications", { cookie: mine, form }));
    const id = first.notifications[0]?.id ?? "";
    expect(await press({ id, href: "/dashboard/invoices" })).toRedirectTo("/dashboard/invoices");
    expect(await press({ id, href: "//elsewhere.example" })).toRedirectTo("/dashboard/notifications");
    expect((await read()).unread).toBe(2);
    await press({});
    expect((await read()).unread).toBe(0);
  });
});
