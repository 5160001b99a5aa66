import { expect, test } from "vitest";
import { requestScope, requestScopeSql } from "#app/access/scopes.server.ts";
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
