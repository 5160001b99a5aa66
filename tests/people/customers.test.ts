import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { findCaller, findCustomer, makeCustomer, takeOnCustomerIn } from "#app/people/customer.server.ts";
import { NewCustomer } from "#app/people/customer.ts";
import { searchCustomers } from "#app/people/customer-list.server.ts";
import { db } from "#app/platform/db.server.ts";
import { addVehicle } from "#app/shop/vehicle.server.ts";
import { makeAccount, makeRequest, makeUser, newPhone, viewerOf } from "../support/world.ts";

const asNew = (more: object = {}) => NewCustomer.parse({ phone: newPhone(), name: "Dana van der Berg", ...more });
const refusal = (status: number) => expect.objectContaining({ status });

test("an advisor makes a customer with an account of their own, sees them, and adds their car", async () => {
  const viewer = viewerOf(await makeUser("advisor"));
  const customer = await makeCustomer(viewer, asNew({ email: `${randomUUID()}@Example.com` }));
  expect(customer).toMatchObject({ firstName: "Dana", lastName: "van der Berg", role: "driver", status: "Active" });
  expect(customer.email).toMatch(/@example\.com$/);
  expect((await searchCustomers(viewer, { q: "berg dana" })).rows.map(({ id }) => id)).toEqual([customer.id]);
  expect((await searchCustomers(viewer, { q: customer.phone?.slice(-7) })).rows.map(({ id }) => id)).toEqual([
    customer.id,
  ]);
  const car = { make: "Audi", model: "A4", year: 2019, warrantyStatus: "Unknown", accountId: customer.accountId };
  expect((await addVehicle(viewer, car)).accountId).toBe(customer.accountId);
  expect(await db.account.findUnique({ where: { id: customer.accountId } })).toMatchObject({
    name: "Dana van der Berg",
    subscriptionTier: "Free",
  });
  expect(await db.auditEvent.findFirst({ where: { subjectId: customer.id } })).toMatchObject({ kind: "user_created" });
});

test("an advisor sees the customers of own requests and accounts, and nobody else's", async () => {
  const advisor = await makeUser("advisor");
  const viewer = viewerOf(advisor);
  const [mine, cared, foreign] = [await makeUser("driver"), await makeUser("driver"), await makeUser("driver")];
  await makeRequest(mine, { advisor });
  await db.accountAdvisor.create({ data: { accountId: cared.accountId, advisorId: advisor.id } });
  await makeRequest(foreign, { advisor: await makeUser("advisor") });
  const seen = (await searchCustomers(viewer)).rows.map(({ id }) => id);
  expect(new Set(seen)).toEqual(new Set([mine.id, cared.id]));
  await expect(findCustomer(viewer, foreign.id)).rejects.toEqual(refusal(404));
  const admins = (await searchCustomers(viewerOf(await makeUser("admin")), { limit: 200 })).rows.map(({ id }) => id);
  expect(admins).toEqual(expect.arrayContaining([mine.id, cared.id, foreign.id]));
});

test("the last repair is the newest that was not cancelled; where several share an account, one's own", async () => {
  const admin = viewerOf(await makeUser("admin"));
  const driver = await makeUser("driver", { firstName: "Lastly" });
  const lastOf = async (id: string) =>
    (await searchCustomers(admin, { q: "Lastly" })).rows.find((row) => row.id === id)?.last?.status ?? null;
  const day = (date: number) => new Date(Date.UTC(2026, 8, date));
  const asked = async (of: typeof driver, status: "Completed" | "Cancelled" | "Pending_Review", date: number) => {
    const { id } = await makeRequest(of);
    await db.repairRequest.update({ where: { id }, data: { status, createdAt: day(date), requesterId: of.id } });
  };
  await asked(driver, "Completed", 1);
  await asked(driver, "Cancelled", 2);
  expect(await lastOf(driver.id)).toBe("Completed");
  const partner = await makeUser("driver", { firstName: "Lastly", accountId: driver.accountId });
  await asked(partner, "Pending_Review", 3);
  expect(await lastOf(driver.id)).toBe("Completed");
  expect(await lastOf(partner.id)).toBe("Pending_Review");
});

describe("who calls", () => {
  test("is found by the whole number; what is not one's own yet is kept back", async () => {
    const advisor = await makeUser("advisor");
    const driver = await makeUser("driver", { firstName: "Cal", lastName: "Ler" });
    await makeRequest(driver);
    const caller = await findCaller(viewerOf(advisor), driver.phone ?? "");
    expect(caller).toMatchObject({ id: driver.id, name: "Cal Ler", known: false, email: null });
    expect(caller?.cars).toMatchObject([{ make: "Porsche", vin: null }]);
    expect(await findCaller(viewerOf(advisor), newPhone())).toBeNull();
  });

  test("is taken on with the whole number only, and is the advisor's from then on", async () => {
    const advisor = await makeUser("advisor");
    const viewer = viewerOf(advisor);
    const driver = await makeUser("driver");
    const takeOn = (phone: string) => db.$transaction((tx) => takeOnCustomerIn(tx, viewer, { id: driver.id, phone }));
    await expect(takeOn(newPhone())).rejects.toEqual(refusal(404));
    await expect(findCustomer(viewer, driver.id)).rejects.toEqual(refusal(404));
    await takeOn(driver.phone ?? "");
    expect((await findCustomer(viewer, driver.id)).id).toBe(driver.id);
    await takeOn(driver.phone ?? "");
    expect(await db.accountAdvisor.count({ where: { accountId: driver.accountId } })).toBe(1);
  });

  test("is not taken on while suspended", async () => {
    const driver = await makeUser("driver");
    await db.user.update({ where: { id: driver.id }, data: { status: "Suspended" } });
    const viewer = viewerOf(await makeUser("advisor"));
    const taken = db.$transaction((tx) => takeOnCustomerIn(tx, viewer, { id: driver.id, phone: driver.phone ?? "" }));
    await expect(taken).rejects.toEqual(refusal(409));
  });
});

test("a phone that somebody has makes no second customer", async () => {
  const driver = await makeUser("driver");
  const viewer = viewerOf(await makeUser("advisor"));
  const again = makeCustomer(viewer, asNew({ phone: driver.phone ?? "" }));
  await expect(again).rejects.toMatchObject({ status: 409, field: "phone" });
  expect(await db.user.count({ where: { phone: driver.phone } })).toBe(1);
});

test("an e-mail that somebody has names whose it is to those who may see them, and nobody to others", async () => {
  const driver = await makeUser("driver");
  const [theirs, other] = [viewerOf(await makeUser("advisor")), viewerOf(await makeUser("advisor"))];
  await db.accountAdvisor.create({ data: { accountId: driver.accountId, advisorId: theirs.user?.id ?? "" } });
  const saidTo = (viewer: typeof theirs) =>
    makeCustomer(viewer, asNew({ email: driver.email ?? "" })).catch(({ field, message }) => [field, message]);
  expect(await saidTo(theirs)).toEqual([
    "email",
    "Dana Driver, a customer, has this email: look it up under Customers and open them, or enter another one.",
  ]);
  expect(await saidTo(other)).toEqual([
    "email",
    "Somebody else has this email. Enter another one; an admin can look up whose it is.",
  ]);
});

test.each(["driver", "technician"] as const)("a %s makes and finds none", async (role) => {
  const user = await makeUser(role);
  const viewer = viewerOf(user);
  await expect(makeCustomer(viewer, asNew())).rejects.toEqual(refusal(403));
  await expect(findCaller(viewer, newPhone())).rejects.toEqual(refusal(403));
  await expect(searchCustomers(viewer)).rejects.toEqual(refusal(403));
});

test("staff phones are nobody's callers", async () => {
  const colleague = await makeUser("technician", { accountId: (await makeAccount()).id });
  expect(await findCaller(viewerOf(await makeUser("advisor")), colleague.phone ?? "")).toBeNull();
});
