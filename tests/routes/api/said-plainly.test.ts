import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { action as addLine } from "#app/routes/api/line-items.ts";
import { args } from "../../support/args.ts";
import { makeRequest } from "../../support/world.ts";
import { makeShop, type Shop, send } from "./callers.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});

async function sent(method: string, path: string, json: unknown) {
  const answer = await send(method, path, { cookie: shop.cookies.admin, json });
  return { status: answer.status, body: await answer.json() };
}

test("a payment without a key names the field, and no form", async () => {
  const { status, body } = await sent("POST", `/api/invoices/${crypto.randomUUID()}/payments`, {
    amount: 10,
    method: "cash",
  });
  expect(status).toBe(400);
  expect(body.errors.key[0]).toMatch(/^key must be a UUID of its own for each movement of money/);
});

test.each([[null], [[]], [1], ["words"]])("a body that is no object is refused: %j", async (json) => {
  const before = await db.vehicle.findUniqueOrThrow({ where: { id: shop.first.vehicleId } });
  const { status, body } = await sent("PUT", `/api/vehicles/${shop.first.vehicleId}`, json);
  expect([status, Object.keys(body.errors)]).toEqual([400, ["body"]]);
  expect(await db.vehicle.findUniqueOrThrow({ where: { id: shop.first.vehicleId } })).toEqual(before);
});

test("a status that is none names those there are; a vehicle that is none names the field", async () => {
  const wrong = await sent("PUT", `/api/repair-requests/${shop.first.id}`, { status: "Finished" });
  expect([wrong.status, wrong.body.errors.status[0]]).toEqual([
    400,
    expect.stringMatching(/^Please select a status: one of Pending_Review, .*Completed/),
  ]);
  const missing = await sent("POST", "/api/repair-requests", { vehicleId: crypto.randomUUID() });
  expect([missing.status, missing.body.errors]).toEqual([
    404,
    { vehicleId: ["Please select a vehicle for this repair request"] },
  ]);
});

describe("a figure of a line", () => {
  const line = (figures: string) =>
    `{"repairRequestId":"${shop.first.id}","description":"Wiper blades","unitPrice":10,${figures}}`;

  test.each([
    '"quantity":null',
    '"quantity":true',
    '"quantity":[2]',
    '"quantity":1e400',
    '"quantity":"two"',
    '"unitPrice":null',
  ])("that nobody can type is refused at its field: %s", async (figure) => {
    const { status, body } = await sent("POST", "/api/repair-line-items", JSON.parse(line(figure)));
    const [name = ""] = /\w+/.exec(figure) ?? [];
    const quantity = "Quantity must be a number from 0.01 to 9,999, with at most two decimals";
    const said = name === "quantity" ? quantity : "Must be a number, such as 89.95";
    expect([status, body.errors?.[name]]).toEqual([400, [said]]);
  });
});

describe("a line with a key of its own", () => {
  async function add(repairRequestId: string, key: string, json: object = {}) {
    const { request } = args("/api/repair-line-items", {
      cookie: shop.cookies.admin,
      json: { repairRequestId, description: "Front brake pads", unitPrice: 89.95, ...json },
    });
    request.headers.set("Idempotency-Key", key);
    const answer = await addLine({ request, params: {}, pattern: "api/repair-line-items" });
    return { status: answer.status, body: await answer.json() };
  }

  test("is one line however often it is sent, and a line of its own under another key", async () => {
    const { id } = await makeRequest(shop.driver, { status: "Pending_Approval" });
    const [first, second] = [await add(id, "mine-1"), await add(id, "mine-1")];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    expect((await add(id, "mine-2")).body.id).not.toBe(first.body.id);
    expect(await db.repairLineItem.count({ where: { repairRequestId: id } })).toBe(2);
    expect(await db.historyEvent.count({ where: { repairRequestId: id, kind: "item_added" } })).toBe(2);
  });

  test("is refused with other words, and adds nothing", async () => {
    const { id } = await makeRequest(shop.driver, { status: "Pending_Approval" });
    await add(id, "mine-1");
    const other = await add(id, "mine-1", { unitPrice: 120 });
    expect([other.status, other.body.message]).toEqual([
      409,
      "This Idempotency-Key named another line before: nothing was added.",
    ]);
    expect(await db.repairLineItem.count({ where: { repairRequestId: id } })).toBe(1);
  });
});
