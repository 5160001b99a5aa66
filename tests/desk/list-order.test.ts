import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { OFFICE_LISTS } from "#app/desk/export/office-lists.server.ts";
import { SHOP_LISTS } from "#app/desk/export/shop-lists.server.ts";
import { invoiceOrders, listInvoicePage } from "#app/payments/invoice-list.server.ts";
import { searchCustomers } from "#app/people/customer-list.server.ts";
import { searchUsers, userOrders } from "#app/people/user-list.server.ts";
import { db } from "#app/platform/db.server.ts";
import { readPlace } from "#app/platform/keyset.ts";
import { listRepairRequests, requestOrders } from "#app/repair/requests/list.server.ts";
import { scheduledWords } from "#app/routes/dashboard/repair-requests/scheduled-words.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

type Asked = { limit: number; place: ReturnType<typeof readPlace> };
type Paged = { rows: { id: string }[]; previous: string | null; next: string | null };

/** All rows, page by page, and the same again from the last page back. */
async function walk(read: (asked: Asked) => Promise<Paged>) {
  const whole = (await read({ limit: 50, place: null })).rows.map(({ id }) => id);
  const seen: string[] = [];
  let page = await read({ limit: 2, place: null });
  seen.push(...page.rows.map(({ id }) => id));
  while (page.next) {
    page = await read({ limit: 2, place: readPlace(new URLSearchParams({ after: page.next })) });
    seen.push(...page.rows.map(({ id }) => id));
  }
  const back = page.rows.map(({ id }) => id);
  while (page.previous) {
    page = await read({ limit: 2, place: readPlace(new URLSearchParams({ before: page.previous })) });
    back.unshift(...page.rows.map(({ id }) => id));
  }
  expect(seen).toEqual(whole);
  expect(back).toEqual(whole);
  return whole;
}

/** The file goes on after each of its rows as the list does. */
async function fileOf(
  list: (typeof SHOP_LISTS)[string] | undefined,
  viewer: ReturnType<typeof viewerOf>,
  sort?: string,
) {
  const span = sort ? { sort } : {};
  const rows = (await list?.read(viewer, null, span)) ?? [];
  for (const [index, { id }] of rows.entries()) {
    expect(await list?.read(viewer, id, span)).toEqual(rows.slice(index + 1));
  }
  return rows.map(({ cells }) => cells);
}

const day = (text: string | null) => text && new Date(`${text}T12:00Z`);

test("repairs stand by when they are planned, then by when they were asked for, then the rest, forth and back; so does the file", async () => {
  const driver = await makeUser("driver");
  const dates = [
    [null, "2026-12-05"],
    ["2026-12-02", null],
    [null, null],
    [null, "2026-11-25"],
    ["2026-11-24", "2026-11-23"],
    [null, "2026-11-30"],
    ["2026-11-24", "2026-11-20"],
    [null, null],
  ] as const;
  for (const [planned, asked] of dates) {
    const { id } = await makeRequest(driver);
    const data = { scheduledServiceDate: day(planned), requestedServiceDate: day(asked) };
    await db.repairRequest.update({ where: { id }, data });
  }
  const viewer = viewerOf(driver);
  for (const sort of ["scheduled", "-scheduled"] as const) {
    const whole = await walk((asked) => listRepairRequests(viewer, { ...asked, sort }));
    const rows = await db.repairRequest.findMany({ where: { id: { in: whole } } });
    const said = whole.flatMap((id) => rows.filter((row) => row.id === id).map(scheduledWords));
    const planned = ["Nov 24, 2026", "Nov 24, 2026", "Dec 2, 2026"];
    const requested = ["Requested: Nov 25, 2026", "Requested: Nov 30, 2026", "Requested: Dec 5, 2026"];
    const turned = sort === "scheduled" ? (list: string[]) => list : (list: string[]) => [...list].reverse();
    expect(said).toEqual([...turned(planned), ...turned(requested), "Not scheduled", "Not scheduled"]);
    const file = await fileOf(SHOP_LISTS["repair-requests"], viewer, sort);
    expect(file.map(([id]) => id)).toEqual(whole);
  }
});

test("repairs by their sum, and as the list stands unsorted, are the same in the file", async () => {
  const driver = await makeUser("driver");
  for (const totalPrice of ["20.00", "0.00", "100.50", "20.00"]) {
    const { id } = await makeRequest(driver);
    await db.repairRequest.update({ where: { id }, data: { totalPrice } });
  }
  const viewer = viewerOf(driver);
  for (const sort of ["-sum", "sum", undefined]) {
    const whole = await walk((asked) => listRepairRequests(viewer, { ...asked, sort: requestOrders.sortOf(sort) }));
    const file = await fileOf(SHOP_LISTS["repair-requests"], viewer, sort);
    expect(file.map(([id]) => id)).toEqual(whole);
    expect(file.map((cells) => cells[9])).toEqual(
      sort === "-sum"
        ? ["100.50", "20.00", "20.00", "0.00"]
        : sort
          ? ["0.00", "20.00", "20.00", "100.50"]
          : expect.any(Array),
    );
  }
});

test("users stand by name as it is shown, unless something else is asked; so does the file", async () => {
  const admin = await makeUser("admin");
  const [one] = [await makeUser("driver", { firstName: "Bea", lastName: "Young" })];
  const { accountId } = one;
  for (const [firstName, lastName] of [
    ["Carl", "Abel"],
    ["Bea", "Abel"],
    ["Ann", 'Z", "Q'],
    ["Bea", "Moss"],
  ] as const) {
    await db.user.create({ data: { accountId, firstName, lastName, role: "driver", email: `${randomUUID()}@a.test` } });
  }
  const viewer = viewerOf(admin);
  const names = ['Ann Z", "Q', "Bea Abel", "Bea Moss", "Bea Young", "Carl Abel"];
  for (const sort of [undefined, "name", "-name"]) {
    const whole = await walk((asked) => searchUsers(viewer, { ...asked, accountId, sort: userOrders.sortOf(sort) }));
    const rows = await db.user.findMany({ where: { accountId } });
    const said = whole
      .map((id) => rows.find((row) => row.id === id))
      .map((row) => `${row?.firstName} ${row?.lastName}`);
    expect(said).toEqual(sort === "-name" ? [...names].reverse() : names);
    const list = OFFICE_LISTS.users;
    const file = (await list?.read(viewer, null, { accountId, ...(sort ? { sort } : {}) })) ?? [];
    expect(file.map(({ cells: [first, last] }) => `${first} ${last}`)).toEqual(said);
    const rest = await list?.read(viewer, file[1]?.id ?? "", { accountId, ...(sort ? { sort } : {}) });
    expect(rest).toEqual(file.slice(2));
  }
});

test("invoices stand by date, amount or status, page by page, and so does the file", async () => {
  const driver = await makeUser("driver");
  for (const [totalAmount, status, issuedAt] of [
    ["20.00", "Paid", "2026-11-03"],
    ["9.00", "Unpaid", "2026-11-01"],
    ["100.00", "Paid", "2026-11-02"],
    ["9.00", "Refunded", "2026-11-04"],
  ] as const) {
    const request = await makeRequest(driver);
    await db.invoice.create({
      data: {
        ...{ number: `N-${request.id}`, repairRequestId: request.id, accountId: driver.accountId },
        ...{ originalTotalPrice: totalAmount, subtotal: totalAmount, serviceFee: "0.00", totalAmount, status },
        ...{ issuedAt: new Date(`${issuedAt}T20:00Z`), outstandingBalance: status === "Unpaid" ? totalAmount : "0.00" },
        amountPaid: status === "Paid" ? totalAmount : "0.00",
      },
    });
  }
  const viewer = viewerOf(driver);
  const expected: [string | undefined, number, string[]][] = [
    [undefined, 1, ["2026-11-04", "2026-11-03", "2026-11-02", "2026-11-01"]],
    ["oldest", 1, ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04"]],
    ["amount", 14, ["9.00", "9.00", "20.00", "100.00"]],
    ["-amount", 14, ["100.00", "20.00", "9.00", "9.00"]],
    ["status", 3, ["Paid", "Paid", "Refunded", "Unpaid"]],
    ["-status", 3, ["Unpaid", "Refunded", "Paid", "Paid"]],
  ];
  for (const [sort, column, cells] of expected) {
    const whole = await walk((asked) => listInvoicePage(viewer, { ...asked, sort: invoiceOrders.sortOf(sort) }));
    const file = await fileOf(SHOP_LISTS.invoices, viewer, sort);
    const numbers = await db.invoice.findMany({ where: { id: { in: whole } } });
    expect(file.map(([number]) => number)).toEqual(whole.map((id) => numbers.find((row) => row.id === id)?.number));
    expect(file.map((row) => row[column])).toEqual(cells);
  }
});

/** What three bills ask in all, and what of it is still owed. */
const BILLS = [
  ["80.00", "0.00"],
  ["120.50", "120.50"],
  ["60.00", "12.25"],
] as const;

test("customers stand by since when or by name, forth and back, with what their bills ask of them; so does the file", async () => {
  const advisor = await makeUser("advisor");
  const drivers = [await makeUser("driver"), await makeUser("driver"), await makeUser("driver")];
  for (const [index, driver] of drivers.entries()) {
    const request = await makeRequest(driver, { advisor });
    const [totalAmount, outstandingBalance] = BILLS[index] ?? ["0.00", "0.00"];
    await db.invoice.create({
      data: {
        ...{ number: `N-${request.id}`, repairRequestId: request.id, accountId: driver.accountId },
        ...{ originalTotalPrice: totalAmount, subtotal: totalAmount, serviceFee: "0.00" },
        ...{ totalAmount, outstandingBalance },
      },
    });
  }
  const viewer = viewerOf(advisor);
  for (const sort of ["newest", "oldest"] as const) {
    const whole = await walk((asked) => searchCustomers(viewer, { ...asked, sort }));
    const ids = drivers.map(({ id }) => id);
    expect(whole).toEqual(sort === "oldest" ? ids : ids.toReversed());
    const { rows } = await searchCustomers(viewer, { sort });
    const owed = [0, 12_050, 1_225];
    expect(rows.map((row) => row.owed)).toEqual(sort === "oldest" ? owed : owed.toReversed());
    const file = await fileOf(SHOP_LISTS.customers, viewer, sort);
    const emails = drivers.map(({ email }) => email);
    expect(file.map((cells) => cells[3])).toEqual(sort === "oldest" ? emails : emails.toReversed());
  }
  const names = [
    ["Cleo", "Abel"],
    ["Ann", "Zorn"],
    ["Ann", "Moss"],
  ] as const;
  for (const [index, [firstName, lastName]] of names.entries()) {
    await db.user.update({ where: { id: drivers[index]?.id ?? "" }, data: { firstName, lastName } });
  }
  for (const sort of ["name", "-name"] as const) {
    const whole = await walk((asked) => searchCustomers(viewer, { ...asked, sort }));
    const byName = [2, 1, 0].map((index) => drivers[index]?.id);
    expect(whole).toEqual(sort === "name" ? byName : byName.toReversed());
    const file = await fileOf(SHOP_LISTS.customers, viewer, sort);
    expect(file.map((cells) => cells[1])).toEqual(
      sort === "name" ? ["Moss", "Zorn", "Abel"] : ["Abel", "Zorn", "Moss"],
    );
  }
});
