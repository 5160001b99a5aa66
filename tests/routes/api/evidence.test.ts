import { expect, test } from "vitest";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";
import { send } from "./callers.ts";

const PADS = { description: "Front brake pads and rotors replacement", type: "Service" } as const;

test("whoever may see a request gets the evidence of its lines, in dollars, with the sources", async () => {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver, { lines: [PADS, { description: "Zzyx quux" }] });
  const cookie = await signIn(driver);
  const own = await (await send("GET", `/api/repair-requests/${request.id}/prices`, { cookie })).json();
  const open = await send("GET", `/api/public/repair-requests/${request.id}/prices`, {
    search: { code: request.accessCode },
  });
  expect(await open.json()).toEqual(own);
  expect(own.lines).toHaveLength(1);
  const [line] = own.lines;
  expect(line.lineItemId).toBe(request.itemIds[0]);
  expect(line.low).toBeGreaterThan(20);
  expect(line.high).toBeGreaterThan(line.low);
  expect(line.high).toBeLessThan(5000);
  expect(line.sources.length).toBeGreaterThan(0);
});

test("the sample has evidence for everybody", async () => {
  const { lines, summary } = await (await send("GET", "/api/public/repair-requests/demo/prices")).json();
  expect(lines.length).toBeGreaterThan(4);
  expect(summary).toMatch(/\$/);
});

test("a stranger gets 401, another driver 404", async () => {
  const request = await makeRequest(await makeUser("driver"), { lines: [PADS] });
  expect((await send("GET", `/api/public/repair-requests/${request.id}/prices`)).status).toBe(401);
  const cookie = await signIn(await makeUser("driver"));
  expect((await send("GET", `/api/repair-requests/${request.id}/prices`, { cookie })).status).toBe(404);
});
