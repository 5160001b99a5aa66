import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { action as check, loader as point } from "#app/routes/dashboard/work/point.tsx";
import { loader as sheet } from "#app/routes/dashboard/work/sheet.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

test("of two first notes on one point neither is written over unseen, and the same one sent twice is one", async () => {
  const technician = await makeUser("technician");
  const cookie = await signIn(technician);
  const { id } = await makeRequest(await makeUser("driver"), { technician, status: "Scheduled" });
  const given = (form?: Record<string, string>) =>
    args(`/dashboard/work/${id}/points/Battery`, {
      cookie,
      params: { id, name: "Battery" },
      ...(form ? { form } : {}),
    });
  const kept = () => db.inspectionPoint.findFirst({ where: { repairRequestId: id, name: "Battery" } });

  const { points } = await sheet(given());
  expect(points.find(({ name }) => name === "Battery")).toMatchObject({ version: 0 });
  expect(await point(given())).toMatchObject({ version: 0 });
  const first = { name: "Battery", rating: "yellow", note: "Weak at 11.8 V", version: "0" };
  // The form of a first note stays open: photos are of what was saved.
  const saved = await check(given(first));
  expect(saved instanceof Response && saved.headers.get("location")).toBe(`/dashboard/work/${id}/points/Battery`);
  await check(given(first));
  expect(await check(given({ ...first, note: "Terminals corroded" }))).toMatchObject({
    data: { stale: true, initialValue: { note: "Terminals corroded" } },
    init: { status: 409 },
  });
  expect(await kept()).toMatchObject({ note: "Weak at 11.8 V", version: 1 });
  // Told of it, the second is written over what stands now.
  await check(given({ ...first, note: "Terminals corroded", version: "1" }));
  expect(await kept()).toMatchObject({ note: "Terminals corroded", version: 2 });
});
