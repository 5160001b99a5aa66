import { expect, test } from "vitest";
import { accountScope, requestScope, requestScopeSql, vehicleScope } from "#app/access/scopes.server.ts";
import { db } from "#app/platform/db.server.ts";
import { anonymous, makeRequest, makeUser, viewerOf } from "../support/world.ts";

test("the scope in SQL, by which rows are locked, opens what the one of lists opens: for a stranger nothing", async () => {
  const [advisor, stranger] = [await makeUser("advisor"), await makeUser("driver")];
  const driver = await makeUser("driver");
  const { id } = await makeRequest(driver, { advisor });
  const withCode = { ...anonymous, repairCode: { code: "of-this-test", repairRequestId: id } };
  const everybody = {
    nobody: [anonymous, false],
    "another driver": [viewerOf(stranger), false],
    "another advisor": [viewerOf(await makeUser("advisor")), false],
    "its driver": [viewerOf(driver), true],
    "its advisor": [viewerOf(advisor), true],
    "who has its code": [withCode, true],
    "an admin": [viewerOf(await makeUser("admin")), true],
  } as const;
  for (const [who, [viewer, opens]] of Object.entries(everybody)) {
    const listed = await db.repairRequest.count({ where: { AND: [{ id }, requestScope(viewer)] } });
    const locked = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM "RepairRequest" WHERE "id" = ${id}::uuid AND ${requestScopeSql(viewer)} FOR UPDATE`;
    expect([who, listed === 1, locked.length === 1]).toEqual([who, opens, opens]);
  }
});

test("accounts and vehicles open to their people, to who looks after the account, and to who has a request of it", async () => {
  const driver = await makeUser("driver");
  const [ofAccount, ofRequest, ofOther] = [
    await makeUser("advisor"),
    await makeUser("advisor"),
    await makeUser("advisor"),
  ];
  const technician = await makeUser("technician");
  const { vehicleId } = await makeRequest(driver, { advisor: ofRequest, technician });
  await db.accountAdvisor.create({ data: { accountId: driver.accountId, advisorId: ofAccount.id } });
  await db.accountAdvisor.create({ data: { accountId: ofOther.accountId, advisorId: ofOther.id } });
  const everybody = {
    nobody: [anonymous, false],
    "another driver": [viewerOf(await makeUser("driver")), false],
    "another technician": [viewerOf(await makeUser("technician")), false],
    "the advisor of another account": [viewerOf(ofOther), false],
    "its driver": [viewerOf(driver), true],
    "the account's advisor": [viewerOf(ofAccount), true],
    "the request's advisor": [viewerOf(ofRequest), true],
    "the request's technician": [viewerOf(technician), true],
    "an admin": [viewerOf(await makeUser("admin")), true],
  } as const;
  for (const [who, [viewer, opens]] of Object.entries(everybody)) {
    const accounts = await db.account.count({ where: { AND: [{ id: driver.accountId }, accountScope(viewer)] } });
    const vehicles = await db.vehicle.count({ where: { AND: [{ id: vehicleId }, vehicleScope(viewer)] } });
    expect([who, accounts === 1, vehicles === 1]).toEqual([who, opens, opens]);
  }
});
