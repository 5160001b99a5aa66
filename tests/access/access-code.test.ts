import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { findRepairCode, findUserCode } from "#app/access/access-code.server.ts";
import { db } from "#app/platform/db.server.ts";
import { readEnvironment } from "#app/platform/env.server.ts";
import { dropExpiredPendingForms, keepPendingForm } from "#app/quotes/pending-form.server.ts";
import { anonymous, makeRequest, makeUser } from "../support/world.ts";

const from = (ip: string) => ({ ip });

test("demo is valid by itself, with a sample vehicle", async () => {
  expect(await findRepairCode(from("198.18.1.1"), "demo")).toMatchObject({
    valid: true,
    repairRequest: { id: "demo" },
    vehicle: { make: expect.any(String), year: expect.any(Number) },
  });
});

test("a repair code opens its request, as long as it is neither revoked nor expired", async () => {
  const { id, accessCode, vehicleId } = await makeRequest(await makeUser("driver"));
  const viewer = from("198.18.1.2");
  expect(await findRepairCode(viewer, accessCode)).toMatchObject({
    valid: true,
    repairRequest: { id },
    vehicle: { id: vehicleId },
  });
  expect(await findUserCode(viewer, accessCode)).toEqual({ valid: false, user: null });
  await db.accessCode.update({ where: { code: accessCode }, data: { revokedAt: new Date() } });
  expect(await findRepairCode(viewer, accessCode)).toEqual({ valid: false, repairRequest: null, vehicle: null });
  expect(await findRepairCode(viewer, "' OR 1=1")).toMatchObject({ valid: false });
});

test("a user code stands for its user while the user is active", async () => {
  const driver = await makeUser("driver");
  const { code } = await db.accessCode.create({ data: { kind: "user", userId: driver.id } });
  const viewer = from("198.18.1.3");
  expect(await findUserCode(viewer, code)).toMatchObject({ valid: true, user: { id: driver.id } });
  await db.user.update({ where: { id: driver.id }, data: { status: "Suspended" } });
  expect(await findUserCode(viewer, code)).toEqual({ valid: false, user: null });
});

test("thirty look-ups a minute from one address, then 429 with the seconds to wait", async () => {
  const viewer = from("198.18.1.4");
  for (let index = 0; index < 30; index++) await findRepairCode(viewer, randomUUID());
  await expect(findRepairCode(viewer, randomUUID())).rejects.toMatchObject({
    status: 429,
    retryAfter: expect.any(Number),
  });
});

test("forms that nobody came back for are forgotten", async () => {
  const kept = await keepPendingForm({ ...anonymous, visitorId: randomUUID() }, { kind: "create_request", data: {} });
  await db.pendingForm.update({ where: { id: kept.id }, data: { expiresAt: new Date(0) } });
  expect(await dropExpiredPendingForms()).toBeGreaterThan(0);
  expect(await db.pendingForm.findUnique({ where: { id: kept.id } })).toBeNull();
});

describe("a link ends", () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const opens = async (code: string) => (await findRepairCode(from("198.18.2.1"), code)).valid;

  test.each(["Completed", "Cancelled"] as const)("90 days after its request was %s, and not before", async (closed) => {
    const { id, accessCode } = await makeRequest(await makeUser("driver"), { status: "Pending_Repair" });
    expect(await db.repairRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ closedAt: null });
    const { closedAt } = await db.repairRequest.update({ where: { id }, data: { status: closed } });
    expect(Date.now() - Number(closedAt)).toBeLessThan(60_000);
    expect(await opens(accessCode)).toBe(true);
    await db.repairRequest.update({ where: { id }, data: { closedAt: days(89) } });
    expect(await opens(accessCode)).toBe(true);
    await db.repairRequest.update({ where: { id }, data: { closedAt: days(91) } });
    expect(await opens(accessCode)).toBe(false);
    const reopened = await db.repairRequest.update({ where: { id }, data: { status: "Pending_Repair" } });
    expect(reopened.closedAt).toBeNull();
    expect(await opens(accessCode)).toBe(true);
  });

  test("after as many days as the shop says", () => {
    expect(readEnvironment({}).ACCESS_CODE_DAYS).toBe(90);
    expect(readEnvironment({ ACCESS_CODE_DAYS: "14" }).ACCESS_CODE_DAYS).toBe(14);
    expect(() => readEnvironment({ ACCESS_CODE_DAYS: "soon" })).toThrow(
      "The environment variable ACCESS_CODE_DAYS is not usable",
    );
  });

  test.each(["Suspended", "Inactive"] as const)("while its person or account is %s", async (status) => {
    const driver = await makeUser("driver");
    const { accessCode } = await makeRequest(driver);
    const { code } = await db.accessCode.create({ data: { kind: "user", userId: driver.id } });
    const openNow = async () => [await opens(accessCode), (await findUserCode(from("198.18.2.1"), code)).valid];
    expect(await openNow()).toEqual([true, true]);
    await db.account.update({ where: { id: driver.accountId }, data: { status } });
    expect(await openNow()).toEqual([false, false]);
    await db.account.update({ where: { id: driver.accountId }, data: { status: "Active" } });
    await db.user.update({ where: { id: driver.id }, data: { status } });
    expect(await openNow()).toEqual([false, false]);
  });
});

test("right look-ups cost nothing: fifty of them, and the thirty wrong ones are there still", async () => {
  const { accessCode } = await makeRequest(await makeUser("driver"));
  const viewer = from("198.18.1.5");
  for (let index = 0; index < 50; index++) await findRepairCode(viewer, accessCode);
  for (let index = 0; index < 30; index++) await findRepairCode(viewer, randomUUID());
  await expect(findRepairCode(viewer, randomUUID())).rejects.toMatchObject({ status: 429 });
  expect(await findRepairCode(viewer, accessCode)).toMatchObject({ valid: true });
});

test("neighbours in one /64 share the thirty, the next network has its own", async () => {
  for (let index = 0; index < 30; index++) await findRepairCode(from(`2001:db8:7:1::${index + 1}`), randomUUID());
  await expect(findRepairCode(from("2001:db8:7:1:ffff::1"), randomUUID())).rejects.toMatchObject({ status: 429 });
  expect(await findRepairCode(from("2001:db8:7:2::1"), randomUUID())).toMatchObject({ valid: false });
});
