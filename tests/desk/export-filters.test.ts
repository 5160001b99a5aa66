import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { loader as exported } from "#app/routes/dashboard/export.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

test("a list that is searched or filtered is the file that comes of it", async () => {
  const advisor = await makeUser("advisor");
  const [ada, ben] = [
    await makeUser("driver", { lastName: "Amberly" }),
    await makeUser("driver", { lastName: "Boskop" }),
  ];
  const first = await makeRequest(ada, { advisor, status: "Scheduled" });
  const second = await makeRequest(ben, { advisor, status: "Delayed" });
  for (const driver of [ada, ben]) {
    await db.account.update({
      where: { id: driver.accountId },
      data: { advisors: { create: { advisorId: advisor.id } } },
    });
  }
  const money = { originalTotalPrice: "9.00", subtotal: "9.00", serviceFee: "0.00", totalAmount: "9.00" };
  for (const [request, driver, owed] of [
    [first, ada, "9.00"],
    [second, ben, "0.00"],
  ] as const) {
    const paid = owed === "0.00" ? { amountPaid: "9.00", status: "Paid" as const } : {};
    await db.invoice.create({
      data: {
        ...{ number: `N-${request.id}`, repairRequestId: request.id, accountId: driver.accountId },
        ...{ ...money, outstandingBalance: owed, ...paid },
      },
    });
  }
  const cookie = await signIn(advisor);
  const file = async (list: string, search: string) => {
    const answer = await exported(args(`/dashboard/export/${list}?${search}`, { cookie, params: { list } }));
    return (await answer.text()).trim().split("\r\n").slice(1);
  };
  expect(await file("repair-requests", "")).toHaveLength(2);
  expect(await file("repair-requests", "status=Delayed")).toEqual([expect.stringContaining(second.id)]);
  expect(await file("repair-requests", "q=amberly")).toEqual([expect.stringContaining(first.id)]);
  expect(await file("customers", "q=boskop")).toEqual([expect.stringContaining("Boskop")]);
  const owes = (await file("customers", "")).map((row) => [/Amberly|Boskop/.exec(row)?.[0], row.split(",").at(-1)]);
  expect(owes).toEqual([
    ["Boskop", "0.00"],
    ["Amberly", "9.00"],
  ]);
  expect(await file("vehicles", "q=boskop")).toEqual([expect.stringContaining("Boskop")]);
  expect(await file("vehicles", `userId=${ada.id}`)).toEqual([expect.stringContaining("Amberly")]);
  expect(await file("invoices", "status=unpaid")).toEqual([expect.stringContaining(first.id)]);
  expect(await file("invoices", "q=boskop")).toEqual([expect.stringContaining(second.id)]);
});

test("the office's lists too, and the record says by what they were filtered", async () => {
  const admin = await makeUser("admin");
  const word = `Quill${randomUUID().slice(0, 6)}`;
  const [ada, ben] = [await makeUser("driver", { lastName: word }), await makeUser("driver")];
  for (const [one, messageBody] of [
    [ada, "found"],
    [ben, "hidden"],
  ] as const)
    await db.communication.create({
      data: { senderUserId: one.id, receiverUserId: admin.id, messageBody, channel: "web" },
    });
  await db.repairProvider.create({
    data: { name: `${word} Garage`, address: "1 Pier", city: "Bend", state: "OR", type: "Independent" },
  });
  const cookie = await signIn(admin);
  const file = async (list: string, search: string) => {
    const answer = await exported(args(`/dashboard/export/${list}?${search}`, { cookie, params: { list } }));
    return (await answer.text()).trim().split("\r\n").slice(1);
  };
  expect(await file("users", `q=${word}`)).toEqual([expect.stringContaining(word)]);
  expect(await file("users", `accountId=${ben.accountId}`)).toEqual([expect.stringContaining(ben.lastName)]);
  expect(await file("users", "accountId=none")).toEqual([]);
  expect(await file("accounts", `q=${word}`)).toEqual([expect.stringContaining(ada.accountId)]);
  expect(await file("repair-providers", `q=${word}`)).toEqual([expect.stringContaining(word)]);
  expect(await file("communications", `q=${word}`)).toEqual([expect.stringContaining("found")]);
  // By the shop's clock, in the order of time whatever was written first.
  const said = { senderUserId: ada.id, receiverUserId: admin.id, channel: "web" as const };
  for (const [messageBody, sentAt] of [
    ["second", "2026-01-15T06:18:00Z"],
    ["first", "2026-01-15T06:17:00Z"],
  ] as const)
    await db.communication.create({ data: { ...said, messageBody, sentAt, readAt: "2026-01-15T06:30:00Z" } });
  const [first = "", second = ""] = await file("communications", `q=${word}&from=2026-01-14&until=2026-01-14`);
  expect(first).toMatch(/^2026-01-14 22:17,.*,2026-01-14 22:30,first$/);
  expect(second).toMatch(/^2026-01-14 22:18,.*second$/);
  const exports = await file("audit", `kind=data_exported&person=${admin.id}`);
  expect(exports.length).toBeGreaterThan(4);
  for (const line of exports) expect(line).toContain("data_exported");
  const kept = await db.auditEvent.findFirstOrThrow({
    where: { actorUserId: admin.id, kind: "data_exported" },
    orderBy: { position: "asc" },
  });
  expect(JSON.stringify(kept.data)).toContain(word);
});

test("packages come as a file line by line, the archived ones too, and the price guide whole or as it is searched", async () => {
  const [admin, technician] = [await makeUser("admin"), await makeUser("technician")];
  const word = `Brakes ${randomUUID().slice(0, 6)}`;
  const lines = {
    create: [
      { position: 0, type: "Part" as const, description: "Pads", quantity: 2, unitPriceCents: 8_995 },
      { position: 1, type: "Labor" as const, description: "Fit, bed in", quantity: 1.5, unitPriceCents: 0 },
    ],
  };
  const by = { changedById: admin.id, changedByName: "Ada Admin" };
  const { id } = await db.jobPackage.create({ data: { name: word, ...by, lines } });
  const cookie = await signIn(admin);
  const open = (list: string, search = "", as = cookie) =>
    exported(args(`/dashboard/export/${list}?${search}`, { cookie: as, params: { list } }));
  const file = async (list: string, search?: string) =>
    (await (await open(list, search)).text()).trim().split("\r\n").slice(1);
  const own = async () =>
    (await file("packages")).filter((row) => row.startsWith(word)).map((row) => row.slice(word.length));
  const [pads, fit] = await own();
  expect(pads).toMatch(/^,,Part,Pads,2,89\.95,,Ada Admin,\d{4}-\d\d-\d\d$/);
  expect(fit).toContain(',,Labor,"Fit, bed in",1.5,0.00,');
  await db.jobPackage.update({ where: { id }, data: { archivedAt: new Date("2026-11-02T12:00Z") } });
  expect((await own())[0]).toContain(",89.95,2026-11-02,");
  const guide = await file("price-guide");
  expect(guide.length).toBeGreaterThan(120);
  const found = await file("price-guide", "q=alternator");
  expect(found.length).toBeLessThan(guide.length);
  expect(found[0]).toMatch(/^Alternator[^,]*,each,\d+\.\d\d,\d+\.\d\d,/);
  const barred = await open("price-guide", "", await signIn(technician)).catch((thrown: unknown) => thrown);
  expect(barred).toMatchObject({ status: 403 });
});

test("a day that the calendar does not have is refused: the file would hold everything under its name", async () => {
  const cookie = await signIn(await makeUser("admin"));
  const open = (list: string, search: string) =>
    exported(args(`/dashboard/export/${list}?${search}`, { cookie, params: { list } })).catch(
      (thrown: unknown) => thrown,
    );
  const message = (name: string) =>
    `“${name}” is not a day of the calendar. Please give it as year, month and day, such as 2026-11-30.`;
  for (const [list, from] of [
    ["bookkeeping", "2026-11-31"],
    ["bookkeeping", "2026-12-1"],
    ["bookkeeping", "zz"],
    ["audit", "2026-13-45"],
  ] as const)
    expect(await open(list, `from=${from}&to=2026-12-01`)).toMatchObject({ status: 400, message: message("from") });
  expect(await open("bookkeeping", "to=2026-02-29")).toMatchObject({ status: 400, message: message("to") });
  expect(await open("bookkeeping", "from=&to=2026-11-30")).toMatchObject({ status: 200 });
});
