import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#app/db.server.ts";
import { findRepairCode, findUserCode } from "#app/models/access-code.server.ts";
import { dropExpiredPendingForms, keepPendingForm } from "#app/models/pending-form.server.ts";
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
