import { expect, test } from "vitest";
import { assignRequest } from "#app/desk/calendar/assign.server.ts";
import { db } from "#app/platform/db.server.ts";
import { Assign } from "#app/repair/assign/assign.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

test("an assignment that is saved as it stands writes and tells nothing anew", async () => {
  const [admin, advisor, technician] = [
    await makeUser("admin"),
    await makeUser("advisor"),
    await makeUser("technician"),
  ];
  const { id } = await makeRequest(await makeUser("driver"), {});
  const { technician: at } = await db.user.findUniqueOrThrow({
    where: { id: technician.id },
    include: { technician: true },
  });
  const input = Assign.parse({
    advisorId: advisor.id,
    technicianId: at?.id,
    scheduledServiceDate: `${new Date().getFullYear() + 1}-03-04T10:00`,
    scheduledMinutes: "60",
  });
  const written = () => db.historyEvent.count({ where: { repairRequestId: id } });
  await assignRequest(viewerOf(admin), id, input);
  const once = await written();
  await assignRequest(viewerOf(admin), id, input);
  expect(await written()).toBe(once);
  await assignRequest(viewerOf(admin), id, { ...input, scheduledMinutes: 90 });
  expect(await written()).toBe(once + 1);
});
