import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { listOwnRepairs } from "#app/repair/requests/own.server.ts";
import { analyzeItems } from "#app/repair/verbs.server.ts";
import { handIn } from "../support/readings.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

test("repairs of one car are told apart by their first work, by the shop and by the day", async () => {
  const driver = await makeUser("driver");
  const viewer = viewerOf(driver);
  const plain = await makeRequest(driver);
  const { vehicleId } = plain;
  const lines = ["Front pads", "Rear pads", "Flush", "Tires"].map((description) => ({ description }));
  const typed = await makeRequest(driver, { vehicleId, lines });
  const read = await makeRequest(driver, { vehicleId });
  await handIn(viewer, read.id, { shop: "Eastgate Auto Works", lines: [["Replace alternator", 50_000]] });
  const provided = await makeRequest(driver, { vehicleId, lines: lines.slice(0, 1) });
  await handIn(viewer, provided.id, {
    shop: "Hi this is Nando at Eastgate Auto Works. Is",
    lines: [["Battery", 9_000]],
  });
  const rows = await listOwnRepairs(viewer);
  expect(rows.map(({ id, what, shop }) => [id, what, shop])).toEqual([
    [provided.id, expect.stringMatching(/^Front pads/), null],
    [read.id, "Replace alternator", "Eastgate Auto Works"],
    [typed.id, "Front pads, Rear pads and 2 more", null],
    [plain.id, "Brake Service", null],
  ]);
});

test("a target that the shop has not agreed to is not shown as the price", async () => {
  const driver = await makeUser("driver");
  const lines = [{ description: "Front pads", unitPrice: 10_000, group: "quote_analyzed" as const }];
  const { id } = await makeRequest(driver, { lines });
  await analyzeItems(viewerOf(driver), id);
  expect(String((await db.repairRequest.findUniqueOrThrow({ where: { id } })).totalPrice)).toBe("78");
  expect((await listOwnRepairs(viewerOf(driver)))[0]?.sum).toBe(10_000);
});
