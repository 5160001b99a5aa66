import { describe, expect, test } from "vitest";
import { listAudit, searchAudit } from "#app/access/audit-list.server.ts";
import { exportList } from "#app/desk/export/export.server.ts";
import { makePackage } from "#app/desk/packages/packages.server.ts";
import { exportPerson } from "#app/desk/person/person-export.server.ts";
import { renderPersonPdf } from "#app/desk/person/person-pdf.server.ts";
import { forgetDeletedAccounts, keepNoLonger } from "#app/people/forget.server.ts";
import { deleteUser, updateUser } from "#app/people/user.server.ts";
import { recordSignIn } from "#app/people/user-audit.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formatPhone } from "#app/platform/format.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import { appendHistory, listHistory } from "#app/repair/history.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

async function customer(status: "Completed" | "Pending_Repair" | "Pending_Approval") {
  const driver = await makeUser("driver", { firstName: "Erika", lastName: "Muster" });
  const admin = await makeUser("admin");
  const request = await makeRequest(driver, { status, lines: [{ unitPrice: 10_000 }] });
  const storageKey = `${crypto.randomUUID()}.pdf`;
  await documents.save(storageKey, new Uint8Array([1, 2, 3]), "application/pdf");
  await db.quoteDocument.create({
    data: {
      ...{ repairRequestId: request.id, uploadedById: driver.id, fileName: "quote-of-erika.pdf", storageKey },
      ...{ fileType: "application/pdf", fileSize: 3, sha256: crypto.randomUUID() },
    },
  });
  await db.communication.create({ data: { senderUserId: driver.id, messageBody: "My gate code is 4711" } });
  const phone = driver.phone ?? "";
  await db.outboundMessage.create({ data: { phone, kind: "staff", body: "Hi Erika", dedupeKey: crypto.randomUUID() } });
  await db.callRequest.create({ data: { phoneNumber: phone, userName: "Erika Muster" } });
  const told = { repairRequestId: request.id, kind: "details_changed", summary: "Notes changed" } as const;
  await db.$transaction((tx) => appendHistory(tx, { ...viewerOf(driver), ip: "203.0.113.7" }, told));
  return { admin, driver, request, storageKey, phone };
}

describe("all that is kept about a person", () => {
  test("comes as JSON and as PDF, to themselves and to admins alone", async () => {
    const { admin, driver, request } = await customer("Completed");
    const noted = { repairRequestId: request.id, kind: "details_changed", summary: "Noted at the desk" } as const;
    await db.$transaction((tx) => appendHistory(tx, { ...viewerOf(admin), ip: "198.51.100.9" }, noted));
    const data = JSON.stringify(await exportPerson(viewerOf(driver), driver.id));
    for (const word of [
      driver.phone,
      driver.email,
      "gate code",
      "quote-of-erika.pdf",
      "WP0AB2A95MS221234",
      request.id,
    ]) {
      expect(data).toContain(word);
    }
    expect(data).not.toMatch(/passwordHash|tokenHash|clientSecret|storageKey/);
    // The addresses are their own: those of who works on it are the staff's.
    expect([data.includes("203.0.113.7"), data.includes("198.51.100.9")]).toEqual([true, false]);
    const pdf = await renderPersonPdf(await exportPerson(viewerOf(admin), driver.id), "AMPed");
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    const other = viewerOf(await makeUser("advisor"));
    await expect(exportPerson(other, driver.id)).rejects.toMatchObject({ status: 403 });
    const said = await db.auditEvent.count({ where: { kind: "data_exported", subjectId: driver.id } });
    expect(said).toBe(2);
  });
});

describe("a person who is deleted", () => {
  test("leaves no words, numbers, documents or VIN, and no name in what is shown of the record", async () => {
    const { admin, driver, request, storageKey, phone } = await customer("Completed");
    await deleteUser(viewerOf(admin), driver.id);
    expect(await documents.read(storageKey)).toBeNull();
    expect(await db.quoteDocument.count({ where: { repairRequestId: request.id } })).toBe(0);
    expect(await db.vehicle.findUnique({ where: { id: request.vehicleId } })).toMatchObject({ vin: null, plate: null });
    const words = await db.communication.findMany({ where: { senderUserId: driver.id } });
    expect(words.map(({ messageBody }) => messageBody)).toEqual(["(deleted)"]);
    expect(await db.outboundMessage.count({ where: { phone } })).toBe(0);
    expect(await db.callRequest.count({ where: { phoneNumber: phone } })).toBe(0);
    const history = await listHistory(db, request.id);
    expect(JSON.stringify(history)).not.toContain("Erika");
    expect(history.at(-1)).toMatchObject({ actorName: "Deleted customer", ip: null });
    // The record itself is whole: its rows are those that were written.
    expect((await db.historyEvent.findFirst({ where: { actorUserId: driver.id } }))?.actorName).toBe("Erika Muster");
  });

  test("leaves no VIN and no documents of a repair that nobody has authorized, and nobody is called any more", async () => {
    const { admin, driver, request, storageKey, phone } = await customer("Pending_Approval");
    const call = { phoneNumber: phone, userName: "Erika Muster", repairRequestId: request.id };
    const { id } = await db.callRequest.create({ data: { ...call, kind: "call_back" } });
    const notice = { userId: admin.id, repairRequestId: request.id, kind: "call_back", title: "Call requested" };
    const body = `Erika Muster asks for a call at ${formatPhone(phone)}.`;
    const told = await db.notification.create({ data: { ...notice, body, href: "/dashboard" } });
    await deleteUser(viewerOf(admin), driver.id);
    expect(await db.vehicle.findUnique({ where: { id: request.vehicleId } })).toMatchObject({ vin: null, plate: null });
    expect(await documents.read(storageKey)).toBeNull();
    expect(await db.callRequest.findUnique({ where: { id } })).toMatchObject({
      ...{ status: "handled", userName: "(deleted)", phoneNumber: "+10000000000" },
    });
    const kept = await db.notification.findUniqueOrThrow({ where: { id: told.id } });
    expect(kept.body).toBe("(deleted) asks for a call at (deleted).");
  });

  test("leaves no name, number or network in what is shown, sent and exported of the audit record; its rows stay as written", async () => {
    const { admin, driver, phone } = await customer("Completed");
    const nameless = { ...driver, firstName: "", lastName: "", email: null };
    const from = { ip: "203.0.113.9", userAgent: "Safari of Erika" };
    await db.$transaction((tx) => recordSignIn(tx, from, nameless, "phone code"));
    await exportPerson(viewerOf(driver), driver.id);
    const change = { email: "erika.new@example.com" };
    await updateUser(viewerOf(admin), driver.id, change);
    await deleteUser(viewerOf(admin), driver.id);
    const page = await searchAudit(viewerOf(admin), { person: driver.id }, null);
    const list = await listAudit(viewerOf(admin), { person: driver.id });
    const sheet: string[] = [];
    for await (const part of await exportList(viewerOf(admin), "audit", { person: driver.id })) sheet.push(part);
    const plain = (_name: string, value: unknown) => (typeof value === "bigint" ? `${value}` : value);
    for (const shown of [page.rows, list, sheet].map((rows) => JSON.stringify(rows, plain))) {
      expect(shown).toContain("Deleted customer");
      expect(shown).not.toMatch(/Erika|Muster|erika\.new|203\.0\.113\.9/);
      expect(shown).not.toContain(formatPhone(phone));
      expect(shown).not.toContain(driver.email);
    }
    const written = await db.auditEvent.findMany({ where: { subjectId: driver.id }, orderBy: { position: "asc" } });
    expect(written.map(({ kind }) => kind)).toEqual(["sign_in", "data_exported", "user_changed", "user_deleted"]);
    expect(written[0]?.summary).toBe(`${formatPhone(phone)} signed in by phone code`);
    expect(written.at(-1)?.summary).toBe("A customer was deleted; the history stays without the name");
  });

  test("leaves no name beside what the shop keeps: packages, days off", async () => {
    const [admin, gone] = [await makeUser("admin"), await makeUser("advisor")];
    const id = crypto.randomUUID();
    const lineItems = [{ type: "Part" as const, description: "Pads", quantity: 1, unitPrice: 8_900 }];
    await makePackage(viewerOf(gone), { name: `Pads ${id}`, note: undefined, lineItems, version: undefined });
    const day = new Date("2099-05-01");
    const namesake = await makeUser("advisor");
    const theirs = crypto.randomUUID();
    const enteredByName = `${gone.firstName} ${gone.lastName}`;
    await db.dayOff.createMany({
      data: [
        { id, first: day, last: day, enteredById: gone.id, enteredByName },
        { id: theirs, first: day, last: day, enteredById: namesake.id, enteredByName },
      ],
    });
    // Renamed since, both go by the person all the same, and who has the same name keeps theirs.
    await db.user.update({ where: { id: gone.id }, data: { lastName: "Renamed" } });
    await deleteUser(viewerOf(admin), gone.id);
    const kept = await db.jobPackage.findFirstOrThrow({ where: { name: `Pads ${id}` } });
    const dayOff = await db.dayOff.findUniqueOrThrow({ where: { id } });
    expect([kept.changedByName, kept.changedById, dayOff.enteredByName]).toEqual(["(deleted)", null, "(deleted)"]);
    expect(await db.dayOff.findUniqueOrThrow({ where: { id: theirs } })).toMatchObject({ enteredByName });
    await db.dayOff.deleteMany({ where: { id: { in: [id, theirs] } } });
  });

  test("keeps the documents of an open repair until it ends; the night takes them then", async () => {
    const { admin, driver, request, storageKey } = await customer("Pending_Repair");
    await deleteUser(viewerOf(admin), driver.id);
    expect(await documents.read(storageKey)).not.toBeNull();
    await db.repairRequest.update({ where: { id: request.id }, data: { status: "Cancelled" } });
    await forgetDeletedAccounts();
    expect(await documents.read(storageKey)).toBeNull();
  });
});

test("what has served its purpose goes by its kind; what is fresh stays", async () => {
  const { phone } = await customer("Completed");
  const old = new Date(Date.now() - 31 * 86_400_000);
  const code = { phone, purpose: "sign_in", expiresAt: old } as const;
  const gone = await db.oneTimeCode.create({ data: { ...code, createdAt: old } });
  const stays = await db.oneTimeCode.create({ data: code });
  await keepNoLonger();
  const left = await db.oneTimeCode.findMany({ where: { id: { in: [gone.id, stays.id] } } });
  expect(left.map(({ id }) => id)).toEqual([stays.id]);
  expect(await db.outboundMessage.count({ where: { phone, body: "Hi Erika" } })).toBe(1);
});
