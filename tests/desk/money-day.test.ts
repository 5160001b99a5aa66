// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers its data or throws, and each test knows which
import { describe, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { takePayment } from "#app/payments/take.server.ts";
import { db } from "#app/platform/db.server.ts";
import { csvRow, readCsv } from "#app/platform/files/csv.ts";
import { loader as exportCsv } from "#app/routes/dashboard/export.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

describe("a CSV file", () => {
  test("keeps what it is given, and gives a spreadsheet no formula", () => {
    const row = csvRow(['Tea, "hot"', "two\nlines", "=1+1", "-12.50", -3, "+15105550142", null]);
    expect(row).toBe(`"Tea, ""hot""","two\nlines",'=1+1,-12.50,-3,+15105550142,\r\n`);
    expect(csvRow(["\uff1d1+1", "\uff0b1", "\uff0d1", "\uff20SUM(A1)"])).toBe(
      "'\uff1d1+1,'\uff0b1,'\uff0d1,'\uff20SUM(A1)\r\n",
    );
    expect(readCsv(`a,b\r\n${csvRow(['Tea, "hot"', "two\nlines"])}`)).toEqual([
      ["a", "b"],
      ['Tea, "hot"', "two\nlines"],
    ]);
  });

  test("is read with semicolons, a mark at its beginning, empty rows and an empty last field", () => {
    expect(readCsv("\ufeffname;phone\n\nDana;\n")).toEqual([
      ["name", "phone"],
      ["Dana", ""],
    ]);
    expect(() => readCsv('a,b\n"open')).toThrow("A quote in row 2 is not closed.");
  });
});

async function paidInCash() {
  const [driver, admin] = [await makeUser("driver"), await makeUser("admin")];
  const request = await makeRequest(driver, {
    status: "Pending_Repair",
    lines: [{ unitPrice: 12_345, group: "approved" }],
  });
  const invoice = await createInvoice(viewerOf(admin), request.id);
  const given = { amount: 12_345, method: "cash", note: "", key: crypto.randomUUID() } as const;
  await takePayment(viewerOf(admin), invoice.id, given);
  return { admin, driver, invoice };
}

describe("a list as a file", () => {
  const file = async (list: string, cookie: string) => {
    const answer = (await exportCsv(args(`/dashboard/export/${list}`, { cookie, params: { list } }))) as Response;
    return answer.text();
  };

  test("has the viewer's own rows alone, and stands in the audit record", async () => {
    const { admin, driver, invoice } = await paidInCash();
    const other = await paidInCash();
    const own = await file("invoices", await signIn(driver));
    expect(own.split("\r\n")).toHaveLength(3);
    expect(own).toContain(invoice.number);
    const all = await file("invoices", await signIn(admin));
    expect(all).toContain(other.invoice.number);
    const books = await file("bookkeeping", await signIn(admin));
    expect(books).toMatch(new RegExp(`,${invoice.number},Dana Driver,payment,cash,123.45,`));
    for (const list of ["customers", "vehicles", "repair-requests"]) {
      expect((await file(list, await signIn(admin))).split("\r\n").length).toBeGreaterThan(2);
    }
    const [desk, customers] = [await signIn(admin), await signIn(driver)];
    for (const list of ["users", "accounts", "audit"]) {
      expect((await file(list, desk)).split("\r\n").length).toBeGreaterThan(2);
      await expect(file(list, customers)).rejects.toMatchObject({ status: 403 });
    }
    expect(await file("audit", desk)).toContain("exported users as CSV");
    expect(await file("repair-providers", desk)).toMatch(/^\uFEFF?Name,Address/);
    await expect(file("repair-providers", customers)).rejects.toMatchObject({ status: 403 });
    const stranger = await makeUser("driver");
    const written = { senderUserId: driver.id, receiverUserId: admin.id, messageBody: "Only the two of us" };
    await db.communication.create({ data: written });
    expect(await file("communications", customers)).toContain("Only the two of us");
    expect(await file("communications", await signIn(stranger))).not.toContain("Only the two of us");
    await expect(file("bookkeeping", await signIn(driver))).rejects.toMatchObject({ status: 403 });
    await expect(file("passwords", await signIn(admin))).rejects.toMatchObject({ status: 404 });
    const said = await db.auditEvent.findFirst({ where: { kind: "data_exported", actorUserId: driver.id } });
    expect(said?.summary).toBe("Dana Driver exported invoices as CSV");
  });
});
