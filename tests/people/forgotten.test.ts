import { expect, test } from "vitest";
import { withoutForgotten } from "#app/access/audit-forgotten.server.ts";
import { searchAudit } from "#app/access/audit-list.server.ts";
import { hiding } from "#app/access/forgotten.ts";
import { exportList } from "#app/desk/export/export.server.ts";
import { exportPerson } from "#app/desk/person/person-export.server.ts";
import { findRepairPage } from "#app/desk/repair-page.server.ts";
import { forgetTrouble, noteTrouble } from "#app/messages/email/trouble.server.ts";
import { updateAccount } from "#app/people/account.server.ts";
import { listAccountChoices, searchAccounts } from "#app/people/account-list.server.ts";
import { editCustomer } from "#app/people/customer.server.ts";
import { deleteUser } from "#app/people/user.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formatPhone, maskPhone } from "#app/platform/format.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { findWithHistory } from "#app/repair/requests/find.server.ts";
import { findRequestHistory } from "#app/repair/requests/history.server.ts";
import { customerSaid } from "#app/repair/words.ts";
import { renderRecordPdf } from "#app/routes/repair-status/record/record-pdf.server.ts";
import { accountName } from "#app/shop/owner.ts";
import { findVehicleAndOwner } from "#app/shop/vehicle-list.server.ts";
import { pagesOfPdf } from "../support/pdf-words.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

/** A repair whose whole record was written by the shop: the customer never signed in. */
async function toldByPhone(status: "Pending_Repair" | "Completed") {
  const driver = await makeUser("driver", { firstName: "Tomas", lastName: "Fryman" });
  const advisor = await makeUser("advisor", { firstName: "Tomas", lastName: "Miller" });
  const admin = await makeUser("admin");
  await updateAccount(viewerOf(admin), driver.accountId, { name: "Tomas Fryman" });
  const request = await makeRequest(driver, { status, advisor, lines: [{ unitPrice: 10_000, group: "approved" }] });
  const phone = driver.phone ?? "";
  const email = driver.email ?? "";
  const at = new Date().toISOString();
  const said = `Fryman here, write to ${email.toUpperCase()} or ring ${phone.slice(2)}`;
  const word = { person: "Tomas Fryman", way: "phone", address: formatPhone(phone), at, said } as const;
  const sentences = [
    `Repair approved with 1 item. The customer's decision, recorded: ${customerSaid(word)}`,
    `The customer's link was sent to ${email} by e-mail`,
    `Agreed to texts at ${maskPhone(phone)}, as told to Tomas Miller`,
    "Status changed from Pending Approval to Pending Repair",
  ];
  for (const summary of sentences) {
    const told = { repairRequestId: request.id, kind: "repair_approved", summary } as const;
    await db.$transaction((tx) => appendHistory(tx, viewerOf(advisor), told));
  }
  // Four figures alone stand in somebody's id too.
  const number = `${phone.slice(2, 5)}\\D{0,2}${phone.slice(5, 8)}\\D?${phone.slice(-4)}`;
  const traces = new RegExp(`Fryman|${number}|•-${phone.slice(-4)}|${email.split("@")[0]}`, "i");
  return { driver, admin, request, traces, phone };
}

for (const status of ["Pending_Repair", "Completed"] as const) {
  test(`whoever reads the record of a deleted customer finds no name, number or address: ${status}`, async () => {
    const { driver, admin, request, traces } = await toldByPhone(status);
    const viewer = viewerOf(admin);
    const before = await db.historyEvent.findMany({ where: { repairRequestId: request.id }, orderBy: { id: "asc" } });
    await deleteUser(viewer, driver.id);
    const { request: view, history } = await findWithHistory(viewer, request.id);
    const page = await findRepairPage(viewer, request.id);
    const api = await findRequestHistory(viewer, request.id);
    for (const entries of [history, page.history, api]) expect(JSON.stringify(entries)).not.toMatch(traces);
    expect(history[0]?.summary).toMatch(
      /^Repair approved with 1 item\. The customer's decision, recorded: Deleted customer by phone \(deleted\), .*: “Deleted customer here, write to \(deleted\) or ring \(deleted\)”$/,
    );
    expect(history[1]?.summary).toBe("The customer's link was sent to (deleted) by e-mail");
    // Of two of one name, who works here is named.
    expect(history[2]).toMatchObject({
      summary: "Agreed to texts at (deleted), as told to Tomas Miller",
      actorName: "Tomas Miller",
    });
    expect(history[3]?.summary).toBe("Status changed from Pending Approval to Pending Repair");
    const record = { request: view, history, shown: null, company: "AMPed", timeZone: "America/Los_Angeles" };
    const pdf = (await pagesOfPdf(await renderRecordPdf(record))).join(" ");
    expect(pdf).not.toMatch(traces);
    expect(pdf).toContain("Deleted customer");
    expect(view.requester).toMatchObject({ firstName: "Deleted", lastName: "customer" });
    // The chain is what was written.
    const after = await db.historyEvent.findMany({ where: { repairRequestId: request.id }, orderBy: { id: "asc" } });
    expect(after).toEqual(before);
  });
}

test("accounts, cars and what is exported of them call a deleted customer the same, also while the repair is open", async () => {
  const { driver, admin, request, traces } = await toldByPhone("Pending_Repair");
  const viewer = viewerOf(admin);
  await editCustomer(viewer, driver.id, {
    name: { firstName: "Tomas", lastName: "Newbrough" },
    contactPreference: "text",
    version: undefined,
  });
  await deleteUser(viewer, driver.id);
  const { rows } = await searchAccounts(viewer, { q: driver.accountId.slice(0, 8) });
  const own = rows.find(({ id }) => id === driver.accountId);
  expect(own && accountName(own)).toBe("Deleted customer");
  const [choice] = await listAccountChoices(viewer, { chosen: driver.accountId });
  expect(choice?.label).toContain("Deleted customer · Free");
  const { owner } = await findVehicleAndOwner(viewer, request.vehicleId);
  expect(owner).toEqual({ name: "Deleted customer", customerId: null });
  const sheets: string[] = [];
  for (const list of ["accounts", "vehicles", "repair-requests", "audit"]) {
    for await (const part of await exportList(viewer, list)) sheets.push(part);
  }
  const shown = sheets.join("");
  expect(shown).toMatch(/Deleted customer,,Porsche/);
  expect(shown).toMatch(new RegExp(`${driver.accountId},Deleted customer,Free,Active,0,1`));
  const audit = await searchAudit(viewer, { person: driver.accountId }, null);
  expect(audit.rows.map(({ summary }) => summary)).toEqual(["Account: name changed from none to Deleted customer"]);
  const plain = JSON.stringify(audit.rows, (_name, value) => (typeof value === "bigint" ? `${value}` : value));
  expect(plain + shown).not.toMatch(new RegExp(`${traces.source}|Newbrough`, "i"));
});

test("who shares the account and exports their own data gets no name of who was deleted", async () => {
  const { driver, admin, traces } = await toldByPhone("Pending_Repair");
  const other = await makeUser("driver", { accountId: driver.accountId, firstName: "Ines", lastName: "Other" });
  await deleteUser(viewerOf(admin), driver.id);
  const repairs = JSON.stringify((await exportPerson(viewerOf(other), other.id)).repairs);
  expect(repairs).toContain("Deleted customer by phone (deleted)");
  expect(repairs).not.toMatch(traces);
});

test("every written form of a name, a number and an address is hidden, and nothing else", () => {
  const hide = hiding(["Tom Fry", "Will Mark O'Neil"], ["Tom Berg"]);
  for (const [said, shown] of [
    ["TOM  FRY and Fry, Tom", "Deleted customer and Deleted customer"],
    ["Tom's car, as Tom Berg was told; Tom Ott came", "Deleted customer's car, as Tom Berg was told; Tom Ott came"],
    ["Mr. O'Neil called", "Mr. Deleted customer called"],
    ["It will be marked: Fryer, Tomorrow", "It will be marked: Fryer, Tomorrow"],
    ["+1 (512) 555-0209, 512.555.0209, 5125550209, 1-512-555-0209", "(deleted), (deleted), (deleted), (deleted)"],
    ["+44 20 7946 0958 or (•••) •••-0142", "(deleted) or (deleted)"],
    ["by e-mail to tom.fry+car@mail.example.com.", "by e-mail to (deleted)."],
    ["VIN 1HGCM82633A004352, $1,123.65, 88,420 miles, Nov 26, 2026, 9:00 AM", null],
    ["Quote 5125550209 was uploaded before: nothing was added", null],
  ] as const) {
    expect(hide(said)).toBe(shown ?? said);
  }
});

test("two who delete the same person at once delete them once, and the second is told that they are gone", async () => {
  const [one, other] = [viewerOf(await makeUser("admin")), viewerOf(await makeUser("admin"))];
  for (const hasHistory of [true, false]) {
    const driver = await makeUser("driver");
    if (hasHistory) await makeRequest(driver);
    const both = await Promise.allSettled([one, other].map((admin) => deleteUser(admin, driver.id)));
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { status: 404 } });
    expect(await db.auditEvent.count({ where: { subjectId: driver.id, kind: "user_deleted" } })).toBe(1);
  }
});

test("that an address is tried again names it no more once its owner is deleted", async () => {
  const [driver, admin] = [await makeUser("driver"), viewerOf(await makeUser("admin"))];
  const address = driver.email ?? "";
  await db.$transaction((tx) => noteTrouble(tx, { address, kind: "bounce", reason: "No mailbox" }));
  await forgetTrouble(admin, { id: driver.id, address });
  const told = async () => {
    const rows = await db.auditEvent.findMany({ where: { kind: "do_not_contact_changed", subjectId: driver.id } });
    return (await withoutForgotten(rows)).map(({ summary, subjectName }) => [summary, subjectName]);
  };
  expect(await told()).toEqual([[`E-mail to ${address} is tried again`, address]]);
  await deleteUser(admin, driver.id);
  expect(await told()).toEqual([["E-mail to (deleted) is tried again", "(deleted)"]]);
});
